import FoundationEssentials
import Languages
package import Stage
import Store

/// Speech through speech-dispatcher, while it is switched on.
package final class Speaker {
  private let program: (() -> String?)?
  private var voice: Voice?

  /// `program`: finds `spd-say` when speech is switched on; nil if nobody listens.
  package init(program: (() -> String?)?) { self.program = program }

  /// Says nothing, and misses nothing.
  package static var silent: Speaker { Speaker(program: nil) }
  /// Speaks with the `spd-say` that is installed.
  package static var live: Speaker {
    Speaker { FileName.program("spd-say", ProcessInfo.processInfo.environment) }
  }

  /// What is missing while it is switched on.
  package var problem: String? {
    isOn && voice == nil && program != nil
      ? tr("Speech needs the package speech-dispatcher, which is not installed.") : nil
  }

  /// Starts nothing before something is said.
  package var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      voice?.close()
      voice = isOn ? program?().map { Voice(program: $0) } : nil
    }
  }

  /// Says lines in the language of the program.
  package var speech: Speech {
    Speech { [unowned self] line, interrupts in
      voice?.say(line, in: Self.tag(of: Languages.current), interrupts: interrupts)
    }
  }

  /// The language of the texts as speech-dispatcher writes it: `de`, `es-MX`, `zh-CN`.
  nonisolated static func tag(of languages: String) -> String {
    let first = languages.prefix { !":.@".contains($0) }
    let isKnown = Language.all.contains { first == $0.id || first.hasPrefix($0.id + "_") }
    return isKnown ? String(first).replacing("_", with: "-") : "en"
  }
}
