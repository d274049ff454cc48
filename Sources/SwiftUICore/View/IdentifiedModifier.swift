/// A modifier that sets the identity of its content, as `id(_:)` does.
public struct _IdentifiedModifier<Identifier: Hashable> {
    /// The identity of the content.
    public var identifier: Identifier

    /// Creates a modifier that identifies its content by a value.
    nonisolated public init(identifier: Identifier) { self.identifier = identifier }
}

extension _IdentifiedModifier: ViewModifier {
    public func body(content: Content) -> some View { content.id(identifier) }
}

extension _IdentifiedModifier: Equatable {}
