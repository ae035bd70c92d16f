import ArgumentParser
import Foundation
import Host
import Live
import Store

/// `recreo players`: what the owner does with players without a window.
struct PlayersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "players", abstract: "List, rename, hide and delete players.",
    discussion: "All but the list need Recreo to be stopped.",
    subcommands: [List.self, Rename.self, Hide.self, Delete.self, Unlock.self],
    defaultSubcommand: List.self)

  /// `recreo players [list]`.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "Print each player's number, name and number of results, by name.")
    @OptionGroup var folder: DataFolder

    func run() throws {
      do throws(StoreError) {
        for player in try Store.readPlayers(in: folder.path) {
          print("#\(player.id)\t\(player.name.plainLine)\t\(player.results)")
        }
      } catch {
        Report.say("\(error)")
        throw Exit.inputOutput
      }
    }
  }

  /// `recreo players rename PLAYER NAME`.
  struct Rename: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rename", abstract: "Give a player another name.")
    @OptionGroup var choice: ChosenPlayer
    @Argument(help: "The new name.")
    var name: String

    func validate() throws { _ = try PlayerName(argument: name) }

    func run() throws {
      let new = try PlayerName(name)
      try choice.with { store, player throws(StoreError) in
        try store.rename(player.id, to: new)
        print("\(player.name.plainLine) is now \(new.text).")
      }
    }
  }

  /// `recreo players hide PLAYER`.
  struct Hide: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "hide",
      abstract: "Replace a player's name by a number; the results stay, the name is forgotten.")
    @OptionGroup var choice: ChosenPlayer

    func run() throws {
      try choice.with { store, player throws(StoreError) in
        guard let new = try? PlayerName("Player \(player.id)") else { return }
        try store.rename(player.id, to: new)
        print("\(player.name.plainLine) is now \(new.text).")
      }
    }
  }

  /// `recreo players delete PLAYER`.
  struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete",
      abstract: "Delete a player with all results, achievements and saved games, for good."
    )
    @OptionGroup var choice: ChosenPlayer

    func run() throws {
      try choice.with { store, player throws(StoreError) in
        let count = try store.gameCount(of: player.id)
        let now = Int(Date().timeIntervalSince1970 * 1000)
        _ = try store.deletePlayer(player.id, at: now)
        while try store.purgeDeletedPlayers(until: now) {}
        let results = count == 1 ? "1 result" : "\(count) results"
        print("\(player.name.plainLine) was deleted, with \(results).")
      }
    }
  }

  /// `recreo players unlock PLAYER`.
  struct Unlock: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "unlock", abstract: "Remove the four pictures that protect a player's name.")
    @OptionGroup var choice: ChosenPlayer

    func run() throws {
      var isLocked = false
      try choice.with { store, player throws(StoreError) in
        isLocked = try store.pictureLock(of: player.id) != nil
        guard isLocked else { return }
        try store.setPictureLock(nil, of: player.id)
        print("\(player.name.plainLine) is no longer protected.")
      }
      guard isLocked else {
        Report.say("The player '\(choice.player.plainLine)' is not protected.")
        throw ExitCode.validationFailure
      }
    }
  }
}

/// A player on the command line.
struct ChosenPlayer: ParsableArguments {
  @Argument(help: "The player's name, or # and the number in the list.")
  var player: String
  @OptionGroup var folder: DataFolder

  /// Runs with the store and the player; throws the exit code if that is impossible.
  func with(_ body: (Store, Player) throws(StoreError) -> Void) throws {
    // Without a database there is no player, and none is made.
    guard FileManager.default.fileExists(atPath: folder.path + "/recreo.sqlite") else {
      throw PlayerMatch<Player>.none.refusal(of: player)
    }
    let match = try folder.withStore { store throws(StoreError) in
      let match = PlayerMatch(of: player, among: try store.players())
      if case .one(let found) = match { try body(store, found) }
      return match
    }
    if case .one = match { return }
    throw match.refusal(of: player)
  }
}

/// A player with a name and a number, whatever else is known.
nonisolated protocol NamedPlayer: Identifiable<Player.ID> {
  var name: String { get }
}
nonisolated extension Player: NamedPlayer {}
nonisolated extension PlayerSummary: NamedPlayer {}

/// Which player a text means: a name, a number, or `#` and a number.
nonisolated enum PlayerMatch<Found: NamedPlayer> {
  case none
  case one(Found)
  /// It is one player's name and another's number.
  case two(named: Found, numbered: Found)

  init(of text: String, among players: [Found]) {
    let isNumber = text.hasPrefix("#")
    let number = Int(isNumber ? String(text.dropFirst()) : text)
    let numbered = players.first { $0.id == number }
    let name = isNumber ? nil : try? PlayerName(text)
    let named = name.flatMap { name in players.first { (try? PlayerName($0.name)) == name } }
    switch (named, numbered) {
    case (let one?, let other?) where one.id != other.id:
      self = .two(named: one, numbered: other)
    case (let one?, _), (nil, let one?): self = .one(one)
    case (nil, nil): self = .none
    }
  }

  /// Reports why a text means no player, and returns the exit code.
  func refusal(of text: String) -> ExitCode {
    let text = text.plainLine
    if case .two(let named, let numbered) = self {
      Report.say(
        "'\(text)' is the name of #\(named.id) and the number of \(numbered.name.plainLine); write #\(named.id) or #\(numbered.id)."
      )
    } else {
      Report.say("There is no player '\(text)'; 'recreo players' prints all.")
    }
    return .validationFailure
  }
}

nonisolated extension PlayerName {
  /// A name on the command line; one that is impossible is refused with the reason.
  init(argument: String) throws {
    do throws(PlayerNameError) { try self.init(argument) } catch {
      let reason =
        switch error {
        case .empty: "nothing of it can be seen"
        case .tooLong: "it has more than \(Self.longest) characters"
        case .unprintable: "it has characters that cannot be displayed"
        case .rude: "it has a rude word"
        }
      throw ValidationError(
        "'\(argument.plainLine)' cannot be the name of a player: \(reason).")
    }
  }
}
