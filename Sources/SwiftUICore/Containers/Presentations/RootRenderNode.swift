import CoreGraphics
import DisplayList
import Foundation

/// The canvas: the content in the safe area, overlays above it.
package final class RootRenderNode: RenderNode, FrameCanvas {
    var safeAreaInsets = EdgeInsets() {
        didSet { requirePlacementOfPositionDependents() }
    }
    /// How much of the canvas's lower part the software keyboard covers, in points.
    var keyboardHeight: CGFloat = 0 {
        didSet {
            guard keyboardHeight != oldValue else { return }
            requirePlacementOfPositionDependents()
            setNeedsLayout()
        }
    }

    /// What bars, corners and the keyboard cover.
    private var coveredInsets: EdgeInsets {
        var insets = safeAreaInsets
        insets.bottom = max(insets.bottom, keyboardHeight)
        return insets
    }

    /// What the window is filled with under the content.
    var ground = RGBA.white {
        didSet { if ground != oldValue, !overlays.isEmpty { setNeedsDisplay() } }
    }
    private var content: [RenderNode] = []
    private var overlays: [Overlay] = []

    /// An element of a presentation.
    struct Overlay {
        let presentation: Presentation
        let node: RenderNode

        init(_ presentation: Presentation, _ node: RenderNode) {
            self.presentation = presentation
            self.node = node
        }

        var traits: OverlayTraits { node.trait(OverlayTraitKey.self) }
        /// Whether it is only seen until it has closed.
        var isClosing: Bool { presentation.phase == .closing }
    }

    package override var debugName: String { "Root" }
    package override var children: [RenderNode] { content + overlays.map(\.node) }

    func setContent(_ nodes: [RenderNode]) {
        content = nodes
        nodes.forEach(adopt)
        setNeedsLayout()
    }

    func setOverlays(_ new: [Overlay]) {
        for old in overlays where !new.contains(where: { $0.node === old.node }) { abandon(old.node) }
        overlays = new
        for overlay in new { adopt(overlay.node) }
        let kept = Set(new.map(\.node.id))
        backdropIDs = backdropIDs.filter { kept.contains($0.key) }
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

    package override var containerSize: CGSize? { CGRect(origin: .zero, size: room).inset(by: coveredInsets).size }

    /// The canvas, known before the content is measured on it.
    private var room = CGSize.zero {
        didSet { if room != oldValue { tree.places.containerSizeDidChange() } }
    }

    package override var safeArea: SafeArea? {
        let outer = CGRect(origin: .zero, size: size)
        return SafeArea(outer: outer, inner: outer.inset(by: coveredInsets))
    }

    package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        tree.keyboard =
            keyboardHeight > safeAreaInsets.bottom
            ? KeyboardArea(top: size.height - keyboardHeight, containerBottom: size.height - safeAreaInsets.bottom)
            : nil
        let area = CGRect(origin: .zero, size: size).inset(by: coveredInsets)
        for node in content {
            let proposal = ProposedViewSize(area.size)
            let size = node.sizeThatFits(proposal)
            node.place(
                at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2), proposal: proposal)
        }
        for overlay in overlays { overlay.node.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    // MARK: Overlays

    package override func draw(in canvas: inout DisplayCanvas) {
        var below = DisplayCanvas()
        for element in content { below.draw(element) }
        for overlay in overlays {
            if let backdrop = overlay.traits.backdrop { below = backdrop.draw(below, in: backdropCanvas(overlay)) }
            below.draw(overlay.node)
        }
        canvas.append(below)
    }

    /// Numbers of the display nodes that backdrops make, by overlay.
    private var backdropIDs: [UInt64: UInt64] = [:]

    private func backdropCanvas(_ overlay: Overlay) -> BackdropCanvas {
        let id = backdropIDs[overlay.node.id] ?? tree.makeNodeID()
        backdropIDs[overlay.node.id] = id
        return BackdropCanvas(size: size, safeAreaInsets: safeAreaInsets, ground: ground, nodeID: id)
    }

    /// The overlays that can be reached, from back to front, and whether the content can be: nothing under a modal overlay is,
    /// and what closes is gone already.
    private var reachable: [RenderNode] {
        let open = overlays.filter { !$0.isClosing }
        guard let top = open.lastIndex(where: \.traits.isModal) else { return content + open.map(\.node) }
        return open[top...].map(\.node)
    }

    /// Whether touches get to what the node lies in: it is not under a modal overlay.
    func reaches(_ node: RenderNode) -> Bool {
        var top = node
        while let parent = top.parent, parent !== self { top = parent }
        return reachable.contains { $0 === top }
    }

    package override func makeTouchBox() -> TouchBox { .anywhere }

    package override func hitTest(_ point: CGPoint) -> RenderNode? {
        // The system's keyboard takes what comes down on it.
        if let keyboard = tree.keyboard, point.y >= keyboard.top { return nil }
        var point = point
        for overlay in overlays.reversed() {
            let traits = overlay.traits
            if !overlay.isClosing {
                if let hit = overlay.node.hitTest(point.relative(to: overlay.node.presentedOrigin)) { return hit }
                if traits.isModal { return nil }
            }
            // The content below may be on its way back to its place.
            if let transform = traits.backdrop?.transform(in: backdropCanvas(overlay)) {
                point = point.applying(transform.inverted())
            }
        }
        for child in content.reversed() {
            if let hit = child.hitTest(point.relative(to: child.presentedOrigin)) { return hit }
        }
        return nil
    }

    package override func keepsFocus(from child: RenderNode) -> Bool { !reachable.contains { $0 === child } }

    package override func makeAccessibilityElements() -> [AccessibilityNode] {
        AccessibilityTree.ordered(reachable.flatMap { $0.accessibilityElements() })
    }
}

private enum CanvasKey: HostKey {
    static func makeValue(for host: NodeHost) -> RootRenderNode { RootRenderNode(tree: host.tree) }
}

extension NodeHost {
    /// The element above all others.
    package var canvas: RootRenderNode { self[CanvasKey.self] }
}
