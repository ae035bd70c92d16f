/// The program's version; this is the only place where it is defined.
///
/// `recreo --version`, `recreo doctor` and the About screen show it. `CHANGELOG.md` lists the
/// changes.
public enum Version {
  /// Major, minor and patch, as defined by semver.org.
  public static let current = "0.9.0"
}
