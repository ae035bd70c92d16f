public import Drawing
public import Geometry
import Languages
public import Stage
import Store

/// The dialog at the end of a game: the result, the player's name, and what to do next.
///
/// The result is on disk before this shows. Done puts it into the lists under the name, Skip
/// forgets it; then the same sheet tells its place and offers the actions on.
public final class ResultScene: Scene {
  /// The scene's name in the trace.
  public let name: String
  /// Holds the sheet and what hangs over it.
  public let root = Node("")
  /// Shows the game beneath it.
  public let isOpaque = false
  /// True for the player at the upper edge of a table.
  public var isTurned: Bool { seat.isOpposite }
  private let context: GameContext
  private let board: LeaderboardDescription
  private let end: GameEnd
  private let actions: Actions
  private let seat: Seat
  /// Makes the same dialog in the language spoken now.
  private let remake: () -> ResultScene
  private let sheet: Paper
  private let title: Label
  private let summary: Label
  private let problem: Label
  private let rank: Label
  private let gains: ResultGains
  private let field: TextField
  private let done: Button
  private let skip: Button
  private let share: Button
  private var onward: [Button] = []
  private let star: Node
  private let isHappy: Bool
  private let confetti = Confetti()
  private var isNamed = false
  /// Whose it is, and its place in each of the board's orders.
  private var claimed: (claim: Claim, name: String, places: [Int])?
  private var isThere = false
  private var bounds = Rect.zero

  /// `name`: the scene's in the trace; `title`: the good news.
  public init(
    name: String, title words: @escaping @autoclosure () -> String, withVariant: Bool = false,
    end: GameEnd, board: LeaderboardDescription,
    look appearance: @escaping @autoclosure () -> Look = Look(),
    context: GameContext, actions: Actions, seat: Seat = Seat()
  ) {
    let (text, look) = (words(), appearance())
    remake = {
      ResultScene(
        name: name, title: words(), withVariant: withVariant, end: end,
        board: board.renewed?() ?? board, look: appearance(), context: context, actions: actions,
        seat: seat)
    }
    self.name = name
    star =
      look.stars.map { StarRow("result.stars", stars: $0) }
      ?? (look.art == "paper-star" ? GoldStar() : ArtNode(look.art, elevation: .lying))
    isHappy = look.isHappy
    self.context = context
    self.board = board
    self.end = end
    self.actions = actions
    self.seat = seat
    let palette = context.dressed(board.palette)
    sheet = Paper(
      "result", role: .dialog, label: text, fill: palette.sheet, radius: Theme.largeRadius,
      elevation: .dialog)
    title = Label(text, style: Theme.title, color: palette.ink)
    func line(_ text: String, _ size: Double, _ id: String) -> Label {
      Label(
        text, style: TextStyle(size: size, alignment: .center), color: palette.ink, id: id)
    }
    let words = [board.summary(end.played, withVariant), look.note].filter { !$0.isEmpty }
    summary = line(words.joined(separator: " · "), 22, "result.summary")
    problem = line("", 18, "result.problem")
    rank = line("", 22, "result.rank")
    gains = ResultGains(palette: palette, words: context.words)
    let known = seat.isShared ? nil : context.likelyName
    field = TextField(
      "result.name", label: tr("Your name"), text: known ?? "", placeholder: tr("Your name"),
      limit: PlayerName.longest, palette: palette)
    done = Button(
      "result.done", label: tr("Done"), icon: "icon-check", kind: .primary, palette: palette)
    skip = Button("result.skip", label: tr("Skip"), palette: palette.onSheet)
    share = Button(
      "result.share", label: tr("Share"), icon: "icon-share", showsText: false,
      palette: palette.onSheet)
    root.add([confetti, sheet])
    sheet.add([star, title, summary, field, problem, rank, gains])
    makeButtons()
    field.holdsName = true
    field.submit = { [weak self] _ in self?.finish() }
    field.changed = { [weak self] _ in self?.nameDidChange() }
    if case .lost(_, _, let error) = end { tell(Self.loss(error, context)) }
    nameDidChange(keepsProblem: true)
    show()
  }

  private func makeButtons() {
    let palette = context.dressed(board.palette)
    done.action = { [weak self] in self?.finish() }
    skip.action = { [weak self] in self?.forget() }
    share.action = { [weak self] in self?.openShare() }
    if let next = actions.next {
      onward.append(
        Button(
          "result.next", label: tr("Next player"), icon: "icon-right", kind: .primary,
          palette: palette
        ) { [weak self] in
          if let stage = self?.stage { next(stage) }
        })
      return sheet.add([done, skip] + onward + [share])
    }
    if let again = actions.again {
      onward.append(
        Button(
          "result.again", label: tr("Again"), icon: "icon-again", kind: .primary, palette: palette
        ) { [weak self] in
          if let stage = self?.stage { again(stage) }
        })
    }
    if let setup = actions.setup {
      onward.append(
        Button(
          "result.setup", label: tr("Choose"), icon: "icon-size", palette: palette.onSheet
        ) { [weak self] in
          if let stage = self?.stage { setup(stage) }
        })
    }
    if !board.orders.isEmpty {
      onward.append(
        Button(
          "result.list", label: tr("Results"), icon: "icon-trophy", palette: palette.onSheet
        ) { [weak self] in self?.openList() })
    }
    onward.append(
      Button("result.menu", label: tr("Menu"), icon: "icon-menu", palette: palette.onSheet) {
        [weak self] in self?.leave()
      })
    sheet.add([done, skip] + onward + [share])
  }

  /// The same dialog in the language spoken now, with what was typed and claimed.
  public func renewed() -> (any Scene)? {
    let new = remake()
    new.isThere = true
    new.field.setText(field.text)
    (new.isNamed, new.claimed) = (isNamed, claimed)
    new.nameDidChange(keepsProblem: true)
    new.showPlaces()
    new.show()
    return new
  }

  /// The first time, the sheet grows into its place and asks for a name.
  public func didAppear(on stage: Stage) {
    guard !isThere else { return }
    isThere = true
    sheet.animate(
      from: Pose(scale: 1.3, opacity: 0), length: .milliseconds(400), easing: .settle)
    if isHappy { confetti.begin(at: stage.now) }
    field.text.isEmpty ? field.ask() : stage.setFocus(done)
  }

  /// The visitor left the kiosk without entering a name: the result has no player.
  public func didLeave() {
    if !isNamed, case .draft(let draft) = end { try? context.store.discard(draft.id) }
  }

  /// Esc skips the name, and then leaves.
  public func goBack() { isNamed ? leave() : forget() }

  private func openList() {
    let list = LeaderboardScene(board, context: context, variant: end.played.variant)
    stage?.perform(.push(list))
  }

  private func openShare() {
    guard let claimed, let scene = ShareScene(claimed.claim.result, of: board, context: context)
    else {
      return
    }
    stage?.perform(.push(scene))
  }

  private func leave() { if let stage { (actions.next ?? actions.menu)(stage) } }

  /// A veil over the game.
  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Theme.veil), in: bounds)
  }
}

// Putting a name to it.
extension ResultScene {
  private static func loss(_ error: StoreError, _ context: GameContext) -> String {
    tr("This result couldn't be saved.") + " " + context.explain(error)
  }

  private func nameDidChange(keepsProblem: Bool = false) {
    done.isEnabled = field.text.contains { !$0.isWhitespace }
    if !keepsProblem { tell("") }
  }

  private func tell(_ text: String) {
    guard problem.label != text else { return }
    problem.show(text)
    if bounds.width > 0 { layout(in: bounds) }
  }

  private func finish() {
    guard !isNamed else { return }
    let name: PlayerName
    do throws(PlayerNameError) { name = try PlayerName(field.text) } catch {
      stage?.audio.play(.bump)
      stage?.setFocus(field)
      return tell(Self.sentence(for: error))
    }
    do throws(StoreError) {
      let claim = try context.claim(end, by: name, isShared: seat.isShared)
      var places: [Int] = []
      for order in board.orders where claim.result.played.isRanked {
        places.append(try context.store.rank(of: claim.result.id, order: order.order))
      }
      didClaim(claim, by: claim.result.player?.name ?? name.text, places)
    } catch {
      stage?.audio.play(.bump)
      tell(Self.loss(error, context))
    }
  }

  private static func sentence(for problem: PlayerNameError) -> String {
    switch problem {
    case .empty: tr("Enter a name first.")
    case .tooLong:
      tr("Names can have up to {n} characters.", ["n": "\(PlayerName.longest)"])
    case .unprintable: tr("This name contains characters that can't be displayed.")
    }
  }

  /// The visitor is gone: uses the name in the field, or else discards the result.
  public func settle() {
    finish()
    forget()
  }

  /// `name`: as the player wrote it first, whichever way it was typed now.
  private func didClaim(_ claim: Claim, by name: String, _ places: [Int]) {
    claimed = (claim, name, places)
    showPlaces()
    stage?.trace.emit("claim", GameContext.told(claim, by: name, ranks: places))
    goOn()
  }

  private func showPlaces() {
    guard let claimed else { return }
    let told =
      claimed.claim.result.played.isRanked
      ? zip(board.orders, claimed.places).map { $0.rank($1) }
      : [board.unranked(claimed.claim.result.played)]
    let remark = board.remark(claimed.claim.result.played)
    let lines = [claimed.name] + told + [remark].filter { !$0.isEmpty }
    rank.show(lines.joined(separator: "\n"))
    gains.show(claimed.claim)
  }

  /// Discards a result without a player.
  private func forget() {
    guard !isNamed else { return }
    switch end {
    case .draft(let draft): try? context.store.discard(draft.id)
    case .lost(_, let slot?, _): try? context.store.dropSavedGame(slot)
    case .lost: break
    }
    actions.skipsToMenu ? leave() : goOn()
  }

  private func goOn() {
    isNamed = true
    stage?.setFocus(onward.first)
    show()
    if bounds.width > 0 { layout(in: bounds) }
    for node in onward + [rank, gains] { node.animate(from: Pose(opacity: 0), length: Theme.move) }
  }

  private func show() {
    for node in [field, problem, done, skip] { node.isHidden = isNamed }
    rank.isHidden = !isNamed
    gains.isHidden = !isNamed || gains.isEmpty
    for button in onward { button.isHidden = !isNamed }
    share.isHidden = claimed.flatMap { board.shareCard($0.claim.result.played) } == nil
  }
}

// Where everything lies.
extension ResultScene {
  /// The sheet in the middle: name and buttons, or the places and the actions on.
  public func layout(in bounds: Rect) {
    self.bounds = bounds
    confetti.frame = bounds
    let hasMany = isNamed && onward.count > 3
    let width = min(hasMany ? 760 : gains.isHidden ? 520 : 680, bounds.width - 32)
    let inner = width - 48
    let body = isNamed ? [rank] : [problem]
    let words = ([title, summary] + body).map {
      $0.label.isEmpty ? 0 : $0.size(fitting: inner).height
    }
    let wanted = words.reduce(0, +)
    // The star needs room: in a low window it is smaller, and where the words are large it stays
    // away.
    let gained = gains.isHidden ? 0...0 : gains.heights(fitting: inner)
    let rest = 4 + (isNamed ? 16 : 26 + TextField.height) + gained.lowerBound + 20 + 60 + 24
    let free = bounds.height - 48 - wanted - rest
    let starSize: Double? = [128, 88].first { $0 * 0.65 <= free }
    star.isHidden = starSize == nil
    let top = starSize.map { ($0 * 0.65).rounded() } ?? 24
    // Words set smaller still show; a button beyond the edge does not.
    let share = min(1, (bounds.height - 16 - top - rest) / max(1, wanted))
    func place(_ label: Label, _ height: Double, at y: Double) -> Double {
      label.frame = Rect(x: 24, y: y, width: inner, height: height * share)
      return label.frame.maxY
    }
    var y = place(title, words[0], at: top)
    self.share.frame = Rect(x: width - 24 - 56, y: 20, width: 56, height: 56)
    if !self.share.isHidden, star.isHidden {
      title.frame = Rect(x: 24 + 64, y: top, width: inner - 128, height: title.size.height)
    }
    y = place(summary, words[1], at: y + 4)
    if isNamed {
      y = place(rank, words[2], at: y + 16)
      let room = bounds.height - 16 - y - 20 - 60 - 24
      let height = gains.isHidden ? 0 : gains.height(fitting: inner, within: room)
      gains.frame = Rect(x: 24, y: y, width: inner, height: height)
      y += height
    } else {
      field.frame = Rect(x: 24, y: y + 20, width: inner, height: TextField.height)
      y = place(problem, words[2], at: field.frame.maxY + 6)
    }
    let height = max(y + 20 + 60 + 24, min(360, bounds.height - 16))
    let row = Rect(x: 24, y: height - 84, width: inner, height: 60)
    Self.share(row, among: isNamed ? onward : [done, skip])
    let lower = star.isHidden ? 0 : min(20, (bounds.height - height) / 4)
    sheet.frame = Rect(
      center: Point(x: bounds.midX, y: bounds.midY + lower),
      size: Size(width: width, height: height))
    let side = starSize ?? 128
    let wide = star is StarRow ? side * 2.2 : side
    star.frame = Rect(
      x: width / 2 - wide / 2, y: -side * 0.375, width: wide, height: side)
  }

  /// Buttons of one width beside each other; where their words do not fit, their signs alone.
  public static func share(_ row: Rect, among buttons: [Button]) {
    let count = Double(buttons.count)
    let cell = (row.width - 16 * (count - 1)) / count
    let fits = buttons.allSatisfy { $0.fits(width: cell) }
    for (index, button) in buttons.enumerated() {
      button.isCompact = !fits
      button.frame = Rect(
        x: row.minX + Double(index) * (cell + 16), y: row.minY, width: cell, height: row.height)
    }
  }
}
