import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage
import Store

extension ShareCard {
  /// Nil if the current rules can't replay the record.
  static func mirror(_ result: NewResult) -> ShareCard? {
    guard let played = MirrorRecord(text: result.record),
      let picture = FinishedCloth.picture(of: played)
    else { return nil }
    let setup = played.record.setup
    var brocade: String?
    if case .brocade(let id) = MirrorPicture(of: played) { brocade = id }
    let size = MirrorWords.pieces(setup.columns)
    return ShareCard(
      title: tr("Mirror") + " · " + size, figures: ShareCard.figures(result),
      boast: tr(
        "{game}, {size}, in Recreo: I completed it in {moves} and {time}. Beat that!",
        [
          "game": tr("Mirror"), "size": size,
          "moves": trn("{n} move", "{n} moves", result.moves),
          "time": PlayClock.text(milliseconds: result.milliseconds),
        ]),
      code: BoardCode(setup, seed: played.record.seed, brocade: brocade),
      picture: picture)
  }
}

extension MirrorPicture {
  /// The picture that was played, or the first.
  fileprivate init(of played: MirrorRecord) {
    self = played.picture.flatMap { MirrorPicture(name: $0) } ?? .first
  }
}

/// The finished brocade.
final class FinishedCloth: Node, ShareCardPicture {
  let aspect: Double
  private let setup: Mirror.Setup
  private let cloth: any MirrorCloth
  private let ground: MirrorGround
  private var isFitted = false

  init(_ setup: Mirror.Setup, _ cloth: any MirrorCloth) {
    self.setup = setup
    self.cloth = cloth
    ground = MirrorGround(setup, cloth: cloth, palette: .mirror)
    let whole = setup.symmetry.whole
    aspect = whole.width / whole.height
    super.init("")
  }

  /// Nil if the current rules can't replay the record.
  nonisolated static func picture(of played: MirrorRecord) -> BoardPicture? {
    guard (try? MirrorRound(replaying: played.record)) != nil else { return nil }
    return { FinishedCloth(played.record.setup, MirrorPicture(of: played).cloth()) }
  }

  override func sizeDidChange() { ground.frame = bounds }

  override func prepare(at now: Duration) {
    guard !isFitted, let stage else { return }
    isFitted = true
    let rows = setup.symmetry == .axes ? 2.0 : 1
    cloth.fit(Size(width: size.width / 2, height: size.height / rows), on: stage) {
      [weak self] in self?.setNeedsDisplay()
    }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    ground.drawWhole(into: &list, within: bounds)
    // Rotated cloth has hard edges; the paper's own edges cover them.
    list.shape(
      Shape(radius: 3, fill: .clear, border: 4, borderColor: .white), in: bounds.inset(by: -2))
  }
}
