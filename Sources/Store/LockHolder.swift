internal import FoundationEssentials
internal import Glibc

/// Finds out from the kernel who holds the `flock` on a file.
enum LockHolder {
  /// The process that holds it, if it runs the same program; otherwise nil.
  ///
  /// The contents of the file prove nothing: the process id may be old, or from another
  /// container.
  static func recreo(of descriptor: Int32) -> Int32? {
    guard let pid = process(of: descriptor), let program = program(of: "\(pid)"),
      program == self.program(of: "self")
    else { return nil }
    return pid
  }

  /// The process that holds it; nil if there is none, or it can't be seen.
  static func process(of descriptor: Int32) -> Int32? {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0,
      let list = try? String(contentsOfFile: "/proc/locks", encoding: .utf8)
    else { return nil }
    let holders = list.split(separator: "\n").compactMap { holder($0, of: facts) }
    return holders.count == 1 ? holders[0] : nil
  }

  // `1: FLOCK  ADVISORY  WRITE 4711 08:02:131077 0 EOF`; `->` instead of FLOCK marks a waiting
  // process.
  private static func holder(_ line: Substring, of file: stat) -> Int32? {
    let words = line.split(separator: " ")
    guard words.count >= 6, words[1] == "FLOCK", words[3] == "WRITE",
      words[5].hasSuffix(":\(file.st_ino)"), let pid = Int32(words[4]), pid > 0
    else { return nil }
    return pid
  }

  // An update while it runs unlinks the old file.
  private static func program(of process: String) -> String? {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/\(process)/exe", &path, path.count - 1)
    guard length > 0 else { return nil }
    let text = String(decoding: path[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    let deleted = " (deleted)"
    return text.hasSuffix(deleted) ? String(text.dropLast(deleted.count)) : text
  }
}
