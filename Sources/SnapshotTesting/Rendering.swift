import PerchHost
import SwiftUI
import UIKit

/// Where a view is drawn: its size, what of it bars cover, and its traits.
struct Surface {
    /// Nil for the size that the view wants.
    var size: CGSize?
    var safeArea = UIEdgeInsets.zero
    var traits = UITraitCollection()

    /// Draws a view.
    @MainActor func draw(_ view: some View) -> UIImage {
        var variant = Variant()
        variant.layout = size.map { .fixed(width: $0.width, height: $0.height) } ?? .sizeThatFits
        variant.scale = traits.displayScale > 0 ? traits.displayScale : 2
        variant.scheme = traits.userInterfaceStyle == .dark ? .dark : .light
        if traits.userInterfaceIdiom == .pad { variant.device = "iPad mini" }
        if traits.layoutDirection == .rightToLeft { variant.isRightToLeft = true }
        if traits.legibilityWeight == .bold { variant.accessibility.insert(.boldText) }
        if traits.accessibilityContrast == .high { variant.accessibility.insert(.increaseContrast) }
        let insets = EdgeInsets(
            top: safeArea.top, leading: safeArea.left, bottom: safeArea.bottom, trailing: safeArea.right)
        do {
            let session = try Session(view, variant: variant, safeArea: insets) { environment in
                if let size = DynamicTypeSize(traits.preferredContentSizeCategory) {
                    environment.dynamicTypeSize = size
                }
                if let width = UserInterfaceSizeClass(traits.horizontalSizeClass) {
                    environment.horizontalSizeClass = width
                }
                if let height = UserInterfaceSizeClass(traits.verticalSizeClass) {
                    environment.verticalSizeClass = height
                }
            }
            let canvas = ViewCanvas(session)
            return UIImage(data: try canvas.file(.png), scale: canvas.scale) ?? UIImage()
        } catch {
            return UIImage()
        }
    }
}

/// Shows a view controller that exists already.
struct ControllerHost: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

/// Shows a view of UIKit that exists already.
struct ViewOfUIKitHost: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
}
