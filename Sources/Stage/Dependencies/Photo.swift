public import Drawing

/// A picture that is not part of the program: somebody's file, or bytes that came while it runs.
public nonisolated struct Photo: Sendable {
  /// Where its bytes are.
  public enum Content: Sendable {
    /// The contents of an image file.
    case bytes([UInt8])
    /// The path of an image file.
    case file(String)
    /// Decoded already: what a camera saw.
    case pixels(Pixmap)
  }
  /// What it is known by: the same key is the same picture, and is decoded once as long as
  /// somebody shows it.
  public var key: String
  /// Where its bytes come from.
  public var content: Content
  /// What it would be called where it is kept.
  public var name: String

  /// A photo; one without a name cannot be stored under it.
  public init(key: String, name: String = "", content: Content) {
    self.key = key
    self.name = name
    self.content = content
  }
  /// A file, known by its path and called by its name without the ending.
  public init(path: String) {
    let file = path.split(separator: "/").last ?? ""
    let end = file.lastIndex(of: ".") ?? file.endIndex
    self.init(key: "file:" + path, name: String(file[..<end]), content: .file(path))
  }
}
