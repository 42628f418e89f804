/// The replacements that cannot be wrong, from the compiler's messages.
struct Rules {
  let source: Source

  /// The replacement for a message at `offset`; `nil` if a person has to decide.
  func edits(for diagnostic: Diagnostic, at offset: Int) -> [Edit] {
    let message = diagnostic.text
    if message.contains("is a span") || message.contains("a span is a `Duration`"), let edits = seconds(at: offset) { return edits }
    if let edits = rename(message, at: offset) { return edits }
    if message.hasPrefix("'pipe()' is unavailable") { return pipe(at: offset) }
    if message.contains("write `.signal` before the operator") {
      return source.byte(at: offset - 1) == "." ? [Edit(start: offset, end: offset, text: "signal.")] : []
    }
    if message.contains("use `flatMapLatest` for `.latest`") { return strategy(at: offset) }
    if message.contains("is unavailable: use `Tick"), let edits = type(message, at: offset) { return edits }
    if message.contains("leave it out"), let edits = removal(at: offset) { return edits }
    if message.contains(Patterns.shared.listOfEvents) { return testSource(message, at: offset) ?? [] }
    return replacement(message, at: offset) ?? []
  }

  // MARK: - Names

  /// `'old(_:scheduler:)' is deprecated: renamed to 'new(for:on:)'`, and the same with "has been".
  private func rename(_ message: String, at offset: Int) -> [Edit]? {
    guard let match = message.firstMatch(of: Patterns.shared.newName),
      let call = Call(source, at: offset)
    else { return nil }
    let old = FullName(String(match.1))
    let new = FullName(String(match.2))
    if let type = match.3.firstMatch(of: Patterns.shared.existential) {
      // `S: Scheduler` is a constraint; `any Scheduler` already has the keyword.
      let isConstraint = source.text(max(0, offset - 40)..<offset).contains(Patterns.shared.constraint)
      return [Edit(start: call.name.lowerBound, end: call.name.upperBound, text: isConstraint ? new.base : String(type.1))]
    }
    var edits: [Edit] = []
    if old.base != "init" {
      guard source.text(call.name) == old.base else { return nil }
      // A type or what it makes cannot follow a dot: `Lifetime.make()`.
      if new.base.first?.isUppercase == true, source.byte(at: call.name.lowerBound - 1) == "." { return [] }
      edits.append(Edit(start: call.name.lowerBound, end: call.name.upperBound, text: new.base))
    }
    guard let labels = new.labels else {
      // A property in the place of a function that takes nothing.
      if call.arguments.isEmpty, let parentheses = call.parentheses, old.labels != nil {
        edits.append(Edit(start: parentheses.lowerBound, end: parentheses.upperBound, text: ""))
      }
      return edits
    }
    guard !call.arguments.isEmpty else { return edits }
    // A method that is not called, `observer.send(value:)`.
    if call.arguments.allSatisfy(\.value.isEmpty) {
      guard call.arguments.count == labels.count else { return nil }
      let name = new.base + "(" + labels.map { $0 + ":" }.joined() + ")"
      return [Edit(start: call.range.lowerBound, end: call.range.upperBound, text: name)]
    }
    // A name without parentheses has no labels: as many as are needed.
    let before = old.labels ?? Array(repeating: "_", count: labels.count)
    guard before.count == labels.count else { return nil }
    var place = 0
    for argument in call.arguments {
      let label = argument.label.isEmpty ? "_" : argument.label
      guard let index = before[place...].firstIndex(of: label) else { return nil }
      place = index + 1
      if labels[index] != label {
        let text = labels[index] == "_" ? "" : labels[index] + ": "
        edits.append(Edit(start: argument.labelRange.lowerBound, end: argument.labelRange.upperBound, text: text))
      }
      if place == before.count { break }
    }
    return edits
  }

  /// `Old<Value>` becomes the type in the message, with that value; in `Old.just` the type has no brackets.
  private func type(_ message: String, at offset: Int) -> [Edit]? {
    guard let match = message.firstMatch(of: Patterns.shared.newType), let name = source.identifier(at: offset)
    else { return nil }
    let new = String(match.1)
    if source.byte(at: name.lowerBound - 1) == "." { return inner(new, name) }
    guard source.byte(at: name.upperBound) == "<" else {
      return [Edit(start: name.lowerBound, end: name.upperBound, text: new)]
    }
    var end = name.upperBound
    var depth = 0
    repeat {
      switch source.byte(at: end) {
      case "<": depth += 1
      case ">": if source.byte(at: end - 1) != "-" { depth -= 1 }
      case "(", "[":
        guard let close = source.close(of: end) else { return [] }
        end = close
      case nil, ")", "]", "{", "}", "\"", "\n": return []  // not the brackets of a type
      default: break
      }
      end += 1
    } while depth > 0
    let value = source.text(name.upperBound + 1..<end - 1)
    let behind = source.text(end..<min(end + 10, source.bytes.count))
    // A source of ticks has no brackets.
    let isTimed = behind.hasPrefix(".interval") || behind.hasPrefix(".timer")
    let brackets = isTimed ? "" : match.2.map { $0.replacing("Value", with: value) } ?? "<\(value)>"
    return [Edit(start: name.lowerBound, end: end, text: new + brackets)]
  }

  /// `Signal<Value, Failure>.Observer`, a type in a type, is one with the same values here.
  private func inner(_ new: String, _ name: Range<Int>) -> [Edit] {
    guard source.byte(at: name.lowerBound - 2) == ">", let outer = source.generic(endingAt: name.lowerBound - 1) else { return [] }
    return [Edit(start: outer.name.lowerBound, end: name.upperBound, text: "\(new)<\(source.text(outer.arguments))>")]
  }

  // MARK: - Calls

  /// `let (signal, observer) = Signal<Value, Failure>.pipe()`: a subject, and its signal.
  private func pipe(at offset: Int) -> [Edit] {
    guard let call = Call(source, at: offset), let type = source.generic(endingAt: call.name.lowerBound - 1) else { return [] }
    let start = source.lineStart(of: offset)
    let indentation = source.text(start..<source.next(after: start))
    guard let match = source.text(start..<type.name.lowerBound).wholeMatch(of: /\s*((?:let )?)\(([\w.]+), ([\w.]+)\) =\s/),
      match.3 != "_"
    else { return [] }
    var text = "\(indentation)\(match.1)\(match.3) = TickSubject<\(source.text(type.arguments))>()"
    if match.2 != "_" { text += "\n\(indentation)\(match.1)\(match.2) = \(match.3).signal" }
    return [Edit(start: start, end: call.range.upperBound, text: text)]
  }

  /// The first argument, if it is a number, is a number of seconds.
  private func seconds(at offset: Int) -> [Edit]? {
    guard let first = Call(source, at: offset)?.arguments.first else { return nil }
    let value = source.text(first.value)
    guard value.contains(/^[0-9][0-9_.]*$/) || value.contains(/^\w+ \? [0-9.]+ : [0-9.]+$/) else { return nil }
    return [Edit(start: first.value.lowerBound, end: first.value.upperBound, text: ".seconds(\(value))")]
  }

  /// `flatMap(.latest) { … }`.
  private func strategy(at offset: Int) -> [Edit] {
    let names = [".latest": "flatMapLatest", ".merge": "flatMap", ".concat": "concatMap", ".throttle": "flatMapFirst"]
    guard let call = Call(source, at: offset), let first = call.arguments.first, let parentheses = call.parentheses,
      !source.hasComment(in: parentheses), let name = names[source.text(first.value)]
    else { return [] }
    let rest = call.arguments.dropFirst().map { source.text($0.labelRange.lowerBound..<$0.value.upperBound) }
    let arguments = rest.isEmpty ? "" : "(\(rest.joined(separator: ", ")))"
    return [Edit(start: call.name.lowerBound, end: parentheses.upperBound, text: name + arguments)]
  }

  /// `.asObservable()`, with the beginning of its line if nothing follows: what does could become a part of a comment.
  private func removal(at offset: Int) -> [Edit]? {
    guard let call = Call(source, at: offset), source.byte(at: offset - 1) == ".", source.byte(at: offset - 2) != "?",
      call.arguments.isEmpty, !call.hasTrailingClosure
    else { return nil }
    var start = offset - 1
    if source.endsLine(call.range.upperBound) { while source.isBlank(start - 1) { start -= 1 } }
    return [Edit(start: start, end: call.range.upperBound, text: "")]
  }

  /// `createHotObservable([.next(210, 2), .completed(500)])` of RxTest, a unit of whose time is a second: all its events, or none.
  private func testSource(_ message: String, at offset: Int) -> [Edit]? {
    guard let call = Call(source, at: offset), call.arguments.count == 1, let name = message.firstMatch(of: Patterns.shared.events)?.1
    else { return nil }
    let list = call.arguments[0].value
    guard source.byte(at: list.lowerBound) == "[", source.close(of: list.lowerBound) == list.upperBound - 1 else { return nil }
    var edits = [Edit(start: call.name.lowerBound, end: call.name.upperBound, text: String(name))]
    var index = source.next(after: list.lowerBound + 1)
    while index < list.upperBound - 1 {
      guard source.byte(at: index) == ".", let event = Call(source, at: index + 1), let text = self.event(event) else { return nil }
      edits.append(Edit(start: event.range.lowerBound, end: event.range.upperBound, text: text))
      index = source.next(after: event.range.upperBound)
      if source.byte(at: index) == "," { index = source.next(after: index + 1) } else if index < list.upperBound - 1 { return nil }
    }
    return edits
  }

  /// `next(210, 2)` of RxTest, with the time at the end.
  private func event(_ call: Call) -> String? {
    guard !source.hasComment(in: call.range), let time = call.arguments.first.map({ source.text($0.value) }), time.contains(/^[0-9_]+$/)
    else { return nil }
    let value = call.arguments.count == 2 ? source.text(call.arguments[1].value) : nil
    switch (source.text(call.name), value) {
    case ("next", let value?): return "next(\(value), at: .seconds(\(time)))"
    case ("error", let failure?): return "failed(\(failure), at: .seconds(\(time)))"
    case ("completed", nil): return "completed(at: .seconds(\(time)))"
    default: return nil
    }
  }

  /// The code that the message writes out, as in "use `catch { _ in .just(value) }`": of a call without arguments, or with one, which is
  /// `value` or `from:` there.
  private func replacement(_ message: String, at offset: Int) -> [Edit]? {
    guard let call = Call(source, at: offset), call.parentheses != nil, !call.hasTrailingClosure, !source.hasComment(in: call.range)
    else { return nil }
    let code = message.firstMatch(of: Patterns.shared.firstCode).map { String($0.1) } ?? ""
    let argument = call.arguments.count == 1 ? source.text(call.arguments[0].value) : nil
    let text: String?
    switch code {
    case "withLatest(from:).map(\\.1)": text = argument.map { "withLatest(from: \($0)).map(\\.1)" }
    case ".just(_:)", ".fail(_:)":
      // `TickSignal(value: 1)`: the name is that of the type, or `.init`.
      let factory = code == ".just(_:)" ? "just" : "fail"
      let name = source.text(call.name)
      text = argument.map { name == "init" ? "\(factory)(\($0))" : "\(name).\(factory)(\($0))" }
    case _ where code.isEmpty || code.contains("…") || code.contains(":)"): text = nil
    case _ where code.contains("["): text = nil
    case _ where code.contains("value"): text = argument.map { code.replacing("value", with: $0) }
    default: text = call.arguments.isEmpty ? code : nil
    }
    // A type cannot follow a dot.
    if text?.first?.isUppercase == true, source.byte(at: offset - 1) == "." { return nil }
    return text.map { [Edit(start: call.range.lowerBound, end: call.range.upperBound, text: $0)] }
  }
}

/// What messages are compared with: made once, since a literal is compiled each time that it is met.
///
/// Unchecked: a regular expression is not Sendable, and nothing changes one.
private struct Patterns: @unchecked Sendable {
  let listOfEvents = /use `(hot|cold)\(\[/
  let newName = /^'([^']*)' (?:is deprecated: |has been )(?:renamed to|replaced by) '([^']*)'(.*)/
  let existential = /as a type, `(any [A-Za-z]*)`/
  let constraint = /(any |some |<\w+: )$/
  let newType = /is unavailable: use `(Tick\w+)(<[^`]*>)?/
  let events = /use `(hot|cold)\(/
  let firstCode = /use `([^`]*)`/

  static let shared = Patterns()
}
