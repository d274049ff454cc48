import CHooks
import CoreGraphics
import Foundation
import Locking
import Sessions

/// What UIKit's values need from those who can read pictures, know fonts and reach the world outside.
///
/// The engine and hosts fill it in; without them nothing is found and nothing is opened.
package struct UIKitServices: Sendable {
    /// A picture from the bytes of a file.
    package var decodeImage: @Sendable (Data) -> CGImage? = { _ in nil }
    package var encodePNG: @Sendable (CGImage) -> Data? = { _ in nil }
    /// With a quality between 0 and 1.
    package var encodeJPEG: @Sendable (CGImage, CGFloat) -> Data? = { _, _ in nil }
    /// A picture of an asset catalog, or of a file in the bundle; without traits, for the current ones.
    package var namedImage: @Sendable (String, Bundle, UITraitCollection?) -> UIImage? = { _, _, _ in nil }
    package var namedColor: @Sendable (String, Bundle) -> UIColor? = { _, _ in nil }
    /// The size in points that a symbol has next to text of a point size; nil if there is no such symbol.
    package var symbolSize: @Sendable (String, UIImage.SymbolConfiguration) -> CGSize? = { _, _ in nil }
    package var drawing: (any UIKitDrawing)?
    /// Makes the look of controls.
    package var content: (any ContentMaker)?

    package init() {}

    private static let shared = Locked(UIKitServices())

    package static var current: UIKitServices {
        prepared
        return shared.withLock { $0 }
    }

    /// The engine puts its services in when they are first asked for.
    private static let prepared: Void = {
        perch_prepare_drawing_services()
        perch_prepare_control_content()
    }()

    /// Puts services in, for the whole process.
    package static func install(_ change: @Sendable (inout UIKitServices) -> Void) {
        shared.withLock { change(&$0) }
    }
}

/// Draws for views and paths into the context that is current.
package protocol UIKitDrawing: Sendable {
    /// Draws a view and all in it, stretched to fill a rectangle. Returns whether there was a context.
    @MainActor func draw(_ view: UIView, in rect: CGRect) -> Bool
    /// A view and all in it as a picture at the screen's scale; nil if it has no size.
    @MainActor func picture(of view: UIView) -> UIImage?
    func fill(_ path: UIBezierPath)
    func stroke(_ path: UIBezierPath)
    func clip(to path: UIBezierPath)
}

/// The screen that `UIScreen.main` describes. The default is that of an iPhone 15.
package struct ScreenDescription: Sendable, Equatable {
    /// In points.
    package var size = CGSize(width: 393, height: 852)
    /// Pixels for each point.
    package var scale: CGFloat = 3
    /// What bars and corners of the screen cover, in points.
    package var safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

    /// How far the system keeps content from the sides of the screen, in points.
    package var margin: CGFloat = 20

    package init() {}

    package init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, margin: CGFloat) {
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.margin = margin
    }
}

/// The screen of a session.
package enum SessionScreen: SessionKey {
    package static func makeValue() -> ScreenDescription { ScreenDescription() }
}
