import Arcade
import Host
import Live
import Platform
import Stage
import Store

/// The whole program: window, renderer, stage, sound and settings, connected.
final class Program {
  let display: Display
  let stage: Stage
  let context: GameContext
  let settings: SettingsApplier
  let loop: MainLoop
  let ownPictures: PictureImporter
  let cards: CardFolder
  let queue: PostQueue
  let sounds: SoundBoard
  private let speaker: Speaker
  let requests: ProgramRequests
  /// How the last run ended.
  let lastRun: LastRun
  /// The game of a kiosk's visit that a crash cut off; it is shown first.
  private var cutOff: (any Scene)?
  /// The dependencies call it, but do not retain it.
  private let announcer: Announcer

  /// Creates everything, each part from those before it.
  init(_ parts: Parts) throws {
    queue = parts.queue
    speaker = parts.speaker
    requests = parts.requests
    lastRun = parts.lastRun
    let folders = Self.pictureFolders(parts)
    display = try Display(parts, own: Array(folders.values))
    ownPictures = Self.pictureImporter(parts, folders, display.renderer)
    cards = CardFolder(parts.directories.pictureCopies, queue: parts.queue)
    sounds = SoundBoard(
      resources: parts.resources, queue: parts.queue, trace: parts.trace, isMuted: parts.isMuted)
    sounds.apply(parts.settings)
    stage = Stage(
      dependencies: StageDependencies(
        typesetter: display.fonts.typesetter, art: display.art.source, audio: sounds.player,
        trace: parts.trace, text: Self.textInput(parts.window), photos: display.photos.source,
        speech: speaker.speech))
    settings = SettingsApplier(parts, stage: stage, display: display, sounds: sounds)
    announcer = Announcer(
      stage: stage, notifications: parts.notifications, queue: parts.queue,
      note: { Report.note($0) })
    context = GameContext(
      games: parts.games, settings: parts.settings,
      store: try parts.store ?? Store.inMemory(parts.games.catalogue), request: parts.request,
      dependencies: .live(
        parts, stage: stage, settings: settings, announcer: announcer,
        pictures: ownPictures.source, sharing: Self.sharing(parts, display, cards)))
    loop = MainLoop(parts, display: display, stage: stage, context: context, sounds: sounds)
    Self.report(context.autosaver, parts)
    settings.apply(context.settings)
    stage.adoptLanguage()
    do throws(StoreError) { try parts.isKiosk ? beginKiosk() : context.store.endVisits() } catch {
      context.reportError(error)
    }
  }

  /// Starts a visit on a kiosk without anything from the last one, unless a crash has just cut that
  /// off.
  private func beginKiosk() throws(StoreError) {
    display.window.beginKiosk()
    cutOff = context.cutOffVisit(by: lastRun)
    if cutOff == nil {
      try context.store.beginVisits()
      try context.endVisit()
    }
    context.count(.start)
  }

  /// The game that goes on after a crash, once.
  func takeCutOff() -> (any Scene)? {
    defer { cutOff = nil }
    return cutOff
  }

  private static func textInput(_ window: Window) -> TextInput {
    TextInput(
      begin: { window.beginText(at: $0) }, move: { window.moveText(to: $0) },
      end: { window.endText() }, pasted: { window.clipboard }, copy: { window.clipboard = $0 })
  }

  /// Traces what was saved, and logs what could not be saved.
  private static func report(_ autosaver: Autosaver, _ parts: Parts) {
    let (queue, trace) = (parts.queue, parts.trace)
    autosaver.listen { [unowned autosaver] outcome in
      queue.post {
        switch outcome {
        case .saved(let slot, _) where autosaver.isCancelled(slot): break
        case .saved(let slot, let step):
          trace.emit("kept", TraceFields.Saved(slot: slot, step: step))
        case .failed(let error): Report.problem("\(error)", trace)
        }
      }
    }
  }

  func begin(with scene: any Scene) {
    display.adoptWindow(context.settings, on: stage)
    stage.begin(with: scene)
    if let problem = speaker.problem { stage.toast(problem) }
  }

  /// Writes what is pending, and closes what is open.
  func close() {
    display.pictures.isPaused = false
    stage.end()
    context.autosaver.finish()
    settings.writer.finish()
    sounds.close()
  }
}
