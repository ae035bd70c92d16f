import Languages
public import Stage
import Store

/// A scene that shows the player's own pictures and selects a new one at once.
public protocol PictureTaker: AnyObject {
  /// What the picture is for, which decides its shape and where it is stored.
  var pictureUse: PictureUse { get }
  /// The colours of the scenes in between.
  var picturePalette: Palette { get }
  /// The picture was saved under this name; show it as the selected one.
  func took(_ picture: String, on stage: Stage)
}

/// Adds a picture: from a file, the camera, or the desktop; then the crop scene; then the taker.
public struct PictureFlow {
  /// Provides the camera, the disk and the settings.
  public let context: GameContext
  /// What the picture is for.
  public let use: PictureUse
  /// The colours of the scenes in between.
  public let palette: Palette
  /// Called with the name under which the picture was saved.
  public let took: (String, Stage) -> Void

  /// Adds a picture for a scene, to which it holds no strong reference.
  public init(_ context: GameContext, for taker: any PictureTaker) {
    self.context = context
    use = taker.pictureUse
    palette = taker.picturePalette
    took = { [weak taker] in taker?.took($0, on: $1) }
  }

  /// Whether pictures may be added; on a kiosk the owner decides.
  static func isAllowed(_ context: GameContext) -> Bool {
    !context.settings.isOn(.kiosk) || context.settings.isOn(.kioskPictures)
  }

  /// Asks for the source of the picture, if there is a choice.
  public func begin(on stage: Stage) {
    let cameras = context.pictures.cameras()
    guard !cameras.isEmpty else { return fromFile(on: stage) }
    stage.perform(
      .push(
        MessageScene(
          name: "pictures.source", title: tr("Your own picture"),
          text: tr("Where does it come from?"), seal: "icon-original", palette: palette,
          choices: [
            .closing("source.file", tr("A file"), icon: "icon-folder", then: fromFile),
            .closing("source.camera", tr("The camera"), icon: "icon-camera") {
              $0.perform(.push(CameraScene(self, cameras)))
            },
            .closing("source.cancel", tr("Cancel")),
          ])))
  }

  /// Opens the desktop's file dialog, or our own browser if there is none.
  private func fromFile(on stage: Stage) {
    context.pictures.ask(tr("Choose a picture")) { [weak stage] answer in
      guard let stage else { return }
      switch answer {
      case .success(nil): break
      case .success(let path?): crop(Photo(path: path), on: stage)
      case .failure: stage.perform(.push(BrowseScene(self)))
      }
    }
  }

  /// Opens the crop scene; `above`: how many scenes to remove with it once the picture is saved.
  func crop(_ photo: Photo, on stage: Stage, above: Int = 0) {
    stage.perform(.push(CropScene(self, photo, above: above)))
  }
}

extension GameContext {
  /// A file was dropped on the window: one of a game is added, a picture goes to the scene that
  /// shows own pictures.
  ///
  /// Of several pictures the first is taken.
  public func dropped(_ path: String, on stage: Stage) {
    if added(path, on: stage) { return }
    guard PictureFlow.isAllowed(self) else { return }
    // Files that are dropped together arrive one after the other, before the first changes the stack.
    stage.applyPending()
    if let crop = stage.top as? CropScene { return crop.refuseAnother() }
    for scene in stage.scenes.reversed() {
      // The menu lies below every game: it accepts only what is dropped on itself.
      guard let taker = scene as? any PictureTaker, !(scene is MenuScene) || scene === stage.top
      else { continue }
      return PictureFlow(self, for: taker).crop(Photo(path: path), on: stage)
    }
  }
}
