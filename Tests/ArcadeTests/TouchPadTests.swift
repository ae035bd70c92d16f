import Geometry
import Stage
import Testing

@testable import Arcade

@MainActor @Suite struct TouchPadTests {
  private func pad() throws -> SceneHarness {
    try SceneHarness { OptionsScene(context: $0) }.opened("options.tab.hands")
  }

  @Test func thePadTellsATapADoubleTapAndALongPress() throws {
    let table = try pad()
    #expect(try table.node("options.pad").traceValue == nil)
    try table.tap("options.pad")
    table.pass(.milliseconds(500))
    #expect(try table.node("options.pad").traceValue == 0)
    let middle = try table.node("options.pad").windowFrame(at: table.now).center
    table.touch([middle])
    table.touch([middle])
    table.pass(.milliseconds(500))
    #expect(try table.node("options.pad").traceValue == 1)
    try table.hold("options.pad", for: .milliseconds(700))
    #expect(try table.node("options.pad").traceValue == 2)
  }
}
