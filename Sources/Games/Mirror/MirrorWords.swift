import Languages
import Rules

/// The texts of Mirror.
enum MirrorWords {
  static func name(of hints: Mirror.Hints) -> String {
    switch hints {
    case .numbers: tr("Numbers")
    case .ghost: tr("Ghost")
    case .none: trc("hints", "None")
    }
  }

  static func name(of symmetry: Mirror.Symmetry) -> String {
    switch symmetry {
    case .axis: tr("One mirror")
    case .axes: tr("Two mirrors")
    case .turn: tr("Half a turn")
    }
  }

  static func icon(of hints: Mirror.Hints) -> String {
    switch hints {
    case .numbers: "icon-numbers"
    case .ghost: "icon-ghost"
    case .none: "icon-eye-closed"
    }
  }

  /// How many pieces a panel of this size has, in words.
  static func pieces(_ columns: Int) -> String {
    let count = Mirror.Setup(columns: columns).count
    return trn("{n} piece", "{n} pieces", count, ["n": "\(count)"])
  }

  /// `3x4` as players read it.
  static func size(_ columns: Int) -> String { "\(columns)×\(Mirror.Setup.rows(columns))" }
}
