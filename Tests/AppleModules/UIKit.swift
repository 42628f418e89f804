// swift-format-ignore-file
// What the package uses of Apple's UIKit. watchOS has the module without `UIApplication`; macOS lacks it.
// Pages are below https://developer.apple.com/documentation/uikit; see .ci/apple.

@_exported public import Foundation

#if !os(watchOS)
  // uiapplication, `@MainActor`; its notifications are `nonisolated`
  @MainActor open class UIApplication: NSObject {
    // uiapplication/didbecomeactivenotification and so on: iOS 4.0+, tvOS 9.0+, visionOS 1.0+
    public nonisolated class var didBecomeActiveNotification: NSNotification.Name { fatalError() }
    public nonisolated class var willResignActiveNotification: NSNotification.Name { fatalError() }
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name { fatalError() }
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name { fatalError() }
  }

  // uiscene: its notifications are `nonisolated`, too
  @MainActor open class UIScene: NSObject {
    public nonisolated class var didActivateNotification: NSNotification.Name { fatalError() }
    public nonisolated class var willDeactivateNotification: NSNotification.Name { fatalError() }
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name { fatalError() }
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name { fatalError() }
  }

  // uiview, uilabel, uicollectionview, uicollectionviewcell, all "@MainActor"
  @MainActor open class UIView: NSObject { public override init() {} }
  @MainActor open class UILabel: UIView { open var text: String? }
  @MainActor open class UICollectionViewCell: UIView {}
  @MainActor open class UICollectionView: UIView {
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell { fatalError() }
  }

  // uicollectionviewdiffabledatasource-9tqpa: "@MainActor @preconcurrency", with identifiers that are `Hashable` and `Sendable`
  @MainActor @preconcurrency
  open class UICollectionViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>: NSObject {
    public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {}
  }
#endif
