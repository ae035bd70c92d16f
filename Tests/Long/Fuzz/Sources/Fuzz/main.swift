import CFuzzer
import Glibc

// fuzz PARSER [libFuzzer's options and corpora]
nonisolated(unsafe) var parse: ([UInt8]) -> Void = { _ in }

guard CommandLine.arguments.count > 1, let chosen = parsers[CommandLine.arguments[1]] else {
  print("Fuzz: which? \(parsers.keys.sorted().joined(separator: " "))")
  exit(64)
}
parse = chosen
// libFuzzer sees the command line without the parser's name.
var words: [UnsafeMutablePointer<CChar>?] =
  ([CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)).map { strdup($0) } + [nil]
var count = Int32(words.count - 1)
let status = words.withUnsafeMutableBufferPointer { buffer in
  var list = buffer.baseAddress
  return LLVMFuzzerRunDriver(&count, &list) { data, size in
    parse(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
  }
}
exit(status)
