import Arcade
import Languages

enum RecycleOptions {
  /// Its section in Options.
  static func section(_ rows: OptionRows) -> GameOptions {
    GameOptions(
      OptionSection(
        "options.section.recycle", title: tr("Recycle"), palette: rows.palette,
        rows: [
          rows.toggle(
            "options.recycle.facts", tr("Explain what goes where"), icon: "icon-help",
            .recycleFacts)
        ]))
  }
}
