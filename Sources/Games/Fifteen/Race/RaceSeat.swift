import Arcade
import Drawing
import Geometry
import Rules
import Stage
import Store

/// A participant of a race: a board, a name and the progress.
final class RaceSeat: Node {
  /// Called when a player pushes a tile here.
  var onPush: (_ tile: Int) -> Void = { _ in }
  /// Called when the player wants to give the seat a name.
  var onName: () -> Void = {}
  /// The name of the player or of the ghost.
  var title: String { tag?.label ?? name.label }
  /// The player's name; nil until one was given.
  private(set) var player: PlayerName?
  let board: BoardNode
  /// What a ghost plays; nil for a player.
  let ghost: Replay<Fifteen>?
  private let ghostMoments: [(time: Int, step: Int)]
  private(set) var session: Session<Fifteen>
  /// The state of its board.
  private(set) var game: Fifteen
  /// Whether the board is turned to a player at the upper edge.
  var isTurned = false {
    didSet { if isTurned != oldValue { setPose(Pose(rotation: isTurned ? .pi : 0)) } }
  }
  /// When it was solved, in milliseconds, and its rank.
  private(set) var arrival: (time: Int, place: Int)?
  /// What its player has reached, and where it is stored under a name.
  var result: NewResult?
  var claimed: GameResult?
  /// Whose seat it is: a player's own face, or an animal for the seat.
  let face: AvatarNode?
  private let start: Int
  private let name: Button
  /// The name where it can't be changed: in a race against a ghost.
  private let tag: Label?
  private let score: Label
  private let nobody: String

  /// `suffix`: the end of the ids in it.
  init(
    _ title: String, _ session: Session<Fifteen>, suffix: String, takesName: Bool = true,
    player: PlayerName? = nil, ghost: Replay<Fifteen>? = nil, palette: Palette
  ) {
    let game = session.game
    start = max(1, game.stepsFromHome)
    face = takesName ? AvatarNode() : nil
    nobody = title
    self.player = player
    self.session = session
    self.game = game
    self.ghost = ghost
    ghostMoments = Self.moments(ghost?.times ?? [])
    board = BoardNode(columns: game.setup.columns, rows: game.setup.rows, suffix: suffix)
    name = Button(
      "race.name" + suffix, label: player?.text ?? title,
      icon: "icon-pencil", palette: palette)
    tag = takesName ? nil : Label(title, style: Theme.button, color: palette.tableInk)
    var style = TextStyle(size: 30, weight: .bold, alignment: .trailing)
    style.tabular = true
    score = Label("0", style: style, color: palette.tableInk, id: "race.moves" + suffix)
    super.init("")
    add([tag ?? name, score, board])
    if let face { add(face) }
    name.action = { [weak self] in self?.onName() }
    board.onPush = { [weak self] in self?.onPush($0) }
    board.lineOf = { [weak self] in self?.game.push(of: $0)?.line ?? [] }
    if ghost != nil { board.freeze() }
  }

  /// Whether a player plays this board, rather than a ghost.
  var isPerson: Bool { ghost == nil }

  /// Gives the seat a player; nil for nobody in particular.
  func take(_ new: PlayerName?) {
    player = new
    name.setLabel(new?.text ?? nobody)
    sizeDidChange()
  }

  /// How far its board is solved: 0 as it was mixed, or worse, and 1 at home.
  var share: Double {
    arrival == nil ? min(0.99, max(0, 1 - Double(game.stepsFromHome) / Double(start))) : 1
  }

  /// Makes a move of its player; returns whether it is legal.
  func play(_ move: Fifteen.Move, at milliseconds: Int) -> Bool {
    do throws(IllegalMove) { try session.play(move, at: milliseconds) } catch { return false }
    show(session.game)
    return true
  }

  /// Shows another state of its game.
  func show(_ new: Fifteen) {
    guard new != game else { return }
    game = new
    board.show(new)
    showScore()
  }

  /// It is solved: the picture closes up.
  func arrive(at milliseconds: Int, place: Int) {
    arrival = (milliseconds, place)
    board.closeUp()
    showScore()
  }

  /// Updates the ghost to a moment.
  func followGhost(to milliseconds: Int) {
    guard let ghost, arrival == nil else { return }
    show(ghost.games[ghostMoments.last { $0.time <= milliseconds }?.step ?? 0])
  }

  /// When a ghost's board is shown, in milliseconds, and after how many moves: at most six times a second, so that
  /// nothing flashes more than three times, but solved as soon as it was.
  static func moments(_ times: [Int]) -> [(time: Int, step: Int)] {
    guard let end = times.last else { return [] }
    let shortest = 167
    var moments: [(time: Int, step: Int)] = []
    var step = 0
    while step < times.count {
      let time = max(times[step], moments.last.map { $0.time + shortest } ?? 0)
      guard time <= end - shortest else { break }
      step = times.firstIndex { $0 > time } ?? times.count
      moments.append((time, step))
    }
    return moments + [(end, times.count)]
  }

  /// When the ghost moves next.
  func nextStep(after milliseconds: Int) -> Int? {
    arrival == nil ? ghostMoments.first { $0.time > milliseconds }?.time : nil
  }

  /// When it was solved; for a ghost that was beaten, when it would have been.
  var finalTime: Int? { arrival?.time ?? ghost.map { $0.times.last ?? 0 } }

  /// How many moves it took so far, or its rank and its time.
  var scoreText: String {
    guard let arrival else { return "\(game.moveCount)" }
    return "\(arrival.place). · " + PlayClock.text(milliseconds: arrival.time)
  }

  private func showScore() { score.show(scoreText) }

  /// Plays by appearance, for a picture in which some tiles look the same.
  func use(_ looks: [Int]) {
    let setup = session.setup
    let seen = Fifteen.Setup(
      columns: setup.columns, rows: setup.rows, scramble: setup.scramble, looks: looks)
    let record = Record<Fifteen>(setup: seen, seed: session.seed, moves: session.entries)
    guard arrival == nil, let new = try? Session(replaying: record), new.game.outcome == nil
    else { return }
    session = new
    game = new.game
  }

  override func sizeDidChange() {
    let shape = BoardNode.shape(columns: game.setup.columns, rows: game.setup.rows)
    let (frame, isBeside) = RaceLayout.board(in: size, shape: shape)
    board.frame = frame
    score.style.alignment = isBeside ? .leading : .trailing
    if isBeside {
      let width = frame.minX - 12
      let most = min(96, width, frame.height - 2 * RaceLayout.head - 8)
      let side = face == nil || most < 24 ? 0 : most
      face?.isHidden = side == 0
      face?.frame = Rect(x: (width - side) / 2, y: frame.minY, width: side, height: side)
      name.frame = Rect(
        x: 0, y: frame.minY + side + (side == 0 ? 0 : 8), width: width,
        height: RaceLayout.head - 8)
      score.frame = Rect(
        x: 4, y: name.frame.maxY + 8, width: width - 4, height: RaceLayout.head)
    } else {
      let top = frame.minY - RaceLayout.head
      // A face never takes the name's room.
      let hasFace = face != nil && name.fittingSize.width + RaceLayout.head + 84 <= frame.width
      let side = RaceLayout.head - 4
      face?.isHidden = !hasFace
      face?.frame = Rect(x: frame.minX, y: top - 2, width: side, height: side)
      let left = hasFace ? side + 8 : 0
      let most = frame.width - 80 - left
      let wide = min(max(frame.width * 0.6, name.fittingSize.width), most)
      name.frame = Rect(
        x: frame.minX + left, y: top, width: min(wide, name.fittingSize.width),
        height: RaceLayout.head - 8)
      score.frame = Rect(
        x: name.frame.maxX + 8, y: top, width: frame.maxX - name.frame.maxX - 12,
        height: RaceLayout.head - 8)
    }
    tag?.frame = name.frame
    if let tag, !isBeside { tag.frame.size.width = max(0, frame.width - 80) }
    board.show(game, length: .zero)
  }
}
