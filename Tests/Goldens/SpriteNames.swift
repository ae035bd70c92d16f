import Drawing
import Geometry
import Stage

/// What the sprites of a stage show, by their place in a texture.
///
/// Draw lists hold plain numbers; this listens to whoever hands sprites out, so that a test can
/// print a list with names.
final class SpriteNames {
  /// What a sprite shows.
  enum Name: Hashable {
    case art(String)
    /// A letter, and how wide its ink is in points.
    case letter(Unicode.Scalar, TextStyle, Glyph, width: Double)
  }

  private struct Place: Hashable {
    var page: TexturePage
    var u0, v0, u1, v1: UInt16
  }
  private var names: [Place: Name] = [:]

  /// Makes all that `stage` hands out known by name; call it before the first scene asks.
  func listen(to stage: inout StageDependencies) {
    let (art, photos, type) = (stage.art, stage.photos, stage.typesetter)
    stage.art.sprite = { [self] in noted(art.sprite($0, $1), "\($0)") }
    stage.art.shadow = { [self] in noted(art.shadow($0, $1, $2), "shadow of \($0)") }
    stage.art.sheet = { [self] in noted(art.sheet($0), $0) }
    stage.art.picture = { [self] name, side, requester, done in
      art.picture(name, side, requester) { [self] picture in
        note(picture?.sprite, "picture \(name)")
        done(picture)
      }
    }
    stage.photos.show = { [self] photo, size, requester, done in
      photos.show(photo, size, requester) { [self] answer in
        note((try? answer.get())?.sprite, "photo \(photo.name)")
        done(answer)
      }
    }
    stage.typesetter.glyph = { [self] scalar, style in
      let glyph = type.glyph(scalar, style)
      if let sprite = glyph.sprite {
        names[place(sprite)] = .letter(scalar, style, glyph, width: Double(sprite.width))
      }
      return glyph
    }
    stage.typesetter.shape = { [self] scalars, style, isRightToLeft in
      let word = type.shape(scalars, style, isRightToLeft)
      for glyph in word?.glyphs ?? [] { _ = noted(glyph.sprite, "shaped glyph") }
      return word
    }
  }

  private func noted(_ sprite: Sprite?, _ name: String) -> Sprite? {
    if let sprite { names[place(sprite)] = .art(name) }
    return sprite
  }

  /// A picture fills its page, which may have been another's before.
  private func note(_ picture: Sprite?, _ name: String) {
    guard let picture else { return }
    names = names.filter { $0.key.page != picture.page }
    _ = noted(picture, name)
  }

  private func place(_ sprite: Sprite) -> Place {
    Place(page: sprite.page, u0: sprite.u0, v0: sprite.v0, u1: sprite.u1, v1: sprite.v1)
  }

  /// What is drawn from this part of a page: a sprite, or a part of one in hundredths.
  func name(page: TexturePage, u0: UInt16, v0: UInt16, u1: UInt16, v1: UInt16) -> Name {
    let own = Place(page: page, u0: u0, v0: v0, u1: u1, v1: v1)
    if let name = names[own] { return name }
    let (left, right) = (min(u0, u1), max(u0, u1))
    let (top, bottom) = (min(v0, v1), max(v0, v1))
    let wholes = names.filter { whole, name in
      guard case .art = name, whole.page == page else { return false }
      return whole.u0 <= left && whole.u1 >= right && whole.v0 <= top && whole.v1 >= bottom
    }
    guard let (whole, name) = wholes.first, wholes.count == 1, case .art(let art) = name else {
      return .art("something")
    }
    func share(_ value: UInt16, _ low: UInt16, _ high: UInt16) -> Int {
      Int((Double(value - low) / Double(high - low) * 100).rounded())
    }
    let columns = "\(share(left, whole.u0, whole.u1))-\(share(right, whole.u0, whole.u1))"
    let rows = "\(share(top, whole.v0, whole.v1))-\(share(bottom, whole.v0, whole.v1))"
    return .art("\(art) [\(columns), \(rows)]" + (u1 < u0 ? " mirrored" : ""))
  }
}
