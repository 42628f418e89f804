struct TestFailure: Error, Hashable {
  var code = 0
}
