// The samples of the page "In UIKit" that need UIKit; `.ci/apple --all` compiles them for iOS.

#if canImport(UIKit) && !os(watchOS)
  import TickStreams
  import UIKit

  enum UIKitSamples {
    nonisolated enum Section: Sendable {
      case current
    }

    final class SaleCell: UICollectionViewCell {
      private let label = UILabel()

      func show(_ sale: SaleID, in hub: CountdownHub<SaleID>) {
        hub.bind(self, to: sale) { cell, left in cell.label.text = left?.countdownLabel() ?? "over" }
      }
    }

    static func rows(_ view: UICollectionView, _ hub: CountdownHub<SaleID>) -> AnyObject {
      let dataSource = UICollectionViewDiffableDataSource<Section, SaleID>(
        collectionView: view
      ) { view, indexPath, id in
        let cell = view.dequeueReusableCell(
          withReuseIdentifier: "sale", for: indexPath)
        (cell as? SaleCell)?.show(id, in: hub)
        return cell
      }
      return dataSource
    }

    static func phases() -> TickSignal<AppPhase, Never> {
      let names = AppPhase.Notifications(
        didBecomeActive: UIScene.didActivateNotification,
        willResignActive: UIScene.willDeactivateNotification,
        didEnterBackground: UIScene.didEnterBackgroundNotification,
        willEnterForeground: UIScene.willEnterForegroundNotification
      )
      return AppPhase.signal(names)
    }
  }
#endif
