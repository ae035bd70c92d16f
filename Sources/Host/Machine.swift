internal import Glibc

/// The machine and its operating system, as bug reports describe them.
public struct Machine: Hashable, Sendable {
  /// The distribution and its version, for example "Debian GNU/Linux 12 (bookworm)".
  public var distribution: String
  /// The kernel and its version.
  public var kernel: String
  /// The architecture, for example "x86_64".
  public var architecture: String
  /// The number of processors.
  public var processors: Int
  /// The size of the memory in bytes.
  public var memory: Int

  /// The machine that the program runs on.
  public static var current: Machine {
    var names = utsname()
    uname(&names)
    let list = ["/etc/os-release", "/usr/lib/os-release"].lazy
      .compactMap { try? readFile($0, limit: 64 << 10) }.first
    return Machine(
      distribution: distribution(in: String(decoding: list ?? [], as: UTF8.self)),
      kernel: text(of: names.sysname) + " " + text(of: names.release),
      architecture: text(of: names.machine), processors: sysconf(Int32(_SC_NPROCESSORS_ONLN)),
      memory: sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE)))
  }

  /// The name of the machine in its network, which no report may contain.
  public static var hostName: String {
    var names = utsname()
    uname(&names)
    return text(of: names.nodename)
  }

  /// Reads the name from an `os-release` file.
  public static func distribution(in release: String) -> String {
    let key = "PRETTY_NAME="
    let line = release.split(separator: "\n").last { $0.hasPrefix(key) }
    let name = line.map { String($0.dropFirst(key.count)).filter { $0 != "\"" } } ?? ""
    return name.isEmpty ? "unknown" : name
  }

  /// The text in an array of characters that ends with a zero.
  private static func text<Characters>(of characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension Machine: CustomStringConvertible {
  /// All of it in one line.
  public var description: String {
    "\(distribution), \(kernel) \(architecture), processors: \(processors), memory: \(memory >> 20) MB"
  }
}
