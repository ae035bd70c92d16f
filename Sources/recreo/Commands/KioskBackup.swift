import ArgumentParser
import Foundation
import Live
import Store

/// `recreo kiosk backup`: copies all data to one file, also while Recreo runs.
struct KioskBackup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Back up players, results and settings to a file.")

  @Argument(help: "The file to write.", completion: .file())
  var file: String
  @OptionGroup var folder: DataFolder

  func run() throws {
    var isWritten = false
    do throws(StoreError) {
      isWritten = try Store.backUp(folder.path, to: URL(filePath: file).path)
    } catch {
      Report.say("\(error)")
      throw Exit.inputOutput
    }
    guard isWritten else {
      Report.say("There is nothing to back up in \(folder.path).")
      throw Exit.inputOutput
    }
    print("Wrote \(file).")
  }
}

/// `recreo kiosk restore`: lets a backup replace the data at the next start.
struct KioskRestore: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Restore a backup at the next start of Recreo.")

  @Argument(help: "The backup.", completion: .file())
  var file: String
  @OptionGroup var folder: DataFolder

  func run() throws {
    guard Store.restoreAtNextStart(URL(filePath: file).path, in: folder.path) else {
      Report.say("\(file) is not a backup that this version of Recreo can read.")
      throw Exit.inputOutput
    }
    print("At its next start Recreo uses this backup. The present data is kept beside it.")
  }
}
