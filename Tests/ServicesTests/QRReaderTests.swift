import Testing

@testable import Services

/// Codes as a camera sees them: painted into a grey picture, then read.
@Suite struct QRReaderTests {
  private static let text =
    "Fifteen 4×4 in Recreo: 84 moves in 1:23. Beat that! – Zoë\nrecreo --board 4x4-130-3w5e"

  /// A code seen by a camera: `place` maps the picture's pixels to the code's modules.
  private func picture(
    _ code: QRCode, width: Int = 640, height: Int = 480,
    noise: Int = 0, _ place: (Double, Double) -> (Double, Double)
  ) -> GreyPicture {
    var seed: UInt64 = 7
    let bytes = (0..<width * height).map { index -> UInt8 in
      var sum = 0
      // Four samples a pixel, as edges are grey.
      for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
        let (x, y) = place(Double(index % width) + dx, Double(index / width) + dy)
        let isOnPaper =
          (-4..<Double(code.side) + 4).contains(x) && (-4..<Double(code.side) + 4).contains(y)
        let isDark = code.isDark(Int(x.rounded(.down)), Int(y.rounded(.down)))
        sum += isOnPaper ? (isDark ? 40 : 215) : 90
      }
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // A shadow on the left half.
      let light = index % width < width / 2 ? 70 : 100
      let value = sum / 4 * light / 100 + (noise == 0 ? 0 : Int(seed >> 40) % (2 * noise) - noise)
      return UInt8(max(0, min(255, value)))
    }
    return GreyPicture(width: width, height: height, bytes: bytes)
  }

  /// Turned about the middle, `size` pixels a module.
  private func turned(
    _ code: QRCode, _ degrees: Double, size: Double, mirrored: Bool = false, noise: Int = 0
  )
    -> GreyPicture
  {
    let angle = degrees * .pi / 180
    // Of 1, 2, 3 … degrees: exact enough without Foundation.
    let (sine, cosine) = Self.sineAndCosine(angle)
    let middle = Double(code.side) / 2
    return picture(code, noise: noise) { x, y in
      let (dx, dy) = ((mirrored ? 320 - x : x - 320) / size, (y - 240) / size)
      return (middle + dx * cosine + dy * sine, middle - dx * sine + dy * cosine)
    }
  }

  private static func sineAndCosine(_ angle: Double) -> (Double, Double) {
    var (sine, cosine, term) = (0.0, 0.0, 1.0)
    for power in 0..<40 {
      switch power % 4 {
      case 0: cosine += term
      case 1: sine += term
      case 2: cosine -= term
      default: sine -= term
      }
      term *= angle / Double(power + 1)
    }
    return (sine, cosine)
  }

  @Test(arguments: [0.0, 7, 30, 45, 90, 133, 180, 271])
  func aCodeIsReadHoweverItIsTurned(degrees: Double) throws {
    let code = try #require(QRCode(Self.text))
    #expect(QRReader.text(in: turned(code, degrees, size: 5)) == Self.text)
  }

  @Test(arguments: [0.0, 12, 90]) func aMirroredCodeIsReadToo(degrees: Double) throws {
    let code = try #require(QRCode(Self.text))
    #expect(QRReader.text(in: turned(code, degrees, size: 6, mirrored: true)) == Self.text)
  }

  @Test(arguments: [(0.12, 0.0), (0, 0.15), (-0.1, 0.1), (0.08, -0.12)])
  func aCodeIsReadWhenItIsSeenAtAnAngle(tilt: (x: Double, y: Double)) throws {
    let code = try #require(QRCode(Self.text))
    let middle = Double(code.side) / 2
    let seen = picture(code) { x, y in
      let (dx, dy) = ((x - 320) / 320, (y - 240) / 320)
      let depth = 1 + tilt.x * dx + tilt.y * dy
      return (middle + dx * 55 / depth, middle + dy * 55 / depth)
    }
    #expect(QRReader.text(in: seen) == Self.text)
  }

  @Test func aSmallCodeAndANoisyPictureAreRead() throws {
    let code = try #require(QRCode(Self.text))
    #expect(QRReader.text(in: turned(code, 3, size: 3)) == Self.text)
    #expect(QRReader.text(in: turned(code, 3, size: 6, noise: 30)) == Self.text)
  }

  @Test func everyVersionIsRead() throws {
    var versions: Set<Int> = []
    for length in [
      1, 20, 40, 55, 80, 100, 115, 150, 175, 210, 250, 280, 330, 360, 410, 450, 500, 560, 620, 660,
    ] {
      let text = String(String(repeating: "abc déf-", count: 90).prefix(length))
      let code = try #require(QRCode(text))
      versions.insert((code.side - 17) / 4)
      #expect(QRGrid(side: code.side, modules: code.modules).text == text)
    }
    #expect(versions.count >= 17, "\(versions.sorted())")
    let longest = String(repeating: "x", count: 2331)
    let code = try #require(QRCode(longest))
    #expect(QRGrid(side: code.side, modules: code.modules).text == longest)
  }

  @Test func wrongModulesAreCorrectedAndTooManyAreRefused() throws {
    let code = try #require(QRCode(Self.text))
    func reading(wrong share: Int) -> String? {
      var modules = code.modules
      // In the data only: squares and format lie elsewhere.
      for index in modules.indices where index / code.side > 8 && index / code.side < code.side - 9
      {
        if (index &* 2_654_435_761) % 1000 < share { modules[index].toggle() }
      }
      return QRGrid(side: code.side, modules: modules).text
    }
    #expect(reading(wrong: 5) == Self.text)
    #expect(reading(wrong: 400) == nil)
  }

  @Test func aPictureWithoutACodeHasNoText() {
    let empty = GreyPicture(width: 320, height: 240, bytes: Array(repeating: 200, count: 320 * 240))
    #expect(QRReader.text(in: empty) == nil)
    var seed: UInt64 = 3
    let noise = (0..<320 * 240).map { _ -> UInt8 in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: seed >> 33)
    }
    #expect(QRReader.text(in: GreyPicture(width: 320, height: 240, bytes: noise)) == nil)
    #expect(QRReader.text(in: GreyPicture(width: 1, height: 1, bytes: [0])) == nil)
    #expect(QRReader.text(in: GreyPicture(width: 0, height: 0, bytes: [])) == nil)
  }
}
