import Foundation
import Geometry
import Languages
import Testing

@testable import Arcade
@testable import Stage

/// `docs/trace.md` lists every event of the trace and every node of every screen.
@MainActor @Suite(.serialized) struct TraceDocumentTests {
  /// What the page says about the nodes with one ID.
  private struct Told {
    var role: Role
    var labels: Set<String> = []
    var extras: Set<String> = []
  }

  @Test func thePageListsEveryNodeOfEveryScreen() throws {
    Languages.use("en")
    SceneHarness.frame = .milliseconds(100)
    defer { SceneHarness.frame = SceneHarness.usualFrame }
    var scenes: [String: [String: Told]] = [:]
    let others: [OpenedScreen] = [
      ("idle", { size in SceneHarness(size: size) { _ in IdleScene(until: .seconds(15)) } })
    ]
    for size in [Size(width: 1280, height: 800), Size(width: 480, height: 800)] {
      for (_, open) in screens + others {
        let table = try open(size)
        table.pass(.seconds(1))
        let scene = table.stage.top
        Self.collect(scene.root, into: &scenes[scene.name, default: [:]])
      }
    }
    try Document("trace").check(Self.page(scenes))
  }

  private static func collect(_ node: Node, into told: inout [String: Told]) {
    if !node.id.isEmpty {
      var entry = told[family(node.id)] ?? Told(role: node.role)
      entry.labels.insert(node.label)
      if node.traceValue != nil { entry.extras.insert("`value`") }
      if node.traceText != nil { entry.extras.insert("`text`") }
      told[family(node.id)] = entry
    }
    for child in node.children { collect(child, into: &told) }
  }

  /// The ID with `<n>` in place of each number.
  private static func family(_ id: String) -> String {
    id.split(separator: ".", omittingEmptySubsequences: false).map { part in
      let numbers = part.split(separator: "-", omittingEmptySubsequences: false)
      let isNumber = numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
      return isNumber ? numbers.map { _ in "<n>" }.joined(separator: "-") : String(part)
    }.joined(separator: ".")
  }

  private static func page(_ scenes: [String: [String: Told]]) -> String {
    scenes.sorted { $0.key < $1.key }.map { name, nodes in
      "### `\(name)`\n\n| id | role | label | also told |\n|---|---|---|---|\n"
        + nodes.sorted { $0.key < $1.key }.map { row($0, $1) }.joined()
    }.joined(separator: "\n")
  }

  /// A label is listed if it is always the same: then it is a name and not part of the state.
  private static func row(_ id: String, _ told: Told) -> String {
    let isName = told.role != .text && told.labels.count == 1 && !id.contains("<n>")
    let label = isName ? told.labels.first ?? "" : ""
    let cells = [
      "`\(id)`", told.role.rawValue, label, told.extras.sorted().joined(separator: ", "),
    ]
    return "| " + cells.map { Document.cell($0) }.joined(separator: " | ") + " |\n"
  }
}

extension TraceDocumentTests {
  @Test func thePageListsEveryEventAndItsFields() throws {
    let sources = try Self.sources()
    let events = Self.events(in: sources)
    let rows = Self.rows(in: try Document("trace").head())
    #expect(events.count > 10)
    #expect(Set(rows.keys) == Set(events.keys))
    for (event, type) in events {
      let fields = Self.fields(of: type, in: sources)
      #expect(!fields.isEmpty, "\(event) is told as \(type), which was not found")
      for field in fields {
        #expect(rows[event]?.contains("`\(field)`") == true, "\(event) does not tell of \(field)")
      }
    }
    for field in Self.fields(of: "Node", in: sources) {
      #expect(rows["layout"]?.contains("`\(field)`") == true, "a node's \(field) is not told")
    }
  }

  /// The program's whole source.
  private static func sources() throws -> String {
    let folder = Document.checkout.appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  /// The events that the source emits, and the types of their fields.
  private static func events(in sources: String) -> [String: String] {
    var events: [String: String] = [:]
    let call = /emit\(\s*"([a-z]+)",\s*(?:(?:Trace|Program)Fields\.([A-Z][a-zA-Z]*))?/
    for found in sources.matches(of: call) {
      let event = String(found.1)
      // Some fields are made elsewhere; their type is named after the event.
      events[event] = found.2.map { String($0) } ?? events[event] ?? event.capitalized
    }
    return events
  }

  /// The names of the variables of a fields type.
  private static func fields(of type: String, in sources: String) -> [String] {
    // A generic type has its parameter after its name.
    guard
      let start = sources.firstRange(of: "struct \(type): Encodable")
        ?? sources.firstRange(of: "struct \(type)<")
    else { return [] }
    let body = sources[start.upperBound...].prefix { $0 != "}" }
    return body.matches(of: /var ([a-zA-Z, ]+):/).flatMap { found in
      found.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The rows of the table of events, by the event.
  private static func rows(in text: String) -> [String: Substring] {
    var rows: [String: Substring] = [:]
    for line in text.split(separator: "\n") {
      guard let found = line.firstMatch(of: /^\| `([a-z]+)` \|/) else { continue }
      rows[String(found.1)] = line
    }
    return rows
  }
}
