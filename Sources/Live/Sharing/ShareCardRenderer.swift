package import Drawing
import Geometry
import Languages
package import Platform
package import Stage

/// Draws scenes off screen at one pixel per point, with separate fonts and art.
package final class ShareCardRenderer {
  private let renderer: Renderer
  private let resources: ResourceLocator
  private let drawings: ArtCache
  private let pictures: PictureCache
  private let report: (String) -> Void

  package init(
    renderer: Renderer, resources: ResourceLocator, drawings: ArtCache, pictures: PictureCache,
    report: @escaping (String) -> Void
  ) {
    self.renderer = renderer
    self.resources = resources
    self.drawings = drawings
    self.pictures = pictures
    self.report = report
  }

  /// Draws a scene once to find out which pictures it needs, and again when all of them are loaded.
  package func draw(_ scene: any Scene, _ size: PixelCount, _ done: @escaping (Pixmap) -> Void) {
    let atlas = Atlas(renderer: renderer)
    let fonts: FontBook
    do {
      fonts = try FontBook(atlas: atlas, density: 1, resources: resources)
      fonts.prefersJapanese = Languages.isJapanese
    } catch { return report("\(error)") }
    let art = ArtLibrary(
      resources: resources, cache: drawings, atlas: atlas, renderer: renderer, pictures: pictures,
      report: report)
    var source = art.source
    var (awaited, isAsked) = (0, false)
    var finish = {}
    source.picture = { [ask = source.picture] name, side, requester, use in
      awaited += 1
      ask(name, side, requester) { found in
        use(found)
        awaited -= 1
        if awaited == 0, isAsked { finish() }
      }
    }
    let stage = Stage(
      dependencies: StageDependencies(
        typesetter: fonts.typesetter, art: source, audio: .silent, trace: .silent))
    // Without noise the file is a tenth as large.
    stage.drawsGrain = false
    let points = Size(width: Double(size.width), height: Double(size.height))
    stage.resize(to: points, density: 1)
    stage.begin(with: scene)
    finish = { [renderer] in
      done(stage.draw { renderer.picture(of: $0, size: points, density: 1) })
      atlas.removeAll()
      finish = {}
    }
    stage.draw { _ in }
    isAsked = true
    if awaited == 0 { finish() }
  }
}
