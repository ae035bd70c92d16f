import Drawing
import Geometry
import Input
import TestSupport
import Testing

@testable import Arcade

@Suite struct CropFrameTests {
  /// How far the frame's outermost corner is outside the picture.
  private func overhang(_ crop: CropFrame) -> Double {
    var worst = -Double.infinity
    for x in [-0.5, 0.5] {
      for y in [-0.5, 0.5] {
        let corner = crop.place(of: Point(x: x, y: y / crop.aspect))
        worst = max(worst, abs(corner.x) - crop.width / 2, abs(corner.y) - crop.height / 2)
      }
    }
    return worst
  }

  private static let shapes: [(Double, Double)] = [
    (100, 100), (4000, 3000), (3000, 4000), (5000, 400), (1, 900),
  ]

  @Test(arguments: [1.0, 5.0 / 3])
  func theFrameNeverLeavesThePicture(aspect: Double) {
    var dice = Dice(seed: 1)
    for (width, height) in Self.shapes {
      var crop = CropFrame(pictureWidth: width, pictureHeight: height, aspect: aspect)
      #expect(overhang(crop) < 1e-6)
      for step in 0..<600 {
        let center = Point(x: dice.number(-0.6...0.6), y: dice.number(-0.6...0.6))
        crop.apply(
          TransformChange(
            translation: Point(x: dice.number(-0.3...0.3), y: dice.number(-0.3...0.3)),
            rotation: dice.number(-0.4...0.4), scale: dice.number(0.7...1.4), center: center))
        if step % 50 == 0 { crop.turnQuarter() }
        #expect(overhang(crop) < 1e-6, "\(width)×\(height), step \(step)")
        #expect(crop.part.width > 0 && abs(crop.part.angle) <= .pi + 1e-9)
      }
    }
  }

  @Test func theFirstFrameIsTheLargestInTheMiddle() {
    let wide = CropFrame(pictureWidth: 4000, pictureHeight: 3000, aspect: 1)
    #expect(wide.part == PicturePart(x: 0, y: 0, width: 1, angle: 0))
    let tall = CropFrame(pictureWidth: 3000, pictureHeight: 3000, aspect: 5.0 / 6)
    #expect(abs(tall.part.width - 5.0 / 6) < 1e-12, "its height is the picture's")
  }

  @Test func thePictureStaysUnderTheFingers() {
    var crop = CropFrame(pictureWidth: 4000, pictureHeight: 3000, aspect: 1)
    crop.apply(TransformChange(scale: 4, center: .zero))
    let finger = Point(x: 0.2, y: -0.1)
    let before = crop.place(of: finger)
    crop.apply(TransformChange(rotation: 0.3, scale: 1.2, center: finger))
    #expect(crop.place(of: finger).distance(to: before) < 1e-9)
    let way = Point(x: 0.05, y: 0.08)
    crop.apply(TransformChange(translation: way, center: finger + way))
    #expect(crop.place(of: finger + way).distance(to: before) < 1e-9)
  }

  @Test func movingThePictureRightShowsItsLeft() {
    var crop = CropFrame(pictureWidth: 4000, pictureHeight: 3000, aspect: 1)
    crop.apply(TransformChange(translation: Point(x: 0.1, y: 0), center: Point(x: 0.1, y: 0)))
    #expect(abs(crop.part.x + 0.1) < 1e-9 && crop.part.y == 0)
    crop.apply(TransformChange(translation: Point(x: 9, y: 9), center: Point(x: 9, y: 9)))
    #expect(abs(crop.part.x + 1.0 / 6) < 1e-9, "not past the picture's edge")
  }

  @Test func aPictureCanBeEnlargedUpToEightTimes() {
    var crop = CropFrame(pictureWidth: 4000, pictureHeight: 3000, aspect: 1)
    for _ in 0..<40 { crop.apply(TransformChange(scale: 1.5, center: .zero)) }
    #expect(abs(crop.part.width - 1.0 / 8) < 1e-12)
    for _ in 0..<40 { crop.apply(TransformChange(scale: 0.5, center: .zero)) }
    #expect(abs(crop.part.width - 1) < 1e-12)
  }

  @Test func fourQuarterTurnsRestoreTheFrame() {
    var crop = CropFrame(pictureWidth: 4000, pictureHeight: 3000, aspect: 1)
    crop.turnQuarter()
    #expect(abs(crop.part.angle - .pi / 2) < 1e-12)
    for _ in 0..<3 { crop.turnQuarter() }
    #expect(abs(crop.part.angle) < 1e-9 && abs(crop.part.width - 1) < 1e-9)
  }

  @Test func theLeftHalfOfAPanelsFrameIsUsed() {
    let aspect = PictureUse.panel.aspect
    var crop = CropFrame(pictureWidth: 5000, pictureHeight: 3000, aspect: aspect)
    #expect(abs(aspect - 5.0 / 3) < 1e-12)
    let left = PictureUse.panel.part(of: crop)
    #expect(abs(left.x + 5.0 / 12) < 1e-9 && abs(left.width - 5.0 / 6) < 1e-9 && left.y == 0)
    crop.turnQuarter()
    let turned = PictureUse.panel.part(of: crop)
    #expect(abs(turned.x) < 1e-9 && turned.y > 0, "what was below is at the left")
    #expect(PictureUse.square.part(of: crop) == crop.part)
  }
}
