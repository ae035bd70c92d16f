import Drawing
import Geometry
import Languages
import Stage

/// One function for each section of the gallery; add one for a new widget.
extension GalleryScene {
  func makeSections() -> [GallerySection] {
    [
      buttons(), text(), switches(), sliders(), choices(), carousel(), list(), progress(),
      badges(), dialogs(), writing(), papers(),
    ]
  }

  private func section(_ title: String, _ parts: [GalleryPart]) -> GallerySection {
    GallerySection(title, palette: palette, parts)
  }

  private func buttons() -> GallerySection {
    func button(
      _ id: String, _ label: String, _ icon: String? = nil, text: Bool = true,
      kind: Button.Kind = .plain, isEnabled: Bool = true, isOn: Bool = false
    ) -> Button {
      let button = Button(
        "gallery.button." + id, label: label, icon: icon, showsText: text, kind: kind,
        palette: palette.onSheet, action: {})
      button.isEnabled = isEnabled
      button.isOn = isOn
      return button
    }
    return section(
      tr("Buttons"),
      [
        GalleryRow([
          button("primary", tr("Play"), "icon-play", kind: .primary),
          button("plain", tr("Again"), "icon-again"), button("text", tr("Menu")),
        ]).part,
        GalleryRow([
          button("on", tr("Numbers"), "icon-numbers", isOn: true),
          button("icon", tr("Options"), "icon-options", text: false),
          button("disabled", tr("Disabled"), "icon-undo", isEnabled: false),
        ]).part,
      ])
  }

  private func switches() -> GallerySection {
    func toggle(_ id: String, _ label: String, isOn: Bool, isEnabled: Bool = true) -> GalleryPart {
      let row = Switch(
        "gallery.switch." + id, label: label, icon: "icon-music", isOn: isOn, palette: palette,
        action: { _ in })
      row.isEnabled = isEnabled
      return GalleryPart(row) { _ in 56 }
    }
    return section(
      tr("Switches"),
      [
        toggle("on", tr("On"), isOn: true), toggle("off", tr("Off"), isOn: false),
        toggle("disabled", tr("Disabled"), isOn: true, isEnabled: false),
      ])
  }

  private func sliders() -> GallerySection {
    func slider(_ id: String, _ label: String, isEnabled: Bool = true) -> GalleryPart {
      let row = Slider(
        "gallery.slider." + id, label: label, value: 0.6, written: OptionRows.percent,
        palette: palette, action: { _ in })
      row.isEnabled = isEnabled
      return GalleryPart(row) { _ in 72 }
    }
    return section(
      tr("Sliders"),
      [slider("plain", tr("Volume")), slider("disabled", tr("Disabled"), isEnabled: false)])
  }

  private func choices() -> GallerySection {
    func choice(
      _ id: String, _ labels: [String], chosen: Int, isEnabled: Bool = true
    ) -> GalleryPart {
      let row = SegmentedChoice(
        "gallery.choice." + id, label: labels.joined(separator: ", "),
        options: labels.enumerated().map { .init("\($0.offset + 1)", label: $0.element) },
        chosen: chosen, palette: palette, action: { _ in })
      row.isEnabled = isEnabled
      return GalleryPart(row) { row.fittingSize(width: $0).height }
    }
    return section(
      tr("Choices"),
      [
        choice("two", [tr("On"), tr("Off")], chosen: 0),
        choice("three", [tr("Small"), tr("Medium"), tr("Large")], chosen: 1),
        choice("five", ["1", "2", "3", "4", "5"], chosen: 3),
        choice(
          "long",
          [
            tr("Options that fit are side by side"),
            tr("Options that don't fit are stacked"),
          ], chosen: 0),
        choice("disabled", [tr("Small"), tr("Large")], chosen: 1, isEnabled: false),
      ])
  }

  private func text() -> GallerySection {
    let fields = TextSection(palette: palette)
    return section(tr("Text"), [GalleryPart(fields) { fields.height(fitting: $0) }])
  }

  private func carousel() -> GallerySection {
    let items = GalleryCard.all.map { GalleryCard($0.name, tone: $0.tone) }
    let row = Carousel(
      "gallery.carousel", label: tr("Carousel"), items: items, itemSize: Size(180),
      onChange: { _ in })
    return section(tr("Carousel"), [GalleryPart(row) { _ in 220 }])
  }

  private func list() -> GallerySection {
    var things = (1...40).map { $0 }
    let palette = palette.onSheet
    let rows = ListNode(
      "gallery.list", label: tr("List"), empty: tr("Nothing left here"), palette: palette,
      makeRow: { Label("", style: Theme.body, color: palette.ink) },
      showRow: { label, index in
        label.show(tr("Row {n}: swipe it aside", ["n": "\(things[index])"]))
      })
    rows.onDelete = { things.remove(at: $0) }
    let bare = ListNode(
      "gallery.list.empty", label: tr("List"), empty: tr("Nothing here yet"), palette: palette,
      makeRow: { Label("", style: Theme.body) }, showRow: { _, _ in })
    rows.reload(things.count)
    return section(
      tr("List"), [GalleryPart(rows) { _ in 296 }, GalleryPart(bare) { _ in 56 }])
  }

  private func progress() -> GallerySection {
    let bars = [ProgressBar(label: tr("Progress"), value: 0.35, palette: palette)]
    let rings = [0.25, 0.75].map {
      ProgressRing(label: tr("Progress"), value: $0, palette: palette)
    }
    let endless = Switch(
      "gallery.progress.endless", label: tr("Unknown duration"), isOn: false, palette: palette,
      action: { isOn in
        for bar in bars { bar.show(isOn ? nil : 0.35) }
        for (ring, value) in zip(rings, [0.25, 0.75]) { ring.show(isOn ? nil : value) }
      })
    return section(
      tr("Progress"),
      bars.map { GalleryPart($0) { _ in 16 } } + [
        GalleryRow(rings, gap: 32, sizes: { rings.map { _ in Size(72) } }).part,
        GalleryPart(endless) { _ in 56 },
      ])
  }

  private func badges() -> GallerySection {
    let kinds: [(Badge.Kind, String, String)] = [
      (.dot, tr("New"), "icon-bell"), (.count(3), tr("Three"), "icon-trophy"),
      (.count(120), tr("Many"), "icon-star"),
    ]
    let buttons = kinds.enumerated().map { index, kind in
      let badge = Badge("gallery.badge.\(index + 1)", kind.0)
      let button = Button(
        "gallery.badged.\(index + 1)", label: kind.1, icon: kind.2, palette: palette.onSheet,
        action: { if case .count(let count) = badge.kind { badge.show(.count(count + 1)) } })
      button.add(badge)
      return button
    }
    return section(tr("Badges"), [GalleryRow(buttons).part])
  }

  private func dialogs() -> GallerySection {
    func button(_ id: String, _ label: String, _ scene: @escaping () -> any Scene) -> Button {
      Button(
        "gallery.dialog." + id, label: label, palette: palette.onSheet,
        action: { [weak self] in self?.stage?.perform(.push(scene())) })
    }
    let palette = palette
    let short = tr("Paper can be cut, folded and glued. Shall we begin?")
    func dialog(_ text: String, _ labels: [String]) -> any Scene {
      MessageScene(
        name: "gallery.dialog", title: tr("A dialog"), text: text, palette: palette,
        choices: labels.enumerated().map { index, label in
          .closing("gallery.answer.\(index + 1)", label)
        })
    }
    return section(
      tr("Dialogs"),
      [
        GalleryRow([
          button("short", tr("Short")) { dialog(short, [tr("Begin"), tr("Not now")]) },
          button("long", tr("Long")) {
            dialog(
              trSentences(Array(repeating: short, count: 14)),
              [tr("Begin"), tr("Ask me again later"), tr("Not now")])
          },
        ]).part
      ])
  }

  private func writing() -> GallerySection {
    func line(_ text: String, _ style: TextStyle, _ color: Color) -> GalleryPart {
      var style = style
      style.alignment = .leading
      let label = Label(text, style: style, color: color)
      return GalleryPart(label) { label.size(fitting: $0).height }
    }
    return section(
      tr("Writing"),
      [
        line(tr("A title"), Theme.title, palette.ink),
        line(tr("A heading"), Theme.heading, palette.ink),
        line(tr("Body text, as long as it needs to be."), Theme.body, palette.ink),
        line(tr("A caption"), Theme.caption, palette.quietInk),
      ])
  }

  private func papers() -> GallerySection {
    let heights: [Elevation] = [.lying, .lifted, .dialog]
    let sheets = heights.map { Paper(fill: palette.table, elevation: $0) }
    let worlds = context.games.map(\.palette)
    func swatches(_ colors: [Color]) -> GalleryPart {
      let chips = colors.map { Paper(fill: $0, radius: Theme.smallRadius) }
      return GalleryRow(chips, gap: 12, sizes: { chips.map { _ in Size(56) } }).part
    }
    return section(
      tr("Paper"),
      [
        GalleryRow(sheets, gap: 32, sizes: { sheets.map { _ in Size(width: 88, height: 64) } })
          .part,
        swatches(worlds.map(\.table)), swatches(worlds.map(\.accent)),
      ])
  }
}
