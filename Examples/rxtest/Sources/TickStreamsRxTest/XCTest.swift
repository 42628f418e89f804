// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(XCTest)
  import XCTest

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Compares the elements of some events, which all have to be elements.
  public func XCTAssertRecordedElements<Element: Equatable>(
    _ events: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #filePath, line: UInt = #line
  ) {
    if let stop = events.first(where: { $0.value.isStopEvent }) { XCTFail("not an element: \(stop)", file: file, line: line) }
    XCTAssertEqual(events.compactMap(\.value.element), elements, file: file, line: line)
  }
#endif
