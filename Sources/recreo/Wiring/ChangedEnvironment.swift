import Glibc

/// Variables that are set only while something starts: programs that are started later get the environment
/// as it was.
enum ChangedEnvironment {
  static func with<Value>(
    _ changes: [String: String], _ body: () throws -> Value
  ) rethrows -> Value {
    let before = changes.map { name, _ in (name, getenv(name).map { String(cString: $0) }) }
    for (name, value) in changes { setenv(name, value, 1) }
    defer {
      for (name, value) in before {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
    }
    return try body()
  }
}
