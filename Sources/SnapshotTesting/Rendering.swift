import PerchHost
import SwiftUI
import UIKit

/// Where a view is drawn: its size, what of it bars cover, and its traits.
package struct Surface {
    /// Nil for the size that the view wants.
    package var size: CGSize?
    var safeArea: UIEdgeInsets
    var traits: UITraitCollection

    package init(size: CGSize? = nil, safeArea: UIEdgeInsets = .zero, traits: UITraitCollection = UITraitCollection()) {
        (self.size, self.safeArea, self.traits) = (size, safeArea, traits)
    }

    /// Draws a view.
    @MainActor package func draw(_ view: some View) -> UIImage {
        guard let canvas = try? canvas(view), let data = try? canvas.file(.png) else { return UIImage() }
        return UIImage(data: data, scale: canvas.scale) ?? UIImage()
    }

    /// Lays a view out.
    @MainActor package func canvas(_ view: some View) throws -> ViewCanvas {
        var variant = Variant()
        variant.layout = size.map { .fixed(width: $0.width, height: $0.height) } ?? .sizeThatFits
        variant.scale = traits.snapshotScale
        variant.scheme = traits.userInterfaceStyle == .dark ? .dark : .light
        if traits.userInterfaceIdiom == .pad { variant.device = "iPad mini" }
        if traits.layoutDirection == .rightToLeft { variant.isRightToLeft = true }
        if traits.legibilityWeight == .bold { variant.accessibility.insert(.boldText) }
        if traits.accessibilityContrast == .high { variant.accessibility.insert(.increaseContrast) }
        let insets = EdgeInsets(
            top: safeArea.top, leading: safeArea.left, bottom: safeArea.bottom, trailing: safeArea.right)
        let session = try Session(view, variant: variant, safeArea: insets) { environment in
            if let size = DynamicTypeSize(traits.preferredContentSizeCategory) { environment.dynamicTypeSize = size }
            if let width = UserInterfaceSizeClass(traits.horizontalSizeClass) {
                environment.horizontalSizeClass = width
            }
            if let height = UserInterfaceSizeClass(traits.verticalSizeClass) { environment.verticalSizeClass = height }
        }
        return ViewCanvas(session)
    }
}

extension UITraitCollection {
    /// The pixels for each point of a snapshot.
    var snapshotScale: CGFloat { displayScale > 0 ? displayScale : 2 }
}

/// Shows a view controller that exists already.
package struct ControllerHost: UIViewControllerRepresentable {
    let controller: UIViewController

    package init(controller: UIViewController) { self.controller = controller }

    package func makeUIViewController(context: Context) -> UIViewController { controller }
    package func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

/// Shows a view of UIKit that exists already.
package struct ViewOfUIKitHost: UIViewRepresentable {
    let view: UIView
    /// Whether the view gets the size of the canvas; otherwise it gets the size that it wants.
    let fills: Bool

    package init(view: UIView, fills: Bool) {
        self.view = view
        self.fills = fills
    }

    package func makeUIView(context: Context) -> UIView { view }
    package func updateUIView(_ view: UIView, context: Context) {}

    package func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        guard fills, let width = proposal.width, let height = proposal.height else { return nil }
        return CGSize(width: width, height: height)
    }
}
