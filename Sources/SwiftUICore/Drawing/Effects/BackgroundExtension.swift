import CoreGraphics
import DisplayList
import Foundation

extension View {
    /// Extends the view under the bars around it with a blurred mirror image. The view is clipped to its bounds.
    @MainActor @preconcurrency
    public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

    /// Extends the view under the bars around it with a blurred mirror image, if `isEnabled` is true.
    @MainActor @preconcurrency
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        modifier(BackgroundExtensionModifier(isEnabled: isEnabled))
    }
}

/// How far the mirror image is blurred, in points. By eye; Apple publishes none.
private let extensionBlur = 8.0

private struct BackgroundExtensionModifier: ElementModifier {
    typealias Body = Never
    let isEnabled: Bool

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> BackgroundExtensionRenderNode {
        BackgroundExtensionRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: BackgroundExtensionRenderNode, _ environment: EnvironmentValues) {
        wrapper.update(isEnabled)
    }
}

private final class BackgroundExtensionRenderNode: WrapperRenderNode {
    private var isEnabled = false
    private var reach = EdgeInsets()
    private let mirrorID: UInt64

    override init(tree: RenderTree, child: RenderNode) {
        mirrorID = tree.makeNodeID()
        super.init(tree: tree, child: child)
    }

    override var debugName: String { "BackgroundExtension" }

    func update(_ isEnabled: Bool) {
        guard isEnabled != self.isEnabled else { return }
        self.isEnabled = isEnabled
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        super.layoutChildren(in: size, proposal: proposal)
        let new = isEnabled ? SafeArea.reach(of: self) : EdgeInsets()
        guard new != reach else { return }
        reach = new
        setNeedsDisplay()
    }

    override func draw(in canvas: inout DisplayCanvas) {
        guard isEnabled, size.width > 0, size.height > 0 else { return canvas.draw(child) }
        let content = child.displayNode()
        let bounds = CGRect(origin: .zero, size: size)
        let outer = CGRect(
            x: -reach.leading, y: -reach.top, width: size.width + reach.horizontal, height: size.height + reach.vertical
        )
        let cut = DisplayNode(
            id: id, origin: .zero, effects: [.clip(.rect(bounds), evenOdd: false, antialiased: false)],
            items: [.node(content)])
        if outer != bounds {
            // One mirror image beside each side, and at corners one of both ways.
            let across: [CGAffineTransform?] = [
                nil, reach.leading > 0 ? flip(x: 0) : nil, reach.trailing > 0 ? flip(x: size.width) : nil,
            ]
            let down: [CGAffineTransform?] = [
                nil, reach.top > 0 ? flip(y: 0) : nil, reach.bottom > 0 ? flip(y: size.height) : nil,
            ]
            var items: [DisplayNode.Item] = []
            for (i, x) in across.enumerated() where i == 0 || x != nil {
                for (j, y) in down.enumerated() where j == 0 || y != nil {
                    let transform = (x ?? .identity).concatenating(y ?? .identity)
                    items.append(
                        .node(
                            DisplayNode(
                                id: mirrorID, origin: .zero, effects: [.transform(transform)], items: [.node(cut)])))
                }
            }
            canvas.draw(
                DisplayNode(
                    id: mirrorID, origin: .zero,
                    effects: [
                        .blur(radius: extensionBlur, opaque: true),
                        .clip(.rect(outer), evenOdd: false, antialiased: false),
                    ], items: items))
        }
        canvas.draw(cut)
    }

    private func flip(x: CGFloat) -> CGAffineTransform { CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0) }
    private func flip(y: CGFloat) -> CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * y) }
}
