import Drawing
public import Geometry
import Languages
import Services
public import Stage

/// Shows a camera's picture until it contains a QR code that is accepted.
public final class CodeScanScene: PageScene {
  private let accept: (String, Stage) -> Bool
  private let cameras: [Camera]
  private let feed: CameraFeed
  private let view = CameraNode(label: tr("Camera view"))
  private let frame = ScanFrame()
  private let ring: ProgressRing
  private let words: Label
  /// Whether a picture is being searched for a code.
  private var isReading = false

  /// Looks through the cameras that players may use; nil if there is none.
  ///
  /// `accept` gets the text of each code that is seen; if it is a valid one, it leads on and
  /// returns true.
  public init?(
    _ context: GameContext, palette: Palette, accept: @escaping (String, Stage) -> Bool
  ) {
    cameras = Self.cameras(context)
    guard !cameras.isEmpty else { return nil }
    self.accept = accept
    feed = CameraFeed(cameras)
    let next = Button(
      "scan.next", label: tr("Next camera"), icon: "icon-again", palette: palette)
    ring = ProgressRing("scan.wait", label: tr("One moment…"), palette: palette)
    words = Label(
      tr("Hold the QR code of a shared result in front of the camera."),
      style: TextStyle(size: 24, alignment: .center), color: palette.tableInk, id: "scan.words")
    super.init(
      "code.scan", header: "scan", title: tr("Scan a code"), context: context, palette: palette,
      extras: cameras.count > 1 ? [next] : [], hasHills: false)
    root.add([view, frame, ring, words, header])
    next.action = { [weak self] in self?.showNext() }
    feed.onFrame = { [weak self] in self?.show($0) }
    feed.onEnd = { [weak self] in self?.cameraEnded() }
  }

  /// The cameras that players may use here; on a kiosk the owner decides, as with pictures.
  static func cameras(_ context: GameContext) -> [Camera] {
    PictureFlow.isAllowed(context) ? context.pictures.cameras() : []
  }

  /// Whether there is a camera that players may use here.
  public static func isPossible(_ context: GameContext) -> Bool { !cameras(context).isEmpty }

  /// The same in the current language.
  public override func renewed() -> (any Scene)? {
    CodeScanScene(context, palette: palette, accept: accept)
  }

  /// The way back has the focus.
  public override func didAppear(on stage: Stage) { stage.setFocus(header.back) }

  /// Opens the camera with the first frame.
  public override func update(at now: Duration) {
    if stage?.top === self { feed.open() }
  }

  /// Stops the camera.
  public override func didDisappear() { close() }
  /// Stops the camera.
  public override func programWillEnd() { close() }

  private func close() {
    feed.close()
    view.picture = nil
    ring.isHidden = false
  }

  private func showNext() {
    close()
    stage?.toast(feed.chooseNext(), icon: "icon-camera")
    feed.open()
  }

  private func cameraEnded() {
    guard let stage, stage.top === self else { return }
    stage.toast(tr("The camera can't be used."))
    stage.perform(.pop)
  }

  /// Shows a frame, and searches it unless the search of an earlier one still runs.
  private func show(_ picture: Picture) {
    view.picture = picture
    ring.isHidden = true
    guard !isReading, case .pixels(let pixels)? = feed.shoot()?.content else { return }
    isReading = true
    context.worker.run {
      QRReader.text(
        in: GreyPicture(width: pixels.width, height: pixels.height, rgba: pixels.bytes))
    } then: { [weak self] in
      self?.didRead($0)
    }
  }

  private func didRead(_ text: String?) {
    isReading = false
    guard let text, let stage, stage.top === self else { return }
    guard !accept(text, stage) else { return }
    let refusal = tr("This isn't the code of a board.")
    guard words.label != refusal else { return }
    stage.audio.play(.bump)
    words.show(refusal)
  }

  /// The words below the camera's picture.
  public override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let width = min(bounds.width - 32, 900)
    let height = words.size(fitting: width).height
    let most = max(0, bounds.height - Header.height - height - 36)
    // A camera's picture is as wide as four and as high as three.
    let picture = min(most, (bounds.width - 32) * 0.75).rounded()
    view.frame = Rect(
      x: 16, y: (Header.height + (most - picture) / 2).rounded(), width: bounds.width - 32,
      height: picture)
    words.frame = Rect(
      x: bounds.midX - width / 2, y: view.frame.maxY + 16, width: width, height: height)
    ring.frame = Rect(center: view.frame.center, size: Size(72))
    let side = min(view.frame.width, view.frame.height) * 0.72
    frame.frame = Rect(center: view.frame.center, size: Size(side))
  }
}

/// The four corners of a square, into which the code is held.
private final class ScanFrame: Node {
  private static let thickness = 6.0

  init() { super.init("") }

  override func draw(into list: inout DrawList, at now: Duration) {
    // Light with a dark edge, to be seen on any picture.
    for bar in bars {
      list.shape(
        Shape(radius: bar.size.shortSide / 2 + 2, fill: Theme.ink.faded(0.5)), in: bar.inset(by: -2)
      )
    }
    for bar in bars {
      list.shape(Shape(radius: bar.size.shortSide / 2, fill: .white), in: bar)
    }
  }

  /// A lying and an upright bar in each corner.
  private var bars: [Rect] {
    let (side, arm, thick) = (size.width, size.width * 0.16, Self.thickness)
    return [0, 1].flatMap { right in
      [0, 1].flatMap { below in
        [Size(width: arm, height: thick), Size(width: thick, height: arm)].map { bar in
          Rect(
            origin: Point(x: right * (side - bar.width), y: below * (side - bar.height)), size: bar)
        }
      }
    }
  }
}
