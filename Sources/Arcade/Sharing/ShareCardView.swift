import Drawing
import Geometry
import Languages
import Stage

/// The card of a result: its picture, the player and the figures, in the game's colours.
///
/// It is drawn once, off screen, always in the same size, so its layout consists of constants.
final class ShareCardView: Scene {
  /// The size that most sites use for the picture of a link.
  static let size = PixelCount(width: 1200, height: 630)
  let name = "keepsake"
  let root = Node("")
  private let palette: Palette

  /// `player`: nil for a result without a name; `praise`: the best rank in a sentence, empty if
  /// there is none.
  init(_ shareCard: ShareCard, player: String?, at moment: Int, praise: String, palette: Palette) {
    self.palette = palette
    root.add(Self.sheet(shareCard, player, moment, praise, palette))
    root.add(Self.photo(shareCard.picture(), hasStar: !praise.isEmpty))
  }

  func goBack() {}
  func layout(in bounds: Rect) {}

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
    let tint = palette.table.luminance > 0.4 ? Color(0x6B5B40) : Color.white
    Backdrop.hills(
      [0.07, 0.12, 0.17].map { palette.table.mixed(with: tint, $0) }, into: &list, in: bounds)
  }

  /// The picture, tilted as if put down by hand; a photo has a white edge.
  private static func photo(_ picture: any ShareCardPicture, hasStar: Bool) -> Node {
    let longest = picture.aspect > 1 ? 452.0 : 440
    let size =
      picture.aspect > 1
      ? Size(width: longest, height: longest / picture.aspect)
      : Size(width: longest * picture.aspect, height: longest)
    let edge = picture.isFramed ? 22.0 : 0
    let paper = picture.isFramed ? Paper(fill: .white, elevation: .dialog) : Node("")
    paper.frame = Rect(
      center: Point(x: 292, y: 318),
      size: Size(width: size.width + 2 * edge, height: size.height + 2 * edge))
    picture.frame = Rect(origin: Point(x: edge, y: edge), size: size)
    paper.add(picture)
    paper.setPose(Pose(rotation: -0.05))
    if hasStar {
      let star = GoldStar(elevation: .lifted)
      star.frame = Rect(center: Point(x: 36, y: 16), size: Size(116))
      paper.add(star)
    }
    return paper
  }

  private static func sheet(
    _ shareCard: ShareCard, _ player: String?, _ moment: Int, _ praise: String, _ palette: Palette
  ) -> Node {
    let sheet = Paper(radius: Theme.largeRadius, elevation: .dialog)
    sheet.frame = Rect(x: 440, y: 46, width: 714, height: 538)
    let logo = ArtNode("logo", elevation: .lying)
    logo.frame = Rect(x: 136, y: 34, width: 208, height: 66)
    sheet.add(logo)
    func line(_ text: String, _ style: TextStyle, _ color: Color, _ y: Double, _ height: Double) {
      let label = Label(text, style: style, color: color)
      label.frame = Rect(x: 136, y: y, width: 530, height: height)
      sheet.add(label)
    }
    let accent = palette.accent
    line(
      tr(CalendarDay(ofMoment: moment)), TextStyle(size: 22, alignment: .trailing),
      Theme.quietInk, 50, 36)
    if let player {
      line(player, TextStyle(size: 70, weight: .bold), Theme.ink, 120, 96)
      line(shareCard.title, TextStyle(size: 34, weight: .bold), accent, 216, 48)
    } else {
      line(shareCard.title, TextStyle(size: 52, weight: .bold), accent, 164, 72)
    }
    let isPraised = !praise.isEmpty
    let gap = 20.0
    let count = Double(max(1, shareCard.figures.count))
    let width = min(350, (530 - gap * (count - 1)) / count)
    for (index, figure) in shareCard.figures.enumerated() {
      let tag = FigureBadge(figure, accent: accent)
      tag.frame = Rect(
        x: 136 + Double(index) * (width + gap), y: isPraised ? 288 : 312, width: width, height: 138)
      sheet.add(tag)
    }
    if isPraised {
      line(praise, TextStyle(size: 30, weight: .bold), Theme.ink, 450, 50)
    }
    return sheet
  }
}

/// A large number on a sheet in the game's colour, with its caption below.
private final class FigureBadge: Paper {
  private let number: Label
  private let caption: Label

  init(_ figure: ShareCard.Figure, accent: Color) {
    number = Label(
      figure.number, style: TextStyle(size: 68, weight: .bold, alignment: .center), color: .white)
    caption = Label(
      figure.caption, style: TextStyle(size: 22, weight: .bold, alignment: .center), color: .white)
    super.init(fill: accent, radius: Theme.radius, elevation: .lying)
    add([number, caption])
  }

  public override func sizeDidChange() {
    number.frame = Rect(x: 12, y: 10, width: size.width - 24, height: 82)
    caption.frame = Rect(x: 12, y: 92, width: size.width - 24, height: 32)
  }
}
