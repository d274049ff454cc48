import CoreGraphics
import DisplayList
import Foundation

/// A picture made of shapes, as an SVG or PDF file holds one: it stays sharp at any size.
package struct VectorDrawing: Sendable {
    /// Its own size, in points.
    package let size: CGSize
    /// What it draws, from the top left corner, in its own size.
    package let node: DisplayNode
    /// What of the file is not drawn, in words such as "text".
    package let omissions: [String]

    init(size: CGSize, node: DisplayNode, omissions: Set<String>) {
        self.size = size
        self.node = node
        self.omissions = omissions.sorted()
    }
}

extension VectorDrawing: Hashable {
    package static func == (a: VectorDrawing, b: VectorDrawing) -> Bool { a.node === b.node && a.size == b.size }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
}

/// Why a file is no drawing, in words for the log.
package struct VectorImageError: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}

/// What a file may cost. Files come from outside, and none may hold up anyone who draws it.
enum VectorLimits {
    /// 32 MB.
    static let fileSize = 32 << 20
    /// What a file may hold when it is unpacked: 128 MB.
    static let unpackedSize = 128 << 20
    /// How deep elements, groups and references may lie in each other.
    static let depth = 32
    /// How many elements, drawn shapes and path steps there may be.
    static let elements = 50_000
    static let steps = 4_000_000
    /// How many pixels embedded pictures may have together.
    static let pixels = 64 << 20
    /// The longest side of a drawing, in points.
    static let side: CGFloat = 16_384
}

extension DisplayNode {
    /// A node of a drawing, of which none differ from the others.
    convenience init(effects: [LayerEffect] = [], items: [Item]) {
        self.init(id: 0, origin: .zero, effects: effects, items: items)
    }
}
