internal import Glibc

/// A compiled catalogue (`recreo.mo`), validated before the C library loads it.
///
/// libintl trusts every offset in the file, so a damaged file would crash the program. Format:
/// "The Format of GNU MO Files" in GNU gettext's manual.
struct Catalogue {
  private let bytes: [UInt8]

  /// Why a file can't be used, or nil if it can.
  static func problem(of path: String) -> String? {
    switch read(path) {
    case .failure(let refusal): refusal.reason
    case .success(let bytes): Catalogue(bytes: bytes).isSound ? nil : "it is damaged"
    }
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  private struct ReadError: Error { var reason: String }
  private static let largest = 16 << 20

  private static func read(_ path: String) -> Result<[UInt8], ReadError> {
    // Opening a pipe would block until it has a writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return .failure(ReadError(reason: String(cString: strerror(errno)))) }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      return .failure(ReadError(reason: "it is not a file"))
    }
    guard (0...Int(largest)).contains(Int(facts.st_size)) else {
      return .failure(ReadError(reason: "it is larger than \(largest >> 20) MB"))
    }
    let size = Int(facts.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(file, buffer.baseAddress! + count, size - count)
        if got <= 0 { break }
        count += got
      }
    }
    return bytes.count == size ? .success(bytes) : .failure(ReadError(reason: "it ended too early"))
  }

  /// Whether every offset and length in it is valid.
  var isSound: Bool {
    // Magic number and revision 0, as msgfmt writes them on this machine.
    guard bytes.count >= 28, word(0) == 0x9504_12DE, word(4) == 0 else { return false }
    let (count, texts, translations) = (word(8), word(12), word(16))
    guard let keys = strings(texts, count), let values = strings(translations, count) else {
      return false
    }
    // libintl uses binary search.
    for (key, next) in zip(keys, keys.dropFirst()) {
      guard bytes[key].lexicographicallyPrecedes(bytes[next]) else { return false }
    }
    // libintl takes a text that begins with a zero for the empty one, whose translation is the header.
    let headers = zip(keys, values).filter { bytes[$0.0.lowerBound] == 0 }.map(\.1)
    return !headers.isEmpty && isHashSound(size: word(20), at: word(24), count: count)
      && headers.allSatisfy { isPluralSound(bytes[$0]) }
  }

  private func word(_ at: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
  }

  /// The ranges of the strings in a table; nil if one is out of bounds or not terminated.
  private func strings(_ table: Int, _ count: Int) -> [Range<Int>]? {
    guard table % 4 == 0, table <= bytes.count, count <= (bytes.count - table) / 8 else {
      return nil
    }
    var found: [Range<Int>] = []
    for index in 0..<count {
      let (length, start) = (word(table + index * 8), word(table + index * 8 + 4))
      guard start < bytes.count, length < bytes.count - start, bytes[start + length] == 0 else {
        return nil
      }
      found.append(start..<(start + length))
    }
    return found
  }

  /// libintl probes the table until it finds an empty slot: without one, the search would never
  /// end.
  private func isHashSound(size: Int, at table: Int, count: Int) -> Bool {
    // libintl ignores a table this small.
    if size <= 2 { return true }
    guard table % 4 == 0, table <= bytes.count, size <= (bytes.count - table) / 4,
      size > count, Self.isPrime(size)
    else { return false }
    let places = (0..<size).map { word(table + $0 * 4) }.filter { $0 != 0 }
    return places.sorted() == Array(1..<(count + 1))
  }

  /// Double hashing visits every slot only if the table's size is prime.
  private static func isPrime(_ number: Int) -> Bool {
    var divisor = 2
    while divisor * divisor <= number {
      if number % divisor == 0 { return false }
      divisor += 1
    }
    return number > 1
  }

  /// libintl raises SIGFPE on a division by zero, and recurses along the rule; real ones are short and
  /// divide only by small numbers that are written out.
  private func isPluralSound(_ header: ArraySlice<UInt8>) -> Bool {
    // As libintl finds it: the first in the text, on whichever line.
    let text = header.prefix { $0 != 0 }
    guard let start = text.firstRange(of: Array("plural=".utf8))?.upperBound else { return true }
    let rule = text[start...].prefix { !";\n".utf8.contains($0) }
    guard rule.count <= 1000 else { return false }
    return rule.indices.filter { "%/".utf8.contains(rule[$0]) }.allSatisfy { at in
      let divisor = rule[(at + 1)...].drop { " \t".utf8.contains($0) }
      let digits = divisor.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return digits.count <= 9 && digits.contains { $0 != UInt8(ascii: "0") }
    }
  }
}
