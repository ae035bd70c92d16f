import Foundation
import Synchronization
import Testing

@testable import Live

/// Lines on their way to a child that takes the place of `spd-say`.
@Suite struct VoiceTests {
  private let folder: URL

  init() throws {
    folder = URL(filePath: NSTemporaryDirectory()).appending(path: "recreo-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A child of this script, in which `$0` is its own path.
  private func voice(_ script: String) throws -> Voice {
    let program = folder.appending(path: "spd-say")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.path())
    return Voice(program: program.path())
  }

  /// What the child wrote, once its last line is this one.
  private func heard(until last: String) -> [Substring] {
    let file = folder.appending(path: "spd-say.said").path()
    while true {
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      let lines = text.split(separator: "\n")
      if lines.last == last[...], text.hasSuffix("\n") { return lines }
      usleep(2000)
    }
  }

  @Test func linesAndCommandsArriveInOrder() throws {
    let voice = try voice(#"exec cat >> "$0.said""#)
    voice.say("One", in: "en", interrupts: true)
    voice.say("Two", in: "en", interrupts: false)
    voice.say("Drei", in: "de", interrupts: true)
    #expect(
      heard(until: "Drei") == [
        "!-!CANCEL SELF", "!-!SET SELF LANGUAGE en", "One", "Two", "!-!CANCEL SELF",
        "!-!SET SELF LANGUAGE de", "Drei",
      ])
    voice.close()
  }

  @Test func aChildThatDiesIsStartedAgainOnce() throws {
    let voice = try voice(
      #"echo start >> "$0.said"; read a; read b; echo "$b" >> "$0.said"; exit 1"#)
    voice.say("One", in: "en", interrupts: false)
    #expect(heard(until: "One") == ["start", "One"])
    while voice.isRunning { usleep(2000) }
    voice.say("Two", in: "en", interrupts: false)
    #expect(heard(until: "Two") == ["start", "One", "start", "Two"])
    while voice.isRunning { usleep(2000) }
    voice.say("Three", in: "en", interrupts: false)
    voice.close()
    #expect(!voice.isRunning)
  }

  @Test func whatIsSaidIsOneLineAndNoCommand() {
    #expect(Voice.plain("a\nb\u{7}c\t") == "a b c ")
    #expect(Voice.plain("!-!SET SELF RATE 100") == " !-!SET SELF RATE 100")
    #expect(Voice.plain("Grüße, 你好") == "Grüße, 你好")
  }

  @Test func languagesAreNamedAsSpeechDispatcherDoes() {
    let tags = ["de": "de", "es_MX:es": "es-MX", "zh_CN": "zh-CN", "ja_JP.UTF-8": "ja-JP"]
    for (language, tag) in tags { #expect(Speaker.tag(of: language) == tag) }
    #expect(Speaker.tag(of: "fr_FR") == "en", "what has no catalogue is shown in English")
  }

  @Test func theListOfVoicesNamesTheLanguagesThatWeSpeak() {
    let list = """
                           NAME                 LANGUAGE                  VARIANT
                         German                       de                     none
        Chinese_(Mandarin)+Adam                      cmn                     Adam
         English_(Great_Britain)                    en-gb                     none
                         French                       fr                     none
      """
    #expect(VoiceList.languages(in: list) == ["de", "en", "zh_CN"])
    #expect(VoiceList.languages(in: "") == [])
  }
}
