import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage
import Store

/// The Loom: a player makes a design, patch by patch.
final class LoomScene: PageScene {
  override var followsWriting: Bool { false }
  var loom: Loom
  var work: LoomWork
  /// Where it is saved: in the slot of the player who opened it.
  private let slot: SaveSlot
  /// What a tap places; nil is plain cloth.
  var brush: LoomMotif? = .diamond
  var tones = (thread: 1, ground: 0)
  var choosesThread = true
  let canvas: LoomCanvas
  let hand: LoomHand
  let small = LoomArt()
  private(set) var motifs: [LoomMotifChoice] = []
  private var wools: [LoomToneChoice] = []
  private var aims: [LoomAim] = []
  private let undoButton, redoButton, clearButton, sizeButton, playButton, nameButton: Button
  private let invitation: LoomInvitation
  /// What a finger does with a cell: how far it went and turned.
  var hold: (cell: Int, offset: Point, angle: Double)?

  /// Continues the last design, or opens one from the gallery.
  init(_ context: GameContext, work: LoomWork? = nil) {
    context.autosaver.finish()
    let work = work ?? LoomWork(context) ?? LoomWork()
    self.work = work
    slot = LoomWork.slot(context)
    loom = Loom(work.design)
    let palette = context.dressed(.mirror)
    let art = LoomArt()
    canvas = LoomCanvas(art: art)
    hand = LoomHand(art: art)
    func tool(_ id: String, _ label: String, _ icon: String) -> Button {
      Button("loom." + id, label: label, icon: icon, showsText: false, palette: palette)
    }
    undoButton = tool("undo", trc("move", "Undo"), "icon-undo")
    redoButton = tool("redo", tr("Redo"), "icon-redo")
    clearButton = tool("clear", tr("Clear"), "icon-trash")
    sizeButton = tool("size", tr("Size"), "icon-size")
    playButton = tool("play", tr("Play as a puzzle"), "icon-play")
    nameButton = Button("loom.name", label: tr("Name"), icon: "icon-pencil", palette: palette)
    invitation = LoomInvitation(art: art, palette: palette)
    let gallery = Button("loom.gallery", label: tr("Gallery"), icon: "icon-album", palette: palette)
    super.init(
      "loom", title: tr("Loom"), context: context, palette: palette, extras: [nameButton, gallery],
      track: .mirror)
    gallery.action = { [weak self] in self?.openGallery() }
    nameButton.action = { [weak self] in self?.rename() }
    canvas.equip = { [weak self] in self?.equip($0, $1) }
    root.add([canvas, invitation])
    root.add([undoButton, redoButton, clearButton, sizeButton, playButton])
    connectTools()
    makeChoices()
    root.add([header, hand])
    showAll()
  }

  private func connectTools() {
    undoButton.action = { [weak self] in self?.step(back: true) }
    redoButton.action = { [weak self] in self?.step(back: false) }
    clearButton.action = { [weak self] in self?.play(.clear) }
    sizeButton.action = { [weak self] in self?.nextSize() }
    playButton.action = { [weak self] in self?.playAsPuzzle() }
    playButton.kind = .primary
  }

  private func makeChoices() {
    aims = [(true, tr("Thread")), (false, tr("Ground"))].map { isThread, label in
      LoomAim(isThread: isThread, label: label, palette: palette) { [weak self] in
        self?.choosesThread = isThread
        self?.showChoices()
      }
    }
    wools = (0..<LoomPatch.tones).map { tone in
      LoomToneChoice(tone) { [weak self] in self?.choose(tone: tone) }
    }
    let all: [LoomMotif?] = LoomMotif.allCases + [nil]
    motifs = all.map { motif in
      LoomMotifChoice(
        motif, art: small, drag: { [weak self] in self?.carry(motif, $0) },
        action: { [weak self] in
          self?.brush = motif
          self?.stage?.audio.play(.tap)
          self?.showChoices()
        })
    }
    root.add(aims)
    root.add(wools)
    root.add(motifs)
  }

  override func didAppearFirst(on stage: Stage) {
    stage.setFocus(canvas.cells.first)
    traceState()
  }

  override func goBack() {
    saveDesign()
    stage?.perform(.pop)
  }

  override func programWillEnd() { save() }
  override func didLeave() { saveDesign() }

  override func renewed() -> (any Scene)? {
    let next = LoomScene(context, work: LoomWork(design: loom.design, id: work.id))
    (next.loom, next.brush, next.tones, next.choosesThread) = (loom, brush, tones, choosesThread)
    next.showAll()
    return next
  }

  override func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    MirrorBackdrop.draw(palette, into: &list, in: bounds)
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    guard bounds.width > 0 else { return }
    let place = LoomLayout(
      bounds: bounds, columns: loom.design.columns,
      isLeftHanded: context.settings.isOn(.leftHanded))
    canvas.arrange(place)
    invitation.frame = place.canvas
    for (button, frame) in zip(
      [undoButton, redoButton, clearButton, sizeButton, playButton], place.tools)
    {
      button.frame = frame
    }
    for (aim, frame) in zip(aims, place.aims) { aim.frame = frame }
    for (wool, frame) in zip(wools, place.tones) { wool.frame = frame }
    for (motif, frame) in zip(motifs, place.motifs) { motif.frame = frame }
    if let stage, let side = place.motifs.first?.size { small.fit(side, on: stage) }
    hand.frame = bounds
  }

  override func handle(_ key: KeyEvent) -> Bool {
    switch GameKey(key) {
    case .undo: return undoButton.activate()
    case .redo: return redoButton.activate()
    case .otherColour:
      choosesThread.toggle()
      showChoices()
      return true
    default: return opensHelp(key, MirrorHelp.scene(context, for: stage?.device ?? .touch))
    }
  }
}

// Showing, tracing and saving.
extension LoomScene {
  func showAll() {
    canvas.show(loom.design)
    undoButton.isEnabled = loom.canUndo
    redoButton.isEnabled = loom.canRedo
    clearButton.isEnabled = !loom.design.isBare
    playButton.isEnabled = !loom.design.isBare
    // Tools appear once there is something to use them on.
    let isNew = loom.design.isBare && !loom.canUndo && !loom.canRedo
    for tool in [undoButton, redoButton, clearButton, playButton, nameButton] {
      tool.isHidden = isNew
    }
    header.sizeDidChange()
    let size = MirrorWords.size(loom.design.columns)
    sizeButton.label = trPair(tr("Size"), size)
    showChoices()
  }

  private func showChoices() {
    invitation.show(
      LoomPatch(brush, thread: tones.thread, ground: tones.ground), columns: loom.design.columns,
      isNeeded: loom.design.isBare)
    for choice in motifs {
      choice.isOn = choice.motif == brush
      choice.patch = LoomPatch(choice.motif, thread: tones.thread, ground: tones.ground)
    }
    for wool in wools {
      wool.isOn = wool.tone == (choosesThread ? tones.thread : tones.ground)
    }
    for (aim, isThread) in zip(aims, [true, false]) {
      aim.isOn = isThread == choosesThread
      aim.tones = tones
    }
    stage?.setNeedsDisplay()
  }

  private func choose(tone: Int) {
    if choosesThread { tones.thread = tone } else { tones.ground = tone }
    stage?.audio.play(.tap)
    showChoices()
  }

  func traceState() {
    stage?.trace.emit(
      "state", TraceFields.State(game: LoomWork.name, state: LoomState(loom)))
  }

  /// Saves the current state, without waiting for it.
  func save() {
    work.design = loom.design
    let (work, date) = (work, context.date())
    context.autosaver.save(slot: slot.name, step: 0) { work.saved(at: date) }
  }

  /// Saves the design in the gallery; returns whether it succeeded.
  @discardableResult func saveDesign() -> Bool {
    work.design = loom.design
    let before = work.id
    do throws(StoreError) {
      try work.saveDesign(
        in: context.store, mayChange: before.map(context.mayChange(loom:)) ?? true,
        at: context.date()
      ) { tr("Design {n}", ["n": "\($0)"]) }
    } catch {
      stage?.toast(context.explain(error))
      return false
    }
    if let id = work.id, id != before { context.visit.looms.insert(id) }
    save()
    return true
  }
}

// Leaving for other scenes.
extension LoomScene {
  private func openGallery() {
    guard saveDesign() else { return }
    stage?.perform(.replace(LoomGalleryScene(context)))
  }

  private func rename() {
    guard saveDesign(), let id = work.id else {
      stage?.toast(tr("Place something first."))
      return
    }
    guard context.mayChange(loom: id) else {
      stage?.toast(tr("Someone else made this design. Change it, and you can name your version."))
      return
    }
    stage?.perform(.push(LoomNameScene(context, of: id)))
  }

  /// The next number of columns whose cells are large enough for a finger.
  private func nextSize() {
    let sizes = LoomLayout.offered(in: bounds)
    let place = sizes.firstIndex(of: loom.design.columns) ?? -1
    play(.resize(sizes[(place + 1) % sizes.count]))
    layout(in: bounds)
    stage?.toast(MirrorWords.size(loom.design.columns))
  }

  private func playAsPuzzle() {
    guard saveDesign() else { return }
    let picture = MirrorPicture.loom(loom.design)
    // Keep what was chosen for other puzzles.
    let choice = MirrorChoice(
      picture: picture.name, columns: loom.design.columns,
      hints: context.choices[MirrorChoice.self].hints)
    guard let stage else { return }
    let begin: (Stage) -> Void = { [context] in
      $0.perform(.push(MirrorScene(context, choice.setup, picture)))
    }
    guard let game = SavedMirror(context, of: choice.setup) else { return begin(stage) }
    guard game.picture != picture else { return stage.perform(.push(MirrorScene(context, game))) }
    stage.perform(.push(game.question(context, begin: begin)))
  }
}
