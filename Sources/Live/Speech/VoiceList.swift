import Glibc
import Store

/// The languages that speech-dispatcher has voices for.
nonisolated package enum VoiceList {
  private static let limit = 16 << 20

  /// The ids of ours; nil if `spd-say` gives no answer in time.
  package static func languages(of program: String, seconds: Double = 10) -> [String]? {
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(nothing) }
    guard
      let child = ChildProcess.start(program, ["--list-synthesis-voices"], input: nothing)
    else { return nil }
    let output = child.output(limit: limit, seconds: seconds)
    guard child.wait() == .exited(0), let output else { return nil }
    return languages(in: String(decoding: output, as: UTF8.self))
  }

  /// The ids of ours in a list with one voice a line: its name, its language and its variant.
  static func languages(in list: String) -> [String] {
    let spoken = Set(
      list.split(separator: "\n").flatMap { line in
        line.split(separator: " ").dropFirst().map { $0.prefix { $0 != "-" } }
      })
    return Language.all.map(\.id).filter { id in
      id == "zh_CN" ? spoken.contains("cmn") || spoken.contains("zh") : spoken.contains(id[...])
    }
  }
}
