import Arcade
import ArgumentParser
import Foundation
import Host
import Live
import Store

/// `recreo kiosk`: what the owner of a kiosk does without a window.
struct KioskCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kiosk", abstract: "Manage a kiosk.",
    subcommands: [
      KioskToday.self, KioskPin.self, KioskSet.self, PlayersCommand.self, ResultsCommand.self,
      PicturesCommand.self, DesignsCommand.self, KioskExport.self, KioskBackup.self,
      KioskRestore.self, KioskRestart.self, KioskEnd.self,
    ])
}

/// The folder that a command of the owner works with.
struct DataFolder: ParsableArguments {
  @Option(help: "Directory for results, saved games and settings.", completion: .directory)
  var data: String?

  var directories: Directories {
    Directories(data: data, environment: ProcessInfo.processInfo.environment)
  }
  var path: String { directories.data }

  /// Runs with the store of a program that isn't running; throws the exit code otherwise.
  @discardableResult
  func withStore<Value>(_ body: (Store) throws(StoreError) -> Value) throws -> Value {
    let lock: DataLock
    switch DataLock.acquire(path) {
    case .acquired(let free): lock = free
    case .heldBy:
      Report.say("Recreo is running; end it and try again.")
      throw Exit.unavailable
    case .unavailable(let reason):
      Report.say("\(path) cannot be used (\(reason)); choose another directory with --data.")
      throw Exit.inputOutput
    }
    defer { withExtendedLifetime(lock) {} }
    do throws(StoreError) {
      let opened = try Store.open(in: path, allGames.catalogue)
      for case .notSaved(let error) in opened.notices { throw error }
      return try body(opened.store)
    } catch {
      Report.say("\(error)")
      throw Exit.inputOutput
    }
  }
}
