// swift-format-ignore-file
// Generated from Tables/SameDisposables.txt by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension Disposable {
    /// Combine.
    @available(*, unavailable, renamed: "dispose()")
    public func cancel() { moved }

    /// Rx.
    @available(*, unavailable, renamed: "store(in:)")
    public func disposed(by _: DisposeBag) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "store(in:)")
    public func addDisposableTo(_: DisposeBag) { moved }
  }

  @_documentation(visibility: internal)
  extension Disposables {
    /// Rx.
    @available(*, unavailable, message: "write `Disposables.none`")
    public static func create() -> any Disposable { moved }

    /// Rx.
    @available(*, unavailable, message: "use `CompositeDisposable([…])`")
    public static func create(_: any Disposable, _: any Disposable...) -> any Disposable { moved }
  }

  @_documentation(visibility: internal)
  extension CompositeDisposable {
    /// RAC.
    @available(*, unavailable, renamed: "add(_:)")
    public func addDisposable(_: (any Disposable)?) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "add(_:)")
    public func insert(_: any Disposable) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `add(AnyDisposable { … })`")
    public func add(_: @escaping @Sendable () -> Void) { moved }

    /// ReactiveSwift.  An operator that compiles would be tried for every `+=` of an app..
    @available(*, unavailable, message: "use `add(_:)`")
    public static func += (_: CompositeDisposable, _: any Disposable) { moved }

    /// Rx.
    @available(*, unavailable, message: "use `CompositeDisposable([…])`")
    public convenience init(_: any Disposable, _: any Disposable...) { moved }
  }

  @_documentation(visibility: internal)
  extension SerialDisposable {
    /// RAC, Rx.
    @available(*, unavailable, renamed: "inner")
    public var disposable: (any Disposable)? { get { moved } set {} }

    /// Rx.
    @available(*, unavailable, message: "set `inner`")
    public func setDisposable(_: any Disposable) { moved }
  }

  @_documentation(visibility: internal)
  extension Lifetime {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `add(AnyDisposable { … })`")
    public func observeEnded(_: @escaping @Sendable () -> Void) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "add(_:)")
    public func insert(_: any Disposable) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `add(_:)`")
    public static func += (_: Lifetime, _: any Disposable) { moved }
  }

#endif
