import Geometry
import TestSupport
import Testing

@testable import Stage

/// The stack by itself, without a stage: which scenes are on it and which are visible.
@Suite struct SceneStackStateTests {
  private let menu = TestScene("menu")
  private let game = TestScene("game")
  private let dialog = TestScene("dialog", isOpaque: false)

  private func stack(_ scenes: TestScene...) -> SceneStack {
    var stack = SceneStack()
    stack.begin(with: scenes[0])
    for scene in scenes.dropFirst() { _ = stack.apply(.push(scene), at: .zero) }
    stack.cancelTransition()
    return stack
  }

  private func seen(_ stack: SceneStack, at milliseconds: Int) -> [String] {
    stack.layers(at: ms(milliseconds)).map { layer in
      layer.scene.name + (layer.opacity < 1 ? layer.opacity > 0 ? " in part" : " not" : "")
    }
  }

  @Test func changesApplyInTheOrderRequested() {
    var stack = stack(menu)
    stack.add(.push(game))
    stack.add(.pop)
    #expect(stack.hasPending && stack.scenes.count == 1)
    while let change = stack.takePending() {
      let covered = stack.apply(change, at: .zero)?.covered
      #expect(covered === (stack.hasPending ? menu : game))
    }
    #expect(stack.scenes.map(\.name) == ["menu"] && !stack.hasPending)
  }

  @Test func aChangeReportsTheCoveredAndTheRemovedScenes() {
    var stack = stack(menu, game)
    let pushed = stack.apply(.push(dialog), at: .zero)
    #expect(pushed?.covered === game && pushed?.removed.isEmpty == true)
    let home = stack.apply(.popToRoot, at: .zero)
    #expect(home?.covered === dialog)
    #expect(home?.removed.map(\.name) == ["dialog", "game"])
    #expect(stack.scenes.map(\.name) == ["menu"])
  }

  @Test func theLastSceneCannotBePopped() {
    var stack = stack(menu)
    for change in [Stage.Change.pop, .popToRoot] {
      let departure = stack.apply(change, at: .zero)
      #expect(departure == nil)
    }
    #expect(stack.top === menu && stack.transition == nil)
  }

  @Test func onlyScenesFromTheLastOpaqueOneUpAreShown() {
    #expect(seen(stack(menu, game), at: 0) == ["game"])
    #expect(seen(stack(menu, game, dialog), at: 0) == ["game", "dialog"])
  }

  @Test func aSceneFadesInOverTheLeavingOne() {
    var stack = stack(menu)
    _ = stack.apply(.push(game), at: .zero)
    #expect(seen(stack, at: 0) == ["menu", "game not"])
    #expect(seen(stack, at: 130) == ["menu", "game in part"])
    #expect(stack.isMoving(at: ms(259)) && !stack.isMoving(at: ms(260)))
  }

  @Test func aPageSlidesInOverTheOldOneAndBackAgain() {
    var stack = stack(menu)
    func slides(at milliseconds: Int) -> [SceneStack.Slide?] {
      stack.layers(at: ms(milliseconds)).map(\.slide)
    }
    _ = stack.apply(.push(game), slides: true, at: .zero)
    #expect(stack.layers(at: .zero).map(\.scene.name) == ["menu", "game"])
    #expect(slides(at: 0) == [.under(0), .over(0)] && slides(at: 280) == [.under(1), .over(1)])
    #expect(stack.layers(at: ms(140)).map(\.opacity) == [1, 1], "two titles never mix")
    stack.cancelTransition()
    _ = stack.apply(.pop, slides: true, at: .zero)
    #expect(stack.layers(at: .zero).map(\.scene.name) == ["menu", "game"])
    #expect(slides(at: 0) == [.under(1), .over(1)] && slides(at: 280) == [.under(0), .over(0)])
  }

  @Test func dialogsDontSlide() {
    var stack = stack(menu)
    _ = stack.apply(.push(dialog), slides: true, at: .zero)
    #expect(seen(stack, at: 110) == ["menu", "dialog in part"])
    stack.cancelTransition()
    _ = stack.apply(.push(game), at: .zero)
    _ = stack.apply(.push(dialog), at: .zero)
    stack.cancelTransition()
    _ = stack.apply(.popToRoot, slides: true, at: .zero)
    #expect(stack.transition?.slides == false, "a page with a dialog on it fades")
  }

  @Test func anOpenedSceneGrowsFromItsOriginAndShrinksBackToIt() {
    var stack = stack(menu)
    let poster = Rect(x: 10, y: 20, width: 100, height: 200)
    _ = stack.apply(.open(game, from: poster), at: .zero)
    func opening(at milliseconds: Int) -> [SceneStack.Opening?] {
      stack.layers(at: ms(milliseconds)).map(\.opening)
    }
    #expect(opening(at: 0) == [nil, .init(origin: poster, share: 0)])
    #expect(opening(at: 320) == [nil, .init(origin: poster, share: 1)])
    let half = opening(at: 100)[1]?.share ?? 0
    #expect(half > 0.2 && half < 1)
    stack.cancelTransition()
    _ = stack.apply(.push(dialog), at: .zero)
    _ = stack.apply(.pop, at: .zero)
    #expect(opening(at: 100) == [nil, nil], "the dialog fades")
    stack.cancelTransition()
    _ = stack.apply(.pop, at: .zero)
    #expect(stack.layers(at: .zero).map(\.scene.name) == ["menu", "game"])
    #expect(opening(at: 0) == [nil, .init(origin: poster, share: 1)])
    #expect(opening(at: 320) == [nil, .init(origin: poster, share: 0)])
  }

  @Test func aSceneWithoutAnOriginFadesOut() {
    var stack = stack(menu)
    _ = stack.apply(.open(game, from: Rect(x: 0, y: 0, width: 10, height: 10)), at: .zero)
    stack.clearOrigins()
    _ = stack.apply(.pop, at: .zero)
    #expect(stack.transition?.origin == nil)
  }

  @Test func aDialogFadesOutOverTheSceneBelow() {
    var stack = stack(menu, dialog)
    _ = stack.apply(.pop, at: .zero)
    #expect(seen(stack, at: 110) == ["menu", "dialog in part"])
    #expect(stack.isMoving(at: ms(219)) && !stack.isMoving(at: ms(220)))
  }

  @Test func aNewDialogCoversNoSceneAndTakesTouchesAtOnce() {
    var stack = stack(menu)
    _ = stack.apply(.push(dialog), at: .zero)
    #expect(seen(stack, at: 110) == ["menu", "dialog in part"])
    #expect(!stack.isTooNewForTouch(at: .zero), "a dialog can be touched at once")
  }

  @Test func aSceneTakesNoTouchesWhileTheLastOneIsStillVisible() {
    var stack = stack(menu)
    _ = stack.apply(.push(game), at: .zero)
    #expect(stack.isTooNewForTouch(at: ms(199)) && !stack.isTooNewForTouch(at: ms(200)))
  }

  @Test func askingForVisibleScenesDoesNotEndATransition() {
    var stack = stack(menu)
    _ = stack.apply(.push(game), at: .zero)
    #expect(seen(stack, at: 5000) == ["menu", "game"])
    #expect(stack.transition != nil)
    let ends = [100, 260, 260].map { stack.endTransition(at: ms($0)) }
    #expect(ends == [false, true, false], "it ends once")
    #expect(seen(stack, at: 260) == ["game"])
  }
}
