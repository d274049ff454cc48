import SwiftUI
import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// Compares the pixels of view controllers, in the sizes that their views have.
    public static var image: Snapshotting { image() }

    /// Compares the pixels of view controllers on a device.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - precision: The part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How alike two matching pixels are, from 0 to 1.
    ///   - size: The size in points. Nil for the device's.
    ///   - traits: Traits that have priority over those of the device.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        strategy(Surface(config, traits, size: size), precision, perceptualPrecision)
    }

    /// Compares the pixels of view controllers.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Has no effect, as for views of SwiftUI.
    ///   - precision: The part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How alike two matching pixels are, from 0 to 1.
    ///   - size: The size in points. Nil for the size of the controller's view.
    ///   - traits: Traits such as the dark appearance.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        strategy(Surface(size: size, traits: traits), precision, perceptualPrecision)
    }

    private static func strategy(
        _ surface: Surface, _ precision: Float, _ perceptualPrecision: Float
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: surface.traits.displayScale
        )
        .pullback { controller in
            onMain {
                var surface = surface
                surface.size = surface.size ?? controller.view.shownSize
                return surface.draw(ControllerHost(controller: controller).ignoresSafeArea())
            }
        }
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// Compares the pixels of views, in the sizes that they have.
    public static var image: Snapshotting { image() }

    /// Compares the pixels of views.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Has no effect, as for views of SwiftUI.
    ///   - precision: The part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How alike two matching pixels are, from 0 to 1.
    ///   - size: The size in points. Nil for the size of the view, or the one it wants where it is empty.
    ///   - traits: Traits such as the dark appearance.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
        )
        .pullback { view in
            onMain {
                let surface = Surface(size: size ?? view.shownSize, traits: traits)
                return surface.draw(ViewOfUIKitHost(view: view, fills: surface.size != nil).ignoresSafeArea())
            }
        }
    }
}

extension UIView {
    /// The size of the view's frame, or the one that the view wants where it is empty.
    package var shownSize: CGSize? {
        if frame.width > 0, frame.height > 0 { return frame.size }
        let wanted = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return wanted.width > 0 && wanted.height > 0 ? wanted : nil
    }
}
