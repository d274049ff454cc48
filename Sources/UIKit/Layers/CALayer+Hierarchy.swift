import CoreGraphics
import Foundation

extension CALayer {
    /// Adds a layer in front of the other sublayers.
    public func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }

    /// Inserts a layer at an index. An index out of bounds counts as the nearest valid index.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Inserts a layer behind another layer. If this layer is not a sublayer, inserts it behind all sublayers.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
    }

    /// Inserts a layer in front of another layer. If this layer is not a sublayer, inserts it in front of all
    /// sublayers.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let index = sublayers?.firstIndex { $0 === sibling }
        insert(layer, at: index.map { $0 + 1 } ?? sublayers?.count ?? 0)
    }

    /// Replaces a sublayer with another layer. Does nothing if it is not a sublayer.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, sublayers?.contains(where: { $0 === oldLayer }) ?? false else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from its superlayer.
    public func removeFromSuperlayer() {
        guard let outer = superlayer else { return }
        outer.sublayers?.removeAll { $0 === self }
        if outer.sublayers?.isEmpty ?? false { outer.sublayers = nil }
        superlayer = nil
        outer.lookDidChange?()
    }

    /// A layer cannot be put into itself or into one that it holds; nothing happens then.
    private func insert(_ layer: CALayer, at index: Int) {
        guard !isInside(layer) else { return }
        var index = index
        if layer.superlayer === self, let old = sublayers?.firstIndex(where: { $0 === layer }), old < index {
            index -= 1
        }
        layer.removeFromSuperlayer()
        let count = sublayers?.count ?? 0
        sublayers = sublayers ?? []
        sublayers?.insert(layer, at: min(max(index, 0), count))
        layer.superlayer = self
        follow(layer)
        lookDidChange?()
    }

    private func isInside(_ layer: CALayer) -> Bool { self === layer || superlayer?.isInside(layer) ?? false }

    /// What changes in a layer changes how this one looks. A view's layer tells its view already.
    func follow(_ layer: CALayer) {
        guard layer.owner == nil else { return }
        layer.lookDidChange = { [weak self] in self?.lookDidChange?() }
        layer.geometryDidChange = { [weak self] _ in self?.lookDidChange?() }
    }

    /// Returns a Boolean value that indicates whether the layer contains a point in its coordinates.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
