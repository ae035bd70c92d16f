public import Drawing

/// A picture that is not part of the program: a player's file, or data received at run time.
public nonisolated struct Photo: Sendable {
  /// The source of its pixels.
  public enum Content: Sendable {
    /// The contents of an image file.
    case bytes([UInt8])
    /// The path of an image file.
    case file(String)
    /// Pixels that are already decoded, such as a camera's.
    case pixels(Pixmap)
  }
  /// Its identity: photos with the same key are the same picture, decoded once as long as one is
  /// shown.
  public var key: String
  /// The source of its pixels.
  public var content: Content
  /// The name to store it under.
  public var name: String

  /// A photo; without a name it can't be stored.
  public init(key: String, name: String = "", content: Content) {
    self.key = key
    self.name = name
    self.content = content
  }
  /// A file, identified by its path and named after it without the extension.
  public init(path: String) {
    let file = path.split(separator: "/").last ?? ""
    let end = file.lastIndex(of: ".") ?? file.endIndex
    self.init(key: "file:" + path, name: String(file[..<end]), content: .file(path))
  }
}
