import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage

/// The pet on the desktop: a small window in which it walks along the lower edge of the screen.
///
/// A tap on it opens the program again.
final class PetDesktopScene: Scene {
  let name = "pet.desktop"
  let root = Node("")
  static let size = Size(width: 160, height: 144)
  /// A step, as a part of the way.
  private static let stride = 0.006
  private let context: GameContext
  private let manager: PetManager
  private let node = PetNode()
  private let cover = Node("pet.desktop.open", role: .button, label: tr("Open Recreo"))
  private var stroll = PetStroll()
  private var beat = 0
  private var isDark = false

  init(context: GameContext) {
    self.context = context
    manager = context.pets
    manager.enter(name: tr("Valkyrie"))
    root.add([node, cover])
    node.onActivate = { [weak self] in self?.goBack() }
    cover.recognizers = [TapRecognizer(action: { [weak self] _ in self?.goBack() })]
    show()
  }

  /// The window is small as long as nothing else is shown in it.
  func didAppear(on stage: Stage) {
    context.desktopWindow.begin(Self.size)
    context.desktopWindow.move(stroll.place)
    beat = Int(stage.now / PetPose.beat)
    stage.setFocus(node)
  }

  func didDisappear() { context.desktopWindow.end() }
  func renewed() -> (any Scene)? { PetDesktopScene(context: context) }

  private var pet: Pet? { manager.pet }

  /// It walks by the beats, as in its garden.
  func update(at now: Duration) {
    manager.live()
    let beats = Int(now / PetPose.beat)
    if beats > beat, isWalking {
      stroll.step(stride: Self.stride)
      context.desktopWindow.move(stroll.place)
    }
    beat = beats
    show()
  }

  private var isWalking: Bool {
    pet?.isUpAndAbout == true && stage?.reducesMotion == false
  }

  private func show() {
    guard let pet else { return }
    node.show(pet, stroll: stroll, beat: beat)
    let isDark = pet.isNight || pet.isAsleep
    guard isDark != self.isDark else { return }
    self.isDark = isDark
    stage?.backdropDidChange()
  }

  func nextFrame(after now: Duration) -> NextFrame {
    let wish = NextFrame.at(now + .milliseconds(max(1, min(pet?.nextChange ?? .max, 30_000))))
    guard let beats = isWalking ? 1 : node.nextChange else { return wish }
    return wish.sooner(.at(PetPose.beat * (beat + beats)))
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Color(isDark ? 0x352A5C : 0xCDEBF7)), in: bounds)
    let ground = Rect(x: 0, y: bounds.maxY - 24, width: bounds.width, height: 24)
    list.shape(Shape(fill: Color(isDark ? 0x2F5D4A : 0x7CC074), grain: Theme.grain), in: ground)
  }

  func layout(in bounds: Rect) {
    let room = max(1, min(bounds.width, bounds.height - 12))
    let side = PixelNode.fitting(room, density: stage?.density ?? 1)
    node.side = side
    node.frame = Rect(
      x: (bounds.width - side) / 2, y: bounds.maxY - 10 - side, width: side, height: side)
    cover.frame = bounds
  }
}
