import Languages
public import Stage
import Store

/// A scene that shows what files of games can add to.
public protocol GameFileShelf: AnyObject {
  /// Something was added: show it.
  func fileWasAdded(on stage: Stage)
}

extension GameContext {
  /// Adds a dropped file of a game; returns whether it is one by its name.
  ///
  /// Visitors of a kiosk can't add any.
  func added(_ path: String, on stage: Stage) -> Bool {
    guard let files = games.lazy.compactMap(\.files).first(where: { $0.accepts(path) }) else {
      return false
    }
    guard !settings.isOn(.kiosk), let read = sharing.readFile else { return true }
    read(path, files.most) { [self, weak stage] result in
      guard let stage else { return }
      do throws(GameFileError) {
        let name = try files.add(try result.get(), store, date())
        stage.toast(tr("“{name}” was added.", ["name": name]), icon: "icon-check")
        for case let shelf as any GameFileShelf in stage.scenes { shelf.fileWasAdded(on: stage) }
      } catch { stage.toast(words(for: error)) }
    }
    return true
  }

  private func words(for error: GameFileError) -> String {
    switch error {
    case .unreadable(let reason): tr("The file can't be read: {reason}.", ["reason": reason])
    case .tooLarge: tr("This file is too large to be a design.")
    case .foreign: tr("This file isn't a design.")
    case .newer: tr("A newer version of Recreo made this design. Update Recreo to open it.")
    case .damaged: tr("This design is damaged and can't be opened.")
    case .known(let name): tr("“{name}” is there already.", ["name": name])
    case .store(let error): explain(error)
    }
  }
}
