// The entry point for libFuzzer. The first byte of an input chooses the target, which draws from the other bytes.
import Foundation

private let wanted = ProcessInfo.processInfo.environment["TICKSTREAMS_FUZZ_TARGET"]
private let targets = FuzzTarget.all.filter { target in wanted.map { target.name.contains($0) } ?? true }

/// Runs one input.
@_cdecl("LLVMFuzzerTestOneInput")
public func run(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: data, count: count)
  guard let first = bytes.first, !targets.isEmpty else { return 0 }
  let target = targets[Int(first) % targets.count]
  let input = Input(Array(bytes.dropFirst()))
  var used = input
  if let failure = target.run(&used) { fatalError("\(failure)\n\(target.name)\t\(input.hexadecimal)") }
  return 0
}

/// Writes the corpus, and a seed for each target: fuzzer -write-corpus CORPUS FOLDER; or the line of the corpus for a file: fuzzer -line FILE.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeRawPointer, _ arguments: UnsafeRawPointer) -> CInt {
  let words = CommandLine.arguments
  do {
    if words.count == 4, words[1] == "-write-corpus" {
      let lines = try String(contentsOfFile: words[2], encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      var inputs = targets.indices.map { index in (index, Input(seed: UInt64(index) + 1)) }
      for line in lines {
        let fields = line.split(separator: "\t")
        guard fields.count == 2, let index = targets.firstIndex(where: { $0.name == fields[0] }), let input = Input(hexadecimal: fields[1])
        else { continue }
        inputs.append((index, input))
      }
      for (number, (index, input)) in inputs.enumerated() {
        try Data([UInt8(index)] + input.bytes).write(to: URL(fileURLWithPath: "\(words[3])/\(number)"))
      }
      exit(0)
    }
    if words.count == 3, words[1] == "-line" {
      let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: words[2])))
      if let first = bytes.first { print("\(targets[Int(first) % targets.count].name)\t\(Input(Array(bytes.dropFirst())).hexadecimal)") }
      exit(0)
    }
  } catch {
    print(error)
    exit(1)
  }
  return 0
}
