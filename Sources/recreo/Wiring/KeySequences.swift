import FoundationEssentials
import Glibc

/// The key sequences that write letters, such as ' and e, as Xlib understands them.
///
/// Xlib reads thousands of them when a program starts, which takes a tenth of our start, unless there is a
/// folder where it stores what it read. It uses that unless the file that it came from is newer. An update may
/// install a file that is older, so each installation has a folder of its own. A person's own sequences may
/// include files that Xlib doesn't compare, so they are read each time.
enum KeySequences {
  /// What to change in the environment while SDL starts: nothing if a person or the machine has made
  /// other arrangements.
  static func changes(
    cache: String, environment: [String: String],
    installed: String = "/usr/share/X11/locale/compose.dir"
  ) -> [String: String] {
    let home = environment["HOME"] ?? ""
    let isOwn =
      ["XCOMPOSECACHE", "XCOMPOSEFILE", "XLOCALEDIR"].contains { environment[$0] != nil }
      || ["/.XCompose", "/.compose-cache"].contains { access(home + $0, F_OK) == 0 }
    guard !isOwn, let folder = folder(in: cache, for: installed) else { return [:] }
    return ["XCOMPOSECACHE": folder]
  }

  /// The folder for what is installed now, if there can be one; those of earlier installations are deleted.
  private static func folder(in cache: String, for installed: String) -> String? {
    var facts = stat()
    // It changes with each installation, whatever time the file says it is from.
    guard stat(installed, &facts) == 0 else { return nil }
    let all = cache + "/compose"
    let folder = "\(all)/\(facts.st_ctim.tv_sec)-\(facts.st_ctim.tv_nsec)"
    if access(folder, W_OK) == 0 { return folder }
    let manager = FileManager.default
    try? manager.removeItem(atPath: all)
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return access(folder, W_OK) == 0 ? folder : nil
  }
}
