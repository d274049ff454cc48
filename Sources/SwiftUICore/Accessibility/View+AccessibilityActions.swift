import CoreGraphics

/// A kind of accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Storage: Equatable, Sendable {
        case activate, escape, magicTap
        case named(Text)
    }

    let storage: Storage

    /// The action of a double tap.
    public static let `default` = AccessibilityActionKind(storage: .activate)
    /// The escape action, a two-finger scrub.
    public static let escape = AccessibilityActionKind(storage: .escape)
    /// The magic tap, a two-finger double tap for the most important action on the screen.
    public static let magicTap = AccessibilityActionKind(storage: .magicTap)

    init(storage: Storage) { self.storage = storage }

    /// Creates a custom action with a name.
    public init(named name: Text) { storage = .named(name) }

    func kind(in environment: EnvironmentValues) -> AccessibilityAction.Kind {
        switch storage {
        case .activate: .activate
        case .escape: .escape
        case .magicTap: .magicTap
        case .named(let text): .named(text.accessibilityText(in: environment))
        }
    }
}

extension View {
    /// Adds an accessibility action to the view.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange(resolve: { environment in
            let kind = actionKind.kind(in: environment)
            return { $0.setAction(kind, handler) }
        })
    }

    /// Adds a custom accessibility action with a name.
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds a custom accessibility action with a name.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds a custom accessibility action with a name.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds a custom accessibility action with a label.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(AccessibilitySubstituteModifier(kind: .namedAction(action), other: label()))
    }

    /// Adds the buttons in `content` as custom accessibility actions.
    nonisolated public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        modifier(AccessibilitySubstituteModifier(kind: .actions, other: content()))
    }

    /// Adds an accessibility action that increments and decrements the view's value.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange {
            $0.setAdjustment(handler)
            if $0.role == .group, $0.children.isEmpty { $0.role = .slider }
        }
    }

    /// Adds an accessibility action that scrolls the view toward an edge.
    nonisolated public func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange { $0.setScrolling(handler) }
    }
}
