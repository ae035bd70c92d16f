import Arcade
import ArgumentParser
import Geometry
import Rules
import Services

/// `recreo [play]`: opens the window and plays.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Open the window and play (the default).")

  @Option(help: "Open this screen first.")
  var game = GameName.menu
  @Option(help: "Seed of the first game: the same seed gives the same game.")
  var seed: UInt64?
  @Option(help: "A board by the code that goes along with a shared result.")
  var board: BoardWish?
  @Option(help: "Size of the window, for example 1280x800.")
  var size: PixelSize?
  @Flag(help: "Fill the screen.")
  var fullscreen = false
  @Flag(help: "A kiosk: fill the screen, hide the cursor, let no visitor out.")
  var kiosk = false
  @Option(help: "Size of everything on the screen: 0.5 to 4.")
  var scale: Double?
  @Option(help: "Language: en or es.")
  var language: String?
  @Option(help: "Directory that keeps results and settings.", completion: .directory)
  var data: String?
  @Flag(help: "No window: wait until the pet is hungry, call on the desktop, and end.")
  var agent = false
  @Flag(help: "No music and no sounds: the audio device stays closed.")
  var mute = false
  @Option(help: "Blackjack: address of a Deck of Cards server that deals the cards.")
  var deckServer: String?
  @Option(help: "Write what happens to this file, one JSON object a line.", completion: .file())
  var trace: String?
  @Option(help: "Fifteen, Mirror: columns and rows, for example 4x4 or 3x4.")
  var layout: BoardSize?
  @Option(help: "Fifteen, Mirror: name of the picture.")
  var picture: String?
  @Option(help: "Mirror: axis, axes or turn.")
  var symmetry: Choice<Mirror.Symmetry>?
  @Option(help: "Mirror: what is told at the beginning: numbers, ghost or none.")
  var hints: Choice<Mirror.Hints>?
  @Option(
    help: "Fifteen: number of random moves that scramble the board, any, or daily for today's.")
  var scramble: ScrambleWish?
  @Option(help: "Recycle: solo, two, calm or hard.")
  var mode: Choice<Recycle.Mode>?
  @Option(help: "Recycle: what a double tap does, classic or split.")
  var halving: Choice<Recycle.Halving>?
  @Option(help: "Draw one moment into this PNG file and end.", completion: .file())
  var screenshot: String?
  @Option(help: "With --screenshot: which moment, in simulated seconds.")
  var at: Double?

  func validate() throws {
    if let scale, !(0.5...4).contains(scale) {
      throw ValidationError("--scale takes a number from 0.5 to 4, not \(scale).")
    }
    if let language, !["en", "es"].contains(language) {
      throw ValidationError("--language takes en or es, not '\(language)'.")
    }
    if let deckServer, DeckAddress(deckServer) == nil {
      throw ValidationError(
        "--deck-server takes an address such as \(DeckAddress.publicServer), not '\(deckServer)'.")
    }
    if let at, !(0...3600).contains(at) {
      throw ValidationError("--at takes seconds from 0 to 3600, not \(at).")
    }
    if game == .mirror, let layout,
      !Mirror.Setup.sizes.contains(layout.columns) || layout.rows != layout.columns + 1
    {
      throw ValidationError("--game mirror takes --layout 2x3, 3x4, 4x5 or 5x6.")
    }
    if board != nil, game != .menu || seed != nil || layout != nil {
      throw ValidationError("--board says it all: it goes without --game, --seed and --layout.")
    }
    if at != nil, screenshot == nil { throw ValidationError("--at goes with --screenshot.") }
  }

  /// The wishes as plain values.
  var request: PlayRequest {
    PlayRequest(
      game: board.flatMap { GameName(rawValue: $0.code.game) } ?? game, size: size?.size,
      fullscreen: fullscreen, isKiosk: kiosk, scale: scale,
      language: language,
      data: data, isMuted: mute, deckServer: deckServer.flatMap { DeckAddress($0)?.text },
      trace: trace, screenshot: screenshot, moment: at,
      wishes: board?.code.wishes
        ?? LaunchWishes(
          seed: seed, columns: layout?.columns, rows: layout?.rows, picture: picture,
          scramble: scramble?.scramble, mode: mode?.value,
          halving: halving?.value, mirror: mirrorWishes))
  }

  private var mirrorWishes: MirrorWishes {
    guard game == .mirror else { return MirrorWishes() }
    return MirrorWishes(
      picture: picture, columns: layout?.columns, symmetry: symmetry?.value, hints: hints?.value)
  }

  func run() throws {
    let status = MainActor.assumeIsolated { [request, agent] in
      agent ? Agent(request).run() : Launch.play(request)
    }
    if status != .success { throw status }
  }
}

/// A board's code.
nonisolated struct BoardWish: ExpressibleByArgument {
  var code: BoardCode
  init?(argument: String) {
    guard let code = BoardCode(argument) else { return nil }
    self.code = code
  }
}

/// A choice of the rules, by the name it has there.
nonisolated struct Choice<Value: RawRepresentable & CaseIterable & Sendable>: ExpressibleByArgument
where Value.RawValue == String {
  var value: Value
  init?(argument: String) {
    guard let value = Value(rawValue: argument) else { return nil }
    self.value = value
  }
  static var allValueStrings: [String] { Value.allCases.map(\.rawValue) }
}

/// `WIDTHxHEIGHT` of a window.
nonisolated struct PixelSize: ExpressibleByArgument {
  var size: Size
  init?(argument: String) {
    guard let (width, height) = twoNumbers(argument), (240...8192).contains(width),
      (240...8192).contains(height)
    else { return nil }
    size = Size(width: Double(width), height: Double(height))
  }
}

/// `COLUMNSxROWS` of a board.
nonisolated struct BoardSize: ExpressibleByArgument {
  var columns, rows: Int
  init?(argument: String) {
    guard let (columns, rows) = twoNumbers(argument), (2...10).contains(columns),
      (2...10).contains(rows)
    else { return nil }
    (self.columns, self.rows) = (columns, rows)
  }
}

/// `any`, `daily`, or the number of moves of a walk.
nonisolated struct ScrambleWish: ExpressibleByArgument {
  var scramble: Scramble
  init?(argument: String) {
    if argument == "any" {
      scramble = .any
    } else if argument == "daily" {
      scramble = .daily
    } else if let count = Int(argument), Fifteen.Setup.scrambles.contains(count) {
      scramble = .moves(count)
    } else {
      return nil
    }
  }
}

private nonisolated func twoNumbers(_ text: String) -> (Int, Int)? {
  let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
  guard parts.count == 2, let a = parts[0], let b = parts[1] else { return nil }
  return (a, b)
}
