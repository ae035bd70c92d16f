import Stage

/// The cameras of a scene, of which one runs at a time.
final class CameraFeed {
  /// Called with each frame.
  var onFrame: (Picture) -> Void = { _ in }
  /// Called if the camera fails.
  var onEnd: () -> Void = {}
  private let cameras: [Camera]
  private var chosen = 0
  private var session: CameraSession?

  /// `cameras`: at least one; the first is opened.
  init(_ cameras: [Camera]) { self.cameras = cameras }

  /// Starts the chosen camera, unless it runs.
  func open() {
    guard session == nil else { return }
    session = cameras[chosen].open(
      { [weak self] in if let self, session != nil { onFrame($0) } },
      { [weak self] in if let self, session != nil { onEnd() } })
  }

  /// Stops the camera.
  func close() {
    session?.close()
    session = nil
  }

  /// Stops the camera and chooses the next one; returns its name.
  func chooseNext() -> String {
    close()
    chosen = (chosen + 1) % cameras.count
    return cameras[chosen].name
  }

  /// The current picture; nil before the first.
  func shoot() -> Photo? { session?.shoot() }
}
