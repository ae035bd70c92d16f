import Foundation
import Testing

/// A page of `docs/`: its head is written by hand, and a test generates the rest from the code.
///
/// With `RECREO_RECORD=docs` a page that differs is rewritten, and the test does not fail.
struct Document {
  /// Separates the head from the generated part.
  static let mark = "<!-- From here on made by RECREO_RECORD=docs; a test compares it. -->\n"
  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECREO_RECORD"] == "docs"
  }
  private let file: URL
  private let name: String

  init(_ name: String) {
    self.name = name
    file = Self.checkout.appending(path: "docs/\(name).md")
  }

  /// The part written by hand.
  func head() throws -> String {
    let text = try String(contentsOf: file, encoding: .utf8)
    let end = try #require(text.range(of: Self.mark), "docs/\(name).md has lost its mark")
    return String(text[..<end.lowerBound])
  }

  /// Fails unless the generated part is `made`, and reports the first line that differs.
  func check(_ made: String) throws {
    let head = try head()
    let expected = head + Self.mark + "\n" + made
    let actual = try String(contentsOf: file, encoding: .utf8)
    guard actual != expected else { return }
    if Self.isRecording { return try expected.write(to: file, atomically: true, encoding: .utf8) }
    let (now, then) = (Self.lines(expected), Self.lines(actual))
    let place = zip(now, then).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let at = place ?? min(now.count, then.count)
    Issue.record(
      """
      docs/\(name).md is out of date in line \(at + 1): swift test with RECREO_RECORD=docs
      code says \(now.indices.contains(at) ? now[at] : "no more")
      page says \(then.indices.contains(at) ? then[at] : "no more")
      """)
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// One cell of a table.
  static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ")
  }

  /// The root of the repository.
  static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized
}
