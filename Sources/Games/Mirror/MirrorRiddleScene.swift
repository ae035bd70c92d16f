import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage
import Store

/// Asks after a puzzle which line on the brocade is its mirror; whoever finds it at once gets a
/// seal.
final class MirrorRiddleScene: PageScene {
  override var followsWriting: Bool { false }
  private let setup: Mirror.Setup
  private let picture: MirrorPicture
  private var riddle: MirrorRiddle
  private let question: Label
  private let cloth: MirrorRiddleCloth
  private let star = ArtNode("star-gold", elevation: .lying)
  private let done: Button
  private var answers: [Button] = []

  init(
    _ context: GameContext, _ setup: Mirror.Setup, _ picture: MirrorPicture, _ riddle: MirrorRiddle
  ) {
    (self.setup, self.picture, self.riddle) = (setup, picture, riddle)
    let palette = context.dressed(.mirror)
    question = Label(
      "", style: TextStyle(size: 26, weight: .bold, alignment: .center), color: palette.tableInk,
      id: "mirror.riddle.question")
    cloth = MirrorRiddleCloth(setup, picture)
    done = Button(
      "mirror.riddle.done", label: tr("Done"), icon: "icon-check", kind: .primary,
      palette: palette)
    super.init(
      "mirror.riddle", title: picture.title(in: context.store), context: context, palette: palette,
      track: .mirror)
    root.add([question, cloth, header])
    answers = MirrorRiddle.places.indices.map { line in
      Button("mirror.riddle.\(line + 1)", label: "\(line + 1)", palette: palette) { [weak self] in
        self?.choose(line)
      }
    }
    root.add(answers)
    root.add([done, star])
    done.action = { [weak self] in self?.goBack() }
    cloth.onChoose = { [weak self] in self?.choose($0) }
    show(isNew: false)
  }

  /// Whether a picture has just one mirror for sure: only ours, whose cells all differ.
  static func canAsk(_ picture: MirrorPicture) -> Bool {
    if case .brocade = picture { true } else { false }
  }

  override func didAppearFirst(on stage: Stage) { stage.setFocus(answers.first) }
  override func renewed() -> (any Scene)? { MirrorRiddleScene(context, setup, picture, riddle) }

  override func handle(_ key: KeyEvent) -> Bool {
    guard case .character(let sign) = key.key, key.modifiers.isEmpty,
      let number = sign.wholeNumberValue, answers.indices.contains(number - 1)
    else { return opensHelp(key, MirrorHelp.scene(context, for: stage?.device ?? .touch)) }
    choose(number - 1)
    return true
  }

  override func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    MirrorBackdrop.draw(palette, into: &list, in: bounds)
  }

  private func choose(_ line: Int) {
    guard riddle.choose(line), let stage else { return }
    stage.audio.play(riddle.isSolved ? .mirrorWeave : .bump)
    show(isNew: true)
    guard riddle.isSolved else { return }
    stage.setFocus(done)
    guard riddle.earnsSeal, let player = try? context.store.currentPlayer() else { return }
    let facts = GameFacts(game: Mirror.name, variant: MirrorRiddle.variant)
    let reached = try? context.store.award(facts, to: player.id, at: context.date())
    context.showToast(for: reached ?? [])
  }

  private func show(isNew: Bool) {
    let isTurn = setup.symmetry == .turn
    question.show(
      riddle.earnsSeal
        ? tr("Yes! You found it at once.")
        : riddle.isSolved
          ? tr("Yes, that's it.")
          : !riddle.wrong.isEmpty
            ? tr("Not this one. Look again.")
            : isTurn
              ? tr("Around which point is the cloth turned?")
              : tr("Which line is the mirror?"))
    cloth.show(riddle, isNew: isNew)
    for (line, button) in answers.enumerated() {
      button.isHidden = riddle.isSolved
      button.isEnabled = !riddle.wrong.contains(line)
    }
    done.isHidden = !riddle.isSolved
    star.isHidden = !riddle.earnsSeal
    if riddle.earnsSeal, isNew, stage?.reducesMotion == false {
      star.animate(
        from: Pose(scale: 2.2, rotation: -0.5, opacity: 0), length: .milliseconds(360),
        delay: .milliseconds(500))
    }
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let margin = bounds.size.shortSide < 600 ? 16.0 : 40
    let isLow = bounds.height < 600
    let words = isLow ? 40.0 : 56
    let foot = isLow ? 64.0 : 88
    let room = Rect(
      x: margin, y: Header.height + words, width: bounds.width - 2 * margin,
      height: bounds.height - Header.height - words - foot - 2 * margin)
    question.frame = Rect(x: margin, y: Header.height - 8, width: room.width, height: words)
    question.style.size = isLow ? 22 : 28
    let aspect = min(1.6, max(1, room.width / max(1, room.height)))
    let width = min(room.width, room.height * aspect).rounded(.down)
    let size = Size(width: width, height: (width / aspect).rounded(.down))
    // Question, cloth and answers stay together in the middle.
    let rest = max(0, room.height - size.height) / 2
    question.frame.origin.y += rest
    cloth.frame = Rect(
      x: ((bounds.width - size.width) / 2).rounded(), y: (room.minY + rest).rounded(),
      width: size.width, height: size.height)
    let side = min(160, size.width / 4 - 12).rounded(.down)
    let y = cloth.frame.maxY + margin * 0.75
    for (place, button) in zip(MirrorRiddle.places, answers) {
      button.frame = Rect(
        x: (cloth.frame.minX + size.width * place - side / 2).rounded(), y: y, width: side,
        height: foot - 8)
    }
    let wide = max(200, done.fittingSize.width)
    done.frame = Rect(x: (bounds.midX - wide / 2).rounded(), y: y, width: wide, height: foot - 8)
    let seal = isLow ? 72.0 : 112
    star.frame = Rect(
      center: Point(x: cloth.frame.maxX - 8, y: cloth.frame.minY + 8), size: Size(seal))
  }
}
