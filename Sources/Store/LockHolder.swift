internal import FoundationEssentials
internal import Glibc

/// Who holds the `flock` on a file, as far as the kernel says.
enum LockHolder {
  /// The process that holds it, where that one runs this very program; else nil.
  ///
  /// What stands in the file proves nothing: it may be an old number, or one of another container.
  static func recreo(of descriptor: Int32) -> Int32? {
    guard let pid = process(of: descriptor), let program = program(of: "\(pid)"),
      program == self.program(of: "self")
    else { return nil }
    return pid
  }

  /// The process that took it; nil where it is nobody's, or of a process that cannot be seen.
  static func process(of descriptor: Int32) -> Int32? {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0,
      let list = try? String(contentsOfFile: "/proc/locks", encoding: .utf8)
    else { return nil }
    let holders = list.split(separator: "\n").compactMap { holder($0, of: facts) }
    return holders.count == 1 ? holders[0] : nil
  }

  // `1: FLOCK  ADVISORY  WRITE 4711 08:02:131077 0 EOF`; `->` instead of FLOCK is somebody who waits.
  private static func holder(_ line: Substring, of file: stat) -> Int32? {
    let words = line.split(separator: " ")
    guard words.count >= 6, words[1] == "FLOCK", words[3] == "WRITE",
      words[5].hasSuffix(":\(file.st_ino)"), let pid = Int32(words[4]), pid > 0
    else { return nil }
    return pid
  }

  // An update while it runs leaves the old file without a name.
  private static func program(of process: String) -> String? {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/\(process)/exe", &path, path.count - 1)
    guard length > 0 else { return nil }
    let text = String(decoding: path[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    let deleted = " (deleted)"
    return text.hasSuffix(deleted) ? String(text.dropLast(deleted.count)) : text
  }
}
