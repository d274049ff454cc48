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

/// A way for views to come and go, whose type is hidden.
public struct AnyTransition: Sendable {
    package indirect enum Kind: Sendable {
        case identity, opacity, slide
        case scale(Double, UnitPoint)
        case move(Edge)
        case push(Edge)
        case offset(CGSize)
        case combined(Kind, Kind)
        case asymmetric(insertion: Kind, removal: Kind)
        case animated(Kind, Animation?)
        case custom
    }

    package let kind: Kind

    /// At once.
    public static let identity = AnyTransition(kind: .identity)
    /// By fading.
    public static let opacity = AnyTransition(kind: .opacity)
    /// In from the leading edge, out over the trailing edge.
    public static var slide: AnyTransition { AnyTransition(kind: .slide) }
    /// By growing from nothing.
    public static var scale: AnyTransition { AnyTransition(kind: .scale(0, .center)) }
    /// By growing from `scale` round `anchor`.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(kind: .scale(Double(scale), anchor))
    }
    /// In and out over an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(kind: .move(edge)) }
    /// In from an edge and out over the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(kind: .push(edge)) }
    /// From a distance.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(kind: .offset(offset)) }
    /// From a distance.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        .offset(CGSize(width: x, height: y))
    }
    /// One way in, another out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(kind: .asymmetric(insertion: insertion.kind, removal: removal.kind))
    }
    /// By a modifier that differs while the view comes and goes.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(kind: .custom)
    }

    /// Hides the type of a transition.
    public init<T: Transition>(_ transition: T) { kind = .custom }

    private init(kind: Kind) { self.kind = kind }

    /// Both ways at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(kind: .combined(kind, other.kind))
    }

    /// With an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(kind: .animated(kind, animation))
    }
}
