public import Arcade
import Geometry
import Languages
import Rules
import Stage
import Store

nonisolated extension GameEntry {
  /// A game about switching on a row of lamps.
  public static var template: GameEntry {
    var entry = GameEntry(
      id: Template.name, title: { tr("Template") }, palette: .template, poster: "menu-template",
      setup: { TemplateSetupScene(context: $0) })
    entry.results = { .template }
    entry.readRecord = entry.reader(TemplateReplayScene.init)
    entry.proves = TemplateProof.proves
    entry.scoring = Scoring()
    return entry
  }
}

nonisolated extension Palette {
  /// Its colours.
  static let template = Palette(
    table: Color(0x2C4A63), sheet: .white, ink: Color(0x22262B), tableInk: .white,
    accent: Color(0xA6401F), accentInk: .white)
}
