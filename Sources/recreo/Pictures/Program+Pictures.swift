import Arcade
import Foundation
import Host
import Platform
import Services
import Store

extension Program {
  /// Where pictures of one's own lie, by what they are for.
  static func pictureFolders(_ parts: Parts) -> [PictureUse: PictureFolder] {
    let isKiosk = parts.settings.isOn(.kiosk)
    let ours = Set(PictureCache.names(in: parts.resources))
    return Dictionary(
      uniqueKeysWithValues: PictureUse.allCases.map { use in
        (
          use,
          PictureFolder(
            data: parts.directories.data, use: use,
            copies: isKiosk ? nil : parts.directories.pictureCopies, reserved: ours,
            decoder: parts.decoder)
        )
      })
  }

  /// A kiosk's visitors never leave its Pictures folder; at home that is only where one begins.
  static func pictureKeeper(
    _ parts: Parts, _ folders: [PictureUse: PictureFolder], _ renderer: Renderer
  ) -> PictureKeeper {
    let environment = ProcessInfo.processInfo.environment
    let isKiosk = parts.settings.isOn(.kiosk)
    let pictures = parts.directories.pictures
    let isThere = FileManager.default.fileExists(atPath: pictures)
    let browser = PictureBrowser(
      home: isThere || isKiosk ? pictures : NSHomeDirectory(), isConfined: isKiosk)
    return PictureKeeper(
      folders: folders, browser: browser, chooser: isKiosk ? .silent : parts.chooser,
      camera: CameraClient(renderer: renderer, queue: parts.queue, environment: environment),
      queue: parts.queue)
  }
}
