/// A way for views to appear and disappear.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the view with the transition.
    associatedtype Body: View
    /// The view that comes or goes.
    typealias Content = PlaceholderContentView<Self>
    /// The view in a phase of coming or going.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// The properties of the transition; by default, it moves something.
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
}
