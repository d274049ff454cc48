import CoreGraphics
import Foundation

/// All that one frame paints: the first of the two values the engine puts out (law 4 of the design).
package struct DisplayList: Hashable, Sendable {
    /// The canvas, in points.
    package var size: CGSize
    /// What lies under everything; nil leaves the canvas clear.
    package var background: RGBA?
    package var root: DisplayNode

    package init(size: CGSize, background: RGBA? = nil, root: DisplayNode) {
        self.size = size
        self.background = background
        self.root = root
    }
}
