/// Fields of the trace's events that the main loop and the window tell.
nonisolated enum ProgramFields {
  struct Window: Encodable {
    var points, pixels: [Double]
    var scale: Double
  }
  struct Frame: Encodable {
    var presented, drawCalls, sprites: Int
    /// Milliseconds from the oldest input that this frame shows; absent without one.
    var latency: Double?
    /// True where another frame follows at once; absent at rest.
    var moving: Bool?
  }
}
