import Geometry
import Languages

/// The colours of the Loom, by the numbers in a patch.
enum LoomColors {
  /// As many as `LoomPatch.tones`; the first two are those of plain cloth.
  nonisolated static let colors: [Color] = [
    Color(0x1D2449), Color(0xF6E8C3), Color(0xBF3341), Color(0xF5873F), Color(0xF7C24B),
    Color(0x56CDE6), Color(0x5FD08B), Color(0x7C1D38), Color(0x34418C), Color(0x2387A5),
    Color(0x7A4FA0), Color(0x0D1024),
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
