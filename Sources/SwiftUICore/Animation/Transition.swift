import Foundation

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

/// A way for views to come and go.
@MainActor @preconcurrency
public protocol Transition {
    /// What the transition makes of the content.
    associatedtype Body: View
    /// The view that comes or goes.
    typealias Content = PlaceholderContentView<Self>
    /// The view in a phase of coming or going.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// What the transition does; unless told otherwise, it moves something.
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
}
