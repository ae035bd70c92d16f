import Foundation
import Stage
import Testing

@testable import Live

@MainActor @Suite struct TraceFileTests {
  private struct Fields: Encodable { var number: Int }

  @Test func aTraceThatNobodyStopsEndsAtItsLargestSize() throws {
    let path = NSTemporaryDirectory() + "recreo-trace-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try #require(TraceFile(path: path, limit: 1000) { .seconds(1) })
    for number in 0..<500 { file.write("step", Fields(number: number)) }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.utf8.count > 900 && text.utf8.count <= 1000)
    #expect(text.hasSuffix("}\n"), "its last line is whole")
  }
}
