import Arcade
import Geometry
import Languages
import Rules
import Stage

// Hatching and growing up are celebrated when they are seen.
extension PetScene {
  /// Celebrates that the pet has another form than when it was last seen.
  func celebrate() {
    let before = shownForm
    guard pet.form != before, let stage else { return }
    shownForm = pet.form
    guard pet.form != .egg else { return }
    let isBirth = before == .egg
    let last = "pet-" + (isBirth ? "egg-broken" : before.rawValue)
    let ceremony = PetCeremony(
      kind: isBirth ? .hatching : .growth, sheet: last, begun: stage.now)
    hint.hide()
    if stage.reducesMotion {
      reveal()
    } else {
      room.celebrate(ceremony)
      revealDue = ceremony.reveal
    }
    show()
  }

  /// Goes on with a ceremony.
  func continueCeremony(at now: Duration) {
    if let revealDue, revealDue <= now {
      self.revealDue = nil
      reveal()
    }
    if let newsBannerEnds, newsBannerEnds <= now { removeNewsBanner() }
  }

  /// Its new form is seen: the chime, and the banner with its name or its form.
  private func reveal() {
    guard let stage else { return }
    stage.audio.play(.petHatch)
    removeNewsBanner()
    let isBirth = pet.form == .child
    let mayRename = context.mayManageShared
    let text =
      isBirth
      ? tr("Hello! I'm {name}", ["name": pet.name])
      : PetLogWords.line(.grewUp(pet.form), pet.name)
    let sign = isBirth ? (mayRename ? "icon-pencil" : nil) : "icon-album"
    let new = PetNewsBanner(text, icon: sign, palette: palette) { [weak self] in
      guard let self else { return }
      removeNewsBanner()
      if isBirth { push { PetNameScene(context: $0) } } else { push { PetAlbumScene(context: $0) } }
    }
    newsBanner = new
    root.add(new)
    placeNewsBanner()
    new.animate(from: Pose(scale: 0.6, opacity: 0), length: Theme.slow, easing: .bounce)
    newsBannerEnds = stage.now + PetNewsBanner.stay
    lastTouch = stage.now + PetNewsBanner.stay
  }

  func removeNewsBanner() {
    if let newsBanner { root.remove(newsBanner) }
    (newsBanner, newsBannerEnds) = (nil, nil)
  }

  /// Between the head of the screen and that of the pet.
  func placeNewsBanner() {
    let crown = room.frame.minY + room.crown.y - 12
    let top = place.isTall ? shelf.frame.maxY : Header.height
    let height = min(150, max(72, crown - top))
    newsBanner?.place(
      in: Rect(
        x: place.sky.minX + 8, y: max(Header.height, crown - height),
        width: place.sky.width - 16, height: height))
  }
}
