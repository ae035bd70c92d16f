extension Stage {
  /// Advances the top scene's simulation to now in equal steps, so that the next event finds it up
  /// to date however rarely frames are drawn.
  func simulate() {
    guard !scenes.isEmpty, top.isSimulating else {
      steppedTo = nil
      return
    }
    let scene = top
    if let last = steppedTo {
      // The loop slept as long as the scene allowed it: that is no stall.
      let asleep =
        if case .at(let moment) = scene.nextFrame(after: last) { moment - last } else {
          Duration.zero
        }
      for _ in 0..<timestep.steps(after: now - last, asleep: asleep) where scene.isSimulating {
        scene.advance()
      }
    } else {
      timestep.reset()
    }
    steppedTo = now
  }
}
