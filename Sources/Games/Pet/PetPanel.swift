import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// What is known about the pet: its name, condition, strength and supplies.
final class PetPanel: Paper {
  /// Called when the name is tapped.
  var onRename: () -> Void = {}
  private let name: Node
  private let state: PetMeter
  private let fun: PetMeter
  private let stats: [(Pet.Stat, PetCount)]
  private let supplies: [(Pet.Resource, PetCount)]

  /// `mayRename`: whether the name is a button.
  init(palette: Palette, mayRename: Bool) {
    let button =
      mayRename ? Button("pet.name", label: "", icon: "icon-pencil", palette: palette.onSheet) : nil
    name =
      button
      ?? Label(
        "", style: TextStyle(size: 22, weight: .bold, alignment: .center), color: palette.ink,
        id: "pet.name")
    state = PetMeter("pet.state", palette: palette)
    fun = PetMeter("pet.fun", palette: palette)
    stats = Pet.Stat.allCases.map {
      (
        $0,
        PetCount(
          "pet.stat.\($0.rawValue)", name: PetWords.name(of: $0), icon: "icon-" + $0.rawValue,
          palette: palette)
      )
    }
    supplies = Pet.Resource.allCases.map {
      (
        $0,
        PetCount(
          "pet.resource.\($0.rawValue)", name: PetWords.name(of: $0), icon: "icon-" + $0.rawValue,
          palette: palette)
      )
    }
    super.init("pet.panel", fill: palette.sheet)
    add([name, state, fun])
    add(stats.map(\.1))
    add(supplies.map(\.1))
    button?.action = { [weak self] in self?.onRename() }
  }

  func show(_ pet: Pet) {
    if name.label != pet.name {
      (name as? Button)?.setLabel(pet.name)
      (name as? Label)?.show(pet.name)
    }
    state.show(PetWords.state(of: pet), 100 - pet.hunger)
    fun.show(pet.boredom < 100 ? tr("Fun") : tr("Bored"), 100 - pet.boredom)
    for (stat, count) in stats { count.show("\(pet.stats[stat])") }
    for (resource, count) in supplies { count.show("\(pet.amount(of: resource))/\(pet.cap)") }
  }

  /// The height it needs at a width: one column, or two if they fit.
  static func height(forWidth width: Double) -> Double { width >= 440 ? 172 : 292 }

  override func sizeDidChange() {
    let isDouble = size.width >= 440
    let inner = bounds.inset(by: 12)
    let column = isDouble ? (inner.width - 24) / 2 : inner.width
    let spare = max(0, size.height - Self.height(forWidth: size.width))
    let gap = 6 + min(10, spare / (isDouble ? 3 : 6))
    var y = inner.minY
    name.frame = Rect(x: inner.minX, y: y, width: column, height: 48)
    y += 48 + gap
    for meter in [state, fun] {
      meter.frame = Rect(x: inner.minX, y: y, width: column, height: 44)
      y += 44 + gap
    }
    let left = isDouble ? inner.minX + column + 24 : inner.minX
    if isDouble { y = inner.minY + 8 }
    y = place(stats.map(\.1), from: Point(x: left, y: y), column: column, each: 3) + gap
    _ = place(supplies.map(\.1), from: Point(x: left, y: y), column: column, each: 2)
  }

  /// Places nodes in rows; returns where the next row would be.
  private func place(
    _ counts: [PetCount], from corner: Point, column: Double, each: Int
  ) -> Double {
    let cell = column / Double(each)
    for (index, count) in counts.enumerated() {
      count.frame = Rect(
        x: corner.x + cell * Double(index % each), y: corner.y + 38 * Double(index / each),
        width: cell - 2, height: 34)
    }
    return corner.y + 38 * Double((counts.count + each - 1) / each)
  }
}
