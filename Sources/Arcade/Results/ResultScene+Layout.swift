import Drawing
public import Geometry
import Stage

// The layout.
extension ResultScene {
  var plan: ResultLayout {
    let isTall = bounds.height >= bounds.width * 1.2
    return ResultLayout(
      in: bounds, photo: photo?.aspect, wanted: isTall ? 760 : gains.isHidden ? 580 : 640)
  }

  /// The photo beside the sheet or above it; on the sheet the name and two buttons, or the places
  /// and the actions on.
  public func layout(in bounds: Rect) {
    self.bounds = bounds
    confetti.frame = bounds
    let plan = plan
    let inner = plan.width - 48
    // A low window is better filled with what was won than with space.
    let isLow = plan.heightLimit < 560
    let isRoomy = plan.heightLimit > 700
    let (button, space, edge) = isLow ? (60.0, 12.0, 16.0) : isRoomy ? (88, 28, 32) : (76, 24, 24)
    title.style.size = isRoomy ? 48 : Theme.title.size
    // Larger where it still fits in one line.
    summary.style.size = 28
    if !isRoomy || summary.size().width > inner { summary.style.size = 24 }
    let beside = isNamed && !face.isHidden ? Self.faceSide + 16 : 0
    let body = isNamed ? rank : problem
    let words =
      [title, summary].map { $0.size(fitting: inner).height }
      + [body.label.isEmpty ? 0 : max(beside - 16, body.size(fitting: inner - beside).height)]
    let wanted = words.reduce(0, +)
    let gained = gains.isHidden ? 0...0 : gains.heights(fitting: inner)
    let rest = 4 + (isNamed ? 16 : 26 + fieldHeight) + space + button + edge
    var free = plan.heightLimit - 24 - wanted - rest - gained.lowerBound
    // They stay when the field's problem comes.
    let facesHeight = heightOfFaces(width: inner, free: free + words[2])
    free -= facesHeight
    // In a low window the star is smaller, and where the words are large it stays away.
    let starSize: Double? = [136, 104, 84, 64].first { $0 <= free }
    star.isHidden = starSize == nil
    free -= starSize ?? 0
    faces?.isHidden = facesHeight == 0
    let above = (starSize ?? 0) * 0.5
    let top = starSize.map { ($0 * 0.5 + 12).rounded() } ?? 24
    // Words set smaller still show; a button beyond the edge does not.
    let least = rest + gained.lowerBound
    let share = min(1, (plan.heightLimit - above - top - least) / max(1, wanted))
    let fits = free >= gained.upperBound - gained.lowerBound
    let gainsHeight = fits ? gained.upperBound : gained.lowerBound
    var y = top
    func place(_ label: Label, _ height: Double, from x: Double = 0) {
      label.frame = Rect(x: 24 + x, y: y, width: inner - x, height: height * share)
      y = label.frame.maxY
    }
    place(title, words[0])
    y += 4
    place(summary, words[1])
    if isNamed {
      y += 16
      placeRank(at: Rect(x: 24, y: y, width: inner, height: words[2] * share), beside: beside)
      y = rank.frame.maxY
      gains.frame = Rect(x: 24, y: y, width: inner, height: gainsHeight)
      y += gainsHeight
    } else {
      if facesHeight > 0 {
        faces?.frame = Rect(x: 24, y: y + 16, width: inner, height: facesHeight - 12)
        y += facesHeight
      }
      field.frame = Rect(x: 24, y: y + 20, width: inner, height: fieldHeight)
      y = field.frame.maxY + 6
      place(problem, words[2])
    }
    y += space
    placeButtons(in: Rect(x: 24, y: y, width: inner, height: button))
    let frames = plan.frames(height: y + button + edge, above: above)
    sheet.frame = frames.sheet
    photo?.isHidden = frames.photo == nil
    if let frame = frames.photo { photo?.frame = frame }
    let side = starSize ?? 136
    let wide = star is StarRow ? side * 2.6 : side
    star.frame = Rect(x: (plan.width - wide) / 2, y: -side * 0.5, width: wide, height: side)
    if starSize == nil { placeStarsOnPhoto() }
  }

  /// The height of the faces, with the space above them; 0 if there is no room for them beside a small star, or
  /// a larger one for somebody whose name is known.
  private func heightOfFaces(width: Double, free: Double) -> Double {
    guard let faces, !isNamed else { return 0 }
    let (large, small) = FaceRow.sides
    for (side, hasNames) in [(large, true), (small, true), (small, false)] {
      faces.hasNames = hasNames
      let height = faces.height(side, width: width) + 12
      if free >= height + (isNameLikely ? 104 : 64) { return height }
    }
    return 0
  }

  /// Where the sheet has no room for the stars they lie on the photo: they are what one played for.
  private func placeStarsOnPhoto() {
    guard star is StarRow, let photo, !photo.isHidden else { return }
    let free = sheet.frame.minX - photo.frame.minX
    let side = min(84, free / 2.6)
    guard side >= 40 else { return }
    star.isHidden = false
    star.frame = Rect(
      x: -free + (free - side * 2.6) / 2, y: photo.frame.maxY - sheet.frame.minY - side * 0.8,
      width: side * 2.6, height: side)
  }

  private static let faceSide = 72.0
  private var fieldHeight: Double { asksName ? field.entryHeight : 0 }

  /// The face and what it reached, both together in the middle.
  private func placeRank(at row: Rect, beside: Double) {
    rank.style.alignment = beside > 0 ? .leading : .center
    let width =
      beside > 0
      ? min(row.width - beside, rank.size(fitting: row.width - beside).width + 1) : row.width
    let left = row.minX + (row.width - beside - width) / 2
    face.frame = Rect(
      x: left, y: row.midY - Self.faceSide / 2, width: Self.faceSide, height: Self.faceSide)
    rank.frame = Rect(x: left + beside, y: row.minY, width: width, height: row.height)
  }

  /// The most likely one is the widest, at the right; the others show their words where all have
  /// room.
  private func placeButtons(in row: Rect) {
    let first = isNamed ? onward.first : done
    var others: [Button] = isNamed ? onward.dropFirst().reversed() : [skip]
    if isNamed, !share.isHidden { others.insert(share, at: 0) }
    guard let first else { return }
    let gap = others.count > 4 ? 8.0 : 12
    let least = max(first.fittingSize.width, row.width * 0.34)
    let wanted = others.map { $0 === share ? row.height : max($0.fittingSize.width, row.height) }
    let fits = wanted.reduce(0, +) + gap * Double(others.count) + least <= row.width
    let each = (row.width - first.fittingSize.width) / Double(max(1, others.count)) - gap
    // Without room for a line of words, these are below the icons, or at least in reach of a
    // resting finger.
    let seal = max(52, min(max(row.height, 92), each))
    let isStacked =
      !fits && others.allSatisfy { $0.fitsStacked(Size(width: seal, height: row.height)) }
    var x = row.minX
    for (button, width) in zip(others, wanted) {
      button.isCompact = !fits || button === share
      button.isStacked = isStacked
      let width = fits ? width : seal
      button.frame = Rect(x: x, y: row.minY, width: width, height: row.height)
      x += width + gap
    }
    let room = Size(width: row.maxX - x, height: row.height)
    first.isCompact = !first.fits(width: room.width)
    first.isStacked = first.isCompact && first.fitsStacked(room)
    first.frame = Rect(origin: Point(x: x, y: row.minY), size: room)
  }
}
