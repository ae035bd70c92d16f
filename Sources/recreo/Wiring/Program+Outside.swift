import Arcade
import Foundation
import Host
import Live
import Platform
import Services

/// Access to files and other programs; a kiosk's visitors have less.
extension Program {
  /// The folders of players' own pictures, by their use.
  static func pictureFolders(_ parts: Parts) -> [PictureUse: PictureFolder] {
    let ours = Set(PictureCache.names(in: parts.resources))
    return Dictionary(
      uniqueKeysWithValues: PictureUse.allCases.map { use in
        (
          use,
          PictureFolder(
            data: parts.directories.data, use: use,
            copies: parts.isKiosk ? nil : parts.directories.pictureCopies, reserved: ours,
            decoder: parts.decoder)
        )
      })
  }

  /// A kiosk's visitors can't leave its Pictures folder; elsewhere it is only the start.
  static func pictureImporter(
    _ parts: Parts, _ folders: [PictureUse: PictureFolder], _ renderer: Renderer
  ) -> PictureImporter {
    let environment = ProcessInfo.processInfo.environment
    let pictures = parts.directories.pictures
    let isThere = FileManager.default.fileExists(atPath: pictures)
    let browser = PictureBrowser(
      home: isThere || parts.isKiosk ? pictures : Directories.home(environment),
      isConfined: parts.isKiosk)
    return PictureImporter(
      folders: folders, browser: browser, chooser: parts.isKiosk ? .silent : parts.chooser,
      camera: CameraClient(renderer: renderer, queue: parts.queue, environment: environment),
      queue: parts.queue,
      builtIn: {
        [resources = parts.resources, drawings = parts.drawings, decoder = parts.decoder] in
        try? PictureCache.builtIn($0, side: looksSide, resources, drawings, decoder)
      })
  }

  /// The side of the pictures in which tiles that look alike are found, in pixels: two for each of
  /// the 16 that are compared of a tile of the largest board.
  nonisolated private static let looksSide = 320

  /// The ways to share a result's card; on a kiosk nothing is written or sent.
  static func sharing(_ parts: Parts, _ display: Display, _ folder: CardFolder) -> Sharing {
    let press = ShareCardRenderer(
      renderer: display.renderer, resources: parts.resources, drawings: parts.drawings,
      pictures: display.pictures, report: parts.report)
    let mail = MailClient(ProcessInfo.processInfo.environment, queue: parts.queue)
    var sharing = Sharing(
      draw: { press.draw($0, $1, $2) },
      save: parts.isKiosk ? nil : { folder.save($0, as: $1, $2) },
      mail: parts.isKiosk ? nil : mail.map { mail in { mail.open($0, $1) } })
    guard !parts.isKiosk else { return sharing }
    sharing.saveFile = { folder.save($0, as: $1, suffix: $2, $3) }
    sharing.readFile = { folder.read($0, most: $1, $2) }
    return sharing
  }
}
