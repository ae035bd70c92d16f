import Arcade
import Drawing
import Geometry
import Languages
import Stage
import Store

/// Asks who plays at a seat of a race: a player who is known, or a new name.
final class RaceNameScene: FieldScene {
  private let context: GameContext
  private let player: PlayerName?
  private let taken: [PlayerName]
  private let done: (PlayerName?) -> Void
  private let faces: NamedFaces

  /// `player`: who plays there now; `taken`: who plays at the other seats; `done` gets the choice,
  /// nil for nobody in particular.
  init(
    _ context: GameContext, _ player: PlayerName?, taken: [PlayerName],
    done: @escaping (PlayerName?) -> Void
  ) {
    (self.context, self.player, self.taken, self.done) = (context, player, taken, done)
    let palette = context.dressed(.fifteen)
    let known = context.playersForResult.filter { player in
      (try? PlayerName(player.name)).map { !taken.contains($0) } ?? false
    }
    let faces = NamedFaces(Array(known.prefix(4)), palette: palette)
    self.faces = faces
    let field = TextField(
      "race.name.field", label: tr("Name"), text: player?.text ?? "", placeholder: tr("Name"),
      limit: PlayerName.longest, palette: palette)
    field.holdsName = true
    let finish = Button(
      "race.name.done", label: tr("Done"), icon: "icon-check", kind: .primary,
      palette: palette.onSheet)
    let cancel = Button("race.name.cancel", label: tr("Cancel"), palette: palette.onSheet)
    super.init(
      "fifteen.race.name", title: tr("Who's playing here?"),
      form: FieldForm(
        "race.name.problem", field, above: known.isEmpty ? nil : faces,
        heightAbove: { faces.height(width: $0) }), widest: known.count > 2 ? 680 : 480,
      palette: palette, buttons: [finish, cancel])
    // Who played here before is the better picture.
    if known.isEmpty {
      sheet.figure = FaceTrio()
    } else {
      sheet.crest = Seal("icon-two-players", palette: palette)
    }
    finish.action = { [weak self] in self?.finish() }
    cancel.action = { [weak self] in self?.goBack() }
    field.submit = { [weak self] _ in self?.finish() }
    field.changed = { [weak self] _ in self?.showProblem("") }
    faces.onName = { [weak self] in
      field.setText($0)
      self?.finish()
    }
  }

  override func renewed() -> (any Scene)? {
    RaceNameScene(context, player, taken: taken, done: done).takePlace(of: self)
  }

  /// Those who are known need no keyboard.
  override var asksAtOnce: Bool { faces.isEmpty }

  /// An empty field means nobody in particular.
  private func finish() {
    guard text.contains(where: { !$0.isWhitespace }) else {
      goBack()
      return done(nil)
    }
    do throws(PlayerNameError) {
      let name = try context.playerName(text)
      guard !taken.contains(name) else { return refuse(tr("This player has a board already.")) }
      guard let stage else { return }
      context.unlock(name, on: stage) { [weak self] in
        self?.goBack()
        self?.done(name)
      }
    } catch { refuse(error.sentence) }
  }

  override func layout(in bounds: Rect) {
    faces.isLow = bounds.height < 560
    super.layout(in: bounds)
  }
}

/// The faces of those who played last, side by side.
private final class NamedFaces: Node {
  /// Called with the name of a face.
  var onName: (String) -> Void = { _ in }
  var isEmpty: Bool { faces.isEmpty }
  /// Whether the window leaves no room for large faces.
  var isLow = false
  private let faces: [NamedFace]
  private static let gap = 8.0

  init(_ players: [Player], palette: Palette) {
    faces = players.enumerated().map { index, player in
      NamedFace("race.known.\(index)", player, palette: palette.quiet)
    }
    super.init("")
    add(faces)
    for (face, player) in zip(faces, players) {
      face.action = { [weak self] in self?.onName(player.name) }
    }
  }

  func height(width: Double) -> Double { cell(width).height + 4 }

  private func cell(_ width: Double) -> Size {
    let count = Double(max(1, faces.count))
    let wide = min(count > 1 ? 190 : 240, (width - 8 + Self.gap) / count - Self.gap)
    return Size(width: wide, height: isLow ? 136 : min(176, max(136, wide + 16)))
  }

  override func sizeDidChange() {
    let cell = cell(size.width)
    let left = (size.width - Double(faces.count) * (cell.width + Self.gap) + Self.gap) / 2
    for (index, face) in faces.enumerated() {
      face.frame = Rect(
        x: left + Double(index) * (cell.width + Self.gap), y: 4, width: cell.width,
        height: cell.height)
    }
  }
}

/// A face with its name below.
private final class NamedFace: PaperButton {
  private let face: AvatarNode
  private let name: Label

  init(_ id: String, _ player: Player, palette: Palette) {
    face = AvatarNode(player.avatar)
    name = Label(
      player.name, style: TextStyle(size: 18, weight: .bold, alignment: .center),
      color: palette.ink)
    super.init(id, label: player.name, fill: palette.sheet, action: {})
    add([face, name])
  }

  override func sizeDidChange() {
    let side = min(size.width - 16, size.height - 56)
    face.frame = Rect(x: (size.width - side) / 2, y: 8, width: side, height: side)
    name.show(name: label, size: 18, width: size.width - 12)
    name.frame = Rect(x: 6, y: side + 8, width: size.width - 12, height: size.height - side - 10)
  }
}
