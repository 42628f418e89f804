// swift-format-ignore-file
// Generated from Tables/SameDisposables.txt by .ci/spellings.

#if Porting

  @_documentation(visibility: internal)
  extension Disposable {
    /// Combine.
    @available(*, deprecated, renamed: "dispose()")
    public func cancel() { dispose() }

    /// Rx.
    @available(*, deprecated, renamed: "store(in:)")
    public func disposed(by bag: DisposeBag) { store(in: bag) }

    /// Rx.
    @available(*, deprecated, renamed: "store(in:)")
    public func addDisposableTo(_ bag: DisposeBag) { store(in: bag) }
  }

  @_documentation(visibility: internal)
  extension Disposables {
    /// Rx.
    @available(*, deprecated, message: "write `Disposables.none`")
    public static func create() -> any Disposable { none }

    /// Rx.
    @available(*, deprecated, message: "use `CompositeDisposable([…])`")
    public static func create(_ first: any Disposable, _ others: any Disposable...) -> any Disposable { CompositeDisposable([first] + others) }
  }

  @_documentation(visibility: internal)
  extension CompositeDisposable {
    /// RAC.
    @available(*, deprecated, renamed: "add(_:)")
    public func addDisposable(_ disposable: (any Disposable)?) { if let disposable { add(disposable) } }

    /// Rx.
    @available(*, deprecated, renamed: "add(_:)")
    public func insert(_ disposable: any Disposable) { add(disposable) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `add(AnyDisposable { … })`")
    public func add(_ action: @escaping @Sendable () -> Void) { add(AnyDisposable(action)) }

    /// ReactiveSwift.  An operator that compiles would be tried for every `+=` of an app..
    @available(*, unavailable, message: "use `add(_:)`")
    public static func += (_: CompositeDisposable, _: any Disposable) { moved }

    /// Rx.
    @available(*, deprecated, message: "use `CompositeDisposable([…])`")
    public convenience init(_ first: any Disposable, _ others: any Disposable...) { self.init([first] + others) }
  }

  @_documentation(visibility: internal)
  extension SerialDisposable {
    /// RAC, Rx.
    @available(*, deprecated, renamed: "inner")
    public var disposable: (any Disposable)? { get { inner } set { inner = newValue } }

    /// Rx.
    @available(*, deprecated, message: "set `inner`")
    public func setDisposable(_ disposable: any Disposable) { inner = disposable }
  }

  @_documentation(visibility: internal)
  extension Lifetime {
    /// ReactiveSwift.
    @available(*, deprecated, message: "use `add(AnyDisposable { … })`")
    public func observeEnded(_ action: @escaping @Sendable () -> Void) { add(AnyDisposable(action)) }

    /// Rx.
    @available(*, deprecated, renamed: "add(_:)")
    public func insert(_ disposable: any Disposable) { add(disposable) }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `add(_:)`")
    public static func += (_: Lifetime, _: any Disposable) { moved }
  }

#endif
