struct TestFailure: Error, Hashable {
  var text = ""
}
