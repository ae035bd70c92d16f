public import Drawing
public import Geometry
import Languages
public import Stage
import Store

/// Everything a person may set; each change is heard, seen and remembered at once.
public final class OptionsScene: Scene {
  public let name = "options"
  public let root = Node("")
  private let cabinet: Cabinet
  private let world: ColorWorld
  private let header: Header
  private let sheet: Paper
  private let sections: [[Node]]
  private weak var stage: Stage?

  public init(cabinet: Cabinet, world: ColorWorld = .paper) {
    self.cabinet = cabinet
    self.world = world
    var back = {}
    header = Header("options", title: tr("Options"), world: world, back: { back() })
    sheet = Paper(fill: world.sheet, radius: Theme.largeRadius)
    sections = Self.makeSections(cabinet, world)
    root.add(sheet)
    for row in sections.joined() { sheet.add(row) }
    root.add(header)
    back = { [weak self] in self?.goBack() }
  }

  private static func makeSections(_ cabinet: Cabinet, _ world: ColorWorld) -> [[Node]] {
    func toggle(_ id: String, _ label: String, _ icon: String, _ setting: Setting) -> Switch {
      let row = Switch(
        id, label: label, icon: icon, isOn: cabinet.settings.isOn(setting), world: world,
        action: { cabinet.change(setting, to: .bool($0)) })
      row.isEnabled = cabinet.canChange(setting)
      return row
    }
    func slider(_ id: String, _ label: String, _ setting: Setting) -> Slider {
      let row = Slider(
        id, label: label, value: cabinet.settings.number(setting) ?? 0, world: world,
        action: { cabinet.change(setting, to: .number($0)) })
      row.isEnabled = cabinet.canChange(setting)
      return row
    }
    return [
      [
        toggle("options.music", tr("Music"), "icon-music", .musicOn),
        slider("options.music.volume", tr("Music volume"), .musicVolume),
      ],
      [
        toggle("options.sound", tr("Sounds"), "icon-sound", .soundOn),
        slider("options.sound.volume", tr("Sound volume"), .soundVolume),
      ],
      [toggle("options.fullscreen", tr("Full screen"), "icon-fullscreen", .fullscreen)],
    ]
  }

  public func didAppear(on stage: Stage) { self.stage = stage }
  public func goBack() { stage?.perform(.pop) }

  /// F11 changes full screen behind our back; shows what is in force now.
  public func update(at now: Duration) {
    for case let row as Switch in sections.joined() where row.id == "options.fullscreen" {
      row.show(cabinet.settings.isOn(.fullscreen))
    }
  }

  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(world.table, into: &list, in: bounds)
  }

  public func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let room = Rect(
      x: 16, y: Header.height, width: bounds.width - 32,
      height: bounds.height - Header.height - 16)
    // Low windows set the sections side by side.
    let columns = room.height < 560 && room.width >= 560 ? 2 : 1
    let width = min(room.width, columns == 2 ? 960 : 680)
    let pad = 32.0
    let column = (width - pad * 2 - (columns == 2 ? 48 : 0)) / Double(columns)
    var tops = Array(repeating: pad, count: columns)
    for (index, section) in sections.enumerated() {
      let place = index % columns
      if tops[place] > pad { tops[place] += 24 }
      for row in section {
        let height = row is Slider ? 72.0 : 56
        row.frame = Rect(
          x: pad + Double(place) * (column + 48), y: tops[place], width: column, height: height)
        tops[place] += height + 8
      }
    }
    let height = (tops.max() ?? 0) - 8 + pad
    sheet.frame = Rect(
      x: room.midX - width / 2, y: room.minY + max(0, (room.height - height) / 2 - 16),
      width: width, height: height)
  }
}
