import CSDL2
import Host
import Synchronization

/// Counts the frames that the mixer wrote; nothing else is shared with its thread.
private nonisolated final class MixedFrames: Sendable {
  let count = Atomic<Int>(0)
}

/// Runs on the mixer's thread: a plain function, without isolation, and a single addition.
private nonisolated func countFrames(
  _ counter: UnsafeMutableRawPointer?, _ stream: UnsafeMutablePointer<UInt8>?, _ length: Int32
) {
  guard let counter else { return }
  Unmanaged<MixedFrames>.fromOpaque(counter).takeUnretainedValue().count
    .add(Int(length) / 4, ordering: .relaxed)
}

/// Looped music with crossfades, and short sounds; silent if there is no device.
///
/// A track is decoded whole and looped by the mixer sample by sample, so the loop has no gap.
/// Tracks alternate between channels, which makes a crossfade possible. The third channel allows
/// for a change of track during one.
@MainActor public final class AudioEngine {
  private static let musicChannels: [Int32] = [0, 1, 2]
  private static let soundChannels = 14
  private static let fade: Int32 = 700
  /// Frames per second.
  nonisolated static let rate = 48_000
  /// Wakes 23 times a second while something plays; at most 43 ms from touch to sound.
  private nonisolated static let bufferFrames = 2048
  /// An upper bound of the milliseconds between the mixer finishing a sound and the end being
  /// heard.
  public static let delay = bufferFrames * 4 * 1000 / rate
  // SDL_mixer's decoders share tables that two threads must not grow at once, nor one while the
  // device closes (this crashed one start in a hundred). True while the device is open.
  private nonisolated static let decoding = Mutex(false)
  private let counter = MixedFrames()
  private var chunks: [String: DecodedSound] = [:]
  private var tracks: [Int32: (name: String, sound: DecodedSound, begun: Int)] = [:]
  private var current: Int32 = 0
  /// Why there is no sound, or nil if there is.
  public private(set) var failure: String?
  /// Whether a device is open; without one, every call does nothing.
  public private(set) var isOpen = false

  /// An engine that is silent until `open`.
  public init() {}

  isolated deinit { close() }

  /// Loads SDL_mixer, on any thread; false if it is not installed.
  @discardableResult public nonisolated static func load() -> Bool { recreo_load_mixer() != 0 }

  /// Opens the default device; without one the program stays silent.
  public func open() {
    guard !isOpen else { return }
    begin(Self.openDevice())
  }

  /// Opens the default device, on any thread, since a server that hangs holds it up; returns why there
  /// is none, or nil.
  ///
  /// `driver`: the one that is used, if it is known.
  public nonisolated static func openDevice(by driver: String? = nil) -> String? {
    guard load() else { return "libSDL2_mixer-2.0.so.0 cannot be loaded" }
    if let driver { SDL_SetHint(SDL_HINT_AUDIODRIVER, driver) }
    guard SDL_InitSubSystem(SDL_INIT_AUDIO) == 0 else { return String(cString: SDL_GetError()) }
    let status = recreo_Mix_OpenAudioDevice(
      Int32(rate), UInt16(AUDIO_S16LSB), 2, Int32(bufferFrames), nil, 0)
    guard status != 0 else { return nil }
    defer { SDL_QuitSubSystem(SDL_INIT_AUDIO) }
    return String(cString: SDL_GetError())
  }

  /// Uses the device that `openDevice` has opened, unless it has failed.
  public func begin(_ failure: String?) {
    self.failure = failure
    guard failure == nil else { return }
    isOpen = true
    Self.decoding.withLock { $0 = true }
    recreo_Mix_AllocateChannels(Int32(Self.soundChannels))
    recreo_Mix_ReserveChannels(Int32(Self.musicChannels.count))
    recreo_Mix_SetPostMix(countFrames, Unmanaged.passUnretained(counter).toOpaque())
  }

  /// Stops everything and closes the device.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    recreo_Mix_SetPostMix(nil, nil)
    recreo_Mix_HaltChannel(-1)
    chunks.removeAll()
    tracks.removeAll()
    Self.decoding.withLock { isOpen in
      isOpen = false
      recreo_Mix_CloseAudio()
    }
    SDL_QuitSubSystem(SDL_INIT_AUDIO)
  }

  /// Decodes a file for the open device; slow for music, so call it on a worker thread.
  public nonisolated static func decode(_ path: String) throws -> DecodedSound {
    // Not read by SDL, which would hold the lock while it waits for a pipe's writer.
    let bytes = try readFile(path)
    let result = decoding.withLock { isOpen -> Result<UnsafeMutablePointer<Mix_Chunk>, SDLError> in
      guard isOpen else { return .failure(SDLError("Mix_LoadWAV_RW")) }
      let chunk = bytes.withUnsafeBytes {
        recreo_Mix_LoadWAV_RW(SDL_RWFromConstMem($0.baseAddress, Int32($0.count)), 1)
      }
      return Result { () throws(SDLError) in try check(chunk, "Mix_LoadWAV_RW") }
    }
    return DecodedSound(chunk: try result.get())
  }

  /// Stores a short sound under a name, ready to play.
  public func add(_ sound: DecodedSound, as name: String) { chunks[name] = sound }

  /// Plays a short sound; it is dropped if all channels are busy.
  public func play(_ name: String, volume: Double) {
    guard isOpen, let sound = chunks[name] else { return }
    let channel = recreo_Mix_PlayChannelTimed(-1, sound.chunk, 0, -1)
    if channel >= 0 { recreo_Mix_Volume(channel, Self.mixerVolume(volume)) }
  }

  /// Fades the current track out and this one in, both over 0.7 s, and loops it.
  public func playMusic(_ sound: DecodedSound, named name: String, volume: Double) {
    guard isOpen else { return }
    stopMusic()
    let next = (current + 1) % Int32(Self.musicChannels.count)
    recreo_Mix_HaltChannel(next)
    current = next
    tracks[next] = (name, sound, counter.count.load(ordering: .relaxed))
    // The volume setting applies to the chunk: a fade overwrites the channel's with every step.
    recreo_Mix_VolumeChunk(sound.chunk, Self.mixerVolume(volume))
    recreo_Mix_Volume(next, MIX_MAX_VOLUME)
    recreo_Mix_FadeInChannelTimed(next, sound.chunk, -1, Self.fade, -1)
  }

  /// Fades the music out.
  public func stopMusic() {
    guard isOpen, tracks[current] != nil else { return }
    // SDL_mixer doesn't fade a track that has not been heard yet: it would continue.
    if recreo_Mix_FadeOutChannel(current, Self.fade) == 0 { recreo_Mix_HaltChannel(current) }
  }

  /// Sets the volume, 0 to 1, at once.
  public func setMusicVolume(_ volume: Double) {
    guard isOpen, let track = tracks[current] else { return }
    recreo_Mix_VolumeChunk(track.sound.chunk, Self.mixerVolume(volume))
  }

  /// The current track, if any.
  public var playing: String? {
    guard isOpen, recreo_Mix_Playing(current) != 0,
      recreo_Mix_FadingChannel(current) != MIX_FADING_OUT
    else {
      return nil
    }
    return tracks[current]?.name
  }

  /// How many times the current track has restarted from its beginning.
  public var loops: Int {
    guard let track = tracks[current], track.sound.frames > 0 else { return 0 }
    return (counter.count.load(ordering: .relaxed) - track.begun) / track.sound.frames
  }

  /// Loudness is perceived as a ratio: squaring makes the slider's middle sound like half.
  private static func mixerVolume(_ volume: Double) -> Int32 {
    let v = min(max(volume, 0), 1)
    return Int32((v * v * Double(MIX_MAX_VOLUME)).rounded())
  }

  /// Which audio driver SDL chose.
  public static var driver: String {
    SDL_GetCurrentAudioDriver().map { String(cString: $0) } ?? "none"
  }
}
