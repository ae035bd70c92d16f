import Drawing
import FoundationEssentials
import Glibc
import Platform
import Stage

/// A file named on the command line, whose name need not be UTF-8.
///
/// Swift replaces invalid bytes in arguments; only `argv` has the real name.
nonisolated enum RawArgument {
  /// The file, by its path if that is valid text, otherwise by its contents.
  static func picture(_ argument: String) throws(PictureDecodingError) -> Photo.Content {
    guard argument.unicodeScalars.contains("\u{FFFD}"), let path = bytes(of: argument) else {
      return .file(argument)
    }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    defer { close(file) }
    return .bytes(try ImageDecoder.bytes(of: file))
  }

  private static func bytes(of argument: String) -> [CChar]? {
    for index in 1..<max(Int(CommandLine.argc), 1) {
      guard let raw = CommandLine.unsafeArgv[index], String(cString: raw) == argument else {
        continue
      }
      return Array(UnsafeBufferPointer(start: raw, count: strlen(raw) + 1))
    }
    return nil
  }
}
