import Foundation

/// The schedulers that are `.main` here, where they are the argument of a call.
enum Schedulers {
  static func edits(_ source: Source) -> [Edit] {
    let text = String(decoding: source.bytes, as: UTF8.self)
    // Delivery on the last four is a hop there and synchronous here: for a person to decide.
    let names =
      /(?:on|scheduler): (?<name>MainScheduler\.(?:instance|shared)|UIScheduler\(\)|(?:QueueScheduler|DispatchQueue|RunLoop|OperationQueue)\.main)/
    return text.matches(of: names).compactMap { match in
      let name = match.output.name
      let start = text.utf8.distance(from: text.startIndex, to: name.startIndex)
      guard source.isCode(start) else { return nil }
      let before = text[..<match.range.lowerBound]
      let hops = !name.hasPrefix("MainScheduler") && !name.hasPrefix("UIScheduler")
      if hops, before.contains(/(observe|receive|deliver|subscribe|start)\($/) { return nil }
      return Edit(start: start, end: start + name.utf8.count, text: ".main")
    }
  }
}

/// The signals of properties of ReactiveSwift, which do not send the current value.
enum Properties {
  static func edits(_ source: Source) -> [Edit] {
    let text = String(decoding: source.bytes, as: UTF8.self)
    return text.matches(of: /\.(signal)(?![A-Za-z0-9_])/).compactMap { match in
      let start = text.utf8.distance(from: text.startIndex, to: match.output.1.startIndex)
      // A member of the type itself is no property's.
      guard source.isCode(start), !text[..<match.range.lowerBound].suffix(5).contains(/(^|\W)self$/) else { return nil }
      return Edit(start: start, end: start + 6, text: "changes")
    }
  }
}

/// Lines that compile, and may mean something else.
enum Traps {
  private static let rx: Set<String> = ["RxSwift", "RxCocoa", "RxRelay"]
  private static let reactive: Set<String> = ["ReactiveSwift", "ReactiveCocoa"]

  /// The remarks for a file, each with the lines of the original.
  static func lines(of file: PortedFile) -> [String] {
    let isRx = !file.imports.isDisjoint(with: rx)
    let isReactive = !file.imports.isDisjoint(with: reactive)
    var remarks: [(text: String, lines: [Int])] = []
    for (number, line) in file.originalLines.enumerated() {
      var found: [String] = []
      if line.contains(/^\s*_ = .*\.(subscribe|observe|sink|drive|bind|emit|start|startWith\w+)\b/) {
        found.append("`_ =` ends the subscription immediately: keep the handle")
      }
      if isRx, line.contains(/\.retry\([0-9]/) { found.append("`retry(3)` is three attempts in RxSwift, and three more here") }
      if isRx, line.contains(/\b(Driver|Signal)<|\.asDriver\(|\.asSignal\(/) {
        found.append("hot there, cold here: add `share(replay: 1)`, or `share()` for a `Signal`, if it has several observers")
      }
      if isRx, line.contains(/share\(replay/) {
        found.append("a shared signal that has completed keeps its value here, and does not start again")
      }
      if isReactive, line.contains(/: Signal<|\bSignal\.(merge|combineLatest|zip)|\bProperty[.(<]/) {
        found.append("hot there, cold here: add `share()` if it has several observers; use a `TickSubject` if you send its values")
      }
      if isReactive, line.contains(/\.signal(?![A-Za-z0-9_])/) {
        found.append("`changes` sends later values only; `signal` sends the current value first")
      }
      if line.contains(/observe\(on: QueueScheduler\.main|asyncInstance|receive\(on: (DispatchQueue|RunLoop)\.main/) {
        found.append("asynchronous there, synchronous on main here: `delay(.zero, on: .main)` is asynchronous")
      }
      if file.imports.contains("ReactiveObjC"), line.contains(/\.throttle\(/) { found.append("RAC's `throttle:` is `debounce(for:on:)`") }
      for text in found {
        let place = remarks.firstIndex { $0.text == text } ?? remarks.endIndex
        if place == remarks.endIndex { remarks.append((text, [])) }
        remarks[place].lines.append(number + 1)
      }
    }
    return remarks.map { remark in remark.lines.map { "\($0)" }.joined(separator: ", ") + ": " + remark.text }
  }
}
