import Arcade
import Geometry
import Input
import Rules
import Stage
import Testing

@testable import BlackjackGame
@testable import FifteenGame
@testable import MirrorGame
@testable import PetGame
@testable import RecycleGame

/// Each game is played to its end without dragging, pinching or a keyboard.
@MainActor @Suite struct WaysOfPlayingTests {
  /// How somebody plays who can't drag.
  enum Way: CaseIterable {
    /// Taps alone; a mouse that clicks by resting.
    case taps, resting
    /// One switch while the focus moves by itself; one that moves it; two.
    case automatic, oneSwitch, twoSwitches

    var scanning: Scanning.Mode? {
      switch self {
      case .taps, .resting: nil
      case .automatic: .automatic
      case .oneSwitch: .oneSwitch
      case .twoSwitches: .twoSwitches
      }
    }
  }

  private static let interval = Duration.milliseconds(500)

  private func sit(_ table: SceneHarness, _ way: Way) {
    table.stage.scanning = way.scanning.map { Scanning(mode: $0, interval: Self.interval) }
    table.stage.dwellTime = way == .resting ? Self.interval : nil
    table.stage.carriesByTap = way.scanning == nil
  }

  /// Taps a place, or rests the mouse there.
  private func touch(_ place: Point, _ table: SceneHarness, _ way: Way) {
    if way == .resting {
      table.stage.receive(.hover(nil, time: table.now))
      table.stage.receive(.hover(place, time: table.now))
      table.pass(Self.interval + .milliseconds(400))
    } else {
      table.touch([place])
      table.pass(.milliseconds(400))
    }
  }

  /// Makes a node do what it does.
  private func use(_ id: String, _ table: SceneHarness, _ way: Way) throws {
    guard let mode = way.scanning else {
      let node = try table.stage.top.root.node(id) ?? #require(table.stage.overlay.node(id))
      return touch(node.windowFrame(at: table.now).center, table, way)
    }
    // A pause chooses only after the switch has moved the focus.
    var isMoved = mode != .oneSwitch
    for _ in 0..<120 {
      let focus = table.events.last { $0.name == "focus" }?.fields as? TraceFields.Focus
      let isThere = table.stage.showsFocus && focus.map { $0.node == id && $0.row == nil } == true
      let isInRow = table.stage.showsFocus && focus?.row?.contains(id) == true
      let isTime = (isThere || isInRow) && isMoved
      isMoved = true
      switch mode {
      case .automatic: isTime ? table.press(.space) : table.pass(Self.interval / 4)
      case .oneSwitch: isTime ? table.pass(Self.interval) : table.press(.space)
      case .twoSwitches: table.press(isTime ? .enter : .space)
      }
      if isThere, isTime { return }
    }
    Issue.record("the focus never comes to \(id)")
  }

  @Test(arguments: Way.allCases) func fifteenIsSolved(way: Way) throws {
    let table = SceneHarness {
      FifteenScene(
        context: $0, FifteenChoice(columns: 3, rows: 3, scramble: .moves(6), picture: "harbour"))
    }
    sit(table, way)
    let scene = try #require(table.stage.top as? FifteenScene)
    let walk = Scramble.randomWalk(scene.session.setup, seed: scene.session.seed)
    if way.scanning != nil { try use("board", table, way) }
    for tile in walk.reversed() {
      let game = scene.session.game
      let push = Direction.allCases.first { way in
        game.move(pushing: way).flatMap { game.tile(atColumn: $0.column, row: $0.row) } == tile
      }
      let name = try #require(push)
      try use(way.scanning == nil ? "tile.\(tile)" : "action.\(name)", table, way)
    }
    #expect(scene.session.game.outcome == .won)
  }

  @Test(arguments: Way.allCases) func aHandOfBlackjackIsFinished(way: Way) throws {
    let seed = try blackjackSeed(.won, hits: 1)
    let table = SceneHarness(context: .forTests(seed: seed, chance: { seed })) {
      BlackjackStartScene(context: $0)
    }
    sit(table, way)
    try use("blackjack.play", table, way)
    table.pass(.seconds(2))
    try use("blackjack.hit", table, way)
    table.pass(.seconds(1))
    try use("blackjack.stand", table, way)
    let scene = try #require(table.stage.scenes.lazy.compactMap { $0 as? BlackjackScene }.last)
    #expect(scene.game?.outcome != nil)
  }

  @Test(arguments: Way.allCases) func aClothIsBuilt(way: Way) throws {
    let table = SceneHarness.mirror(2)
    sit(table, way)
    if way.scanning != nil { try use("board", table, way) }
    for piece in try table.mirror.tray.sorted() {
      if way.scanning == nil {
        touch(try table.middle(of: piece), table, way)
        touch(try table.middle(ofCell: piece - 1), table, way)
      } else {
        try lay(piece, table, way)
      }
    }
    #expect(try table.mirror.outcome == .won)
  }

  /// With buttons for keys: along the tray to the piece, then over the cells to its own.
  private func lay(_ piece: Int, _ table: SceneHarness, _ way: Way) throws {
    let board = try #require(table.stage.top as? MirrorScene).board
    for _ in 0..<12 {
      guard case .tray(let index) = board.cursor else { break }
      guard board.shownInTray[index] != piece else { break }
      let goal = try #require(board.shownInTray.firstIndex(of: piece))
      try use(goal > index ? "action.right" : "action.left", table, way)
    }
    try use("action.choose", table, way)
    for _ in 0..<12 {
      guard case .cell(let cell) = board.cursor, cell != piece - 1 else { break }
      let columns = board.setup.columns
      let (from, to) = (
        cell.quotientAndRemainder(dividingBy: columns),
        (piece - 1).quotientAndRemainder(dividingBy: columns)
      )
      let name =
        from.quotient != to.quotient
        ? (to.quotient > from.quotient ? "down" : "up")
        : (to.remainder > from.remainder ? "right" : "left")
      try use("action." + name, table, way)
    }
    try use("action.choose", table, way)
  }

  @Test(arguments: Way.allCases) func aRoundOfRecycleIsPlayedAndEnded(way: Way) throws {
    let table = try SceneHarness.recycle(.calm)
    sit(table, way)
    let bag = try table.piece(.bag)
    if way.scanning == nil {
      touch(try table.place(bag.pose.center), table, way)
      try use("action.larger", table, way)
      touch(try table.mouth(.packaging), table, way)
    } else {
      try use("piece.\(bag.number)", table, way)
      try use("action.choose", table, way)
      try use("action.larger", table, way)
      try use("action.place.3", table, way)
      try use("action.choose", table, way)
    }
    #expect(try table.round.sides[0].score > 0)
    try use("recycle.done", table, way)
    #expect(try table.round.outcome != nil)
  }

  @Test(arguments: Way.allCases) func aPetIsFedAndPutToBed(way: Way) throws {
    let garden = try Garden(Garden.child())
    sit(garden.table, way)
    let before = try garden.pet
    try use("pet.feed", garden.table, way)
    garden.table.pass(.seconds(4))
    #expect(try garden.pet != before)
    try use("pet.lights", garden.table, way)
    garden.table.pass(.seconds(1))
    #expect(try garden.pet.isAsleep)
  }
}
