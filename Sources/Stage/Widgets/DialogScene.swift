public import Drawing
public import Geometry

/// A dialog: a sheet over the blurred scene beneath.
public protocol DialogScene: AnyObject {
  /// The only node that its layout places.
  var sheet: DialogSheet { get }
}

extension DialogScene where Self: Scene {
  /// What it was opened from stays visible.
  public var isOpaque: Bool { false }
  /// What it says is read.
  public var followsWriting: Bool { true }
  /// Animates the sheet the first time.
  public func didAppear(on stage: Stage) { sheet.appear() }
  /// Dims what it was opened from.
  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Theme.veil), in: bounds)
  }
  /// Places the sheet.
  public func layout(in bounds: Rect) { sheet.place(in: bounds) }

  /// This dialog, which takes the place of one that has appeared, and so without a motion.
  public func inPlace() -> Self {
    sheet.wasShown = true
    return self
  }
}
