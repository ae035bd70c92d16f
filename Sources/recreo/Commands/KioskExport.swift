import ArgumentParser
import Foundation
import Host
import Live
import Store

/// `recreo kiosk export`: writes all results to a file, as the owner's panel does.
struct KioskExport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all results as a table for a spreadsheet (CSV).")

  @Argument(help: "The file to write.", completion: .file())
  var file: String
  @OptionGroup var folder: DataFolder

  func run() throws {
    let table: String
    do throws(StoreError) { table = try Scores.all(in: folder.path).csv } catch {
      Report.say("\(error)")
      throw Exit.inputOutput
    }
    do throws(FileSystemError) {
      try DurableFile.write(Array(table.utf8), to: URL(filePath: file).path)
    } catch {
      Report.say("The file \(file) cannot be written (\(error)).")
      throw Exit.inputOutput
    }
    print("Wrote \(file).")
  }
}
