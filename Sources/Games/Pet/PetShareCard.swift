import Arcade
import Geometry
import Languages
import Rules
import Stage

extension SharedCard {
  /// A pet as it is now; `moment`: in milliseconds since 1970.
  init(_ pet: Pet, at moment: Int) {
    let adults = Pet.Form.allCases.filter(\.isAdult)
    let met = adults.count { pet.album.contains($0) }
    let hours = pet.lived / 3_600_000
    let age =
      hours < 48
      ? ShareCard.Figure(number: "\(hours)", caption: tr("Age in hours"))
      : ShareCard.Figure(number: "\(hours / 24)", caption: tr("Age in days"))
    let form = PetWords.name(of: pet.form)
    let card = ShareCard(
      title: form,
      figures: [age, .init(number: "\(met) / \(adults.count)", caption: tr("Adult forms"))],
      boast: tr(
        "My pet in Recreo: {form}, {age}.", ["form": form, "age": PetWords.lifetime(of: pet)]),
      code: nil, picture: { [form = pet.form] in PetPicture([(form, .happy)]) })
    self.init(
      card, palette: .pet, player: pet.name.isEmpty ? nil : pet.name, at: moment,
      fileName: tr("Pet") + " " + pet.name)
  }

  /// How a contest ended for the pet of a side; `names`: of home and guest.
  init(_ contest: PetContest, for side: PetContest.Side, names: [String], at moment: Int) {
    let (own, other) = (names[side.rawValue], names[side.other.rawValue])
    let sides = [side, side.other]
    let (title, boast) =
      switch contest.winner {
      case side:
        (
          tr("Won against {name}", ["name": other]),
          tr("I won a contest of pets in Recreo. Who dares to meet me?")
        )
      case nil:
        (
          tr("A draw with {name}", ["name": other]),
          tr("A contest of pets in Recreo, and a draw. Who dares to meet me?")
        )
      default:
        (
          tr("Lost against {name}", ["name": other]),
          tr("I lost a contest of pets in Recreo. Who trains with me?")
        )
      }
    let card = ShareCard(
      title: title,
      figures: sides.map {
        .init(
          number: tr("{n}%", ["n": "\(contest.spiritLeft(of: $0))"]), caption: names[$0.rawValue])
      },
      boast: boast, code: nil,
      picture: {
        PetPicture(
          sides.map { (contest.fighter($0).form, contest.winner == $0 ? .happy : .stand) })
      })
    self.init(
      card, palette: .pet, player: own, at: moment,
      fileName: [tr("Contest"), own, other].joined(separator: " "))
  }
}

extension PetContest {
  /// Shares how it ended for the pet of a side.
  func sharing(for side: Side, names: [String], in context: GameContext) -> (any Scene)? {
    ShareScene(
      SharedCard(self, for: side, names: names, at: context.date()), context: context)
  }

  /// What a side had left at the end, in percent.
  fileprivate func spiritLeft(of side: Side) -> Int {
    let whole = members(of: side).count { $0 != nil } * spiritOfEach
    let last = lines.last { line in
      if case .hit(let hit) = line { hit.on.side == side } else { false }
    }
    guard case .hit(let hit) = last else { return 100 }
    return hit.sum * 100 / max(1, whole)
  }
}

/// Photos of one pet or two, side by side.
private final class PetPicture: Node, ShareCardPicture {
  private let photos: [PetPhoto]
  var aspect: Double { photos.count > 1 ? 1.5 : 1 }

  init(_ pets: [(form: Pet.Form, pose: PetPose)]) {
    photos = pets.map { PetPhoto($0.form, pose: $0.pose) }
    super.init("", role: .image)
    add(photos)
  }

  override func sizeDidChange() {
    let gap = 8.0
    let count = Double(max(1, photos.count))
    let width = (size.width - gap * (count - 1)) / count
    for (index, photo) in photos.enumerated() {
      photo.frame = Rect(
        x: Double(index) * (width + gap), y: 0, width: width, height: size.height)
    }
  }
}
