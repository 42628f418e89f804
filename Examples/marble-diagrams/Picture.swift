import Foundation
import TickStreamsTesting

/// A picture of the documentation, in a light and a dark file.
struct Picture {
  /// The module whose pages show it.
  let module: String
  let name: String
  /// The text for screen readers.
  let description: String
  let diagram: MarblePicture
  /// The input of an operator, which is also the one in the text of its page.
  var marbles: String?

  static var all: [Picture] { timePictures + operatorPictures + timedOperatorPictures + testingPictures }

  func files(in root: URL) -> [PictureFile] {
    let folder = root.appending(path: "Sources/\(module)/\(module).docc/Resources")
    return [("", MarblePicture.Appearance.light), ("~dark", .dark)]
      .map { suffix, appearance in
        PictureFile(url: folder.appending(path: "\(name)\(suffix).svg"), text: diagram.svg(appearance, description: description))
      }
  }
}

struct PictureFile {
  let url: URL
  let text: String

  var isCurrent: Bool { (try? String(contentsOf: url, encoding: .utf8)) == text }

  func write() throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}
