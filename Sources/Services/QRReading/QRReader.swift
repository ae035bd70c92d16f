/// Reads the QR codes that `QRCode` makes from a camera's picture.
public enum QRReader {
  /// The text of a code in a picture, which may be turned, mirrored or seen at an angle; nil if
  /// there is none that can be read.
  public static func text(in picture: GreyPicture) -> String? {
    // A large code is read faster and with less noise at half the size.
    text(of: picture.halved) ?? text(of: picture)
  }

  private static func text(of picture: GreyPicture) -> String? {
    let dark = picture.darkness
    for (corner, right, below) in FinderSearch(dark).corners {
      for side in sides(corner, right, below) {
        // What is mirrored has its rows and columns exchanged.
        for (one, other) in [(right, below), (below, right)] {
          let sampler = ModuleSampler(
            dark, corner.center, right: one.center, below: other.center, side: side)
          if let sampler, let text = QRGrid(side: side, modules: sampler.modules).text {
            return text
          }
        }
      }
    }
    return nil
  }

  /// How many modules there may be in a row, the likeliest first.
  private static func sides(_ corner: Finder, _ right: Finder, _ below: Finder) -> [Int] {
    /// The modules from one square's middle to another's.
    func count(_ one: Finder, _ other: Finder) -> Double {
      let offset = other.center - one.center
      // A row of pixels cuts a turned square at an angle.
      let turn = max(abs(offset.x), abs(offset.y)) / offset.length
      return offset.length / ((one.module + other.module) / 2 * turn)
    }
    let modules = (count(corner, right) + count(corner, below)) / 2 + 7
    let version = Int(((modules - 17) / 4).rounded())
    return [0, 1, -1, 2, -2].map { 17 + 4 * (version + $0) }.filter { (21...177).contains($0) }
  }
}
