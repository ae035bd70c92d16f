import Geometry
import Stage
import TestSupport
import Testing

@testable import Drawing

@Suite struct SmallTextTests {
  private let label = Label("Movimientos que faltan", style: TextStyle(size: 30))
  private let table: TestStage

  init() {
    table = TestStage(TestScene("scene", [label]))
  }

  @Test func inALargeEnoughPlaceTextHasItsStylesSize() {
    label.frame = Rect(0, 0, 600, 40)
    #expect(label.shownTextSize == 30 && !label.isCut)
  }
  @Test func inASmallPlaceTextIsSmallerButNeverBelow16() {
    label.frame = Rect(0, 0, 300, 40)
    #expect(label.shownTextSize < 30 && label.shownTextSize >= 16 && !label.isCut)
    for width in stride(from: 200.0, to: 20, by: -10) {
      label.frame = Rect(0, 0, width, 24)
      #expect(label.shownTextSize == 16)
      #expect(label.isCut && label.shownSize().width <= width + 1, "\(width)")
    }
  }
  @Test func wrappedTextIsCutAtTheLastLineThatFits() {
    label.show(Array(repeating: "word", count: 40).joined(separator: " "))
    label.frame = Rect(0, 0, 200, 64)
    #expect(label.isCut && label.shownSize().height <= 68)
  }
  @Test func aLargerPlaceShowsTheWholeTextAgain() {
    label.frame = Rect(0, 0, 60, 24)
    #expect(label.isCut)
    label.frame = Rect(0, 0, 600, 40)
    #expect(!label.isCut && label.shownTextSize == 30)
  }
  @Test(arguments: [
    ("Movimientos que faltan", "Movimien…"), ("שלום לכולם וברכה", "…וכל םולש"),
    ("Ana שלום לכולם", "Ana םולש…"),
  ])
  func textIsCutAtItsEndInReadingOrder(text: String, seen: String) {
    var dependencies = StageDependencies.silent
    dependencies.typesetter = Typesetter(
      glyph: { scalar, _ in
        Glyph(
          sprite: .page(Int(scalar.value), width: 8, height: 12), bearing: .zero, advance: 10)
      },
      kerning: { _, _, _ in 0 }, ascent: { _ in 16 }, lineHeight: { _ in 20 })
    let stage = Stage(dependencies: dependencies)
    stage.resize(to: Size(width: 800, height: 480), density: 1)
    let label = Label(text, style: TextStyle(size: 16))
    stage.begin(with: TestScene("scene", [label]))
    label.frame = Rect(0, 0, 94, 20)
    #expect(label.isCut)
    var list = DrawList()
    label.draw(into: &list, at: .zero)
    let letters = list.items.sorted { $0.ox < $1.ox }.compactMap {
      Unicode.Scalar(UInt32($0.page.index))
    }
    #expect(String(String.UnicodeScalarView(letters)) == seen)
  }
}
