import Glibc

/// Finds the files that ship with the program.
///
/// If `$RECREO_RESOURCES` is set, only there, so that a wrong path is not hidden by another copy.
/// Otherwise in `../share/recreo` beside the program, where a package puts them, and then in each
/// parent folder of the program, which finds the checkout it was built in. A root contains
/// `Resources` and `Shaders`.
public nonisolated struct ResourceLocator: Sendable {
  /// Folders that may contain `Resources` and `Shaders`, best first.
  public let roots: [String]

  /// `program`: the absolute path of the running program.
  public init(program: String, environment: [String: String]) {
    let folder = Self.parent(of: program) ?? ""
    if let chosen = environment["RECREO_RESOURCES"], !chosen.isEmpty {
      roots = [chosen]
      return
    }
    var roots = [folder + "/../share/recreo"]
    var place: String? = folder
    while let folder = place {
      roots.append(folder)
      place = Self.parent(of: folder)
    }
    self.roots = roots
  }

  /// A file that was found nowhere; lists every path tried.
  public struct NotFound: Error, CustomStringConvertible {
    /// The requested path, below a root.
    public var name: String
    /// Every path that was tried.
    public var tried: [String]
    /// The error for this file.
    public init(name: String, tried: [String]) {
      self.name = name
      self.tried = tried
    }
    /// What is missing and what to do about it, in English.
    public var description: String {
      "The file \(name) is missing; set RECREO_RESOURCES to the folder that holds it. Tried: "
        + tried.joined(separator: ", ")
    }
  }

  /// The path of a file given relative to a root, such as `Shaders/sprite.vert`.
  public func path(of name: String) throws(NotFound) -> String {
    let tried = roots.map { $0 + "/" + name }
    guard let found = tried.first(where: { access($0, R_OK) == 0 }) else {
      throw NotFound(name: name, tried: tried)
    }
    return found
  }

  /// The path of the running program, from the kernel.
  public static var runningProgram: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard length > 0 else { return CommandLine.arguments.first ?? "" }
    return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    let parent = String(path[..<slash])
    return parent.isEmpty ? nil : parent
  }
}
