import Geometry
import Input
import Stage
import TestSupport
import Testing

@Suite struct KeyboardTests {
  private let field = TextField("name", label: "Your name")
  private let other = TestNode("other", Rect(100, 150, 200, 60))
  private let scene: TestScene
  private let table: TestStage

  init() {
    field.frame = Rect(100, 50, 300, 56)
    scene = TestScene("form", [field, other])
    table = TestStage(scene)
    table.settle()
  }

  private var isUp: Bool { table.stage.isKeyboardOpen }
  private func key(_ id: String) throws -> Node {
    try #require(table.stage.overlay.node("key." + id), "no key \(id)")
  }
  private func place(_ id: String) throws -> Point {
    try key(id).windowFrame(at: table.now).center
  }
  private func tap(_ id: String, finger: Int64 = 1) throws {
    table.tap(finger, at: try place(id))
    table.wait(40)
  }
  private func type(_ ids: String...) throws { for id in ids { try tap(id) } }
  private func open(in size: Size? = nil) {
    if let size { table.stage.resize(to: size, density: 1) }
    table.tap(at: field.windowFrame(at: table.now).center)
    table.settle()
  }
  private func button(_ button: ControllerEvent.Button) {
    table.stage.receive(.controller(ControllerEvent(button, time: table.now)))
  }

  @Test func theKeyboardOpensForAFingerOrAControllerOnly() {
    table.tap(-1, at: at(200, 78))
    #expect(field.isTyping && !isUp, "with a mouse there is a physical keyboard")
    table.key(.escape)
    table.key(.tab)
    #expect(field.isTyping && !isUp)
    button(.confirm)
    #expect(isUp)
    table.stage.closeKeyboard()
    open()
    #expect(isUp && field.isTyping)
  }
  @Test func withAMouseAButtonInTheFieldOpensTheKeyboard() throws {
    let sign = try #require(scene.root.node("keyboard.open"))
    open()
    #expect(sign.isHidden, "a finger needs no button")
    table.stage.closeKeyboard()
    table.tap(-1, at: at(200, 78))
    table.settle()
    #expect(!sign.isHidden && !isUp)
    table.tap(-1, at: sign.windowFrame(at: table.now).center)
    #expect(isUp && field.isTyping)
    table.settle()
    #expect(sign.isHidden, "it has come")
    table.tap(-1, at: try place("a"))
    #expect(field.text == "a")
  }
  @Test func theKeyboardOpensAndThenRests() {
    table.tap(at: at(200, 78))
    #expect(table.stage.nextFrame() == .immediately)
    table.settle()
    #expect(table.stage.nextFrame() != .immediately, "only the caret blinks")
  }
  @Test func keysTypeLetters() throws {
    open()
    try type("a", "space", "1", "backspace", "b", "'", "-")
    #expect(field.text == "a b'-")
    #expect(table.sounds.filter { $0 == "tap" }.count == 7)
  }
  @Test func shiftIsForOneLetterAndPressedTwiceForAll() throws {
    open()
    try type("shift", "a", "n")
    table.wait(500)
    try type("shift", "shift", "a", "n", "shift", "a")
    #expect(field.text == "AnANa")
  }
  @Test func shiftCanBeHeldByAnotherFinger() throws {
    open()
    table.press(5, at: try place("shift"))
    try tap("q")
    table.lift(5)
    #expect(field.text == "Q")
  }
  @Test func aKeyTypesWhenTheFingerLifts() throws {
    open()
    table.press(at: try place("a"))
    table.wait(100)
    #expect(field.text == "")
    table.lift()
    #expect(field.text == "a")
    table.slide(from: try place("a"), to: try place("l"))
    table.lift()
    #expect(field.text == "a", "a finger that slides away types nothing")
  }
  @Test func quickFingersTypeInTheOrderTheyLanded() throws {
    open()
    table.press(1, at: try place("c"))
    table.wait(30)
    table.press(2, at: try place("a"))
    table.wait(20)
    table.press(3, at: try place("t"))
    for finger in [2, 3, 1] as [Int64] {
      table.wait(20)
      table.lift(finger)
    }
    #expect(field.text == "cat")
  }
  @Test func overlappingTapsOfTwoHandsTypeEveryLetterOnce() throws {
    open()
    var dice = Dice(seed: 5)
    for _ in 0..<40 {
      field.setText("")
      let word = (0..<8).map { _ in Array("qwertyuiopasdfghjklzxcvbnm")[dice.whole(0...25)] }
      var down: [Int64] = []
      for (index, letter) in word.enumerated() {
        table.press(Int64(index), at: try place(String(letter)))
        down.append(Int64(index))
        table.wait(dice.whole(1...60))
        while !down.isEmpty, dice.whole(0...2) == 0 {
          table.lift(down.remove(at: dice.whole(0...(down.count - 1))))
        }
      }
      for finger in down { table.lift(finger) }
      #expect(field.text == String(word))
    }
  }
  @Test func backspaceRepeatsWhileItIsHeld() throws {
    open()
    field.setText("abcdefghij")
    table.press(at: try place("backspace"))
    table.wait(440)
    #expect(field.text == "abcdefghij")
    for _ in 0..<30 { table.wait(10) }
    let left = field.text.count
    #expect((4...7).contains(left))
    table.lift()
    table.wait(500)
    #expect(field.text.count == left, "after the lift nothing more is deleted")
  }
  @Test func accentsStayOpenUntilATap() throws {
    open()
    table.press(at: try place("e"))
    table.wait(460)
    #expect(try key("accent.é").label == "é")
    table.lift()
    #expect(field.text == "")
    try tap("accent.é")
    #expect(field.text == "é" && table.stage.overlay.node("key.accent.é") == nil)
  }
  @Test func aFingerCanSlideOntoAnAccent() throws {
    open()
    try tap("shift")
    table.press(at: try place("n"))
    table.wait(460)
    let goal = try place("accent.ñ")
    table.move(to: goal + at(20, 30))
    table.move(to: goal)
    table.lift()
    #expect(field.text == "Ñ")
  }
  @Test func aTouchElsewhereClosesTheAccents() throws {
    open()
    for _ in 0..<2 {
      table.press(at: try place("e"))
      table.wait(460)
      table.lift()
      try tap("t")
      #expect(table.stage.overlay.node("key.accent.é") == nil)
    }
    #expect(field.text == "tt")
  }
  @Test func digitsAndPunctuationAreOnTheSecondPage() throws {
    open()
    try type("mode", "!", "?")
    #expect(table.stage.overlay.node("key.q") == nil)
    try type("mode", "q")
    #expect(field.text == "!?q")
  }
  @Test func kanaKeysChangeTheCharacterBeforeTheCaret() throws {
    open()
    try type("script", "か", "voiced", "は", "half", "つ", "small", "voiced", "や")
    #expect(field.text == "がぱづや")
    try type("half", "small", "は", "voiced", "half", "half")
    #expect(field.text == "がぱづゃは")
    try type("shift", "か", "voiced", "ー", "script", "a")
    #expect(field.text == "がぱづゃはガーa")
  }
  @Test func doneClosesTheKeyboardAndTheFieldStaysFocused() throws {
    open()
    try type("a", "done")
    #expect(!isUp && field.isTyping)
    table.settle()
    table.wait(1)
    #expect(table.stage.overlay.node("keyboard") == nil)
    open()
    #expect(isUp, "a tap opens it again")
  }
  @Test func aPhysicalKeyboardClosesIt() {
    open()
    table.key(.character("x"))
    #expect(!isUp && field.isTyping)
    open()
    table.stage.receive(.text("x"))
    #expect(!isUp && field.text == "x")
    open()
    table.stage.receive(.composition("に"))
    #expect(!isUp)
  }
  @Test func itClosesWhenTheFieldLosesTheFocus() {
    open()
    table.tap(at: at(150, 180))
    #expect(!isUp && !field.isTyping && other.log == ["down", "up", "tap"])
    open()
    table.stage.perform(.push(TestScene("next")))
    table.wait(1)
    #expect(!isUp)
    table.settle()
    table.stage.perform(.pop)
    table.wait(1)
    #expect(!isUp)
  }
  @Test func aClosingKeyboardTakesNoTouches() throws {
    other.frame = Rect(0, 300, 800, 180)
    open()
    let place = try place("g")
    try tap("done")
    table.wait(20)
    table.tap(at: place)
    #expect(field.text == "" && other.log == ["down", "up", "tap"])
  }
  @Test func touchesBetweenTheKeysDoNotReachTheScene() throws {
    other.frame = Rect(0, 200, 800, 280)
    open()
    let panel = try #require(table.stage.overlay.node("keyboard"))
    let box = panel.windowFrame(at: table.now)
    table.tap(at: at(box.minX + 1, box.minY + 1))
    #expect(other.log.isEmpty && isUp)
  }
  @Test func theFieldMovesAboveTheKeyboard() throws {
    field.frame = Rect(100, 410, 300, 56)
    open()
    let panel = try #require(table.stage.overlay.node("keyboard")).windowFrame(at: table.now)
    #expect(field.windowFrame(at: table.now).maxY <= panel.minY - 8)
    try type("h", "done")
    table.settle()
    #expect(field.windowFrame(at: table.now) == field.frame && field.text == "h")
  }
  @Test func theWholeDialogMovesUpIfThereIsRoom() throws {
    let sheet = Node("sheet", role: .dialog)
    sheet.frame = Rect(300, 400, 500, 360)
    scene.root.add(sheet)
    sheet.add(field)
    field.frame = Rect(20, 20, 300, 56)
    open(in: Size(width: 1080, height: 900))
    let panel = try #require(table.stage.overlay.node("keyboard")).windowFrame(at: table.now)
    let shown = sheet.windowFrame(at: table.now)
    #expect(shown.maxY <= panel.minY && shown.minY >= 0)
    table.stage.resize(to: Size(width: 1080, height: 620), density: 1)
    table.settle()
    let box = field.windowFrame(at: table.now)
    let other = try #require(table.stage.overlay.node("keyboard")).windowFrame(at: table.now)
    #expect(box.minY >= 0 && box.maxY <= other.minY)
  }
  @Test func aControllerCanMoveOverTheKeys() {
    table.key(.tab)
    button(.confirm)
    table.settle()
    // It starts on 1.
    for step in [ControllerEvent.Button.dpadDown, .dpadRight, .confirm, .dpadDown, .confirm] {
      button(step)
    }
    #expect(field.text == "ws")
    table.key(.left)
    table.key(.enter)
    #expect(field.text == "wsa", "keys move over it too, as a controller opened it")
    button(.cancel)
    #expect(!isUp && field.isTyping)
    button(.cancel)
    #expect(scene.log.last == "back")
  }
  @Test func withTheKeyboardClosedAControllerMovesPastFields() {
    table.key(.tab)
    button(.dpadDown)
    #expect(!field.isTyping)
    button(.confirm)
    #expect(other.log == ["activated"])
  }
  @Test func theTraceHasItsKeys() throws {
    open()
    let nodes = try #require(table.traced("layout", TraceFields.Layout.self).last).nodes
    for id in ["key.a", "key.shift", "key.done", "key.backspace", "key.space", "key.mode"] {
      #expect(nodes.contains { $0.id == id && $0.role == "button" }, "\(id)")
    }
    #expect(nodes.first { $0.id == "name" }?.label == "Your name")
  }
  @Test func doneIsASignSinceTheDialogAboveMaySayTheSameWord() throws {
    open()
    #expect(try key("done").label == "Done" && key("done").children.contains { $0 is ArtNode })
  }
  @Test func theFieldsLimitApplies() throws {
    field.setText(String(repeating: "x", count: 24))
    open()
    try type("a")
    #expect(field.text.count == 24)
  }

  private nonisolated static let windows: [Size] = [
    (800.0, 480.0), (1024, 600), (1024, 768), (1280, 800), (1366, 768), (1536, 864), (1920, 1080),
    (3840, 1080), (480, 800), (600, 1024), (768, 1024), (1080, 1920), (900, 900), (640, 480),
    (480, 640), (1707, 480),
  ].map { Size(width: $0.0, height: $0.1) }

  @Test(arguments: windows) func itFitsEveryWindow(size: Size) throws {
    open(in: size)
    for page in [[], ["mode"], ["script"]] as [[String]] {
      for id in page { try tap(id) }
      table.settle()
      try table.expectKeysToFit(size, page.joined())
      if page == ["mode"] { try tap("mode") }
    }
  }

  @Test(arguments: windows) func accentsStayInsideTheWindow(size: Size) throws {
    open(in: size)
    for letter in ["a", "e", "p", "l", "o", "'"] {
      table.press(at: try place(letter))
      table.wait(460)
      table.lift()
      for node in table.stage.overlay.node("keyboard")?.children ?? [] where node.id.isEmpty {
        let frame = node.windowFrame(at: table.now)
        #expect(Rect(origin: .zero, size: size).contains(frame), "\(letter)")
      }
      table.wait(500)
    }
  }
  @Test func everyLetterHasAKey() throws {
    for size in [Size(width: 800, height: 480), Size(width: 480, height: 800)] {
      open(in: size)
      for letter in "abcdefghijklmnopqrstuvwxyz'-" { _ = try key(String(letter)) }
      try tap("mode")
      for sign in "1234567890!?" { _ = try key(String(sign)) }
      try tap("script")
      let kana =
        "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんー"
      for sign in kana { _ = try key(String(sign)) }
      table.stage.closeKeyboard()
      table.settle()
      table.wait(1)
    }
  }
}

extension TestStage {
  /// The keys of the on-screen keyboard are inside the window, large enough and apart; the field has room above them.
  func expectKeysToFit(_ size: Size, _ page: String) throws {
    let panel = try #require(stage.overlay.node("keyboard"))
    let keys = panel.children
    let inside = Rect(origin: .zero, size: size)
    #expect(Set(keys.map(\.id)).count == keys.count && keys.count > 30)
    for (index, key) in keys.enumerated() {
      let frame = key.windowFrame(at: now)
      #expect(inside.contains(frame), "\(page) \(key.id): \(frame)")
      #expect(frame.size.shortSide >= 48, "\(page) \(key.id) is too small: \(frame)")
      for other in keys[(index + 1)...] {
        let isShared = frame.inset(by: 0.01).intersects(other.windowFrame(at: now))
        #expect(!isShared, "\(page) \(key.id) overlaps \(other.id)")
      }
    }
    let room = size.height - panel.size.height
    #expect(room >= 80, "the field has room above it")
  }
}
