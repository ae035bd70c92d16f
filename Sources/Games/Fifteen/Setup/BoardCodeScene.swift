import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// Asks for the code of a board, and opens that board.
final class BoardCodeScene: FieldScene {
  private let context: GameContext
  private let picture: String
  private let canScan: Bool

  /// `picture`: what the board will show.
  init(_ context: GameContext, picture: String) {
    self.context = context
    self.picture = picture
    canScan = CodeScanScene.isPossible(context)
    let palette = context.dressed(.fifteen)
    var style = Theme.body
    style.alignment = .center
    let words = Label(
      tr(
        "A code opens the same board that someone else played. It is on the card of a shared result."
      ), style: style, color: palette.ink)
    let field = TextField(
      "code.field", label: tr("Board code"), placeholder: "4x4-130-3w5e11264sgsf", limit: 60,
      palette: palette)
    let open = Button(
      "code.open", label: tr("Play"), icon: "icon-play", kind: .primary, palette: palette.onSheet)
    let scan = Button(
      "code.scan", label: tr("Scan"), icon: "icon-camera", palette: palette.onSheet)
    let back = Button("code.back", label: tr("Back"), icon: "icon-back", palette: palette.onSheet)
    super.init(
      "fifteen.code", title: tr("Board code"),
      form: FieldForm(
        "code.problem", field, above: words,
        heightAbove: {
          words.stage?.hasKeysInLowWindow == true ? 0 : words.size(fitting: $0).height
        }),
      palette: palette, buttons: canScan ? [open, scan, back] : [open, back])
    sheet.figure = ArtNode("menu-fifteen", elevation: .lying)
    open.action = { [weak self] in self?.open() }
    scan.action = { [weak self] in self?.scan() }
    back.action = { [weak self] in self?.goBack() }
    field.holdsCode = true
    field.submit = { [weak self] _ in self?.open() }
    field.changed = { [weak self] _ in self?.showProblem("") }
  }

  override func renewed() -> (any Scene)? {
    BoardCodeScene(context, picture: picture).takePlace(of: self)
  }

  /// Whoever scans needs no keyboard, which may cover the buttons.
  override var asksAtOnce: Bool { !canScan }

  private func open() {
    guard let stage else { return }
    if open(text, inPlaceOf: 1, on: stage) { return }
    refuse(tr("No board has this code. Check each letter and digit."))
  }

  /// Looks for a QR code with a camera, and opens the board of the first that has one.
  private func scan() {
    let scene = CodeScanScene(context, palette: context.dressed(.fifteen)) { [weak self] in
      self?.open($0, inPlaceOf: 2, on: $1) ?? false
    }
    if let scene { stage?.perform(.push(scene)) }
  }

  /// Opens the board of a code in place of the upper scenes; returns false if there is none.
  ///
  /// It asks first if the board would replace an unfinished one.
  private func open(_ text: String, inPlaceOf scenes: Int, on stage: Stage) -> Bool {
    guard let code = Self.code(text, in: context.games), let choice = code.choice as? FifteenChoice
    else { return false }
    let board = SavedFifteen(
      session: Session(choice.setup, seed: code.seed), milliseconds: 0, picture: picture,
      showsNumbers: false)
    let begin: (Stage) -> Void = { [context] in $0.perform(.push(FifteenScene(context, board))) }
    for _ in 0..<scenes { stage.perform(.pop) }
    if let saved = SavedFifteen(context, of: choice.setup) {
      stage.perform(.push(saved.question(context, begin: begin)))
    } else {
      begin(stage)
    }
    return true
  }

  /// The code in a text that was typed, pasted or scanned.
  ///
  /// Capital letters, the words before the code and the name of the game don't matter.
  static func code(_ text: String, in games: [GameEntry]) -> BoardCode? {
    let words = BoardCode.narrow(text).split(whereSeparator: \.isWhitespace)
    guard let last = words.last else { return nil }
    var code = last.lowercased().replacing("×", with: "x")
    for start in ["recreo:", Fifteen.name + "/", Fifteen.name + "-"] where code.hasPrefix(start) {
      code.removeFirst(start.count)
    }
    return games.board(typed: Fifteen.name + "-" + code)
  }
}
