import Drawing
import Geometry
import Glibc
import Platform
import Stage

// Measures the time for a sprite from a scene's `draw` to the upload.
//
// `SpriteBenchmark` prints one line of JSON for each usual number of sprites. With `serve` it answers
// requests from standard input, so that sprites.py can let the contenders take turns:
// "COUNT SIDE FRAMES" returns "submit-ns frame-ns" per sprite, "picture COUNT SIDE" the mean colour.

let bench = try Bench()
if CommandLine.arguments.dropFirst().first == "serve" {
  print("ready")
  fflush(nil)
  while let line = readLine() {
    let words = line.split(separator: " ")
    let numbers = words.compactMap { Int($0) }
    if words.first == "picture" {
      let color = bench.meanColor(count: numbers[0], side: numbers[1])
      print(color.map { "\($0)" }.joined(separator: " "))
    } else {
      let cost = bench.measure(count: numbers[0], side: numbers[1], frames: numbers[2])
      print("\(cost.submit) \(cost.frame)")
    }
    fflush(nil)
  }
} else {
  for count in [1000, 5000, 20000, 50000] {
    let frames = max(20, 2_000_000 / count)
    _ = bench.measure(count: count, side: 32, frames: 5)
    let cost = bench.measure(count: count, side: 32, frames: frames)
    print(
      #"{"sprites":\#(count),"side":32,"submitNs":\#(cost.submit),"frameNs":\#(cost.frame)}"#)
  }
}
