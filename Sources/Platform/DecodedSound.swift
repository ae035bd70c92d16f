import CSDL2

/// A sound or track, decoded for the open device on any thread; freed with its last reference.
public nonisolated final class DecodedSound: Sendable {
  // Filled once by the loader; afterwards only the audio engine sets its volume.
  nonisolated(unsafe) let chunk: UnsafeMutablePointer<Mix_Chunk>
  /// Length in frames at the mixer's rate.
  public let frames: Int
  /// Length in milliseconds.
  public var milliseconds: Int { frames * 1000 / AudioEngine.rate }

  init(chunk: UnsafeMutablePointer<Mix_Chunk>) {
    self.chunk = chunk
    frames = Int(chunk.pointee.alen) / 4
  }

  deinit { recreo_Mix_FreeChunk(chunk) }
}
