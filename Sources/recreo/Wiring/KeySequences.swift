import FoundationEssentials
import Glibc
import Host

/// The key sequences that write letters, such as ' and e, as Xlib understands them.
///
/// Xlib reads thousands of them when a program starts, which takes a tenth of our start, unless there is a
/// folder where it stores what it read. It uses that for a day, unless the file that it came from is newer. An
/// update may install a file that is older, so each installation has a folder of its own, whose files may then be
/// used for longer. A person's own sequences may include files that Xlib doesn't compare, so they are read each
/// time.
enum KeySequences {
  /// What to change in the environment while SDL starts: nothing if a person or the machine has made
  /// other arrangements.
  ///
  /// `machines`: the folder where `mkcomposecache` stores them for all programs.
  static func changes(
    cache: String, environment: [String: String],
    installed: String = "/usr/share/X11/locale/compose.dir",
    machines: String = "/var/cache/libx11/compose"
  ) -> [String: String] {
    let home = environment["HOME"] ?? ""
    let hasOther =
      ["XCOMPOSECACHE", "XCOMPOSEFILE", "XLOCALEDIR"].contains { environment[$0] != nil }
      || ["/.XCompose", "/.compose-cache"].contains { access(home + $0, F_OK) == 0 }
      || !files(in: machines).isEmpty
    // Xlib takes what follows a = for the name of a file.
    guard !hasOther, !cache.contains("="), let folder = folder(in: cache, for: installed)
    else { return [:] }
    for file in files(in: folder) { utimensat(AT_FDCWD, "\(folder)/\(file)", nil, 0) }
    return ["XCOMPOSECACHE": folder]
  }

  private static func files(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// The folder for what is installed now, if there can be one; those of earlier installations are deleted.
  private static func folder(in cache: String, for installed: String) -> String? {
    var facts = stat()
    // It changes with each installation, whatever time the file says it is from.
    guard stat(installed, &facts) == 0 else { return nil }
    let all = cache + "/compose"
    let folder = "\(all)/\(facts.st_ctim.tv_sec)-\(facts.st_ctim.tv_nsec)"
    if isOurs(folder) { return folder }
    try? FileManager.default.removeItem(atPath: all)
    try? makeFolder(folder, mode: 0o700)
    return isOurs(folder) ? folder : nil
  }

  /// Whether Xlib uses a folder: not if others may write there.
  private static func isOurs(_ folder: String) -> Bool {
    var facts = stat()
    return stat(folder, &facts) == 0 && facts.st_uid == geteuid() && facts.st_mode & 0o22 == 0
  }
}
