import CoreGraphics
import Foundation
import PerchStandIns
import UIKit

/// A type that describes what a person has drawn: nothing, since drawings are not read.
public struct PKDrawing: Equatable, Sendable {
    private let data: Data
    /// Creates an empty drawing.
    public init() { data = Data() }
    /// Creates a drawing of a file, which is kept as it is.
    public init(data: Data) throws { self.data = data }
    /// The room that it takes, which is unknown.
    public var bounds: CGRect { .null }
    /// Returns the drawing as a file.
    public func dataRepresentation() -> Data { data }
    /// Returns the drawing as a picture, which is empty.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }
}

/// A type that describes what one draws with.
public protocol PKTool: Sendable {}
/// A pen.
public struct PKInkingTool: PKTool {
    /// The kind of pen.
    public enum InkType: String, Sendable { case pen, pencil, marker, monoline, fountainPen, watercolor, crayon }
    public var inkType: InkType
    public var color: UIColor
    public var width: CGFloat
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        (inkType, self.color, self.width) = (type, color, width ?? 3)
    }
}
/// An eraser.
public struct PKEraserTool: PKTool {
    /// Constants that describe what is taken away.
    public enum EraserType: Sendable { case vector, bitmap, fixedWidthBitmap }
    public var eraserType: EraserType
    public init(_ eraserType: EraserType) { self.eraserType = eraserType }
}
/// Selects what was drawn.
public struct PKLassoTool: PKTool { public init() {} }

/// A type that may draw.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default` = 0, anyInput = 1, pencilOnly = 2 }

/// A type that is notified of drawing.
@MainActor @preconcurrency public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// A view for drawing, which remains empty, because touches do not draw. Perch stores a drawing that a program sets.
@MainActor @preconcurrency open class PKCanvasView: UIScrollView {
    /// The drawing of the canvas. Perch stores it, but it has no effect, because drawings are not drawn.
    open var drawing = PKDrawing() {
        didSet {
            guard drawing != oldValue else { return }
            inert("PKCanvasView.drawing", "drawings are kept, and not drawn")
            (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self)
        }
    }
    open var tool: any PKTool = PKInkingTool(.pen)
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    open var isRulerActive = false
    open var allowsFingerDrawing = true
    open var isDrawingEnabled = true
    /// Creates a sheet.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
    }
    public required init?(coder: NSCoder) { return nil }
}

/// A type that is notified of what one draws with.
@MainActor @preconcurrency public protocol PKToolPickerObserver: AnyObject {
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
}
extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
}
extension PKCanvasView: PKToolPickerObserver {}

/// An object that shows what one can draw with. It is not shown.
@MainActor @preconcurrency open class PKToolPicker: NSObject {
    open var selectedTool: any PKTool = PKInkingTool(.pen)
    open var isRulerActive = false
    open var isVisible: Bool { false }
    public override init() {}
    /// Sets whether the picker is visible while a responder is the first responder. In Perch, this method has no
    /// effect.
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
        inert("PKToolPicker.setVisible(_:forFirstResponder:)", "fingers do not draw")
    }
    open func addObserver(_ observer: any PKToolPickerObserver) {}
    open func removeObserver(_ observer: any PKToolPickerObserver) {}
}
