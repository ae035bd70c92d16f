import Stage
import TestSupport
import Testing

@Suite struct GlideTests {
  private func seconds(_ s: Double) -> Duration { .nanoseconds(Int64(s * 1e9)) }

  @Test func aGlideIsSmoothAndEndsWithinItsRange() {
    var dice = Dice(seed: 31)
    for _ in 0..<2000 {
      let upper = dice.number(0...3000)
      let from = dice.number(-200...(upper + 200))
      let velocity = dice.number(-6000...6000)
      let glide = Glide(from: from, velocity: velocity, within: 0...upper, start: ms(50))
      #expect(abs(glide.value(at: ms(50)) - from) < 1e-6)
      #expect((0...upper).contains(glide.target))
      #expect(glide.end < ms(8000))
      var last = from
      var time = 0.05
      while time < 8 {
        time += 0.01
        let value = glide.value(at: seconds(time))
        #expect(abs(value - last) < 70, "from \(from) at \(velocity) in \(upper) at \(time)")
        last = value
      }
      #expect(last == glide.target)
      #expect(glide.velocity(at: seconds(8)) == 0)
    }
  }
  @Test func theVelocityIsTheSlopeOfTheValue() {
    let glide = Glide(from: 100, velocity: 3000, within: 0...600, start: .zero)
    for step in 1..<150 {
      let time = Double(step) / 100
      let slope =
        (glide.value(at: seconds(time + 1e-5)) - glide.value(at: seconds(time - 1e-5))) / 2e-5
      guard (glide.value(at: seconds(time)) - 600).magnitude > 1 else { continue }
      #expect(abs(slope - glide.velocity(at: seconds(time))) < 2)
    }
  }
  @Test func beyondAnEndItOvershootsAndComesBack() {
    let glide = Glide(from: 500, velocity: 4000, within: 0...600, start: .zero)
    let places = (0..<200).map { glide.value(at: ms($0 * 10)) }
    #expect((places.max() ?? 0) > 620 && (places.max() ?? 999) < 800)
    #expect(places.last == 600)
  }
  @Test func aGlideToATargetEndsThere() {
    var dice = Dice(seed: 32)
    for _ in 0..<1000 {
      let target = dice.number(-1000...1000)
      let glide = Glide(
        from: dice.number(-1000...1000), velocity: dice.number(-4000...4000), to: target,
        start: .zero)
      #expect(!glide.isRunning(at: ms(4100)))
      #expect(glide.value(at: ms(4100)) == target)
    }
  }
}
