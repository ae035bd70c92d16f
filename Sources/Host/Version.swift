/// The program's version, in the one place where it is written.
///
/// `recreo --version`, `recreo doctor` and the About screen show it; `CHANGELOG.md` says what is new
/// in it.
public enum Version {
  /// Major, minor and patch, as semver.org explains them.
  public static let current = "0.9.0"
}
