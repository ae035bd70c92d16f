import Drawing
import Geometry
import Languages
import Rules
import Stage

/// A page of the album: a photo of a form and how it came, or its shadow and a hint.
final class PetCard: Paper {
  private let photo: PetPhoto
  private let sign: PetElementSign
  private let question: Label?
  private let title, words: Label

  init(_ form: Pet.Form, isKnown: Bool, palette: Palette) {
    let name = isKnown ? PetWords.name(of: form) : tr("Not met yet")
    photo = PetPhoto(form, isDark: !isKnown)
    sign = PetElementSign(isKnown ? form.element : nil, id: "album.\(form.rawValue).element")
    question =
      isKnown
      ? nil
      : Label("?", style: TextStyle(size: 34, weight: .bold, alignment: .center), color: .white)
    title = Label(
      name, style: TextStyle(size: 22, weight: .bold, alignment: .center), color: palette.ink)
    words = Label(
      isKnown ? PetWords.origin(of: form) : PetWords.hint(of: form),
      style: TextStyle(size: 17, alignment: .center), color: palette.ink)
    super.init(
      "album." + form.rawValue, role: .text, label: name, fill: palette.sheet,
      radius: Theme.largeRadius)
    add([photo, sign, question, title, words].compactMap(\.self))
  }

  override func sizeDidChange() {
    if size.width > size.height * 1.6 { lieDown() } else { stand() }
    let mark = min(44, max(30, photo.size.width * 0.2))
    sign.frame = Rect(
      x: photo.frame.maxX - mark - 6, y: photo.frame.minY + 6, width: mark, height: mark)
    question?.frame = Rect(
      x: photo.frame.minX + 4, y: photo.frame.minY + 4, width: 36, height: 44)
  }

  /// The photo above the words.
  private func stand() {
    let isLarge = size.width >= 300
    (title.style.size, words.style.size) = isLarge ? (26, 20) : (22, 17)
    let foot = isLarge ? 128.0 : 116
    photo.frame = Rect(
      x: 12, y: 12, width: size.width - 24, height: max(48, size.height - foot - 12))
    title.frame = Rect(x: 8, y: size.height - foot + 6, width: size.width - 16, height: 34)
    let low = size.height - foot + 42
    let room = size.height - low - 6
    words.frame = Rect(
      x: 12, y: low, width: size.width - 24,
      height: min(room, words.size(fitting: size.width - 24).height))
  }

  /// The photo beside the words.
  private func lieDown() {
    let side = size.height - 20
    photo.frame = Rect(x: 10, y: 10, width: side, height: side)
    let left = side + 22
    let width = size.width - left - 12
    let lines = min(size.height - 52, words.size(fitting: width).height)
    let top = (size.height - 36 - lines) / 2
    title.frame = Rect(x: left, y: top, width: width, height: 32)
    words.frame = Rect(x: left, y: top + 36, width: width, height: lines)
  }
}
