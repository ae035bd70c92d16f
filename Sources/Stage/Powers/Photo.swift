/// A picture that is not part of the program: somebody's file, or bytes that came while it runs.
public nonisolated struct Photo: Sendable {
  /// Where its bytes are.
  public enum Content: Sendable {
    case bytes([UInt8])
    case file(String)
  }
  /// What it is known by: the same key is the same picture, and is decoded once as long as
  /// somebody shows it.
  public var key: String
  public var content: Content

  public init(key: String, content: Content) {
    self.key = key
    self.content = content
  }
  /// A file, known by its path.
  public init(path: String) { self.init(key: "file:" + path, content: .file(path)) }
}
