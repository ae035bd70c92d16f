import Languages

/// The names and licences that the About screen lists.
enum Credits {
  /// Who made the pictures, the music and the program.
  static var makers: [AboutParagraph] {
    [
      AboutParagraph(
        id: "about.music", heading: tr("Music and sounds"), icon: "icon-music",
        text: tr(
          "Composed and synthesised for Recreo, note by note and without samples, by programs that are part of its source."
        )),
      AboutParagraph(
        id: "about.pictures", heading: tr("Pictures"), icon: "icon-original",
        text: tr(
          "Drawn for Recreo as cut paper, woven cloth and pixels, by programs that are part of its source."
        )),
      AboutParagraph(
        id: "about.font", heading: tr("Font"), icon: "icon-text-size",
        text: tr(
          "{font} by {name}, licensed under {licence}. Chinese and Japanese characters use your system's fonts.",
          ["font": "Quicksand", "name": "Andrew Paglinawan", "licence": "SIL OFL 1.1"])),
    ]
  }

  /// The acknowledgements.
  static var thanks: [AboutParagraph] {
    [
      AboutParagraph(
        id: "about.weavers", icon: "icon-loom",
        text: tr(
          "To the Li weavers of Hainan: the motifs of the brocades in Recreo are inspired by their art of spinning, dyeing, weaving and embroidering."
        ))
    ]
  }

  /// The libraries that Recreo uses, grouped by licence.
  static var libraries: [AboutParagraph] {
    let groups = [
      (tr("zlib licence"), "SDL2, SDL2_image, SDL2_mixer, SDL2_ttf, libunibreak"),
      (tr("MIT licence"), "GRDB"),
      (tr("Apache licence 2.0"), "Swift, swift-argument-parser, swift-log"),
      (tr("GNU LGPL 2.1"), "FriBidi, gettext (libintl), libqrencode, systemd (libsystemd)"),
      (tr("curl licence"), "libcurl"),
      (tr("MIT-style licence"), "fontconfig, HarfBuzz"),
      (tr("FreeType licence"), "FreeType"),
      (tr("Public domain"), "SQLite"),
    ]
    return groups.enumerated().map { number, group in
      AboutParagraph(id: "about.library.\(number)", heading: group.0, text: group.1)
    }
  }
}
