import Foundation
import TestSupport
import Testing

@testable import port_streams

/// The replacements of `port-streams` for messages of the compiler.
struct PortStreamsTests {
  /// The code after the answer to the first `name` in it was applied.
  private func ported(_ code: String, at name: String, _ message: String) -> String {
    let source = Source(code)
    let offset = code.utf8.distance(from: code.startIndex, to: code.range(of: name)?.lowerBound ?? code.startIndex)
    let diagnostic = Diagnostic(kind: .error, file: "A.swift", line: 1, column: offset + 1, message: message)
    var bytes = source.bytes
    for edit in Rules(source: source).edits(for: diagnostic, at: offset).sorted(by: { $0.start > $1.start }) {
      bytes.replaceSubrange(edit.start..<edit.end, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aRenamedFunctionGetsItsLabels() {
    expectEqual(
      ported(
        "s.throttle(.seconds(1), scheduler: main)", at: "throttle",
        "'throttle(_:scheduler:)' is deprecated: renamed to 'throttle(for:on:)' [#DeprecatedDeclaration]"),
      "s.throttle(for: .seconds(1), on: main)")
    expectEqual(ported("s.observeOn(main)", at: "observeOn", "'observeOn' is deprecated: renamed to 'deliver(on:)'"), "s.deliver(on: main)")
    expectEqual(ported("s.skipNil()", at: "skipNil", "'skipNil()' is deprecated: renamed to 'compacted()'"), "s.compacted()")
  }

  @Test func anArgumentThatIsLeftOutStaysSo() {
    expectEqual(
      ported(
        "s.throttle(.seconds(1), scheduler: main)", at: "throttle",
        "'throttle(_:latest:scheduler:)' is deprecated: renamed to 'throttle(for:latest:on:)'"), "s.throttle(for: .seconds(1), on: main)")
  }

  private static let hot = "'createHotObservable' is unavailable: use `hot([.next(value, at: .seconds(10))])`, and its `signal`"

  @Test func theEventsOfATestSourceGetTheirTimesAtTheEnd() {
    expectEqual(
      ported("s.createHotObservable([\n  .next(210, [1, 2]),\n  .error(300, e),\n  .completed(500),\n])", at: "createHot", Self.hot),
      "s.hot([\n  .next([1, 2], at: .seconds(210)),\n  .failed(e, at: .seconds(300)),\n  .completed(at: .seconds(500)),\n])")
  }

  @Test(arguments: [
    "s.createHotObservable(events)", "s.createHotObservable([.next(start + 1, 2)])",
    "s.createHotObservable([.next(1, 2) /* one */, .next(2, 3)])",
    "s.createHotObservable([Recorded.next(1, 2)])", "s.createHotObservable([.next(1)])", "s.createHotObservable([.next(1, 2), .x])",
  ])
  func aTestSourceIsChangedWholeOrNotAtAll(code: String) { expectEqual(ported(code, at: "createHot", Self.hot), code) }

  @Test func aTypeDoesNotFollowADot() {
    let code = "let (l, t) = Lifetime.make()"
    expectEqual(ported(code, at: "make", "'make()' has been renamed to 'Lifetime()'"), code)
    expectEqual(ported(code, at: "make", "'make()' is unavailable: use `Lifetime()`, which ends with its last reference"), code)
  }

  /// A file, and the errors that the compiler finds after the change.
  @Test(arguments: [(0, true), (1, true), (2, false)]) func aFileThatGotWorseIsLeft(errors: Int, isChanged: Bool) throws {
    let file = try read("s.observeOn(main)\n")
    func diagnostic(_ message: String) -> Diagnostic { Diagnostic(kind: .error, file: file.url.path, line: 1, column: 3, message: message) }
    let porter = Porter([file]) { files, _ in
      let isOld = files[0].text.contains("observeOn")
      return isOld
        ? [diagnostic("'observeOn' has been renamed to 'deliver(on:)'")] : (0..<errors).map { diagnostic("no member \($0)") }
    }
    try porter.run(atMost: 3)
    expectEqual(file.text, (isChanged ? "s.deliver(on: main)\n" : "s.observeOn(main)\n"))
    expectEqual(porter.report.contains("left as it was, with 1 errors; the changes would have given it 2"), !isChanged)
  }

  /// Old names, and the last check that ends in time: the changes of the round before a slow one are kept, its own are not.
  @Test(arguments: [(0, "s.a(x).b(x)\r\n"), (1, "s.c(x).b(x)\r\n"), (2, "s.c(x).d(x)\r\n")])
  func changesThatMakeTheCheckSlowAreTakenBack(checks: Int, text: String) throws {
    let file = try read("s.a(x).b(x)\r\n")
    var count = -1
    let porter = Porter([file]) { files, limit in
      #expect(limit >= .seconds(10))
      count += 1
      guard count <= checks else { return nil }
      let (name, new, column) = count == 0 ? ("a", "c", 3) : ("b", "d", 8)
      let message = "'\(name)' has been renamed to '\(new)'"
      return count == 2 ? [] : [Diagnostic(kind: .error, file: file.url.path, line: 1, column: column, message: message)]
    }
    try porter.run(atMost: 3)
    expectEqual(file.text, text)
    expectEqual(porter.report.contains("is taken back: with its changes the check took longer than 10 s"), (checks < 2))
  }

  @Test func aFunctionThatIsAPropertyLosesItsParentheses() {
    expectEqual(ported("d.create()", at: "create", "'create()' has been renamed to 'none'"), "d.none")
  }

  @Test func aTypeKeepsItsValue() {
    let message = "'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>`"
    expectEqual(ported("let a: Observable<[Int: String]>", at: "Observable", message), "let a: TickSignal<[Int: String], any Error>")
    expectEqual(ported("Observable<Int>.interval(t)", at: "Observable", message), "TickSignal.interval(t)")
    expectEqual(ported("Observable.just(1)", at: "Observable", message), "TickSignal.just(1)")
  }

  @Test(arguments: ["f(Observable<Int, g { $0 > 1 })", "let a: Observable<Int = b ?? c { $0 > 1 }", "Observable<[Int", "Observable<Int\n>"])
  func aTypeWhoseBracketsDoNotCloseIsLeft(code: String) {
    expectEqual(ported(code, at: "Observable", "'Observable' is unavailable: use `TickSignal<Value, any Error>`"), code)
  }

  @Test func aMethodThatIsNotCalledKeepsItsLabels() {
    expectEqual(
      ported("numbers.forEach(observer.send(value:))", at: "send", "'send(value:)' is deprecated: renamed to 'next(_:)'"),
      "numbers.forEach(observer.next(_:))")
  }

  private static let pipe = "'pipe()' is unavailable: use `TickSubject()`, which sends to all that observe its `signal`"

  @Test(arguments: [
    (
      "  let (taps, observer) = TickSignal<(Int, [Int]), Never>.pipe()",
      "  let observer = TickSubject<(Int, [Int]), Never>()\n  let taps = observer.signal"
    ),
    ("(self.taps, input) = TickSignal<() -> Int, E>.pipe()", "input = TickSubject<() -> Int, E>()\nself.taps = input.signal"),
    ("let (_, observer) = TickSignal<Int, Never>.pipe()", "let observer = TickSubject<Int, Never>()"),
  ])
  func aPipeBecomesASubject(code: String, text: String) { expectEqual(ported(code, at: "pipe", Self.pipe), text) }

  @Test(arguments: [
    "let pipe = TickSignal<Int, Never>.pipe()", "let (a, b) = Inner.pipe()", "let (a, b) = .pipe()",
    "let (a, _) = TickSignal<Int, E>.pipe()",
    "let (a, b): (A, B) = TickSignal<Int, E>.pipe()", "let (a, b) = >.pipe()", "pipe()",
  ])
  func aPipeWhoseTypeIsNotThereIsLeft(code: String) { expectEqual(ported(code, at: "pipe()", Self.pipe), code) }

  @Test func aTypeInATypeKeepsItsValues() {
    let message = "'Observer' is unavailable: use `TickSubject` for the input of a pipe"
    expectEqual(ported("var o: TickSignal<(A) -> B, Never>.Observer!", at: "Observer", message), "var o: TickSubject<(A) -> B, Never>!")
    expectEqual(ported("var o: Inner.Observer", at: "Observer", message), "var o: Inner.Observer")
  }

  @Test func aNumberOfSecondsBecomesASpan() {
    let message =
      "conformance of 'OldSeconds' to 'TickStreamsAPI' is unavailable: use `debounce(for: .seconds(0.3), on:)`: a span is a `Duration`"
    expectEqual(ported("s.debounce(0.3, on: main)", at: "debounce", message), "s.debounce(.seconds(0.3), on: main)")
    expectEqual(
      ported("s.debounce(wait, on: main)", at: "debounce", message), "s.debounce(wait, on: main)", "whose seconds these are is not known")
  }

  @Test func aStrategyBecomesAName() {
    let message =
      "conformance of 'OldStrategy' to 'TickStreamsAPI' is unavailable: use `flatMapLatest` for `.latest`, `flatMap` for `.merge`"
    expectEqual(ported("s.flatMap(.latest) { load($0) }", at: "flatMap", message), "s.flatMapLatest { load($0) }")
    expectEqual(ported("s.flatMap(strategy) { load($0) }", at: "flatMap", message), "s.flatMap(strategy) { load($0) }")
  }

  @Test func whatIsSuperfluousIsLeftOut() {
    expectEqual(
      ported("s\n  .asObservable()\n  .map(f)", at: "asObservable", "'asObservable()' is unavailable: leave it out"), "s\n  .map(f)")
  }

  @Test func aHolderGetsItsSignal() {
    let message =
      "conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`"
    expectEqual(ported("relay.map { $0 }", at: "map", message), "relay.signal.map { $0 }")
  }

  @Test func bracketsInStringsAndClosuresDoNotEndACall() {
    expectEqual(
      ported(
        "s.debug(\")\", { f(\"(\") }, scheduler: main)", at: "debug", "'debug(_:_:scheduler:)' is deprecated: renamed to 'log(_:_:on:)'"),
      "s.log(\")\", { f(\"(\") }, on: main)")
  }

  @Test func schedulersOfMainAreOneAndAHopIsLeftToAPerson() {
    expectEqual(Schedulers.edits(Source("s.debounce(t, scheduler: MainScheduler.instance)")).map(\.text), [".main"])
    expectEqual(Schedulers.edits(Source("s.debounce(t, on: QueueScheduler.main)")).map(\.text), [".main"])
    #expect(Schedulers.edits(Source("s.observe(on: QueueScheduler.main)")).isEmpty)
    #expect(Schedulers.edits(Source("log(\"on: DispatchQueue.main\") // on: UIScheduler()")).isEmpty)
  }

  @Test func linesWhoseMeaningIsAnotherAreListedByTheirNumber() throws {
    let file = try read("import RxSwift\nlet a = b.asDriver()\n_ = a.drive(c)\nlet d = e.retry(3)\n")
    file.replaceImports()
    #expect(file.text.hasPrefix("import TickStreams\n"))
    expectEqual(Traps.lines(of: file).compactMap { $0.split(separator: ":").first.map { String($0) } }, ["2", "3", "4"])
    #expect(file.difference.contains("-import RxSwift\n+import TickStreams"))
  }

  @Test func aTestOfReactiveSwiftImportsItsScheduler() throws {
    let file = try read("@testable import ReactiveSwift\nlet s = TestScheduler()\n")
    file.replaceImports()
    expectEqual(file.text, "import TickStreams\nimport TickStreamsTesting\nlet s = TestScheduler()\n")
  }

  /// A replacement that leaves the text as it is does not come again in each round.
  @Test func roundsEndWhenNothingChanges() throws {
    let file = try read("s.next(x)\n")
    var checks = 0
    let porter = Porter([file]) { _, _ in
      checks += 1
      return [Diagnostic(kind: .warning, file: file.url.path, line: 1, column: 3, message: "'next' is deprecated: renamed to 'next(_:)'")]
    }
    try porter.run(atMost: 12)
    expectEqual(checks, 1)
  }

  @Test func theSignalOfAPropertyOfReactiveSwiftBecomesItsChanges() throws {
    let code = "_ = a.signal.skipNil()\n_ = (a.signals, self.signal, \"a.signal \\(a.signal)\")  // .signal\n"
    let file = try read("import ReactiveSwift\n" + code)
    try Porter([file]) { _, _ in [] }.run(atMost: 3)
    let ported = "_ = a.changes.skipNil()\n_ = (a.signals, self.signal, \"a.signal \\(a.changes)\")  // .signal\n"
    expectEqual(file.text, "import TickStreams\n" + ported)
  }

  @Test(arguments: [
    ("import RxSwift // why\r\nimport RxCocoa\r\n", "import TickStreams // why\r\n"),
    ("@preconcurrency import class RxSwift.DisposeBag;", "@preconcurrency import TickStreams;"),
    ("#if A\nimport Combine\n#else\nimport OpenCombine\n#endif", "#if A\nimport TickStreams\n#else\nimport TickStreams\n#endif"),
    ("import RxTest // why\r\nimport RxBlocking\r\n", "import TickStreams\r\nimport TickStreamsTesting // why\r\n"),
    ("let text = \"\"\"\nimport RxSwift\n\"\"\" /*\nimport RxCocoa\n*/", nil), ("import RxSwiftTools\n", nil),
  ])
  func importsAreReplacedInCodeAlone(code: String, ported: String?) throws {
    let file = try read(code)
    file.replaceImports()
    #expect(file.text == ported ?? code)
  }

  /// What is copied may not end in a comment, nor what follows slip behind one.
  @Test(arguments: [
    ("s.catchErrorJustReturn(\n  0 // none\n)", "s.catchErrorJustReturn(\n  0 // none\n)"),
    ("s.catchErrorJustReturn(\"//)\")", "s.catch { _ in .just(\"//)\") }"),
    ("s.catchErrorJustReturn(a / b(/\"\\/\\(/)) }", "s.catch { _ in .just(a / b(/\"\\/\\(/)) } }"),
    ("s.catchErrorJustReturn(a.reduce(1, /)) // \"(", "s.catch { _ in .just(a.reduce(1, /)) } // \"("),
    ("s.catchErrorJustReturn(#\"\"\"#, #/\")/#", "s.catchErrorJustReturn(#\"\"\"#, #/\")/#"),
    ("s.catchErrorJustReturn(#\"\"\"#)", "s.catch { _ in .just(#\"\"\"#) }"),
    ("s.catchErrorJustReturn((] })", "s.catchErrorJustReturn((] })"),
    ("s.catchErrorJustReturn(voilà )", "s.catch { _ in .just(voilà) }"),
  ])
  func argumentsWithCommentsAreLeft(code: String, ported: String) {
    expectEqual(self.ported(code, at: "catchError", "'catchErrorJustReturn' is unavailable: use `catch { _ in .just(value) }`"), ported)
  }

  @Test(arguments: [
    ("s // 增加\n  .asObservable().map(f)", "s // 增加\n  .map(f)"), ("s // 增加\n  .asObservable()\n  .map(f)", "s // 增加\n  .map(f)"),
    ("s\n  .asObservable() // why\n", "s\n   // why\n"), ("s?.asObservable()", "s?.asObservable()"),
  ])
  func whatFollowsIsNoPartOfAComment(code: String, text: String) {
    expectEqual(ported(code, at: "asObservable", "'asObservable()' is unavailable: leave it out"), text)
  }

  @Test func aCompilerThatFailsIsAnError() throws {
    let file = try read("let a = 1\n")
    #expect(throws: CompilerError.self) { try Compiler(modules: "/", options: ["-taget"]).check([file], within: .seconds(60)) }
  }

  @Test func aFolderHasTheFilesOfTheAppEachOnce() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "port-streams-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["A/X.swift", "B/X.swift", "Pods/Y.swift", ".build/Z.swift", "Package.swift"] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (path == "Package.swift" ? "\n//swift-tools-version:6.3\n" : "let x = 1\n").write(to: file, atomically: true, encoding: .utf8)
    }
    let link = folder.appending(path: "C.swift")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.appending(path: "A/X.swift"))
    let files = try PortedFile.files(at: [folder.path, link.path])
    expectEqual(files.map { $0.name.dropFirst(folder.path.count) }, ["/A/X.swift", "/B/X.swift"])
    let found = try Compiler(modules: "/", options: []).check(files, within: .seconds(60))
    expectEqual(found?.contains { $0.message.contains("redeclaration") }, true)
    let linked = try PortedFile(link.path)
    linked.text = "let x = 2\n"
    try linked.write()
    try expectEqual(String(contentsOf: files[0].url, encoding: .utf8), linked.text)
  }

  private func read(_ code: String) throws -> PortedFile {
    let url = FileManager.default.temporaryDirectory.appending(path: "port-streams-\(UUID().uuidString).swift")
    try code.write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    return try PortedFile(url.path)
  }
}
