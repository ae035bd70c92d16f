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
    guard let header = zip(keys, values).first(where: { $0.0.isEmpty })?.1 else { return false }
    return isHashSound(size: word(20), at: word(24), count: count)
      && isPluralSound(String(decoding: bytes[header], as: UTF8.self))
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

  /// libintl raises SIGFPE on a division by zero; plural rules only divide by literal numbers.
  private func isPluralSound(_ header: String) -> Bool {
    let lines = header.split(separator: "\n")
    guard let rule = lines.first(where: { $0.hasPrefix("Plural-Forms:") }) else { return true }
    var divides = false
    for byte in rule.utf8 {
      if divides, byte == UInt8(ascii: " ") { continue }
      let isFine = (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte)
      if divides, !isFine { return false }
      divides = byte == UInt8(ascii: "%") || byte == UInt8(ascii: "/")
    }
    return !divides
  }
}
