// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import TickStreams

/// How long the replayed elements of `share(replay:scope:)` are kept.
public enum SubjectLifetimeScope: Sendable { case forever, whileConnected }

/// A source that starts with `connect()`, and that a subject distributes.
public final class ConnectableObservable<Element>: Observable<Element> {
  /// Unchecked, because it is changed on the thread of the test.
  private final class Connection: @unchecked Sendable {
    var subject: PublishSubject<Element>?
    var upstream: (any Disposable)?
    var count = 0
  }

  private let connection = Connection()
  private let source: Observable<Element>
  private let makeSubject: @Sendable () -> PublishSubject<Element>

  init(_ source: Observable<Element>, _ makeSubject: @escaping () -> PublishSubject<Element>) {
    let make = Held(makeSubject)
    self.source = source
    self.makeSubject = { make.value() }
    super.init(
      .deferred { [connection] in
        let subject = connection.subject ?? make.value()
        connection.subject = subject
        return subject.signal
      })
  }

  /// Starts the source, unless it runs; its end, or a disposal, ends the use of the subject.
  public func connect() -> any Disposable {
    if let upstream = connection.upstream { return upstream }
    let subject = connection.subject ?? makeSubject()
    connection.subject = subject
    let upstream = TickStreams.SerialDisposable()
    let end = Disposables.create { [connection] in
      upstream.dispose()
      guard connection.subject === subject else { return }
      (connection.subject, connection.upstream) = (nil, nil)
    }
    connection.upstream = end
    upstream.inner = source.subscribe { event in
      if event.isStopEvent { end.dispose() }
      subject.on(event)
    }
    return end
  }

  /// Connects with the first subscriber, or with one that comes as the source ends, and disconnects with the last.
  public func refCount() -> Observable<Element> {
    .create { [self] observer in
      var isEnded = false
      let subscription = subscribe { event in
        isEnded = event.isStopEvent
        observer.on(event)
      }
      if isEnded { return subscription }
      connection.count += 1
      if connection.upstream == nil { _ = connect() }
      return Disposables.create { [self] in
        subscription.dispose()
        connection.count -= 1
        if connection.count == 0 { connection.upstream?.dispose() }
      }
    }
  }
}

extension Observable {
  public func multicast(makeSubject: @escaping () -> PublishSubject<Element>) -> ConnectableObservable<Element> {
    ConnectableObservable(self, makeSubject)
  }

  public func multicast(_ subject: PublishSubject<Element>) -> ConnectableObservable<Element> { multicast { subject } }

  /// What `selector` makes of the shared elements; the source starts when that is subscribed to.
  public func multicast<Output>(
    _ makeSubject: @escaping () throws -> PublishSubject<Element>, selector: @escaping (Observable) throws -> Observable<Output>
  ) -> Observable<Output> {
    .deferred { [self] in
      let shared = multicast(try makeSubject())
      let result = try selector(shared)
      return .create { Disposables.create(result.subscribe($0), shared.connect()) }
    }
  }

  public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> { multicast(ReplaySubject.create(bufferSize: bufferSize)) }
  public func replayAll() -> ConnectableObservable<Element> { replay(.max) }

  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable {
    switch scope {
    case .forever: self.replay(replay).refCount()
    case .whileConnected: multicast { ReplaySubject.create(bufferSize: replay) }.refCount()
    }
  }
}
