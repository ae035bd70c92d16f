import Arcade
import ArgumentParser
import Drawing
import Foundation
import Host
import Live
import Stage
import Store

/// `recreo pictures`: manages players' own pictures without a window.
struct PicturesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pictures", abstract: "Add, list and remove pictures for the puzzles.",
    subcommands: [Add.self, List.self, Remove.self], defaultSubcommand: List.self)

  /// A game that shows players' own pictures.
  nonisolated struct Game: ExpressibleByArgument, Sendable {
    let name: String
    let pictures: GamePictures

    private init?(_ game: GameEntry) {
      guard let pictures = game.pictures else { return nil }
      (name, self.pictures) = (game.id, pictures)
    }

    init?(argument: String) {
      guard let game = allGames.named(argument).flatMap(Game.init) else { return nil }
      self = game
    }

    static var allValueStrings: [String] { allGames.filter { $0.pictures != nil }.map(\.id) }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
    /// The game for pictures dropped on the menu.
    static var first: Game? { allGames.takingDroppedPictures.flatMap(Game.init) }
    var defaultValueDescription: String { name }
  }

  /// What all three commands share.
  struct Place: ParsableArguments {
    @Option(help: "Directory for results, saved games and settings.", completion: .directory)
    var data: String?
    @Option(help: "The game the pictures are for.")
    var game: Game?

    private nonisolated var pictures: GamePictures? { (game ?? Game.first)?.pictures }
    /// The use that the pictures are cut for.
    nonisolated var use: PictureUse { pictures?.use ?? .square }

    nonisolated func folder() -> PictureFolder {
      let environment = ProcessInfo.processInfo.environment
      let directories = Directories(data: data, environment: environment)
      let ours = MainActor.assumeIsolated {
        pictures?.ours?() ?? PictureCache.names(in: Launch.resources())
      }
      let configuration = MainActor.assumeIsolated {
        Configuration(PlayRequest(), directories, looksInto: directories.data)
      }
      return PictureFolder(
        data: directories.data, use: use,
        copies: configuration.settings.isOn(.kiosk) ? nil : directories.pictureCopies,
        reserved: Set(ours), decoder: .own)
    }
  }

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Crop each picture to the shape the game needs and add it.")
    @OptionGroup var place: Place
    @Argument(help: "PNG, JPEG, WebP, GIF or BMP files.", completion: .file())
    var files: [String]

    func run() throws {
      let folder = place.folder()
      var hasFailed = false
      for file in files {
        do throws(PictureError) {
          let title = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
          let name = try folder.add(
            try Self.content(file), cut: .middle(place.use.pixels), name: title)
          print(line(name, in: folder))
        } catch {
          hasFailed = true
          Report.say(error.line(about: file, folder.path))
        }
      }
      if hasFailed { throw Exit.inputOutput }
    }

    private static func content(_ file: String) throws(PictureError) -> Photo.Content {
      do throws(PictureDecodingError) { return try RawArgument.picture(file) } catch {
        throw .refused(error)
      }
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Print each picture's name and its file, newest first.")
    @OptionGroup var place: Place

    func run() {
      let folder = place.folder()
      for name in folder.names { print(line(name, in: folder)) }
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Delete pictures by their names.")
    @OptionGroup var place: Place
    @Argument(help: "Names of pictures, as printed by the list command.")
    var names: [String]

    func run() throws {
      let folder = place.folder()
      for name in names { try remove(name, in: folder) }
    }

    private func remove(_ name: String, in folder: PictureFolder) throws {
      guard let file = folder.file(of: name) else {
        let names = folder.names
        Report.say(
          names.isEmpty
            ? "There is no picture '\(name)'; \(folder.path) is empty."
            : "There is no picture '\(name)'; choose one of: \(names.joined(separator: ", ")).")
        throw ExitCode.validationFailure
      }
      guard unlink(file) == 0 else {
        let reason = String(cString: strerror(errno))
        Report.say("The picture \(file) cannot be deleted (\(reason)); make its folder writable.")
        throw Exit.inputOutput
      }
    }
  }
}

nonisolated extension PictureError {
  /// One sentence for the command line.
  fileprivate func line(about file: String, _ folder: String) -> String {
    switch self {
    case .refused(let refusal): "The picture \(file) cannot be used: \(refusal)."
    case .tooMany(let most):
      "The picture \(file) cannot be added: \(folder) already holds the limit of \(most); remove some first."
    case .tooLarge(let megabytes):
      "The picture \(file) cannot be added: \(folder) already uses the limit of \(megabytes) MB; remove some first."
    case .notKept(let words):
      "The picture \(file) cannot be saved in \(folder) (\(words)); free some space, or choose another folder with --data."
    }
  }
}

/// A picture as a line: its name, a tab and its file, neither of which may act on the terminal.
nonisolated private func line(_ name: String, in folder: PictureFolder) -> String {
  "\(name.plainLine)\t\((folder.file(of: name) ?? "").plainLine)"
}
