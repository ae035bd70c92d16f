import Glibc

/// From here on local times of this process are those of UTC, so that no test depends on the machine's zone.
public func useUTC() {
  setenv("TZ", "UTC", 1)
  tzset()
}
