import SwiftUI

/// How far a picture is zoomed, and how far it is moved; never further than its own edges.
struct ZoomModel: Equatable {
    private(set) var scale: CGFloat = 1
    private(set) var offset: CGSize = .zero

    var isZoomed: Bool { scale > 1 }

    /// Zooms; back at its own size, the picture is back in its place.
    mutating func zoom(to scale: CGFloat, in size: CGSize) {
        self.scale = scale.isNaN ? 1 : min(max(scale, 1), Ratios.zoomMax)
        move(to: offset, in: size)
    }

    /// A double tap: in, or back.
    mutating func toggle(in size: CGSize) { zoom(to: isZoomed ? 1 : Ratios.zoomTap, in: size) }

    /// Moves the picture, as far as there is picture.
    mutating func move(to offset: CGSize, in size: CGSize) {
        guard isZoomed else {
            self.offset = .zero
            return
        }
        func limited(_ value: CGFloat, _ length: CGFloat) -> CGFloat {
            let limit = max(0, length * (scale - 1) / 2)
            return value.isNaN ? 0 : min(max(value, -limit), limit)
        }
        self.offset = CGSize(width: limited(offset.width, size.width), height: limited(offset.height, size.height))
    }
}
