public import Drawing
public import Geometry
public import Input
import Languages
public import Stage
import Store

/// The dialog at the end of a game: the result, the player's name, and what to do next.
///
/// The result is on disk before this appears. Done puts it on the leaderboards under the name,
/// Skip discards it; then the same sheet shows the ranks and offers what to do next.
public final class ResultScene: Scene {
  /// What it says is read.
  public var followsWriting: Bool { true }
  /// The scene's name in the trace.
  public let name: String
  /// The root of the sheet and the picture above it.
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
  /// Makes the same dialog in the current language.
  private let remake: () -> ResultScene
  let sheet: Paper
  let photo: ResultPhoto?
  private let canShare: Bool
  let title: Label
  let summary: Label
  let problem: Label
  let rank: Label
  let face = AvatarNode()
  let faces: FaceRow?
  /// Whether there was a name in the field from the beginning.
  let isNameLikely: Bool
  let gains: ResultGains
  let field: NameInput
  let done, skip, share: Button
  /// What to do next; the first one is the largest.
  let onward: [Button]
  let star: Node
  private let isHappy: Bool
  let confetti: Confetti
  var isNamed = false
  /// The claim, the player's name, and the ranks.
  var claimed: (claim: Claim, name: String, places: [Int])?
  /// Why the result can't count, once that is known.
  private var refusal: String?
  private var isThere = false
  private var chimes: [(moment: Duration, sound: Sound)] = []
  var bounds = Rect.zero

  /// `name`: the scene's name in the trace; `title`: the headline.
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
    confetti = Confetti(palette)
    let card = board.shareCard(end.played)
    canShare = card != nil
    photo = card.map { ResultPhoto(($0.photo ?? $0.picture)()) }
    sheet = Paper(
      "result", role: .dialog, label: text, fill: palette.sheet, radius: Theme.largeRadius,
      elevation: .dialog)
    title = Label(text, style: Theme.title, color: palette.ink)
    func line(_ text: String, _ size: Double, _ id: String) -> Label {
      Label(
        text, style: TextStyle(size: size, alignment: .center), color: palette.ink, id: id)
    }
    let words = [board.summary(end.played, withVariant), look.note].filter { !$0.isEmpty }
    summary = line(words.joined(separator: " · "), 24, "result.summary")
    problem = line("", 18, "result.problem")
    rank = line("", 22, "result.rank")
    gains = ResultGains(context, palette: palette)
    let likely = seat.isShared ? nil : context.likelyName
    isNameLikely = likely != nil
    field = NameInput(
      TextField(
        "result.name", label: tr("Your name"),
        text: likely ?? "", placeholder: tr("Player"),
        limit: PlayerName.longest, palette: palette),
      entry: context.nameEntry, palette: palette)
    done = Button(
      "result.done", label: tr("Done"), icon: "icon-check", kind: .primary, palette: palette)
    skip = Button("result.skip", label: tr("Skip"), palette: palette.quiet)
    share = Button(
      "result.share", label: tr("Share"), icon: "icon-share",
      palette: palette.quiet)
    onward = Self.onward(actions, hasList: !board.orders.isEmpty, palette)
    let offers = context.facesForResult
    let chosen = field
    faces =
      offers.isEmpty
      ? nil
      : FaceRow("result.face", offers, palette: palette) { face in
        chosen.setText(face.name)
        chosen.changed()
      }
    // Behind the sheet, so that nothing falls over its words.
    root.add([photo, confetti, sheet].compactMap { $0 })
    sheet.add([star, title, summary, face, problem, rank, gains, field, faces].compactMap { $0 })
    sheet.add(onward.reversed() + [share, skip, done])
    connectButtons()
    field.submit = { [weak self] in self?.finish() }
    field.changed = { [weak self] in self?.nameDidChange() }
    field.completed = { [weak self] in self?.stage?.setFocus(self?.done) }
    if case .lost(_, _, let error) = end { showProblem(Self.loss(error, context)) }
    nameDidChange(keepsProblem: true)
    show()
  }

  /// The buttons that lead on, without what they do.
  private static func onward(_ actions: Actions, hasList: Bool, _ palette: Palette) -> [Button] {
    func button(_ id: String, _ label: String, _ icon: String, isFirst: Bool = false) -> Button {
      Button(
        "result." + id, label: label, icon: icon, kind: isFirst ? .primary : .plain,
        palette: isFirst ? palette : palette.quiet)
    }
    if actions.next != nil {
      return [button("next", tr("Next player"), "icon-right", isFirst: true)]
    }
    return [
      actions.again.map { _ in button("again", tr("Again"), "icon-again", isFirst: true) },
      actions.restart.map { _ in button("restart", tr("Restart"), "icon-undo") },
      actions.setup.map { _ in button("setup", tr("Choose"), "icon-size") },
      actions.extra.map { button("extra", $0.label(), $0.icon) },
      hasList ? button("list", tr("Results"), "icon-trophy") : nil,
      button("menu", tr("Menu"), "icon-menu"),
    ].compactMap { $0 }
  }

  private func connectButtons() {
    done.action = { [weak self] in self?.finish() }
    skip.action = { [weak self] in self?.discard() }
    share.action = { [weak self] in self?.openShare() }
    for button in onward {
      button.action = { [weak self, id = button.id] in self?.proceed(by: id) }
    }
  }

  private func proceed(by id: String) {
    guard let stage else { return }
    switch id {
    case "result.next": actions.next?(stage)
    case "result.again": actions.again?(stage)
    case "result.restart": actions.restart?(stage)
    case "result.setup": actions.setup?(stage)
    case "result.extra": actions.extra?.action(stage)
    case "result.list": openList()
    default: leave()
    }
  }

  /// The same dialog in the current language, with the text and the claim preserved.
  public func renewed() -> (any Scene)? {
    let new = remake()
    new.isThere = true
    new.field.setText(field.text)
    (new.isNamed, new.claimed, new.refusal) = (isNamed, claimed, refusal)
    if let refusal { new.rank.show(refusal) }
    new.nameDidChange(keepsProblem: true)
    new.showPlaces()
    new.show()
    return new
  }

  /// Animates the sheet and asks for a name, the first time.
  public func didAppear(on stage: Stage) {
    guard !isThere else { return }
    isThere = true
    arrive(at: stage.now)
    // What is typed goes into the field; on a controller nobody types.
    let isTyped = !field.hasWheels && stage.device != .controller
    let entry = isTyped ? field.first : faces?.first ?? field.first
    stage.setFocus(asksName && (field.text.isEmpty || isTyped) ? entry : done)
    if !asksName { finish() }
  }

  /// The photo is put down, the sheet slides from beneath it, the stars land.
  private func arrive(at now: Duration) {
    photo?.arrive()
    let from = plan.hasPhoto ? Pose(offset: plan.slide, opacity: 0) : Pose(scale: 1.3, opacity: 0)
    sheet.animate(
      from: from, length: Theme.slow, easing: .settle,
      delay: plan.hasPhoto ? .milliseconds(200) : .zero)
    let landing = Duration.milliseconds(450)
    if let stars = star as? StarRow, !stars.isHidden {
      stars.land(after: landing)
      chimes = zip(stars.landings(after: now + landing), Sound.stars).map { ($0, $1) }
    }
    if isHappy { confetti.begin(at: now + landing + .milliseconds(360)) }
  }

  /// Each star sounds as it lands.
  public func update(at now: Duration) {
    while let next = chimes.first, next.moment <= now {
      chimes.removeFirst()
      stage?.audio.play(next.sound)
    }
  }

  /// The next star.
  public func nextFrame(after now: Duration) -> NextFrame {
    chimes.first.map { .at($0.moment) } ?? .onInput
  }

  /// The visitor left the kiosk without entering a name: the result has no player.
  public func didLeave() {
    if !isNamed, case .draft(let draft) = end { try? context.store.discard(draft.id) }
  }

  /// Letters go to the initials.
  public func handle(_ key: KeyEvent) -> Bool { !isNamed && field.handleTyped(key) }

  /// Esc skips the name; once that is done, it leaves.
  public func goBack() { isNamed ? leave() : discard() }

  private func openList() {
    let list = LeaderboardScene(board, context: context, variant: end.played.variant)
    stage?.perform(.push(list))
  }

  private func openShare() {
    guard let result = claimed?.claim.result ?? unclaimed,
      let scene = ShareScene(result, of: board, context: context)
    else { return }
    stage?.perform(.push(scene))
  }

  /// A result whose name was skipped: no longer in the database, but it can still be shared.
  private var unclaimed: GameResult? {
    if case .draft(let draft) = end { draft } else { nil }
  }

  private func leave() { if let stage { (actions.next ?? actions.menu)(stage) } }

  /// A veil of the table's colour over the game.
  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: context.dressed(board.palette).table.faded(0.4)), in: bounds)
    list.shape(Shape(fill: Theme.veil.faded(0.5)), in: bounds)
  }
}

// Claiming the result.
extension ResultScene {
  private static func loss(_ error: StoreError, _ context: GameContext) -> String {
    trSentences([tr("This result couldn't be saved."), context.explain(error)])
  }

  var hasName: Bool { field.text.contains { !$0.isWhitespace } }

  private func nameDidChange(keepsProblem: Bool = false) {
    faces?.mark(field.text)
    if !keepsProblem { showProblem("") }
  }

  private func showProblem(_ text: String) {
    guard problem.label != text else { return }
    problem.show(text)
    if bounds.width > 0 { layout(in: bounds) }
  }

  /// Whether the player is asked for a name.
  var asksName: Bool { context.nameEntry != .off }

  private func finish() {
    guard !isNamed, let stage, let name = enteredName() else { return }
    context.unlock(name, on: stage) { [weak self] in self?.claim(by: name) }
  }

  /// The name as entered; if it isn't accepted, says why.
  private func enteredName() -> PlayerName? {
    // Where nobody is asked, all results are those of one player.
    let typed = asksName ? field.text : field.field.placeholder
    do throws(PlayerNameError) { return try context.playerName(typed) } catch {
      stage?.audio.play(.bump)
      stage?.setFocus(field.first)
      showProblem(error.sentence)
      return nil
    }
  }

  private func claim(by name: PlayerName) {
    do throws(StoreError) {
      let claim = try context.claim(end, by: name, isShared: seat.isShared)
      var places: [Int] = []
      for order in board.orders where claim.result.played.isRanked {
        places.append(try context.store.rank(of: claim.result.id, order: order.order))
      }
      didClaim(claim, by: claim.result.player?.name ?? name.text, places)
    } catch {
      stage?.audio.play(.bump)
      let reason = Self.loss(error, context)
      if case .unproved = error { refuse(reason) } else { showProblem(reason) }
    }
  }

  /// No name helps a result that its record doesn't lead to: it is deleted, and the dialog goes on
  /// with the reason.
  private func refuse(_ reason: String) {
    refusal = reason
    rank.show(reason)
    if actions.skipsToMenu { context.toast(reason, "icon-info") }
    discard()
  }

  /// The visitor left: uses the name in the field, or discards the result.
  public func finishForVisitor() {
    if hasName, !isNamed, let name = enteredName(), (try? context.isLocked(name)) == false {
      claim(by: name)
    }
    discard()
  }

  /// `name`: the player's name as first written, however it was typed now.
  private func didClaim(_ claim: Claim, by name: String, _ places: [Int]) {
    claimed = (claim, name, places)
    showPlaces()
    stage?.trace.emit("claim", GameContext.claimFields(claim, by: name, ranks: places))
    proceed()
  }

  private func showPlaces() {
    guard let claimed else { return }
    let ranks =
      claimed.claim.isKnownBoard
      ? [tr("You have finished this board before, so it doesn't count again.")]
      : claimed.claim.result.played.isRanked
        ? zip(board.orders, claimed.places).map { $0.rank($1) }
        : [board.unranked(claimed.claim.result.played)]
    let remark = board.remark(claimed.claim.result.played)
    let lines = [claimed.name] + ranks + [remark].filter { !$0.isEmpty }
    rank.show(lines.joined(separator: "\n"))
    if let player = claimed.claim.result.player { face.show(player.avatar) }
    gains.show(claimed.claim)
  }

  /// Discards a result without a player.
  private func discard() {
    guard !isNamed else { return }
    switch end {
    case .draft(let draft): try? context.store.discard(draft.id)
    case .lost(_, let slot?, _): try? context.store.deleteSavedGame(slot)
    case .lost: break
    }
    actions.skipsToMenu ? leave() : proceed()
  }

  private func proceed() {
    isNamed = true
    stage?.setFocus(onward.first)
    show()
    if bounds.width > 0 { layout(in: bounds) }
    for node in onward + [rank, face] { node.animate(from: Pose(opacity: 0), length: Theme.move) }
    gains.deal(after: Theme.move)
  }

  private func show() {
    for node in [field, faces, problem, done, skip] { node?.isHidden = isNamed }
    if !asksName { field.isHidden = true }
    field.field.isHidden = field.isHidden
    rank.isHidden = !isNamed
    face.isHidden = claimed == nil
    gains.isHidden = !isNamed || gains.isEmpty
    for button in onward { button.isHidden = !isNamed }
    let nothingToShare = refusal != nil || claimed == nil && unclaimed == nil
    share.isHidden = !isNamed || !canShare || nothingToShare
  }
}
