import Geometry
import Languages
import Live
import Platform
import Stage
import Store

/// The window, and everything that depends on its density.
final class Display {
  let window: Window
  let renderer: Renderer
  let fonts: FontBook
  let pictures: PictureCache
  let photos: PhotoCache
  let art: ArtLibrary
  /// Whether the window or its scale has changed since the last `adoptWindow`.
  var hasChanged = false
  private let atlas: Atlas
  private let trace: Trace
  /// The density that fonts and art were drawn for.
  private var drawn: Double?

  /// `own`: the folders with players' own pictures.
  init(_ parts: Program.Parts, own: [PictureFolder]) throws {
    window = parts.window
    trace = parts.trace
    renderer = try Renderer(
      window: window, resources: parts.resources, store: parts.drawings)
    renderer.keepsBackdrops = false
    atlas = Atlas(renderer: renderer)
    window.scale = Self.scale(parts.settings, window)
    fonts = try FontBook(atlas: atlas, density: window.density, resources: parts.resources)
    if let problem = fonts.problem { parts.report(problem) }
    pictures = PictureCache(
      resources: parts.resources, drawings: parts.drawings, own: own,
      decoder: parts.decoder, renderer: renderer, queue: parts.queue, report: parts.report)
    art = ArtLibrary(
      resources: parts.resources, cache: parts.drawings, atlas: atlas, renderer: renderer,
      pictures: pictures, report: parts.report)
    art.density = window.density
    photos = PhotoCache(
      decoder: parts.decoder, renderer: renderer, queue: parts.queue, report: parts.report)
    photos.density = window.density
  }

  /// Points are window units divided by this.
  ///
  /// Set by the user, or larger in a large window, so that a 4K screen stays readable; either way the
  /// short side has at least 480 points.
  private static func scale(_ settings: SettingsLayers, _ window: Window) -> Double {
    let short = window.unitSize.shortSide
    let automatic = max(1, (short / 864 * 4).rounded(.down) / 4)
    return min(settings.number(.scale) ?? automatic, max(short / 480, 0.5))
  }

  /// Adopts the window's size and density; lays out the scenes again if they changed.
  ///
  /// Several changes within one turn of the loop count as one.
  func adoptWindow(_ settings: SettingsLayers, on stage: Stage) {
    hasChanged = false
    window.scale = Self.scale(settings, window)
    let density = window.density
    let isNew =
      drawn.map { $0 != density } ?? true || atlas.isCrowded
      || fonts.prefersJapanese != Languages.isJapanese
    if isNew {
      atlas.removeAll()
      art.removeAll()
      fonts.removeAll()
    }
    fonts.density = density
    fonts.prefersJapanese = Languages.isJapanese
    art.density = density
    photos.density = density
    drawn = density
    stage.resize(to: window.size, density: density, resourcesChanged: isNew)
    trace.emit(
      "window",
      ProgramFields.Window(
        points: [window.size.width, window.size.height],
        pixels: [window.pixelSize.width, window.pixelSize.height], scale: window.scale))
  }
}
