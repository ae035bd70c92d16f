import Arcade
import Stage

extension Launch {
  /// Opens the requested scene over the menu, and shows problems over it.
  static func begin(_ program: Program, _ request: PlayRequest, notices: [String] = []) {
    if let record = request.replay {
      let scene = allGames.replay(
        record, picture: request.picture, context: program.context,
        leave: { [requests = program.requests] _ in requests.isEnding = true })
      if let scene { return program.begin(with: scene) }
    }
    let cutOff = program.takeCutOff()
    let isMenu = request.screen == .menu && !request.isOnDesktop && cutOff == nil
    program.begin(
      with: MenuScene(
        context: program.context,
        asking: isMenu ? program.context.cutOffQuestion(program.lastRun) : nil))
    if let scene = cutOff ?? firstScene(request, program) {
      program.stage.show(scene)
    }
    if request.isOnDesktop, program.context.desktopWindow.isPossible(),
      let scene = request.screen.game?.desktop?(program.context)
    {
      program.stage.show(scene)
    }
    if let scene = program.context.unclaimedResult() { program.stage.show(scene) }
    if !notices.isEmpty {
      program.stage.show(
        Notice.scene(notices.joined(separator: "\n"), context: program.context))
    }
  }

  private static func firstScene(_ request: PlayRequest, _ program: Program) -> (any Scene)? {
    let context = program.context
    switch request.screen {
    case .menu: return nil
    case .options: return OptionsScene(context: context)
    case .about: return AboutScene(context: context)
    case .players: return PlayersScene(context: context)
    case .gallery: return GalleryScene(context: context)
    default:
      guard let game = request.screen.game else { return nil }
      if request.startsBoard, let question = game.savedQuestion?(context) { return question }
      return request.startsBoard ? game.board?(context) ?? game.setup(context) : game.setup(context)
    }
  }
}
