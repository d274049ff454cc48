import CoreGraphics

/// A kind of action that assistive technology may ask for.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Storage: Equatable, Sendable {
        case activate, escape, magicTap
        case named(Text)
    }

    let storage: Storage

    /// The action of a double tap.
    public static let `default` = AccessibilityActionKind(storage: .activate)
    /// Leaving, by a two-finger scrub.
    public static let escape = AccessibilityActionKind(storage: .escape)
    /// The most important action on the screen, by a two-finger double tap.
    public static let magicTap = AccessibilityActionKind(storage: .magicTap)

    init(storage: Storage) { self.storage = storage }

    /// An action that is offered by name.
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
    /// Lets assistive technology do something with the view.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange(resolve: { environment in
            let kind = actionKind.kind(in: environment)
            return { $0.setAction(kind, handler) }
        })
    }

    /// Offers an action by name.
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Offers an action by name.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Offers an action by name.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(name), handler)
    }

    /// Offers an action, named by what `label` says.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(AccessibilitySubstituteModifier(kind: .namedAction(action), other: label()))
    }

    /// Offers the buttons in `content` as actions by name.
    nonisolated public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        modifier(AccessibilitySubstituteModifier(kind: .actions, other: content()))
    }

    /// Lets assistive technology raise and lower the view's value.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange {
            $0.setAdjustment(handler)
            if $0.role == .group, $0.children.isEmpty { $0.role = .slider }
        }
    }

    /// Lets assistive technology scroll the view towards an edge.
    nonisolated public func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange { $0.setScrolling(handler) }
    }
}
