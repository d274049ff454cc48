import SwiftUI
import UIKit

/// The size of a view of SwiftUI in a snapshot.
public enum SwiftUISnapshotLayout {
    /// A device's screen with its safe area.
    case device(config: ViewImageConfig)
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
    /// The ideal size of the view.
    case sizeThatFits
}

extension Snapshotting where Value: View, Format == UIImage {
    /// Compares the pixels of views, in their ideal sizes.
    public static var image: Snapshotting { image() }

    /// Compares the pixels of views.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Has no effect. It asks a device for what its graphics processor draws in a window. Here
    ///     materials and other effects are a part of each picture.
    ///   - precision: The part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How alike two matching pixels are, from 0 to 1.
    ///   - layout: The size of the view.
    ///   - traits: Traits such as the dark appearance. They have priority over those of a device. Without a display
    ///     scale, a point has 2 pixels.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        let surface =
            switch layout {
            case .device(let config): Surface(config, traits)
            case .fixed(let width, let height): Surface(size: CGSize(width: width, height: height), traits: traits)
            case .sizeThatFits: Surface(traits: traits)
            }
        return SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
        )
        .pullback { view in
            let box = UncheckedBox(view)
            return onMain { surface.draw(box.value) }
        }
    }
}

extension Surface {
    /// A device's screen. Traits that are given have priority over the device's.
    init(_ config: ViewImageConfig, _ traits: UITraitCollection, size: CGSize? = nil) {
        self.init(
            size: size ?? config.size, safeArea: config.safeArea,
            traits: UITraitCollection(traitsFrom: [config.traits, traits]))
    }
}
