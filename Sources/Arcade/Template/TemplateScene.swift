public import Drawing
public import Geometry
import Input
import Languages
public import Rules
public import Stage

/// The smallest scene of a game: the one to copy when a game begins.
///
/// It shows a `Session` of the template's rules, turns taps into moves and says what happened to
/// the trace. The menu does not list it.
public final class TemplateScene: Scene {
  /// The scene's name in the trace: the game's id.
  public let name = Template.name
  /// Holds the header and the lamps.
  public let root = Node("")
  private var session: Session<Template>
  private let header: Header
  private let lamps: [Paper]
  private weak var stage: Stage?

  /// A new game with the cabinet's next seed.
  public init(cabinet: Cabinet) {
    session = Session(Template.Setup(), seed: cabinet.nextSeed())
    var back = {}
    header = Header("template", title: "Template", world: .paper, back: { back() })
    lamps = session.game.isLit.indices.map {
      Paper("lamp.\($0)", role: .button, label: "\($0 + 1)")
    }
    root.add(header)
    root.add(lamps)
    back = { [weak self] in self?.goBack() }
    for (index, lamp) in lamps.enumerated() {
      lamp.recognizers = [TapRecognizer(action: { [weak self] _ in self?.toggle(index) })]
    }
    show()
  }

  /// What the lamps show, for tests.
  public var game: Template { session.game }

  /// Notes the stage.
  public func didAppear(on stage: Stage) { self.stage = stage }
  /// Back to what was shown before.
  public func goBack() { stage?.perform(.pop) }

  private func toggle(_ lamp: Int) {
    let move = Template.Move(lamp: lamp)
    do throws(IllegalMove) {
      try session.play(move, at: 0)
    } catch { return }
    stage?.powers.trace.emit("move", TraceFields.Move(game: Template.name, move: move))
    show()
  }

  private func show() {
    for (lamp, isLit) in zip(lamps, session.game.isLit) {
      lamp.fill = isLit ? Color(0xF2B632) : Theme.sheet
    }
  }

  /// The plain table.
  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(Theme.paper, into: &list, in: bounds)
  }

  /// The lamps in one row, as large as it allows.
  public func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let gap = 16.0
    let side = min(120, (bounds.width - 32 - gap * Double(lamps.count - 1)) / Double(lamps.count))
    let row = side * Double(lamps.count) + gap * Double(lamps.count - 1)
    for (index, lamp) in lamps.enumerated() {
      lamp.frame = Rect(
        x: bounds.midX - row / 2 + Double(index) * (side + gap), y: bounds.midY - side / 2,
        width: side, height: side)
    }
  }
}
