import Foundation

/// Marks a layout whose views are the targets of the scroll view around it.
struct ScrollTargetLayoutModifier {
    let isEnabled: Bool
}

extension ScrollTargetLayoutModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        ScrollTargetLayoutNode(view, inputs)
    }
}

private final class ScrollTargetLayoutNode<C: View>: ModifierForwardingNode<C, ScrollTargetLayoutModifier> {
    override var markedScrollTargets: [ScrollTargetElement]? {
        view.modifier.isEnabled ? child.innermostScrollTargets : super.markedScrollTargets
    }
}

/// A view that a scroll may come to rest at.
package struct ScrollTargetElement {
    package let id: AnyHashable?
    package let node: RenderNode
}

extension _ViewNode {
    /// The children of the container that this node, or the only one below it, is.
    final var innermostScrollTargets: [ScrollTargetElement] {
        if let own = containerScrollTargets { return own }
        var found: [ScrollTargetElement] = []
        forEachChild { if found.isEmpty { found = $0.innermostScrollTargets } }
        return found
    }
}

extension View {
    /// Makes the views of this layout the places at which the scroll view around comes to rest, and which a bound scroll
    /// position tells.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}
