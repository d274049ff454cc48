import CoreGraphics

/// Tells assistive technology about another view, which is neither drawn nor touched.
struct AccessibilitySubstituteModifier<Other: View> {
    let kind: AccessibilitySubstitutionModifier.Kind
    let other: Other
}

extension AccessibilitySubstituteModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .overlay { other.modifier(AccessibilityStandInModifier()) }
            .modifier(AccessibilitySubstitutionModifier(kind: kind))
    }
}

/// Keeps a view that is there for assistive technology only.
private struct AccessibilityStandInModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> AccessibilityStandInRenderNode {
        AccessibilityStandInRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: AccessibilityStandInRenderNode, _ environment: EnvironmentValues) {}
}

private final class AccessibilityStandInRenderNode: WrapperRenderNode {
    override var debugName: String { "AccessibilityStandIn" }
    override func draw(in canvas: inout DisplayCanvas) {}
    override func hitTest(_ point: CGPoint) -> RenderNode? { nil }
}

/// Puts together what the content and its stand-in say. The content is the element in front of which the stand-in lies.
struct AccessibilitySubstitutionModifier: ElementModifier {
    enum Kind {
        /// The substitute is reported instead.
        case representation
        /// The stand-in's elements are those in the view.
        case children
        /// The stand-in's buttons are actions of the view.
        case actions
        /// The stand-in names an action of the view.
        case namedAction(() -> Void)
        /// The stand-in names what is shown large.
        case largeContent
    }

    typealias Body = Never

    let kind: Kind

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> AccessibilitySubstitutionRenderNode {
        AccessibilitySubstitutionRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: AccessibilitySubstitutionRenderNode, _ environment: EnvironmentValues) {
        wrapper.kind = kind
        wrapper.setNeedsReading()
    }
}

final class AccessibilitySubstitutionRenderNode: WrapperRenderNode {
    fileprivate var kind = AccessibilitySubstitutionModifier.Kind.representation

    override var debugName: String { "AccessibilitySubstitution" }

    override func makeAccessibilityElements() -> [AccessibilityNode] {
        guard let layer = child as? SecondaryLayerRenderNode else { return super.makeAccessibilityElements() }
        let (other, own) = KeptReading.readParts(of: layer) {
            (layer.secondary.accessibilityElements(), layer.child.accessibilityElements())
        }
        if case .representation = kind {
            guard other.count == 1 else { return other }
            var node = other[0]
            node.frame = globalFrame
            return [node]
        }
        var nodes = own
        if nodes.isEmpty { nodes = [makeAccessibilityNode(AccessibilityRole(ofSilent: self))] }
        switch kind {
        case .representation: break
        case .children:
            var node = nodes.count == 1 ? nodes[0] : makeAccessibilityNode(.group)
            node.children = AccessibilityTree.ordered(other)
            return [node]
        case .actions:
            for button in other.flatMap(\.flattened) where button.isEnabled {
                guard let action = button.actions.first(where: { $0.kind == .activate }) else { continue }
                for index in nodes.indices { nodes[index].setAction(.named(button.label), action.id) }
            }
        case .namedAction(let perform):
            let name = label(of: other)
            let id = makeAction { (_: Void) in perform() }
            for index in nodes.indices { nodes[index].setAction(.named(name), id) }
        case .largeContent:
            let name = label(of: other)
            for index in nodes.indices { nodes[index].largeContentLabel = name }
        }
        return nodes
    }

    private func label(of nodes: [AccessibilityNode]) -> String {
        var whole = AccessibilityNode()
        AccessibilityTree.combine(nodes, into: &whole, keepsActions: false)
        return whole.label
    }
}

extension View {
    /// Replaces the accessibility elements of this view with those of another view.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        modifier(AccessibilitySubstituteModifier(kind: .representation, other: representation()))
    }

    /// Replaces the accessibility children of this view with other views.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(AccessibilitySubstituteModifier(kind: .children, other: children()))
    }
}
