import Foundation

/// What assistive technology receives about one element: the second value the engine puts out (law 4 of the design).
///
/// Two nodes are equal when they say the same; what their actions do is not compared.
package struct AccessibilityNode: Equatable {
    /// The render node that the element stands for; the same from frame to frame.
    package var id: UInt64 = 0
    package var role: AccessibilityRole = .group
    package var traits: AccessibilityTraits = []
    package var label: String = ""
    package var value: String = ""
    package var hint: String = ""
    package var identifier: String = ""
    /// Whether the element may be used. Controls take it from the environment.
    package var isEnabled = true
    package var headingLevel: AccessibilityHeadingLevel = .unspecified
    /// Elements of a higher priority are read before their siblings.
    package var sortPriority: Double = 0
    /// What people who speak commands call the element; the label where empty.
    package var inputLabels: [String] = []
    /// Further facts, read on demand.
    package var details: [AccessibilityDetail] = []
    package var actions: [AccessibilityAction] = []
    package var adjust: AccessibilityHandler<AccessibilityAdjustmentDirection>?
    /// The number that the value stands for; nil where its bounds are not known.
    package var amount: AccessibilityAmount?
    /// Puts another text in the place of a field's.
    package var replaceText: AccessibilityHandler<String>?
    package var scroll: AccessibilityHandler<Edge>?
    /// Whether the view asks for a reader to stand here.
    package var isFocused = false
    /// Told when a reader comes here or leaves.
    package var setFocused: AccessibilityHandler<Bool>?
    /// Whether switch control and the like stop here; nil decides by role and actions.
    package var respondsToUserInteraction: Bool?
    /// Where a tap goes when the element has no action, within `frame`.
    package var activationPoint: UnitPoint = .center
    /// The name to show enlarged while the element is held at large type sizes; nil where none is shown.
    package var largeContentLabel: String?
    /// What may be pressed on the keyboard instead.
    package var keyboardShortcut: KeyboardShortcut?
    package var textContentType: AccessibilityTextContentType?
    /// Where the element is in what is made only as far as it is in sight.
    package var place: AccessibilityPlace?
    /// What the element belongs together with.
    package var links: [AccessibilityLink] = []
    /// Ways through what is inside, which a reader offers.
    package var rotors: [AccessibilityRotor] = []
    /// The names by which entries of rotors lead here.
    package var rotorTargets: [AccessibilityLink] = []
    /// In the root's coordinates, in points.
    package var frame: CGRect = .zero
    package var children: [AccessibilityNode] = []

    package init() {}

    /// Creates the node of an element.
    package init(_ role: AccessibilityRole, label: String = "", traits: AccessibilityTraits = []) {
        self.role = role
        self.label = label
        self.traits = traits.union(role.impliedTraits)
    }

    package var isSelected: Bool { traits.contains(.isSelected) }

    /// Whether a value can be raised and lowered.
    package var isAdjustable: Bool { adjust != nil }

    /// Whether a screen reader stops here. A bare group is only there for its children.
    package var isElement: Bool {
        role != .group || children.isEmpty || !label.isEmpty || !value.isEmpty || !actions.isEmpty || adjust != nil
    }
}

/// Which of a lazy container's elements it is, counted from 0, and how many there are, those out of sight included.
package struct AccessibilityPlace: Hashable {
    package let index: Int
    package let count: Int
}

/// A name within a namespace that several elements share.
package struct AccessibilityLink: Hashable {
    /// What the elements that share the name are to each other.
    package enum Role: Hashable {
        /// A text and what it is the label of; elements of one group; or an entry of a rotor and where it leads.
        case label, content, group, rotorEntry
    }

    package let role: Role
    package let id: AnyHashable
    /// Nil where the name is good for the whole screen.
    package let namespace: AnyHashable?

    package init(_ role: Role, _ id: AnyHashable, in namespace: AnyHashable?) {
        self.role = role
        self.id = id
        self.namespace = namespace
    }
}

/// A way through a screen: places of one kind, one after the other.
package struct AccessibilityRotor: Equatable {
    /// A place of a rotor.
    package struct Entry: Equatable {
        package let label: String
        /// Where it leads; nil is the element that has the rotor.
        package let target: AccessibilityLink?
        /// A part of the element's text, in characters.
        package let range: Range<String.Index>?
        /// Called before a reader goes there.
        package let prepare: AccessibilityHandler<Void>?
    }

    package let name: String
    package let entries: [Entry]
}

extension AccessibilityNode {
    /// Does what a double tap does. Returns whether the element has, and may use, an action for it; where it has not,
    /// a host taps at `activationPoint`.
    @discardableResult package func activate() -> Bool { perform(.activate) }

    /// Whether there is something that `activate` does.
    package var canBeActivated: Bool { actions.contains { $0.kind == .activate } }

    /// Whether people can press it or change its value by steps.
    package var isOperable: Bool { adjust != nil || canBeActivated }

    /// Does the action. Returns whether the element has it and may be used.
    @discardableResult package func perform(_ kind: AccessibilityAction.Kind) -> Bool {
        guard isEnabled, let action = actions.first(where: { $0.kind == kind }) else { return false }
        action.perform()
        return true
    }

    /// Raises or lowers the value. Returns whether that is possible.
    @discardableResult package func adjust(_ direction: AccessibilityAdjustmentDirection) -> Bool {
        guard isEnabled, let adjust else { return false }
        adjust(direction)
        return true
    }

    /// Sets what the element does for `kind`; an action of the same kind is replaced.
    package mutating func setAction(_ kind: AccessibilityAction.Kind, _ perform: @escaping () -> Void) {
        actions.removeAll { $0.kind == kind }
        actions.append(AccessibilityAction(kind, perform))
    }

    /// The node and all below it, in reading order.
    package var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }
}
