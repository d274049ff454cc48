/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
    /// Before the view came, while it is there, and after it left.
    case willAppear, identity, didDisappear

    /// Whether the view is fully there.
    public var isIdentity: Bool { self == .identity }
    /// -1 before it comes, 0 while it is there, 1 after it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}
