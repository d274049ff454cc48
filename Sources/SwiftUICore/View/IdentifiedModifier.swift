/// Gives its content an identity, as `id(_:)` does.
public struct _IdentifiedModifier<Identifier: Hashable> {
    /// The identity of the content.
    public var identifier: Identifier

    /// A modifier that makes its content known by a value.
    nonisolated public init(identifier: Identifier) { self.identifier = identifier }
}

extension _IdentifiedModifier: ViewModifier {
    public func body(content: Content) -> some View { content.id(identifier) }
}

extension _IdentifiedModifier: Equatable {}
