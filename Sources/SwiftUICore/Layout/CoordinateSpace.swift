import Foundation

/// A coordinate space for positions on the canvas.
public enum CoordinateSpace: Hashable {
    /// The coordinate space of the root view.
    case global
    /// The coordinate space of the view that uses it.
    case local
    /// The coordinate space of a view above with the given name.
    case named(AnyHashable)

    /// A Boolean value that indicates whether this is the global coordinate space.
    public var isGlobal: Bool { self == .global }
    /// A Boolean value that indicates whether this is the local coordinate space.
    public var isLocal: Bool { self == .local }
}

/// A type that represents a coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The space that it represents.
    var coordinateSpace: CoordinateSpace { get }
}

/// The local coordinate space of the current view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the root view.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view above that bears a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    package let name: AnyHashable

    package init(name: AnyHashable) { self.name = name }

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension NamedCoordinateSpace: @unchecked Sendable {
    // Unchecked because `AnyHashable` is not Sendable; the name is only compared.
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The local coordinate space of the view.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The window's space.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the coordinate space of a view above with the given name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The space of the nearest scroll view above.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewName.any) }

    /// Returns the coordinate space of the nearest scroll view above that scrolls along `axis`.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: axis == .horizontal ? ScrollViewName.horizontal : .vertical)
    }
}

/// The names that scroll views bear.
package enum ScrollViewName: Hashable, Sendable {
    case any, horizontal, vertical
}

struct CoordinateSpaceModifier {
    let name: AnyHashable
}

extension CoordinateSpaceModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> CoordinateSpaceRenderNode {
        CoordinateSpaceRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: CoordinateSpaceRenderNode, _ environment: EnvironmentValues) {
        wrapper.name = name
    }
}

final class CoordinateSpaceRenderNode: WrapperRenderNode {
    var name: AnyHashable?

    override func bearsCoordinateSpace(_ name: AnyHashable) -> Bool { name == self.name }
}

extension View {
    /// Gives this view's coordinates a name, for the views below.
    @available(iOS, deprecated: 100000.0, message: "Use coordinateSpace(_:) with a named coordinate space.")
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Sets a name for the coordinate space of this view, for the views below.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}

extension CoordinateSpace {
    /// The element whose coordinates the space means for another one; nil is the root. An unknown name means the root, as
    /// Apple's does.
    func element(for node: RenderNode) -> RenderNode? {
        switch self {
        case .local: return node
        case .global: return nil
        case .named(let name):
            var node: RenderNode? = node
            while let current = node, !current.bearsCoordinateSpace(name) { node = current.parent }
            return node
        }
    }

    /// A place on the canvas in the coordinates that the space means for an element.
    func location(_ point: CGPoint, for node: RenderNode) -> CGPoint {
        element(for: node)?.convertFromRoot(point) ?? point
    }
}
