import CoreGraphics
import Foundation
import Sessions

/// The screen of the simulated device.
@MainActor @preconcurrency public final class UIScreen: NSObject {
    /// The current screen.
    public static let main = UIScreen()

    private override init() {}

    /// The bounds of the screen, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: SessionScope[SessionScreen.self].size) }

    /// The bounds of the screen, in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The number of pixels per point.
    public var scale: CGFloat { SessionScope[SessionScreen.self].scale }
    /// The number of pixels per point, which is equal to `scale`.
    public var nativeScale: CGFloat { scale }

    /// The brightness, from 0 to 1. Setting it has no effect.
    public var brightness: CGFloat = 0.5 { didSet { UIKitWithoutEffect.brightness.log() } }

    /// The traits with which the screen is drawn.
    public var traitCollection: UITraitCollection { .current }

    /// The maximum number of frames per second.
    public let maximumFramesPerSecond = 60
}
