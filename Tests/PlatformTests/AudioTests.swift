import CSDL2
import Foundation
import Host
import Testing

@testable import Platform

/// One after the other: a process has one mixer.
@Suite(.serialized) struct AudioTests {
  /// A tone of so many tenths of a second, 48 kHz, 16 bits, stereo.
  private func tone(tenths: Int = 1) throws -> String {
    let wave = (0..<4800).flatMap { frame -> [UInt8] in
      let value = UInt16(bitPattern: Int16(frame % 100 * 100 - 5000))
      return FileMaker.little(Int(value), 2) + FileMaker.little(Int(value), 2)
    }
    let samples = Array(repeatElement(wave, count: tenths).joined())
    let format =
      FileMaker.little(1, 2) + FileMaker.little(2, 2) + FileMaker.little(48_000, 4)
      + FileMaker.little(192_000, 4) + FileMaker.little(4, 2) + FileMaker.little(16, 2)
    let body =
      Array("WAVEfmt ".utf8) + FileMaker.little(16, 4) + format + Array("data".utf8)
      + FileMaker.little(samples.count, 4) + samples
    let path = NSTemporaryDirectory() + "recreo-tone-\(UUID().uuidString).wav"
    try Data(Array("RIFF".utf8) + FileMaker.little(body.count, 4) + body)
      .write(to: URL(fileURLWithPath: path))
    return path
  }
  private func withEngine(_ driver: String, _ body: (AudioEngine, String) async throws -> Void)
    async throws
  {
    setenv("SDL_AUDIODRIVER", driver, 1)
    let path = try tone()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let engine = AudioEngine()
    engine.open()
    defer { engine.close() }
    try await body(engine, path)
  }
  /// Waits until a condition holds; only a failure waits a minute.
  private func wait(_ holds: () -> Bool) async throws -> Bool {
    for _ in 0..<6000 {
      if holds() { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return holds()
  }

  @Test func musicLoopsForever() async throws {
    try await withEngine("dummy") { engine, path in
      #expect(engine.isOpen && engine.failure == nil && AudioEngine.driver == "dummy")
      let sound = try AudioEngine.decode(path)
      #expect(sound.frames == 4800)
      #expect(engine.playing == nil && engine.loops == 0)
      engine.playMusic(sound, named: "tone", volume: 1)
      #expect(engine.playing == "tone")
      #expect(try await wait { engine.loops >= 3 })
      #expect(engine.playing == "tone")
      engine.stopMusic()
      #expect(engine.playing == nil, "a track that fades out does not count")
    }
  }
  @Test func aNewTrackReplacesTheOneBefore() async throws {
    try await withEngine("dummy") { engine, path in
      engine.playMusic(try AudioEngine.decode(path), named: "short", volume: 0.5)
      #expect(try await wait { engine.loops > 0 })
      // These last a minute: none ends before it is looked at.
      let long = try tone(tenths: 600)
      defer { try? FileManager.default.removeItem(atPath: long) }
      for name in ["one", "two", "three"] {
        engine.playMusic(try AudioEngine.decode(long), named: name, volume: 0.5)
        #expect(engine.playing == name && engine.loops == 0)
      }
    }
  }
  @Test func theLastVolumeSetCountsEvenWhileATrackFadesIn() async throws {
    try await withEngine("dummy") { engine, path in
      let sound = try AudioEngine.decode(path)
      engine.playMusic(sound, named: "tone", volume: 1)
      engine.setMusicVolume(0)
      // The fade takes 0.7 s; 33 600 frames are as long.
      #expect(try await wait { engine.loops >= 9 })
      #expect(heard(sound) == 0)
      engine.setMusicVolume(0.5)
      #expect(heard(sound) == 32, "a quarter of 128: loudness is perceived as a ratio")
    }
  }
  /// How loud the first track is, 0 to 128.
  private func heard(_ sound: DecodedSound) -> Int {
    Int(recreo_Mix_Volume(1, -1)) * Int(sound.chunk.pointee.volume) / 128
  }
  @Test func shortSoundsPlayByName() async throws {
    try await withEngine("dummy") { engine, path in
      engine.add(try AudioEngine.decode(path), as: "tap")
      engine.play("tap", volume: 1)
      engine.play("nobody", volume: 1)
      for _ in 0..<40 { engine.play("tap", volume: 0.3) }
      #expect(engine.playing == nil, "sounds are not music")
    }
  }
  @Test func aFileThatIsNotASoundIsAnError() async throws {
    try await withEngine("dummy") { _, _ in
      #expect(throws: FileError.self) { try AudioEngine.decode("/nowhere/tap.wav") }
      #expect(throws: SDLError.self) { try AudioEngine.decode(Fixture.path("corner.png")) }
    }
  }
  @Test func withoutADeviceNothingSounds() async throws {
    try await withEngine("dummy") { open, path in
      let sound = try AudioEngine.decode(path)
      open.close()
      setenv("SDL_AUDIODRIVER", "nonsense", 1)
      let engine = AudioEngine()
      engine.open()
      #expect(!engine.isOpen && engine.failure?.contains("nonsense") == true)
      engine.add(sound, as: "tap")
      engine.play("tap", volume: 1)
      engine.playMusic(sound, named: "tone", volume: 1)
      engine.setMusicVolume(1)
      engine.stopMusic()
      engine.close()
      #expect(engine.playing == nil && engine.loops == 0)
      setenv("SDL_AUDIODRIVER", "dummy", 1)
      engine.open()
      #expect(engine.isOpen && engine.failure == nil, "a device that appears is used")
      engine.close()
    }
  }
}
