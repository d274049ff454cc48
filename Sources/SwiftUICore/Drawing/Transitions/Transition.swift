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
