package import Arcade
import Dispatch
package import Drawing
import FoundationEssentials
package import Services
package import Stage

/// Players' own pictures for the scenes; slow work is done on another thread.
package final class PictureImporter {
  private let folders: [PictureUse: PictureFolder]
  private let queue: PostQueue
  private let browser: PictureBrowser
  private let worker = DispatchQueue(label: "recreo.picture-importer", qos: .userInitiated)
  private let chooser: FileChooser
  private let camera: CameraClient
  private let builtIn: @Sendable (_ name: String) -> Pixmap?
  /// How many jobs are running.
  package private(set) var pending = 0

  /// `builtIn`: the program's pictures, called on a thread.
  package init(
    folders: [PictureUse: PictureFolder], browser: PictureBrowser, chooser: FileChooser,
    camera: CameraClient, queue: PostQueue, builtIn: @escaping @Sendable (_ name: String) -> Pixmap?
  ) {
    self.folders = folders
    self.browser = browser
    self.chooser = chooser
    self.camera = camera
    self.queue = queue
    self.builtIn = builtIn
    for folder in folders.values { folder.tidy() }
  }

  package var source: OwnPictures {
    OwnPictures(
      names: { [folders] in folders[$0]?.names ?? [] },
      add: { [self] photo, part, use, done in add(photo, part, use, done) },
      remove: { [folders] in folders[$1]?.remove($0) ?? false },
      restore: { [folders] in folders[$1]?.restore($0) ?? false },
      squareLooks: { [self] name, columns, rows, done in
        run(
          { [folders, builtIn] in
            Self.squareLooks(folders[.square]?.picture(name) ?? builtIn(name), columns, rows)
          }, done)
      },
      panelLooks: { [self] name, columns, rows, done in
        run({ [folders] in Self.panelLooks(folders[.panel]?.picture(name), columns, rows) }, done)
      },
      look: { [self] folder, done in
        run({ [browser] in browser.look(folder) }, done)
      }, ask: { [self] title, done in ask(title, done) },
      cameras: { [camera] in camera.cameras })
  }

  private func add(
    _ photo: Photo, _ part: PicturePart, _ use: PictureUse,
    _ done: @escaping (Result<String, PictureError>) -> Void
  ) {
    guard let folder = folders[use] else { return done(.failure(.notKept("no data directory"))) }
    run(
      { () -> Result<String, PictureError> in
        Result { () throws(PictureError) in
          try folder.add(photo.content, cut: .part(part, size: use.pixels), name: photo.name)
        }
      }, done)
  }

  /// Tiles that differ by less look alike: a CIE76 distance of about 8, the limit for our own pictures
  /// in `Tools/art/tiles.py`.
  private nonisolated static let alike = 20.0

  nonisolated static func squareLooks(
    _ picture: Pixmap?, _ columns: Int, _ rows: Int
  ) -> [Int]? {
    guard let picture else { return nil }
    let looks = picture.squareLooks(columns: columns, rows: rows, alike: alike)
    return looks == Array(looks.indices) ? nil : looks
  }

  private nonisolated static func panelLooks(
    _ picture: Pixmap?, _ columns: Int, _ rows: Int
  ) -> [Int]? {
    guard let picture else { return nil }
    let looks = picture.looks(columns: columns, rows: rows, alike: alike)
    return looks == Array(looks.indices) ? nil : looks
  }

  private func ask(_ title: String, _ done: @escaping (Result<String?, DialogError>) -> Void) {
    let answered: @MainActor @Sendable (Result<String?, DialogError>) -> Void = { done($0) }
    chooser.ask(title) { [queue] answer in
      queue.post { answered(answer.mapError { _ in DialogError() }) }
    }
  }

  private func run<Answer: Sendable>(
    _ work: @escaping @Sendable () -> Answer, _ use: @escaping (Answer) -> Void
  ) {
    pending += 1
    let finish: @MainActor @Sendable (Answer) -> Void = { [self] answer in
      pending -= 1
      use(answer)
    }
    worker.async { [queue] in
      let answer = work()
      queue.post { finish(answer) }
    }
  }
}
