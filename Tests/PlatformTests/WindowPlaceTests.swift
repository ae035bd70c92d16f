import Geometry
import Testing

@testable import Platform

/// Where a window goes while monitors come and go.
struct WindowPlaceTests {
  private let left = Monitor(name: 1, frame: Rect(x: 0, y: 0, width: 1280, height: 800))
  private let right = Monitor(name: 2, frame: Rect(x: 1280, y: 0, width: 1920, height: 1080))
  private let small = Monitor(name: 1, frame: Rect(x: 0, y: 0, width: 800, height: 600))
  private let window = Rect(x: 100, y: 50, width: 1000, height: 700)

  @Test func aKioskStaysOnItsMonitorWhenAnotherComes() {
    for other in [right, Monitor(name: 2, frame: left.frame)] {
      var place = WindowPlace(monitors: [left])
      place.fill(from: left.frame)
      #expect(place.follow([left, other], from: left.frame, fills: true) == left.frame)
      // Even if the other is the primary one now.
      #expect(place.follow([other, left], from: left.frame, fills: true) == left.frame)
    }
  }

  @Test func aKioskFollowsItsMonitorToAnotherPlaceAndMode() {
    var place = WindowPlace(monitors: [left])
    place.fill(from: left.frame)
    let moved = Monitor(name: 1, frame: Rect(x: 1920, y: 0, width: 800, height: 600))
    let before = Monitor(name: 2, frame: Rect(x: 0, y: 0, width: 1920, height: 1080))
    #expect(place.follow([before, moved], from: left.frame, fills: true) == moved.frame)
    #expect(place.filled == moved.frame)
  }

  @Test func aKioskComesBackToItsMonitor() {
    var place = WindowPlace(monitors: [left, right])
    place.fill(from: right.frame)
    #expect(place.follow([left], from: right.frame, fills: true) == left.frame)
    #expect(place.follow([left, right], from: left.frame, fills: true) == right.frame)
  }

  @Test func aKioskThatStartedWithoutAMonitorFillsTheFirst() {
    var place = WindowPlace()
    let tiny = Rect(x: 0, y: 0, width: 64, height: 64)
    place.fill(from: tiny)
    #expect(place.filled == nil)
    #expect(place.follow([left], from: tiny, fills: true) == left.frame)
    #expect(place.follow([right, left], from: left.frame, fills: true) == left.frame)
  }

  @Test func whileAllMonitorsAreOffTheWindowStaysAsItIs() {
    var place = WindowPlace(monitors: [left])
    #expect(place.follow([], from: window, fills: false) == nil)
    #expect(place.follow([left], from: window, fills: false) == window)
  }

  @Test func aSmallMonitorChangesTheWindowOnlyForAWhile() {
    var place = WindowPlace(monitors: [left])
    let fitted = place.follow([small], from: window, fills: false)
    #expect(fitted == small.frame)
    #expect(place.follow([left], from: small.frame, fills: false) == window)
  }

  @Test func aSizeThatThePersonChoseMeanwhileStays() {
    var place = WindowPlace(monitors: [left])
    _ = place.follow([small], from: window, fills: false)
    let chosen = Rect(x: 10, y: 10, width: 640, height: 480)
    #expect(place.follow([left], from: chosen, fills: false) == chosen)
  }

  @Test func aWindowOfAMonitorThatGoesComesToTheOtherAndBack() {
    var place = WindowPlace(monitors: [left, right])
    let there = Rect(x: 1500, y: 100, width: 1000, height: 700)
    let here = place.follow([left], from: there, fills: false)
    #expect(here == Rect(x: 280, y: 100, width: 1000, height: 700))
    #expect(place.follow([left, right], from: here ?? .zero, fills: false) == there)
  }
}
