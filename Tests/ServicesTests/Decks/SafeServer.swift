import Foundation

/// `Fixtures/https.py`: a real HTTPS server on 127.0.0.1; its certificate is trusted only with
/// `authorities`.
final class SafeServer {
  /// The server's certificate.
  static let authorities = folder + "/certificate.pem"
  private static let folder =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures").path

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private(set) var port = 0

  init() throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-B", Self.folder + "/https.py"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    port = Int(line()) ?? 0
  }

  /// Ends the server and returns the paths of its requests.
  ///
  /// Not by a signal: it may have inherited blocked signals.
  func end() -> [String] {
    input.fileHandleForWriting.closeFile()
    let rest = output.fileHandleForReading.readDataToEndOfFile()
    return String(decoding: rest, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func line() -> String {
    var bytes: [UInt8] = []
    while let byte = output.fileHandleForReading.readData(ofLength: 1).first, byte != 10 {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
