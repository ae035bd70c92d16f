import Input
import Languages
public import Stage

extension NodeAction {
  /// Two buttons that resize an object.
  public static var sizes: [NodeAction] {
    [
      NodeAction("smaller", label: tr("Smaller"), icon: "icon-minus", key: .smaller),
      NodeAction("larger", label: tr("Larger"), icon: "icon-plus", key: .larger),
    ]
  }

  /// Two buttons that turn an object.
  public static var turns: [NodeAction] {
    [
      NodeAction("left", label: tr("Turn to the left"), icon: "icon-turn-left", key: .turnLeft),
      NodeAction(
        "right", label: tr("Turn to the right"), icon: "icon-turn-right", key: .turnRight),
    ]
  }
}
