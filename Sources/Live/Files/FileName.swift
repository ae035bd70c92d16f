import Foundation
import Host
import Platform

/// File names that the program chooses, and paths of programs.
nonisolated package enum FileName {
  /// A valid file name close to the requested one, without an extension; nil if nothing is left of it.
  static func tidy(_ name: String, longest: Int) -> String? {
    let allowed = name.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "-" }
    let edge = CharacterSet(charactersIn: "-_ ")
    let words = String(allowed.prefix(longest)).trimmingCharacters(in: edge)
    return words.isEmpty ? nil : words
  }

  /// The path of a program with this name (from PATH).
  package static func program(_ name: String, _ environment: [String: String]) -> String? {
    (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").lazy
      .map { $0 + "/" + name }.first { access($0, X_OK) == 0 }
  }

  /// Why a file could not be written: the system's message.
  package static func words(for error: any Error) -> String {
    if let error = error as? SDLError { return error.message }
    if let error = error as? FileSystemError { return error.description }
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    // Foundation's own words name its domains.
    return String(cString: strerror(cause.domain == NSPOSIXErrorDomain ? Int32(cause.code) : EIO))
  }
}
