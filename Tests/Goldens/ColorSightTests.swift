import Geometry
import Testing

/// The eyes that the other tests look with.
@Suite struct ColorSightTests {
  @Test(arguments: ColorSight.allCases) func greysStayAsTheyAre(eye: ColorSight) {
    for grey in [0, 0x404040, 0x808080, 0xC0C0C0, 0xFFFFFF] as [UInt32] {
      #expect(LabColors.difference(eye.seen(Color(grey)), Color(grey)) < 1)
    }
  }

  @Test func redAndGreenOfOneLightnessAreNearlyTheSameToEyesWithoutOneOfTheirCones() {
    let (red, green) = (Color(0xC83C2D), Color(0x6E7814))
    #expect(LabColors.difference(red, green) > 50)
    #expect(
      LabColors.difference(ColorSight.deuteranopia.seen(red), ColorSight.deuteranopia.seen(green))
        < 15)
    #expect(
      LabColors.difference(ColorSight.tritanopia.seen(red), ColorSight.tritanopia.seen(green)) > 30)
  }

  @Test func blueAndGreenAreNearlyTheSameToEyesWithoutConesForBlue() {
    let (sky, mint) = (Color(0x56CDE6), Color(0x5FD08B))
    #expect(LabColors.difference(sky, mint) > 50)
    #expect(
      LabColors.difference(ColorSight.tritanopia.seen(sky), ColorSight.tritanopia.seen(mint)) < 10)
    #expect(
      LabColors.difference(ColorSight.protanopia.seen(sky), ColorSight.protanopia.seen(mint)) > 40)
  }

  @Test func whoSeesNoHueSeesLightnessAlone() {
    let seen = ColorSight.lightness.seen(Color(0x2F8F4E))
    #expect(seen.red == seen.green && seen.green == seen.blue)
    #expect(abs(seen.luminance - Color(0x2F8F4E).luminance) < 0.01)
  }
}
