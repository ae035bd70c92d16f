import Drawing
import Geometry
import Glibc
import Platform

// Measures the layout of 1000 labels whose glyphs are in the atlas, in this thread's processor time, and
// compares it with only measuring their characters; prints JSON.

func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

let window = try Window(title: "TextBenchmark", size: Size(width: 320, height: 240))
let resources = ResourceLocator(program: ResourceLocator.runningProgram, environment: [:])
let atlas = Atlas(renderer: try Renderer(window: window, resources: resources))
let fonts = try FontBook(atlas: atlas, density: 1, resources: resources)
let typesetter = fonts.typesetter
let style = TextStyle(size: 22)

let samples = [
  ("button", "Continue the game", Double.infinity),
  ("sentence", "Slide the tiles until the picture is whole again; the gap is yours to move.", 280),
  ("chinese", "拼圖遊戲，把圖片移回原來的位置。", 200),
  ("hebrew", "שלום לכולם, משחק 12 (חדש)", 200),
  ("arabic", "مرحبا بكم في لعبة الصور ١٢٣", 200),
  ("devanagari", "चित्र पूरा होने तक टुकड़े सरकाएँ", 200),
]

/// Microseconds per label: the minimum of many rounds.
func microseconds(_ work: () -> Void) -> Double {
  var best = Double.infinity
  for _ in 0..<30 {
    let begun = processorTime()
    for _ in 0..<1000 { work() }
    best = min(best, processorTime() - begun)
  }
  return best * 1000
}

for (name, text, width) in samples {
  let scalars = Array(text.unicodeScalars)
  let layout = microseconds {
    _ = TextLayout(text, style: style, width: width, using: typesetter)
  }
  let characters = microseconds {
    for (first, second) in zip(scalars, scalars.dropFirst()) {
      _ = typesetter.glyph(first, style)
      _ = typesetter.kerning(first, second, style)
    }
  }
  print(
    #"{"sample":"\#(name)","characters":\#(scalars.count),"us":\#(layout),"#
      + #""toMeasuring":\#(layout / characters)}"#)
}
