/// A way for views to appear and disappear.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the view with the transition.
    associatedtype Body: View
    /// The type of the view that is inserted or removed.
    typealias Content = PlaceholderContentView<Self>
    /// Returns the view for a phase of the transition.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// The properties of the transition. By default, it moves content.
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
}
