import CoreGraphics
import DisplayList
import Foundation

/// How an overlay behaves towards the content under it.
package struct OverlayTraits: Equatable {
    /// What lies under it is out of reach, for fingers and for assistive technology.
    package var isModal = true
    /// How the content under it is drawn; nil for as it is.
    package var backdrop: (any PresentationBackdrop)?

    package init(isModal: Bool = true, backdrop: (any PresentationBackdrop)? = nil) {
        self.isModal = isModal
        self.backdrop = backdrop
    }

    package static func == (a: OverlayTraits, b: OverlayTraits) -> Bool {
        a.isModal == b.isModal && a.backdrop === b.backdrop
    }
}

package enum OverlayTraitKey: ViewTraitKey {
    package static var defaultValue: OverlayTraits { OverlayTraits() }
}

/// Draws the content under an overlay in another way, as under a large sheet.
package protocol PresentationBackdrop: AnyObject {
    /// Where the content under the overlay is seen; identity where it is drawn as it is.
    func transform(in canvas: BackdropCanvas) -> CGAffineTransform
    /// Draws the content under the overlay.
    func draw(_ below: DisplayCanvas, in canvas: BackdropCanvas) -> DisplayCanvas
}

/// The canvas that a backdrop is drawn on.
package struct BackdropCanvas {
    package let size: CGSize
    package let safeAreaInsets: EdgeInsets
    /// What the window is filled with under its content.
    package let ground: RGBA
    /// A number for a display node that the backdrop makes.
    package let nodeID: UInt64
}
