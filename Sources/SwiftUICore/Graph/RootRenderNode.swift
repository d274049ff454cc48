import CoreGraphics
import DisplayList
import Foundation

/// The canvas: the content in the safe area, overlays above it.
package final class RootRenderNode: RenderNode {
    var safeAreaInsets: EdgeInsets {
        didSet { requirePlacementOfPositionDependents() }
    }
    /// What the window is filled with under the content.
    var ground = RGBA.white {
        didSet { if ground != oldValue, overlays.contains(where: recedes) { setNeedsDisplay() } }
    }
    private var content: [RenderNode] = []
    private var overlays: [RenderNode] = []

    init(tree: RenderTree, safeAreaInsets: EdgeInsets) {
        self.safeAreaInsets = safeAreaInsets
        super.init(tree: tree)
    }

    package override var debugName: String { "Root" }
    package override var children: [RenderNode] { content + overlays }

    func setContent(_ nodes: [RenderNode]) {
        content = nodes
        nodes.forEach(adopt)
        setNeedsLayout()
    }

    func setOverlays(_ nodes: [RenderNode]) {
        for node in overlays where !nodes.contains(where: { $0 === node }) { abandon(node) }
        overlays = nodes
        nodes.forEach(adopt)
        setNeedsLayout()
        setNeedsDisplay()
    }

    func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        content.first?.sizeThatFits(proposal) ?? .zero
    }

    /// Places everything on a canvas of `size`.
    func place(_ size: CGSize) {
        room = size
        place(at: .zero, proposal: ProposedViewSize(size))
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    package override var containerSize: CGSize? { CGRect(origin: .zero, size: room).inset(by: safeAreaInsets).size }

    /// The canvas, known before the content is measured on it.
    private var room = CGSize.zero {
        didSet { if room != oldValue { tree.containerSizeDidChange() } }
    }

    package override var safeArea: SafeArea? {
        let outer = CGRect(origin: .zero, size: size)
        return SafeArea(outer: outer, inner: outer.inset(by: safeAreaInsets))
    }

    package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        let area = CGRect(origin: .zero, size: size).inset(by: safeAreaInsets)
        for node in content {
            let proposal = ProposedViewSize(area.size)
            let size = node.sizeThatFits(proposal)
            node.place(
                at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2), proposal: proposal)
        }
        for node in overlays { node.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    // MARK: Overlays

    package override func draw(in canvas: inout DisplayCanvas) {
        var below = DisplayCanvas()
        for element in content { below.draw(element) }
        for overlay in overlays {
            if let recession = overlay.trait(OverlayTraitKey.self).recession {
                let canvas = PathData.rect(CGRect(origin: .zero, size: size))
                var window = DisplayCanvas()
                window.draw(.fill(canvas, .color(ground), evenOdd: false, antialiased: false))
                window.append(below)
                let group = receded(window, recession, overlay)
                below = DisplayCanvas()
                below.draw(.fill(canvas, .color(.black), evenOdd: false, antialiased: false))
                below.draw(group)
            }
            below.draw(overlay)
        }
        canvas.append(below)
    }

    private func recedes(_ overlay: RenderNode) -> Bool { overlay.trait(OverlayTraitKey.self).recession != nil }

    /// All that is under an overlay, drawn smaller, with its top just under the status bar.
    private func receded(
        _ below: DisplayCanvas, _ recession: OverlayTraits.Recession, _ overlay: RenderNode
    ) -> DisplayNode {
        let bounds = CGRect(origin: .zero, size: size)
        let radius = recession.cornerRadius / recession.scale
        let clip = PathData.roundedRect(
            bounds, cornerSize: CGSize(width: radius, height: radius), continuous: true)
        let transform = CGAffineTransform(
            a: recession.scale, b: 0, c: 0, d: recession.scale, tx: size.width * (1 - recession.scale) / 2,
            ty: max(safeAreaInsets.top, 0))
        return DisplayNode(
            id: groupID(of: overlay), origin: .zero,
            effects: [.clip(clip, evenOdd: false, antialiased: true), .transform(transform)], items: below.items)
    }

    /// Numbers of the display nodes that `receded` makes, by overlay.
    private var groupIDs: [UInt64: UInt64] = [:]

    private func groupID(of overlay: RenderNode) -> UInt64 {
        if let id = groupIDs[overlay.id] { return id }
        let id = tree.makeNodeID()
        groupIDs[overlay.id] = id
        return id
    }

    /// The overlays that can be reached, and whether the content can be: nothing under a modal overlay is.
    private var reachable: [RenderNode] {
        guard let top = overlays.lastIndex(where: { $0.trait(OverlayTraitKey.self).isModal }) else {
            return content + overlays
        }
        return Array(overlays[top...])
    }

    package override func hitTest(_ point: CGPoint) -> RenderNode? {
        for child in reachable.reversed() {
            let local = point.relative(to: child.presentedOrigin)
            if let hit = child.hitTest(local) { return hit }
        }
        return nil
    }

    package override func accessibilityElements() -> [AccessibilityNode] {
        AccessibilityTree.ordered(reachable.flatMap { $0.accessibilityElements() })
    }
}
