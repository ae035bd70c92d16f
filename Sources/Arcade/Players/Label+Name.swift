import Drawing
import Geometry
public import Stage

extension Label {
  /// Shows a player's name in a width: if it is a single long word, smaller and then in two lines.
  public func show(name: String, size: Double, width: Double) {
    style.size = size
    show(name)
    guard width > 0, self.size(fitting: width).width > width else { return }
    style.size = 17
    guard self.size(fitting: width).width > width else { return }
    let half = (name.count + 1) / 2
    show(name.prefix(half) + "-\n" + name.dropFirst(half))
  }
}
