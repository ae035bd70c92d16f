import Foundation
import Live
import Platform
import Services
import Store

// What people need to hear, to read and to write in their language.
extension Doctor {
  /// The languages that are spoken.
  func voices() {
    guard let program = FileName.program("spd-say", environment) else {
      return say(
        "voices", "none; for speech install speech-dispatcher and speech-dispatcher-espeak-ng")
    }
    guard let spoken = VoiceList.languages(of: program) else {
      return say("voices", "none (speech-dispatcher does not answer)")
    }
    guard !spoken.isEmpty else {
      return say("voices", "none; install speech-dispatcher-espeak-ng")
    }
    let missing = Language.all.map(\.id).filter { !spoken.contains($0) }
    let rest = missing.isEmpty ? "" : "; none for " + missing.joined(separator: ", ")
    say("voices", spoken.joined(separator: ", ") + rest)
  }

  /// The files of the fonts that scripts are drawn with.
  func fonts() {
    let scripts: [(name: String, scalar: Unicode.Scalar, package: String)] = [
      ("Latin", "a", "recreo again"), ("Arabic", "ع", "fonts-dejavu-core"),
      ("Chinese", "门", "fonts-wqy-microhei"), ("Japanese", "語", "fonts-vlgothic"),
    ]
    let resources = Launch.resources()
    for script in scripts {
      let path = FontBook.path(
        of: script.scalar, resources: resources, prefersJapanese: script.name == "Japanese")
      say("fonts, \(script.name)", path ?? "none; install \(script.package)")
    }
  }

  /// What letters that no key has are written with.
  func inputMethods() {
    let wanted = ["XMODIFIERS", "SDL_IM_MODULE", "GTK_IM_MODULE"].compactMap { name in
      environment[name].map { "\(name)=\($0)" }
    }
    let found = [ibus, fcitx].compactMap(\.self)
    let none = "none; install ibus or fcitx5 to write Japanese or Chinese"
    say("input methods", ((found.isEmpty ? [none] : found) + wanted).joined(separator: ", "))
  }

  private var environment: [String: String] { ProcessInfo.processInfo.environment }

  private var ibus: String? {
    if let bus = Buses.inputMethod(environment), MessageBus.answers(bus) { return "ibus" }
    return FileName.program("ibus-daemon", environment).map { _ in "ibus (does not answer)" }
  }

  private var fcitx: String? {
    if let bus = Notifications.sessionBus(in: environment),
      MessageBus.runs("org.fcitx.Fcitx5", at: bus)
    {
      return "fcitx5"
    }
    return FileName.program("fcitx5", environment).map { _ in "fcitx5 (does not answer)" }
  }
}
