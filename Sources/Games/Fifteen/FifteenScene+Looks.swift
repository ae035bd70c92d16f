import Arcade
import Languages
import Rules
import Stage

/// Pictures may have tiles that look the same, most of all on large boards.
extension FifteenScene {
  /// Such tiles may change places, and numbers are offered before the first move.
  func findIdenticalTiles() {
    guard let name = stage?.art.boardPicture(picture) else { return }
    let setup = session.setup
    context.pictures.squareLooks(name, setup.columns, setup.rows) { [weak self] looks in
      guard let self, let looks, session.game.outcome == nil else { return }
      use(looks)
      guard let stage, stage.top === self, session.entries.isEmpty, !panel.numbers.isOn else {
        return
      }
      stage.perform(.push(twinsQuestion))
    }
  }

  /// Continues by appearance, unless the board would look solved already.
  private func use(_ looks: [Int]) {
    let setup = session.setup
    let seen = Fifteen.Setup(
      columns: setup.columns, rows: setup.rows, scramble: setup.scramble, looks: looks)
    let record = Record<Fifteen>(setup: seen, seed: session.seed, moves: session.entries)
    guard let new = try? Session(replaying: record), new.game.outcome == nil else { return }
    session = new
  }

  private var twinsQuestion: MessageScene {
    MessageScene(
      name: "fifteen.alike", title: tr("Some tiles look alike"),
      text: tr("Some tiles of this picture can't be told apart. Numbers help."),
      seal: "icon-numbers", palette: palette,
      choices: [
        .closing("alike.numbers", tr("Show numbers"), icon: "icon-numbers") { [weak self] _ in
          self?.panel.openNumbers()
        },
        .closing("alike.none", tr("Without numbers")),
      ])
  }
}
