import Languages
import Stage
import Store

/// Lets the player choose an animal and a colour for the avatar.
final class AvatarScene: Scene, DialogScene {
  let name = "player.avatar"
  let root = Node("")
  private let context: GameContext
  private let choice: AvatarChoice
  private let done: (Avatar) -> Void
  let sheet: DialogSheet

  /// `done` is called with the chosen avatar.
  init(_ avatar: Avatar, context: GameContext, done: @escaping (Avatar) -> Void) {
    self.context = context
    self.done = done
    let palette = context.dressed(.paper)
    let choice = AvatarChoice(avatar, palette: palette)
    self.choice = choice
    let finish = Button(
      "avatar.done", label: tr("Done"), icon: "icon-check", kind: .primary,
      palette: palette.onSheet)
    let cancel = Button("avatar.cancel", label: tr("Cancel"), palette: palette.onSheet)
    sheet = DialogSheet(
      title: tr("Choose an avatar"), body: choice, widest: 560, palette: palette,
      buttons: [finish, cancel], bodyHeight: { choice.place(width: $0) })
    root.add(sheet)
    finish.action = { [weak self] in self?.finish() }
    cancel.action = { [weak self] in self?.goBack() }
  }

  func renewed() -> (any Scene)? {
    AvatarScene(choice.avatar, context: context, done: done).inPlace()
  }

  private func finish() {
    done(choice.avatar)
    goBack()
  }
}
