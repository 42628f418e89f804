// The names of other libraries, as declarations whose messages name the replacement here. Each doc comment names the libraries; spellings that are the
// same here have no declaration.
//
// Each declaration is a row of a table: the old spelling, the libraries, the message, and the body, if it means the same. It is compiled as it stands with
// the trait `Porting`. Without the trait, which is off by default, the form is compiled that `.ci/spellings` has written into the folder `Generated`: every
// spelling is unavailable, so that an editor offers none. There is no such form where a call could be one of a function of this library with a wrong
// argument, which the compiler explains better.
//
// The rule:
// - With the trait, an old spelling that means exactly the same - the same values at the same times, in the same context, the same end, the same life of
//   the handle - compiles, with a deprecation that names the replacement. These are in the folder `Same`.
// - Every other spelling does not compile, and the error names the replacement. The same is true for every type, whatever it means: a file
//   that also imports the other library gets the types of that library, since the compiler prefers an available type to an unavailable one.
//
// How a declaration does not compile:
// - Without the trait, `@available(*, unavailable, …)`, since completion does not show it. Where a call fits several of these, the compiler skips them all,
//   and looks at them again to explain why nothing fits. In that second look it fails, without a message, if there is a closure such as
//   `{ [weak self] _ in self?.inheritedMember }` in the same expression. So there has to be one form for each call: `.ci/spellings` merges those that one
//   call fits, and what it cannot merge is written by hand in OneForm.swift. An argument without a label fits any label.
// - With the trait, where an available one has the same name, with a `TickStreamsAPI` as its last argument: the second look does not skip a conformance
//   that is unavailable. The types that conform, and their messages, are lines of Answers.txt, from which `.ci/spellings` writes them.
//
// Rules for a new one:
// - No closure form in addition to an existing method of the same name, unless its labels are required: a trailing closure has no label, so
//   an error in the closure would be reported for both methods.
// - `message` instead of `renamed` where a fix-it cannot be right: for another order of arguments, another closure, or other type parameters.
// - No method with the name of a global function: inside an extension it would hide the function, as Combine's `print` would.
// - A parameter of any scheduler or queue is `any TickScheduler` if it compiles, `AnyObject` if not.
//
// `Tests/Unported` has the message for each, and those for ordinary mistakes (`Mistakes.swift`), which must not change.

/// Types conform to it with an unavailable conformance, whose message names the replacement.
@_documentation(visibility: internal)
public protocol TickStreamsAPI {}

/// The body of a declaration that cannot be called.
var moved: Never { fatalError("an old spelling was called") }
