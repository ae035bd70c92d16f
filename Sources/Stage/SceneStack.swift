import Geometry

/// The scenes of a stage, the requested changes, and the running transition.
///
/// It calls no scene: the stage notifies the scenes.
struct SceneStack {
  /// A scene that appears or disappears, over the others.
  struct Transition {
    /// Back to front; a dialog leaves with the scene below it.
    var leaving: [any Scene]
    var progress: Tween
    /// Where the scene that arrives grows from, or the one that leaves shrinks to; nil if they fade.
    var origin: Rect?
    /// Whether the leaving scene shrinks, or is drawn aside.
    var isClosing = false
    /// Whether one page passes over the other; they fade otherwise.
    var slides = false
  }

  /// How a page lies while one passes over another.
  enum Slide: Hashable {
    /// Its left edge comes in from the right: 0 is outside, 1 in its place.
    case over(Double)
    /// Below the other, pushed to the left: 0 is in its place, 1 is as far as it goes.
    case under(Double)
  }

  /// The part of the window in which a scene is visible while it grows or shrinks.
  struct Opening: Hashable {
    /// The rectangle that it grows from.
    var origin: Rect
    /// How far it is open: 0 is the origin, 1 the whole window.
    var share: Double
  }

  /// Whom a change concerned.
  struct Departure {
    /// The scene that was on top.
    var covered: any Scene
    /// Those that were taken off, the top one first.
    var removed: [any Scene]
  }

  /// A scene as it is shown now.
  struct Layer {
    var scene: any Scene
    var opacity: Double
    /// Nil if it fills the whole window.
    var opening: Opening?
    /// Nil unless one page passes over another.
    var slide: Slide?
  }

  /// The top scene last; empty until the first is set.
  private(set) var scenes: [any Scene] = []
  private(set) var transition: Transition?
  private var pending: [Stage.Change] = []
  /// What the scenes at these places in the stack were opened from.
  private var origins: [Int: Rect] = [:]

  /// The scene that has the input.
  var top: any Scene { scenes[scenes.count - 1] }
  /// The index of the first visible scene.
  var topOpaque: Int { scenes.lastIndex { $0.isOpaque } ?? 0 }
  var hasPending: Bool { !pending.isEmpty }

  /// Begins with one scene.
  mutating func begin(with scene: any Scene) { scenes = [scene] }
  /// Puts another scene in the place of one.
  mutating func set(_ scene: any Scene, at index: Int) { scenes[index] = scene }
  /// Asks for a change.
  mutating func add(_ change: Stage.Change) { pending.append(change) }
  /// Removes and returns the first requested change.
  mutating func takePending() -> Stage.Change? {
    pending.isEmpty ? nil : pending.removeFirst()
  }

  /// Makes a change and begins its transition; nil if no scene changes, as with `.renew`.
  ///
  /// `slides`: whether pages slide over each other instead of fading.
  mutating func apply(
    _ change: Stage.Change, slides: Bool = false, at now: Duration
  ) -> Departure? {
    let (old, before) = (top, scenes)
    guard let (leaving, origin) = rearrange(by: change) else { return nil }
    let isClosing = scenes.count < before.count
    let isPage = leaving.first?.isOpaque == true
    // A dialog blurs what lies below it, so it can't pass over the page that arrives.
    let slides = slides && origin == nil && isPage && (!isClosing || leaving.count == 1)
    let length = origin != nil ? 320 : slides ? 280 : isPage ? 260 : 220
    transition = Transition(
      leaving: leaving,
      progress: Tween(
        from: 0, to: 1, start: now, length: .milliseconds(length),
        easing: origin == nil && !slides ? .smooth : .out),
      origin: origin, isClosing: isClosing, slides: slides)
    let removed = before.reversed().filter { scene in !scenes.contains { $0 === scene } }
    return Departure(covered: old, removed: removed)
  }

  /// Changes the stack; nil if no scene changes.
  ///
  /// Returns the scenes that leave, back to front, and where one grows from or shrinks to.
  private mutating func rearrange(by change: Stage.Change) -> ([any Scene], Rect?)? {
    let old = top
    var leaving = [old]
    var origin: Rect?
    switch change {
    case .push(let scene):
      scenes.append(scene)
      if !scene.isOpaque { leaving = [] }
    case .open(let scene, let rect):
      scenes.append(scene)
      origins[scenes.count - 1] = rect
      origin = rect
    case .pop:
      guard scenes.count > 1 else { return nil }
      scenes.removeLast()
      origin = old.isOpaque ? origins[scenes.count] : nil
    case .popToRoot:
      guard scenes.count > 1 else { return nil }
      origin = topOpaque > 0 ? origins[1] : nil
      leaving = Array(scenes[max(1, topOpaque)...])
      scenes.removeLast(scenes.count - 1)
    case .replace(let scene):
      leaving = Array(scenes[topOpaque...])
      scenes.replaceSubrange(topOpaque..., with: [scene])
    case .renew: return nil
    }
    origins = origins.filter { $0.key < scenes.count }
    return (leaving, origin)
  }

  /// Ends the transition at once.
  mutating func cancelTransition() { transition = nil }

  /// Forgets where scenes were opened from, because the window's size changed.
  mutating func clearOrigins() { origins = [:] }

  /// Ends a transition whose time is over; returns whether there was one.
  mutating func endTransition(at now: Duration) -> Bool {
    guard let transition, !transition.progress.isRunning(at: now) else { return false }
    self.transition = nil
    return true
  }

  /// Whether a transition needs a frame now.
  func isMoving(at now: Duration) -> Bool { transition?.progress.isRunning(at: now) ?? false }

  /// Whether a finger that comes down now was meant for the previous scene.
  func isTooNewForTouch(at now: Duration) -> Bool {
    guard let transition, transition.leaving.first?.isOpaque == true else { return false }
    return now < transition.progress.start + .milliseconds(200)
  }

  /// The visible scenes, back to front.
  func layers(at now: Duration) -> [Layer] {
    let seen = scenes[topOpaque...]
    guard let transition else { return seen.map { Layer(scene: $0, opacity: 1) } }
    let progress = transition.progress.value(at: now)
    let leaving = transition.leaving
    if leaving.isEmpty {
      return seen.map { Layer(scene: $0, opacity: $0 === top ? progress : 1) }
    }
    if let origin = transition.origin {
      let share = transition.isClosing ? 1 - progress : progress
      let opening = Opening(origin: origin, share: share)
      let still = transition.isClosing ? Array(seen) : leaving
      let moving = transition.isClosing ? leaving : Array(seen)
      return still.map { Layer(scene: $0, opacity: 1) }
        + moving.map { Layer(scene: $0, opacity: 1, opening: opening) }
    }
    if transition.slides {
      return transition.isClosing
        ? seen.map { Layer(scene: $0, opacity: 1, slide: .under(1 - progress)) }
          + leaving.map { Layer(scene: $0, opacity: 1, slide: .over(1 - progress)) }
        : leaving.map { Layer(scene: $0, opacity: 1, slide: .under(progress)) }
          + seen.map { Layer(scene: $0, opacity: 1, slide: .over(progress)) }
    }
    if leaving[0].isOpaque {
      return leaving.map { Layer(scene: $0, opacity: 1) }
        + seen.map { Layer(scene: $0, opacity: progress) }
    }
    return seen.map { Layer(scene: $0, opacity: 1) }
      + leaving.map { Layer(scene: $0, opacity: 1 - progress) }
  }
}
