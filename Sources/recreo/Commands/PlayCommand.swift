import Arcade
import ArgumentParser
import Geometry
import Host
import Store

/// The options of `recreo play` that do not belong to a game.
struct PlayArguments: ParsableArguments {
  @Argument(help: "Play the board of this link, recreo:GAME/CODE.")
  var link: BoardLink?
  @Option(help: "Open this game instead of the menu.")
  var game = ScreenName.menu
  @Option(help: "Seed of the first game: the same seed gives the same game.")
  var seed: UInt64?
  @Option(help: "Play the board with this code, as shown with a shared result.")
  var board: BoardArgument?
  @Option(help: PixelSize.help)
  var size: PixelSize?
  @Flag(help: "Start in full screen.")
  var fullscreen = false
  @Flag(help: "Kiosk mode: full screen, no cursor, and visitors cannot quit.")
  var kiosk = false
  @Option(help: "Interface scale, from 0.5 to 4.")
  var scale: Double?
  @OptionGroup var languages: LanguageArguments
  @Option(help: "Directory for results, saved games and settings.", completion: .directory)
  var data: String?
  @Flag(
    help:
      "Run without a window: wait until a game needs attention, send a desktop notification, and exit."
  )
  var agent = false
  @Flag(help: "Show the game in a small window on the desktop, if it has one.")
  var desktop = false
  @Flag(help: "Play no sound and leave the audio device closed.")
  var mute = false
  @Option(
    help: "Write a trace of events to this file, one JSON object per line.", completion: .file())
  var trace: String?
  @Option(help: BoardSize.help)
  var layout: BoardSize?
  @Option(help: "Name of the puzzle's picture.")
  var picture: String?

  func validate() throws {
    if let scale, !(0.5...4).contains(scale) {
      throw ValidationError("--scale takes a number from 0.5 to 4, not \(scale).")
    }
    if let link, !link.isLink { throw ValidationError(CommandNames.refusal(of: link.text)) }
    if let text = board?.text ?? link?.text, code == nil {
      throw ValidationError(allGames.whyNoBoard(has: text.plainLine))
    }
    if code != nil, game != .menu || seed != nil || layout != nil {
      let name = board == nil ? "A link" : "--board"
      throw ValidationError("\(name) cannot be combined with --game, --seed or --layout.")
    }
    if board != nil, link != nil {
      throw ValidationError("A link cannot be combined with --board.")
    }
    if desktop, kiosk || game.game?.desktop == nil {
      let names = allGames.filter { $0.desktop != nil }.map(\.id).joined(separator: ", ")
      throw ValidationError(
        "--desktop requires --game \(names), and cannot be combined with --kiosk.")
    }
  }

  /// The board that is asked for.
  var code: BoardCode? { board?.code ?? link?.code }

  /// What any game can use.
  var shared: SharedArguments {
    SharedArguments(
      game: game.game?.id, columns: layout?.columns, rows: layout?.rows, picture: picture)
  }
}

extension PlayCommand {
  func validate() throws {
    for game in games { _ = try game.choice(general.shared) }
  }

  /// The same as plain values.
  var request: PlayRequest {
    let choices = games.compactMap { arguments in
      (try? arguments.choice(general.shared)).flatMap { $0 }.map { (type(of: arguments).game, $0) }
    }
    let code = general.code
    return PlayRequest(
      screen: code.flatMap { allGames.named($0.game).map(ScreenName.init) } ?? general.game,
      size: general.size?.size, fullscreen: general.fullscreen, isKiosk: general.kiosk,
      scale: general.scale, language: general.languages.language,
      data: general.data, isMuted: general.mute, trace: general.trace, screenshot: screenshot.file,
      moment: screenshot.at, day: screenshot.date ?? .usual,
      launch: code.map { LaunchRequest(seed: $0.seed, [$0.choice]) }
        ?? LaunchRequest(seed: general.seed, choices.map(\.1)),
      picture: general.picture,
      startsBoard: code != nil || choices.contains { $0.0 == general.game.game?.id },
      isOnDesktop: general.desktop, code: code,
      gameSettings: games.reduce(into: [:]) { $0.merge($1.settings) { _, new in new } })
  }

  func run() throws {
    let status = MainActor.assumeIsolated { [request, general] in
      general.agent ? Agent(request).run() : Launch.play(request)
    }
    if status != .success { throw status }
  }
}

/// A board's code.
nonisolated struct BoardArgument: ExpressibleByArgument {
  var text: String
  /// Nil if there is no such board.
  var code: BoardCode?
  init(argument: String) {
    text = argument
    code = allGames.board(typed: argument)
  }
}

/// A link to a board: `recreo:GAME/CODE`, where the code may repeat the name of the game.
nonisolated struct BoardLink: ExpressibleByArgument {
  var text: String
  /// False for another word, such as a mistyped command.
  var isLink = false
  /// Nil if there is no such board.
  var code: BoardCode?
  init(argument: String) {
    let scheme = "recreo:"
    let link = argument.filter { !$0.isWhitespace }
    text = argument
    guard link.lowercased().hasPrefix(scheme) else { return }
    isLink = true
    let parts = link.dropFirst(scheme.count).split(separator: "/").map { String($0) }
    let repeatsGame =
      parts.count == 2 && parts[1].lowercased().hasPrefix(parts[0].lowercased() + "-")
    text = repeatsGame ? parts[1] : parts.joined(separator: "-")
    code = parts.count == 2 ? allGames.board(typed: text) : nil
  }
}

/// `WIDTHxHEIGHT` of a window.
nonisolated struct PixelSize: ExpressibleByArgument {
  private static let sides = 240...8192
  static let help = ArgumentHelp(
    "Size of the window, for example 1280x800; each side has \(sides.lowerBound) to \(sides.upperBound) pixels."
  )
  var size: Size
  init?(argument: String) {
    guard let (width, height) = twoNumbers(argument), Self.sides.contains(width),
      Self.sides.contains(height)
    else { return nil }
    size = Size(width: Double(width), height: Double(height))
  }
}

/// `COLUMNSxROWS` of a board.
nonisolated struct BoardSize: ExpressibleByArgument {
  private static let widths = 2...10
  private static let heights = 2...12
  static let help = ArgumentHelp(
    "Columns (\(widths.lowerBound) to \(widths.upperBound)) and rows (\(heights.lowerBound) to \(heights.upperBound)) of the puzzle, for example 4x4 or 3x4."
  )
  var columns, rows: Int
  init?(argument: String) {
    guard let (columns, rows) = twoNumbers(argument), Self.widths.contains(columns),
      Self.heights.contains(rows)
    else { return nil }
    (self.columns, self.rows) = (columns, rows)
  }
}

private nonisolated func twoNumbers(_ text: String) -> (Int, Int)? {
  let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
  guard parts.count == 2, let a = parts[0], let b = parts[1] else { return nil }
  return (a, b)
}
