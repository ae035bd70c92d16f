import Foundation
import Geometry
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import MirrorGame

/// Designs as files.
@MainActor @Suite struct LoomFileTests {
  private static let design = LoomDesign().laying(
    LoomPatch(.frog, turn: 1, thread: 4, ground: 2), in: 5)

  private func text(
    _ name: String = "Rain", version: Int = 1, design: String = LoomFileTests.design.code
  ) -> String {
    #"{"design":"\#(design)","name":"\#(name)","recreo":"loom","version":\#(version)}"#
  }

  private func error(_ text: String) -> GameFileError? {
    do throws(GameFileError) {
      _ = try LoomFile(Array(text.utf8))
      return nil
    } catch { return error }
  }

  @Test func aDesignIsTheSameAfterItWasWrittenAndRead() throws {
    let loom = try Store.inMemory(allGames.catalogue).addLoom(
      name: "Río", by: PlayerName("Ana"), design: Self.design.code, at: 7)
    let file = LoomFile(loom)
    #expect(!file.text.contains("Ana"), "the maker's name stays here")
    #expect(file.text.filter { $0 == "\n" }.count == 1)
    let read = try LoomFile(Array(file.text.utf8))
    #expect((read.name, read.design) == ("Río", Self.design.code))
  }

  @Test func badFilesSayWhatIsWrong() {
    #expect(error("") == .foreign)
    #expect(error("[1, 2]") == .foreign)
    #expect(error(#"{"recreo":"pet","version":1}"#) == .foreign)
    #expect(error(text(version: 2)) == .newer)
    #expect(error(text(version: 0)) == .damaged)
    #expect(error(text(design: "3a0")) == .damaged)
    #expect(error(text(design: LoomDesign().code)) == .damaged, "there is nothing on it")
    #expect(error(text(" ")) == .damaged)
    #expect(error(text(String(repeating: "x", count: 5000))) == .tooLarge(4096))
    #expect(error(text()) == nil)
  }

  @Test func aNameIsOneShortLine() throws {
    let long = String(repeating: "é", count: 60)
    #expect(try LoomFile(Array(text(long).utf8)).name.count == 32)
    #expect(try LoomFile(Array(text(#"A\n\u0007 B"#).utf8)).name == "A B")
  }

  @Test func theSameDesignIsAddedOnce() throws {
    let store = try Store.inMemory(allGames.catalogue)
    let files = GameFiles.looms
    #expect(try files.add(Array(text().utf8), store, 5) == "Rain")
    #expect(throws: GameFileError.known("Rain")) {
      _ = try files.add(Array(self.text().utf8), store, 6)
    }
    #expect(try files.add(Array(text("Snow").utf8), store, 7) == "Snow")
    #expect(try store.looms().map(\.name) == ["Snow", "Rain"])
  }

  /// A context whose files are these texts, by path.
  private func context(
    _ files: [String: String], _ context: GameContext = .forTests
  ) -> GameContext {
    context.dependencies.sharing.readFile = { path, _, done in
      done(files[path].map { .success(Array($0.utf8)) } ?? .failure(.unreadable("no such file")))
    }
    return context
  }

  private func toasts(_ table: SceneHarness) -> [String] {
    table.events.compactMap { ($0.fields as? TraceFields.Toast)?.text }
  }

  @Test func aLongNameIsWholeInTheGallery() throws {
    let context = GameContext.forTests
    let name = "Two frogs and a very long river."
    for number in 1...2 {
      _ = try context.store.addLoom(name: name, design: LoomDesign().code, at: number)
    }
    let table = SceneHarness(size: Size(width: 800, height: 480), context: context) {
      LoomGalleryScene($0)
    }
    table.pass(.seconds(1))
    let card = try table.node("loom.gallery.row.0")
    let titles = card.children.flatMap(\.children).compactMap { $0 as? Label }
    let title = try #require(titles.first { $0.label == name })
    #expect(!title.isCut)
  }

  @Test func aDroppedDesignHangsInTheGalleryAtOnce() throws {
    let context = context(["/a.loom": text(), "/b.LOOM": "{}"])
    let table = SceneHarness(context: context) { LoomGalleryScene($0) }
    table.pass(.milliseconds(400))
    context.dropped("/a.loom", on: table.stage)
    table.pass(.milliseconds(100))
    #expect(try table.node("loom.gallery.row.0").label.hasPrefix("Rain"))
    for path in ["/b.LOOM", "/none.loom"] {
      table.pass(.seconds(10))
      context.dropped(path, on: table.stage)
    }
    table.pass(.milliseconds(100))
    #expect(
      toasts(table) == [
        "“Rain” was added.", "This file isn't a design.",
        "The file can't be read: no such file.",
      ])
    #expect(try context.store.looms().count == 1)
  }

  @Test func visitorsOfAKioskNeitherAddDesignsNorSaveThem() throws {
    let store = try Store.inMemory(allGames.catalogue)
    _ = try store.addLoom(name: "Rain", design: Self.design.code, at: 0)
    let kiosk = GameContext(
      games: allGames,
      settings: SettingsLayers(allSettings, system: [Setting.kiosk.key: .bool(true)]),
      store: store, chance: { 1 })
    kiosk.dependencies.sharing.saveFile = { _, _, _, _ in }
    let context = context(["/a.loom": text("Snow")], kiosk)
    let table = SceneHarness(context: context) { LoomGalleryScene($0) }
    context.dropped("/a.loom", on: table.stage)
    table.pass(.milliseconds(100))
    #expect(try store.looms().map(\.name) == ["Rain"])
    #expect(try table.node("loom.gallery.export").isHidden)
    #expect(toasts(table).isEmpty)
  }

  @Test func aTapSavesADesignAsAFileWhileThatIsChosen() throws {
    let context = GameContext.forTests
    var saved: [String] = []
    context.dependencies.sharing.saveFile = { text, name, suffix, done in
      saved.append("\(name).\(suffix): \(text)")
      done(.success("/home/ana/Pictures/\(name).\(suffix)"))
    }
    let loom = try context.store.addLoom(name: "Rain", design: Self.design.code, at: 0)
    let table = SceneHarness(context: context) { LoomGalleryScene($0) }
    table.pass(.milliseconds(400))
    try table.tap("loom.gallery.export")
    try table.tap("loom.gallery.row.0")
    #expect(saved == ["Rain.loom: " + LoomFile(loom).text])
    #expect(toasts(table) == ["Saved as /home/ana/Pictures/Rain.loom"])
    // The other choice takes its place.
    try table.tap("loom.gallery.delete")
    try table.tap("loom.gallery.row.0")
    #expect(saved.count == 1)
    #expect(try context.store.looms().isEmpty)
  }
}
