import Geometry
import Input

/// How a dialog can be closed without a keyboard.
extension Stage {
  /// Taps before this delay were meant for what the dialog covers, and do not close it.
  private static let rest = Duration.milliseconds(500)

  /// Lets a tap beside the sheet close a dialog that allows it.
  func listenBeside(_ scene: any Scene) {
    guard !scene.isOpaque, scene.leavesOnTapBeside else { return }
    let appeared = now
    scene.root.recognizers = [
      TapRecognizer { [weak self, weak scene] place in
        guard let self, let scene, now - appeared >= Self.rest else { return }
        leave(scene, tappedAt: place)
      }
    ]
  }

  private func leave(_ scene: any Scene, tappedAt place: Point) {
    guard scene === top, typing.field == nil else { return }
    let isBeside = scene.root.children.allSatisfy {
      $0.isHidden || $0.role != .dialog || !$0.windowFrame(at: now).contains(place)
    }
    if isBeside { scene.goBack() }
  }
}
