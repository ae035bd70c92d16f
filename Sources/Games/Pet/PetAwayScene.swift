import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// Shows what happened while the player was away.
final class PetAwayScene: Scene {
  let name = "pet.away"
  let root = Node("")
  let isOpaque = false
  let leavesOnTapBeside = true
  private let sheet: DialogSheet

  init(_ absence: PetAbsence, pet: Pet, palette: Palette) {
    let lines = PetLog(absence, pet: pet, palette: palette)
    let finish = Button(
      "pet.away.done", label: tr("Good to be back"), kind: .primary, palette: palette.onSheet)
    sheet = DialogSheet(
      title: tr("While you were away"), body: lines, widest: 560, palette: palette,
      buttons: [finish], bodyHeight: { lines.height(forWidth: $0) })
    root.add(sheet)
    finish.action = { [weak self] in self?.goBack() }
  }

  func didAppear(on stage: Stage) {
    sheet.appear()
  }

  func goBack() { stage?.perform(.pop) }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Theme.veil), in: bounds)
  }

  func layout(in bounds: Rect) { sheet.place(in: bounds) }
}

/// Entries of a pet's log, the newest last: the time and the event.
final class PetLog: Node {
  private let lines: [(when: Label, what: Label)]

  /// The last forty events of an absence.
  init(_ absence: PetAbsence, pet: Pet, palette: Palette) {
    var told: [(when: String, what: String)] = absence.events.suffix(40).compactMap { event in
      if case .earned = event.kind { return nil }
      return (
        PetLogWords.ago(pet.millisecondsAgo(event)), PetLogWords.line(event.kind, pet.name)
      )
    }
    // What grew and what was earned are added up.
    let gains = Pet.Resource.allCases.compactMap { resource in
      absence.gains[resource].map { "\(PetWords.name(of: resource)) +\($0)" }
    }
    if !gains.isEmpty { told.append(("", gains.joined(separator: " · "))) }
    lines = told.enumerated().map { index, line in
      (
        Label(line.when, style: Theme.caption, color: palette.quietInk),
        Label(line.what, style: TextStyle(size: 18), color: palette.ink, id: "log.\(index)")
      )
    }
    super.init("pet.log", role: .group)
    for line in lines { add([line.when, line.what]) }
  }

  private func column(_ width: Double) -> Double { min(150, width * 0.36) }
  private func rowHeight(_ line: (when: Label, what: Label), _ width: Double) -> Double {
    max(
      30, line.what.size(fitting: width - column(width) - 12).height,
      line.when.size(fitting: column(width)).height) + 4
  }

  func height(forWidth width: Double) -> Double {
    lines.reduce(0) { $0 + rowHeight($1, width) }
  }

  override func sizeDidChange() {
    var y = 0.0
    let left = column(size.width)
    for line in lines {
      let height = rowHeight(line, size.width)
      line.when.frame = Rect(x: 0, y: y, width: left, height: height)
      line.what.frame = Rect(x: left + 12, y: y, width: size.width - left - 12, height: height)
      y += height
    }
  }
}
