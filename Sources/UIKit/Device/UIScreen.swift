import CoreGraphics
import Foundation
import Sessions

/// The screen. Its measures are those of the imitated device, not of the machine.
@MainActor @preconcurrency public final class UIScreen: NSObject {
    /// The screen that is drawn.
    public static let main = UIScreen()

    private override init() {}

    /// The bounds: in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: SessionScope[SessionScreen.self].size) }

    /// The native bounds: in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Pixels for each point.
    public var scale: CGFloat { SessionScope[SessionScreen.self].scale }
    /// Pixels for a point; the same as `scale`.
    public var nativeScale: CGFloat { scale }

    /// The brightness: from 0 to 1. It can be set, and has no effect.
    public var brightness: CGFloat = 0.5 { didSet { UIKitWithoutEffect.brightness.log() } }

    /// The traits that are drawn with.
    public var traitCollection: UITraitCollection { .current }

    /// The frames that are shown in a second at most.
    public let maximumFramesPerSecond = 60
}
