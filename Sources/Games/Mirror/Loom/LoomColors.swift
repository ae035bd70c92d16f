import Geometry
import Languages

/// The colours of the Loom, by the numbers in a patch.
enum LoomColors {
  /// As many as `LoomPatch.tones`; the first two are those of plain cloth.
  nonisolated static let colors: [Color] = [
    Color(0x1D2449), Color(0xF6E8C3), Color(0xBF3341), Color(0xF1813A), Color(0xF8C34B),
    Color(0x5FD9F3), Color(0x65C67E), Color(0x7C1D38), Color(0x31408E), Color(0x3589A3),
    Color(0x8860B7), Color(0x0B0B1C),
  ]

  /// A colour's name.
  static func name(of tone: Int) -> String {
    let names = [
      tr("night"), tr("cream"), tr("red"), tr("orange"), tr("yellow"), tr("sky blue"), tr("green"),
      tr("dark red"), tr("blue"), tr("sea blue"), tr("violet"), tr("black"),
    ]
    return names[tone]
  }
}
