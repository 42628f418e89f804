// The names of other libraries, as declarations whose messages name the replacement here. Spellings that are the same here have no declaration.
//
// Each is a row of a table in the folder `Tables`: the libraries, the old spelling, the answer, and the body, if it means the same.
//
//     Rx | delay(_ delay: Duration, scheduler: any TickScheduler) -> TickSignal | = delay(_:on:) | delay(delay, on: scheduler)
//
// A row is a member of the extension above it, and one that is indented a member of the type above it. `func`, `public` and a body that cannot be called
// are left out. An answer is a message, a new name after `=`, `unavailable` for none, or a line of Answers.txt; `protocol … of …:` begins the answers of
// a conformance. From the tables `.ci/spellings` writes the folder `Generated`, in two forms:
// - With the trait `Porting`, an old spelling that means exactly the same - the same values at the same times, in the same context, the same end, the
//   same life of the handle - compiles, with a deprecation that names the replacement. These are in the tables `Same…`. Every other spelling does not
//   compile, and the error names the replacement. The same is true for every type, whatever it means: a file that also imports the other library gets the
//   types of that library, since the compiler prefers an available type to an unavailable one.
// - Without the trait, which is off by default, every spelling is unavailable, so that an editor offers none. There is no such form where a call could be
//   one of a function of this library with a wrong argument, which the compiler explains better, nor where the row says so.
//
// How a declaration does not compile:
// - Without the trait, `@available(*, unavailable, …)`, since completion does not show it. Where a call fits several of these, the compiler skips them all,
//   and looks at them again to explain why nothing fits. In that second look it fails, without a message, if there is a closure such as
//   `{ [weak self] _ in self?.inheritedMember }` in the same expression. So there has to be one form for each call: `.ci/spellings` merges those that one
//   call fits, and what it cannot merge is a row of OneForm.txt. An argument without a label fits any label.
// - With the trait, where an available one has the same name, with a `TickStreamsAPI` as its last argument, or at the mark `…`: the second look does not
//   skip a conformance that is unavailable. The types that conform, and their messages, are the lines of Answers.txt.
//
// Rules for a new one:
// - No closure form in addition to an existing method of the same name, unless its labels are required: a trailing closure has no label, so
//   an error in the closure would be reported for both methods.
// - A message instead of a new name where a fix-it cannot be right: for another order of arguments, another closure, or other type parameters.
// - No method with the name of a global function: inside an extension it would hide the function, as Combine's `print` would.
// - A parameter of any scheduler or queue is `any TickScheduler` if it compiles, `AnyObject` if not.
//
// `Tests/Unported` has the message for each, and those for ordinary mistakes (`Mistakes.swift`), which must not change.

/// Types conform to it with an unavailable conformance, whose message names the replacement.
@_documentation(visibility: internal)
public protocol TickStreamsAPI {}

/// The body of a declaration that cannot be called.
@usableFromInline var moved: Never { fatalError("an old spelling was called") }

// ReactiveSwift's binding.
infix operator <~ : AssignmentPrecedence

/// The main queue, of ReactiveSwift.
@_documentation(visibility: internal)
public final class MainQueueOfReactiveSwift: Sendable {}

@available(
  *, unavailable, message: "use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`"
)
extension MainQueueOfReactiveSwift: TickScheduler {
  /// Never called.
  public var engine: TimerEngine { moved }
}
