import Arcade
import Live
import Platform
import Services
import Stage
import Store

/// The agent's own voice, for desktops that play no sounds.
extension Agent {
  /// Plays a sound once and gives the device back; at once where somebody ends the agent meanwhile.
  ///
  /// A machine without a device stays silent, as in the program.
  func play(_ sound: Sound) {
    let (settings, resources) = (settings, Launch.resources())
    guard !request.isMuted, settings.hasSound,
      let path = SoundBoard.files(resources).first(where: { $0.name == sound.name })?.path
    else { return }
    let engine = AudioEngine()
    engine.open()
    defer { engine.close() }
    guard engine.isOpen, let decoded = try? AudioEngine.decode(path) else { return }
    engine.keep(decoded, as: sound.name)
    engine.play(sound.name, volume: settings.number(.soundVolume) ?? 0.8)
    alarm.sleep(until: Self.now + decoded.milliseconds + AudioEngine.delay)
  }
}
