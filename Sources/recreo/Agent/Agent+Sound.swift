import Arcade
import Host
import Live
import Platform
import Services
import Stage
import Store

/// The agent's own sounds, for desktops that play none.
extension Agent {
  /// Plays a sound once and closes the device; stops at once if the agent is ended.
  ///
  /// Without a device it stays silent, like the program.
  func play(_ sound: Sound) {
    let (settings, resources) = (settings, Launch.resources())
    guard !request.isMuted, settings.hasSound,
      let path = SoundBoard.files(resources).first(where: { $0.name == sound.name })?.path
    else { return }
    let engine = AudioEngine()
    Buses.withheld { engine.open() }
    defer { engine.close() }
    guard engine.isOpen, let decoded = try? AudioEngine.decode(path) else { return }
    engine.add(decoded, as: sound.name)
    engine.play(sound.name, volume: settings.number(.soundVolume) ?? 0.8)
    alarm.sleep(until: SteadyClock.milliseconds + decoded.milliseconds + AudioEngine.delay)
  }
}
