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

private final class ScrollTargetLayoutNode<C: View>: ModifierForwardingNode<C, ScrollTargetLayoutModifier>,
    ScrollTargetMark
{
    var marksScrollTargets: Bool { view.modifier.isEnabled }
}

extension View {
    /// Makes the views of this layout scroll targets: the scroll view stops at them, and scroll positions identify
    /// them.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}
