import Foundation
import Geometry
import Input
import Languages
import Rules
import Store
import TestSupport

@testable import Arcade
@testable import FifteenGame
@testable import Stage

/// Random input of every kind for a stage: ten fingers, the mouse, the wheel, keys, a controller,
/// text, windows of any size, and what a desktop and Options do to a program.
///
/// A seed always gives the same events.
@MainActor struct Monkey {
  private let stage: Stage
  private let context: GameContext
  private var dice: Dice
  private var now: Duration
  private var places: [Int64: Point] = [:]

  init(at table: SceneHarness, seed: UInt64) {
    (stage, context, now) = (table.stage, table.context, table.now)
    dice = Dice(seed: seed)
  }

  /// Lets some time pass, does one thing, and draws like the loop now and then.
  mutating func act() {
    now += .microseconds(
      dice.whole(0...99) == 0 ? dice.whole(0...4_000_000) : dice.whole(0...33_000))
    stage.setTime(now)
    switch dice.whole(0...199) {
    case 0..<110: touch()
    case 110..<125: useMouse()
    case 125..<135: turnWheel()
    case 135..<165: stage.receive(.key(key()))
    case 165..<178: press()
    case 178..<188: type()
    case 188..<195: resize()
    case 195: stage.windowLostFocus()
    case 196: dice.whole(0...1) == 0 ? stage.cancelPointers() : changeHands()
    case 197: changeText()
    case 198: changeLanguage()
    default: for task in context.backgroundTasks.values { task.turn() }
    }
    guard stage.needsDisplay, dice.whole(0...3) == 0 else { return }
    stage.draw { _ in }
    stage.traceLayout()
  }
}

extension Monkey {
  private static let keys: [Key] = [
    .up, .down, .left, .right, .tab, .enter, .space, .escape, .backspace, .delete, .home, .end,
    .pageUp, .pageDown, .function(1), .function(11),
  ]
  private static let texts = [
    "a", "Ana", "7", "  ", "ß", "é", "e\u{301}", "👩‍👩‍👧", "漢字", "مرحبا", "\u{202E}x", "\u{0}", "\n",
    "~", "",
  ]

  private mutating func touch() {
    let id = Int64(dice.whole(1...10))
    guard let place = places[id] else {
      let place = dice.whole(0...9) < 6 ? anyNode() : anywhere()
      places[id] = place
      return send(id, .began, place)
    }
    switch dice.whole(0...9) {
    case 0..<6:
      // Mostly a little, as fingers move; sometimes across the window.
      let near = Point(x: dice.number(-30...30), y: dice.number(-30...30))
      let next = dice.whole(0...9) < 8 ? place + near : anywhere()
      places[id] = next
      send(id, .moved, next)
    case 6: send(id, .began, place)
    case 7 where dice.whole(0...4) == 0:
      places[id] = nil
      send(id, .cancelled, place)
    default:
      places[id] = nil
      send(id, .ended, place)
    }
  }

  private mutating func useMouse() {
    let place = places[-1] ?? (dice.whole(0...1) == 0 ? anyNode() : anywhere())
    let buttons: [PointerButton] = [.primary, .primary, .secondary, .middle]
    let button = buttons[dice.whole(0...3)]
    if places[-1] == nil {
      if dice.whole(0...3) == 0 { return stage.receive(.hover(place, time: now)) }
      places[-1] = place
      return send(-1, .began, place, button)
    }
    let isMove = dice.whole(0...1) == 0
    places[-1] = isMove ? anywhere() : nil
    send(-1, isMove ? .moved : .ended, places[-1] ?? place, button)
  }

  private mutating func turnWheel() {
    let steps = [0, 1, -1, 0.3, -0.3, 40, -40]
    stage.receive(
      .wheel(
        WheelEvent(
          location: anywhere(), deltaX: steps[dice.whole(0...6)], deltaY: steps[dice.whole(0...6)],
          modifiers: modifiers(), time: now)))
  }

  private mutating func key() -> KeyEvent {
    let letters = Array("abcehnprstxz019+-?")
    let isLetter = dice.whole(0...2) == 0
    let key =
      isLetter
      ? Key.character(letters[dice.whole(0...(letters.count - 1))])
      : Self.keys[dice.whole(0...(Self.keys.count - 1))]
    return KeyEvent(
      key, modifiers: modifiers(), isRepeat: dice.whole(0...5) == 0,
      phase: dice.whole(0...5) == 0 ? .released : .pressed, time: now)
  }

  private mutating func press() {
    let buttons = ControllerEvent.Button.allCases
    let button = buttons[dice.whole(0...(buttons.count - 1))]
    for phase in [ControllerEvent.Phase.pressed, .released] {
      stage.receive(.controller(ControllerEvent(button, phase: phase, time: now)))
    }
  }

  private mutating func type() {
    let text = Self.texts[dice.whole(0...(Self.texts.count - 1))]
    stage.receive(dice.whole(0...2) == 0 ? .composition(text) : .text(text))
  }

  private mutating func modifiers() -> KeyModifiers {
    dice.whole(0...4) == 0 ? KeyModifiers(rawValue: UInt8(dice.whole(0...15))) : []
  }
}

extension Monkey {
  /// Somebody else plays, who can't drag, click or use a keyboard, or who can.
  private mutating func changeHands() {
    let modes: [Scanning.Mode?] = [nil, nil, nil, .automatic, .oneSwitch, .twoSwitches]
    stage.scanning = modes[dice.whole(0...5)].map {
      Scanning(mode: $0, interval: .milliseconds(dice.whole(100...2000)))
    }
    stage.carriesByTap = dice.whole(0...1) == 0
    stage.dwellTime = dice.whole(0...1) == 0 ? .milliseconds(dice.whole(100...1000)) : nil
  }

  /// From one point to a television wall; mostly sizes that windows have.
  private mutating func resize() {
    let extremes: [Double] = [1, 2, 40, 80, 240, 480, 640, 800, 1080, 1280, 1920, 2160, 3840]
    let isUsual = dice.whole(0...2) < 2
    let size =
      isUsual
      ? Size(width: dice.number(480...1920).rounded(), height: dice.number(480...1200).rounded())
      : Size(
        width: extremes[dice.whole(0...(extremes.count - 1))],
        height: extremes[dice.whole(0...(extremes.count - 1))])
    stage.resize(
      to: size, density: [1, 1, 1, 1.25, 2][dice.whole(0...4)],
      resourcesChanged: dice.whole(0...3) == 0)
  }

  private mutating func changeText() {
    stage.textScale = [1, 1.15, 1.3, 1.5][dice.whole(0...3)]
    stage.isHighContrast = dice.whole(0...1) == 0
    stage.reducesMotion = dice.whole(0...1) == 0
    stage.perform(.renew)
  }

  private mutating func changeLanguage() {
    Languages.use(Language.all[dice.whole(0...(Language.all.count - 1))].id)
    stage.adoptLanguage()
    stage.perform(.renew)
  }

  private mutating func send(
    _ id: Int64, _ phase: PointerEvent.Phase, _ place: Point, _ button: PointerButton = .primary
  ) {
    stage.receive(
      .pointer(
        PointerEvent(
          PointerID(id), phase, at: place, time: now, source: id < 0 ? .mouse : .touch,
          button: button)))
  }

  /// Anywhere in the window, or a little outside.
  private mutating func anywhere() -> Point {
    let size = stage.bounds.size
    return Point(x: dice.number(-9...size.width + 9), y: dice.number(-9...size.height + 9))
  }

  /// The middle of something that can be operated, if there is anything.
  private mutating func anyNode() -> Point {
    var nodes: [Node] = []
    for root in [stage.top.root, stage.overlay] {
      root.visit { if !$0.recognizers.isEmpty { nodes.append($0) } }
    }
    guard !nodes.isEmpty else { return anywhere() }
    return nodes[dice.whole(0...(nodes.count - 1))].windowFrame(at: now).center
  }
}
