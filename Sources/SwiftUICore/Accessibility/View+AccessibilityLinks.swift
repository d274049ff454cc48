/// Constants that describe the role of an element in a pair: the label or the content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The role of the label of the other element.
    case label
    /// The element that the text names.
    case content
}

extension View {
    /// Pairs this view with the view that has the other role and the same identifier. The accessibility tree contains
    /// the pair.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        accessibilityChange { element in
            let name = element.name(AnyHashable(id), in: AnyHashable(namespace))
            element.links.append(AccessibilityLink(role == .label ? .label : .content, name))
        }
    }

    /// Adds this view to a group with the same identifier. The accessibility tree contains the group.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibilityChange { element in
            element.links.append(AccessibilityLink(.group, element.name(AnyHashable(id), in: AnyHashable(namespace))))
        }
    }

    /// Sets the identifier of this view for a rotor entry.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibilityChange { element in
            let name = element.name(AnyHashable(id), in: AnyHashable(namespace))
            element.rotorTargets.append(AccessibilityLink(.rotorEntry, name))
        }
    }
}
