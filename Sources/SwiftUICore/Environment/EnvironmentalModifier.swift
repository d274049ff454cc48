/// A modifier that resolves to another modifier, depending on the environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The type of the modifier that is applied.
    associatedtype ResolvedModifier: ViewModifier

    /// Returns the modifier for an environment.
    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier

    /// A Boolean value that indicates whether the modifier is resolved again when an object in the environment changes.
    @MainActor @preconcurrency static var _requiresMainThread: Bool { get }
}

extension EnvironmentalModifier {
    public static var _requiresMainThread: Bool { true }

    @MainActor @preconcurrency
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        ForwardingNode(view, inputs, content: \.resolving)
    }

    @MainActor @preconcurrency public static func _elementCount(ofContent count: Int?) -> Int? {
        ResolvingModifier<Self>._elementCount(ofContent: count)
    }
}

/// Chooses the modifier where the environment is known.
private struct ResolvingModifier<M: EnvironmentalModifier> {
    let modifier: M
    @Environment(\.self) private var environment

    nonisolated init(_ modifier: M) { self.modifier = modifier }
}

extension ResolvingModifier: ViewModifier {
    func body(content: Content) -> some View { content.modifier(modifier.resolve(in: environment)) }
}

extension ModifiedContent where Content: View, Modifier: EnvironmentalModifier {
    fileprivate var resolving: ModifiedContent<Content, ResolvingModifier<Modifier>> {
        ModifiedContent<Content, ResolvingModifier<Modifier>>(content: content, modifier: ResolvingModifier(modifier))
    }
}
