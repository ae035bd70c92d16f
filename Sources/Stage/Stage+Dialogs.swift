import Geometry
import Input

/// How a dialog can be closed without a keyboard.
extension Stage {
  /// A tap that means to leave comes later than one that was meant for what the dialog covered.
  private static let rest = Duration.milliseconds(500)

  /// Lets a tap beside the sheet leave a dialog that wants it.
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
