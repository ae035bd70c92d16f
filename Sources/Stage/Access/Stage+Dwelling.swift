import Geometry
import Input

/// A mouse pointer that rests clicks: for eye trackers, head mice and hands that can't click.
extension Stage {
  /// Where the mouse pointer rests, and since when.
  struct Dwell {
    var place: Point
    var since: Duration
    /// Whether it has clicked here.
    var isSpent = false
    /// Whether it has scrolled here: at the end of the list it clicks nothing.
    var hasScrolled = false
    var ring: ProgressRing?
  }

  /// How far a pointer that rests may tremble, in points.
  private static let tremble = 24.0
  /// How near the upper and lower edge of a list it scrolls, in points.
  private static let edge = 48.0

  /// The mouse moved with no button down, or left the window.
  func hover(_ place: Point?, at time: Duration) {
    guard dwellTime != nil else { return }
    setTime(time)
    guard let place else { return endDwell() }
    if let dwell, dwell.place.distance(to: place) <= Self.tremble { return }
    endDwell()
    dwell = Dwell(place: place, since: now)
  }

  /// A pointer acts otherwise: where a button of the mouse was used, resting clicks no second time.
  func endDwell(after event: PointerEvent) {
    endDwell()
    guard dwellTime != nil, event.source == .mouse else { return }
    dwell = Dwell(place: event.location, since: now, isSpent: true)
  }

  /// What lies under the pointer is another: it rests anew.
  func restartDwell() {
    guard let old = dwell, !old.isSpent else { return }
    endDwell()
    dwell = Dwell(place: old.place, since: now)
  }

  /// The pointer rests no more.
  func endDwell() {
    if let ring = dwell?.ring { overlay.remove(ring) }
    dwell = nil
  }

  /// Clicks where the pointer has rested long enough.
  func dwellTimePassed() {
    guard let dwellTime, let dwell, !dwell.isSpent else { return }
    let share = (now - dwell.since) / dwellTime
    if share >= 1 {
      // A screen that only appears isn't what the pointer rested on.
      guard !stack.hasPending, !stack.isTooNewForTouch(at: now) else { return restartDwell() }
      endDwell()
      self.dwell = Dwell(place: dwell.place, since: now, isSpent: true)
      if scrollEdge(at: dwell.place) {
        self.dwell = Dwell(place: dwell.place, since: now, hasScrolled: true)
      } else if !dwell.hasScrolled {
        tap(dwell.place)
      }
    } else if share >= 0.25 {
      showDwell(share)
    }
  }

  private func showDwell(_ share: Double) {
    guard let place = dwell?.place else { return }
    let ring = dwell?.ring ?? ProgressRing(label: "", value: 0)
    if dwell?.ring == nil {
      ring.frame = Rect(center: place, size: Size(64))
      overlay.add(ring)
      dwell?.ring = ring
    }
    ring.show(share)
    setNeedsDisplay()
  }

  /// When it clicks, or when its ring changes.
  var dwellDue: NextFrame {
    guard let dwellTime, let dwell, !dwell.isSpent else { return .onInput }
    return dwell.ring == nil ? .at(dwell.since + dwellTime * 0.25) : .immediately
  }

  /// Scrolls what goes on beyond the edge that the pointer rests at; returns whether it does.
  private func scrollEdge(at place: Point) -> Bool {
    let path = top.root.path(to: place, at: now)
    guard let scroller = path.lazy.compactMap({ $0 as? Scroller }).first, overlayPath(place).isEmpty
    else { return false }
    let height = scroller.own(place).y
    if height < Self.edge { return scroller.travel(.pageUp) }
    return height > scroller.size.height - Self.edge && scroller.travel(.pageDown)
  }
}
