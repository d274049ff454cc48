/// Constants that describe the role of an element in a pair: the label, or what it is the label of.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The text that names the other one.
    case label
    /// The element that the text names.
    case content
}

extension View {
    /// Pairs this view with the one that has the other role and the same name. The accessibility tree keeps the pair.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        accessibilityChange { element in
            let name = element.name(AnyHashable(id), in: AnyHashable(namespace))
            element.links.append(AccessibilityLink(role == .label ? .label : .content, name))
        }
    }

    /// Puts this view into a group with those of the same name, wherever they stand. The accessibility tree keeps the group.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibilityChange { element in
            element.links.append(AccessibilityLink(.group, element.name(AnyHashable(id), in: AnyHashable(namespace))))
        }
    }

    /// Names this view, so that the entry of a rotor with the same name leads here.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibilityChange { element in
            let name = element.name(AnyHashable(id), in: AnyHashable(namespace))
            element.rotorTargets.append(AccessibilityLink(.rotorEntry, name))
        }
    }
}
