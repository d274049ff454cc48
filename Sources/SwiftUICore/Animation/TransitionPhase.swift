/// The phases of a view that appears and disappears.
public enum TransitionPhase: Hashable, Sendable {
    /// The phases before the view appears, while it is present, and after it was removed.
    case willAppear, identity, didDisappear

    /// A Boolean value that indicates whether the view is fully there.
    public var isIdentity: Bool { self == .identity }
    /// The progress of the phase: -1 before the view appears, 0 while it is present, and 1 after it was removed.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}
