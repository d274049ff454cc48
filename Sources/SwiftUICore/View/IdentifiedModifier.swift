/// Gives its content an identity, as `id(_:)` does.
public struct _IdentifiedModifier<Identifier: Hashable> {
    /// What the content is known by.
    public var identifier: Identifier

    /// A modifier that makes its content known by a value.
    nonisolated public init(identifier: Identifier) { self.identifier = identifier }
}

extension _IdentifiedModifier: ViewModifier {
    public func body(content: Content) -> some View { content.id(identifier) }
}

extension _IdentifiedModifier: Equatable {}
