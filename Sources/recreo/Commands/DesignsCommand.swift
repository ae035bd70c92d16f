import Arcade
import ArgumentParser
import Foundation
import Host
import Live
import Store

/// `recreo designs`: exports, imports and deletes what players designed, without a window.
struct DesignsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "designs", abstract: "List, export, import and delete players' designs.",
    subcommands: [List.self, Export.self, Import.self, Delete.self], defaultSubcommand: List.self)

  /// The files of the first game that has any.
  fileprivate nonisolated static var files: GameFiles? { allGames.lazy.compactMap(\.files).first }

  /// What the first three commands share.
  struct Place: ParsableArguments {
    @OptionGroup var folder: DataFolder

    var directory: String { folder.path }

    fileprivate func list() throws -> [GameFile] {
      do throws(StoreError) { return try DesignsCommand.files?.list(directory) ?? [] } catch {
        Report.say("\(error)")
        throw Exit.inputOutput
      }
    }
  }

  /// The designs with these numbers or names.
  private static func choose(_ wishes: [String], _ known: [GameFile]) throws -> [GameFile] {
    try wishes.map { wish in
      guard let file = known.first(where: { "\($0.id)" == wish || $0.name == wish }) else {
        Report.say("There is no design '\(wish.plainLine)'; 'recreo designs list' prints all.")
        throw ExitCode.validationFailure
      }
      return file
    }
  }

  struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Delete designs for good. Recreo must be stopped.")
    @OptionGroup var place: Place
    @Argument(help: "Numbers or names of designs, as printed by the list command.")
    var designs: [String]

    func run() throws {
      guard let kind = DesignsCommand.files else { return }
      let chosen = try DesignsCommand.choose(designs, place.list())
      try place.folder.withStore { store throws(StoreError) in
        for file in chosen {
          try kind.delete(file.id, store)
          print("\(file.name.plainLine) was deleted.")
        }
      }
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Print each design's number and name, the last changed first.")
    @OptionGroup var place: Place

    func run() throws {
      for file in try place.list() { print("\(file.id)\t\(file.name.plainLine)") }
    }
  }

  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Write designs into files, and print their paths.")
    @OptionGroup var place: Place
    @Option(help: "The folder for the files.", completion: .directory)
    var to = "."
    @Argument(help: "Numbers or names of designs, as printed by the list command.")
    var designs: [String]

    func run() throws {
      let chosen = try DesignsCommand.choose(designs, place.list())
      let folder = URL(fileURLWithPath: to).path
      for file in chosen {
        let suffix = DesignsCommand.files?.suffix ?? ""
        switch CardFolder.write(Array(file.text.utf8), file.name, suffix, to: folder) {
        case .success(let path): print(path)
        case .failure(let error):
          Report.say(
            "The design '\(file.name)' cannot be written to \(folder) (\(error.words)); choose another folder with --to."
          )
          throw Exit.inputOutput
        }
      }
    }
  }

  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: "Add designs from files, and print their names.")
    @OptionGroup var place: Place
    @Argument(help: "Files that Recreo exported.", completion: .file())
    var files: [String]

    func run() throws {
      guard let kind = DesignsCommand.files else { return }
      // Nothing is opened for files that can't be read.
      let contents = files.map { ($0, CardFolder.read($0, most: kind.most)) }
      let lock = try lock()
      defer { withExtendedLifetime(lock) {} }
      let store = try store()
      var hasFailed = false
      for (file, content) in contents {
        do throws(GameFileError) {
          let date = Int(Date().timeIntervalSince1970 * 1000)
          print(try kind.add(try content.get(), store, date))
        } catch {
          if case .known = error {} else { hasFailed = true }
          Report.say(error.line(about: file))
        }
      }
      if hasFailed { throw Exit.inputOutput }
    }

    private func lock() throws -> DataLock {
      switch DataLock.acquire(place.directory) {
      case .acquired(let lock): return lock
      case .heldBy:
        Report.say("Recreo is running; quit it, or drop the file on its window.")
      case .unavailable(let reason):
        Report.say(
          "\(place.directory) cannot be used (\(reason)); choose another directory with --data.")
      }
      throw Exit.inputOutput
    }

    private func store() throws -> Store {
      do throws(StoreError) {
        let opened = try Store.open(in: place.directory, allGames.catalogue)
        for case .notSaved(let error) in opened.notices { throw error }
        return opened.store
      } catch {
        Report.say("\(error)")
        throw Exit.inputOutput
      }
    }
  }
}

nonisolated extension GameFileError {
  /// One sentence for the command line.
  fileprivate func line(about file: String) -> String {
    switch self {
    case .unreadable(let reason): "The file \(file) cannot be read (\(reason))."
    case .tooLarge(let most): "The file \(file) is not a design: it has more than \(most) bytes."
    case .foreign: "The file \(file) is not a design."
    case .newer: "The file \(file) is from a newer version of Recreo; update this one."
    case .damaged: "The design in \(file) is damaged."
    case .known(let name): "The design '\(name)' from \(file) is there already."
    case .store(let error): "The design in \(file) was not saved: \(error)"
    }
  }
}
