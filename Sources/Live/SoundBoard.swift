import Dispatch
import FoundationEssentials
import Glibc
package import Platform
package import Stage
package import Store

/// Plays sounds and music according to the settings, and reports them in the trace.
///
/// Files are decoded on a worker, so that the first frame need not wait for a minute of music.
package final class SoundBoard {
  private let engine = AudioEngine()
  private let resources: ResourceLocator
  private let queue: PostQueue
  private let trace: Trace
  private var wanted: MusicTrack?
  private var loading: MusicTrack?
  private var tracedLoops = 0
  private var isOn: (music: Bool, sound: Bool) = (false, false)
  private var volume: (music: Double, sound: Double) = (0, 0)
  private let isMuted: Bool
  private var isOpening = false
  /// The latest wait for another try; an earlier one has ended in vain.
  private var wait = 0
  private var isClosed = false
  /// The driver of the device, once one was open: it is found again.
  private var driver: String?
  /// The seconds until a device is looked for again; each time twice as long.
  private static let pause = 1.0
  private static let longestPause = 60.0
  /// Whether nothing may be heard now, whatever the settings say.
  package var isQuiet = false {
    didSet { if isQuiet != oldValue, let settings { apply(settings) } }
  }
  private var settings: SettingsLayers?

  package init(resources: ResourceLocator, queue: PostQueue, trace: Trace, isMuted: Bool) {
    self.resources = resources
    self.queue = queue
    self.trace = trace
    self.isMuted = isMuted
  }

  package var player: AudioPlayer {
    AudioPlayer(play: { [self] in play($0) }, loop: { [self] in loop($0) })
  }

  /// Loads the mixer on a worker, then opens the device; call it once the first frame is shown.
  package func open() {
    guard !isMuted else { return }
    let queue = queue
    // Not before SDL has started the controllers, since two threads must not start it at once.
    let done: @MainActor @Sendable () -> Void = { [self] in openDevice() }
    DispatchQueue.global(qos: .userInitiated).async {
      AudioEngine.load()
      queue.post(done)
    }
  }

  /// The device is gone, perhaps since the sound server starts again.
  package func deviceLost() {
    guard engine.isOpen else { return }
    engine.close()
    loading = nil
    Report.note("the sound device is gone")
    openDevice(after: Self.pause)
  }

  /// Looks for the device after this many seconds, unless it is looked for before.
  private func openDevice(after seconds: Double) {
    wait += 1
    let (queue, wait) = (queue, wait)
    let next: @MainActor @Sendable () -> Void = { [self] in
      if wait == self.wait { openDevice(pause: seconds) }
    }
    DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + seconds) {
      queue.post(next)
    }
  }

  /// Opens the device on a worker, since a server that hangs must not hold up the games.
  ///
  /// `pause`: the seconds that were waited before.
  private func openDevice(pause: Double = 0) {
    guard !isOpening, !isClosed else { return }
    isOpening = true
    wait += 1
    let (queue, driver) = (queue, driver)
    let done: @MainActor @Sendable (String?) -> Void = { [self] in begin($0, pause: pause) }
    DispatchQueue.global(qos: .userInitiated).async {
      let failure = AudioEngine.openDevice(by: driver)
      queue.post { done(failure) }
    }
  }

  private func begin(_ failure: String?, pause: Double) {
    isOpening = false
    guard !isClosed else { return }
    let isFirst = driver == nil && engine.failure == nil
    engine.begin(failure)
    if let failure {
      if isFirst { fail("No sound: \(failure). The games continue without sound.") }
      return openDevice(after: min(max(Self.pause, 2 * pause), Self.longestPause))
    }
    driver = AudioEngine.driver
    for file in Self.files(resources) { decode(file) }
    startMusic()
  }

  package func close() {
    isClosed = true
    engine.close()
  }

  /// Applies switches and volumes at once.
  package func apply(_ settings: SettingsLayers) {
    self.settings = settings
    let music = settings.isOn(.musicOn) && !isQuiet
    let hasChanged = music != isOn.music
    isOn = (music, settings.isOn(.soundOn) && !isQuiet)
    let most = settings.isOn(.kiosk) ? settings.number(.kioskVolume) ?? 1 : 1
    volume = (
      most * (settings.number(.musicVolume) ?? 0.7), most * (settings.number(.soundVolume) ?? 0.8)
    )
    if hasChanged {
      // There may be a device by now.
      if music, engine.failure != nil { openDevice() }
      music ? startMusic() : stopMusic()
    } else {
      engine.setMusicVolume(volume.music)
    }
  }

  /// Traces when the track starts again; called on each turn of the loop.
  package func traceLoops() {
    guard trace.isOn, engine.playing != nil, engine.loops != tracedLoops else { return }
    tracedLoops = engine.loops
    traceMusic(playing: true)
  }

  private func play(_ sound: Sound) {
    trace.emit("sound", TraceFields.Sound(name: sound.name))
    if isOn.sound { engine.play(sound.name, volume: volume.sound) }
  }

  private func loop(_ track: MusicTrack?) {
    guard track != wanted else { return }
    wanted = track
    track == nil ? stopMusic() : startMusic()
  }

  private func stopMusic() {
    engine.stopMusic()
    traceMusic(playing: false)
  }

  private func startMusic() {
    guard engine.isOpen, isOn.music, let track = wanted, loading != track else { return }
    guard engine.playing != track.name else { return }
    loading = track
    guard let path = try? resources.path(of: "Resources/Music/\(track.name).ogg") else {
      return fail("The music \(track.name) is missing.")
    }
    decode(path) { [self] sound in
      guard loading == track else { return }
      loading = nil
      guard let sound else { return fail("The music \(track.name) cannot be played.") }
      guard isOn.music, wanted == track else { return startMusic() }
      engine.playMusic(sound, named: track.name, volume: volume.music)
      tracedLoops = 0
      traceMusic(playing: true)
    }
  }

  private func decode(_ file: (name: String, path: String)) {
    decode(file.path) { [self] sound in
      guard let sound else { return fail("The sound \(file.name) cannot be played.") }
      engine.add(sound, as: file.name)
    }
  }

  private func decode(
    _ path: String, _ done: @escaping @MainActor @Sendable (DecodedSound?) -> Void
  ) {
    let queue = queue
    DispatchQueue.global(qos: .userInitiated).async {
      let sound = try? AudioEngine.decode(path)
      queue.post { done(sound) }
    }
  }

  private func fail(_ message: String) {
    Report.problem(message, trace)
  }

  private func traceMusic(playing: Bool) {
    trace.emit(
      "music",
      Music(track: wanted?.name, playing: playing, loops: engine.loops))
  }

  /// Fields of the trace's event `music`.
  private nonisolated struct Music: Encodable {
    var track: String?
    var playing: Bool
    var loops: Int
  }

  /// Every short sound, by its name.
  package static func files(_ resources: ResourceLocator) -> [(name: String, path: String)] {
    guard let tap = try? resources.path(of: "Resources/Sounds/tap.wav") else { return [] }
    let folder = String(tap.dropLast("tap.wav".count))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".wav") || $0.hasSuffix(".ogg") }.sorted()
      .map { (name: String($0.prefix { $0 != "." }), path: folder + $0) }
  }
}
