internal import CCrypt
internal import Glibc

/// A slow, salted hash of a short secret, as `crypt(5)` writes it.
///
/// It is libxcrypt's yescrypt, because every Linux depends on that library for its own passwords.
public struct SlowHash: Hashable, Sendable {
  /// The hash with its salt and cost.
  public let text: String

  /// A hash that was stored.
  public init(stored text: String) { self.text = text }

  /// Hashes a secret with a new salt; takes tens of milliseconds, and is nil if the system can't.
  public init?(of secret: String) {
    guard let salt = crypt_gensalt_ra("$y$", 0, nil, 0) else { return nil }
    defer { free(salt) }
    guard let text = Self.hash(secret, like: String(cString: salt)) else { return nil }
    self.text = text
  }

  /// Whether it was made from this secret; takes as long as making it.
  public func matches(_ secret: String) -> Bool { Self.hash(secret, like: text) == text }

  private static func hash(_ secret: String, like setting: String) -> String? {
    var memory: UnsafeMutableRawPointer?
    var size: Int32 = 0
    defer { free(memory) }
    return crypt_ra(secret, setting, &memory, &size).map { String(cString: $0) }
  }
}
