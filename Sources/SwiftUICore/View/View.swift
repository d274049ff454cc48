import CHooks

/// A type that represents part of a user interface as a value.
///
/// A view is a description: it is created again whenever something that its parent read has changed, and thrown
/// away. What lasts is the node that the engine keeps for it (law 1 of the design).
@MainActor @preconcurrency
public protocol View {
    /// The type of the view in the body.
    associatedtype Body: View

    /// The content of this view. It is computed again only when a value that it read has changed (law 2).
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates the node for this view. Only primitive views of the engine implement this method.
    @MainActor @preconcurrency
    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self>

    /// The number of elements that views of this type add to a container, if the type determines it.
    @MainActor @preconcurrency static var _elementCount: Int? { get }

    /// Returns the number of elements that a view adds to a container, if its value determines the number before the
    /// view exists.
    @MainActor @preconcurrency static func _elementCount(of view: Self) -> Int?
}

extension View {
    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        BodyNode(view, inputs)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? {
        // The body of a view endlessly may be its own view type.
        perch_stack_has_room() ? Body._elementCount : nil
    }

    @MainActor @preconcurrency
    public static func _elementCount(of view: Self) -> Int? { _elementCount }
}

extension Sequence {
    /// The sum of what the members count; nil if one does not tell.
    func sum(_ count: (Element) -> Int?) -> Int? {
        var sum = 0
        for member in self {
            guard let count = count(member) else { return nil }
            sum += count
        }
        return sum
    }
}

extension Never: View {
    public typealias Body = Never

    @MainActor @preconcurrency public var body: Never { fatalError("Never has no value") }

    @MainActor @preconcurrency public static var _elementCount: Int? { nil }
}

/// A view that the engine makes a node for. Its body is not one of the defaults of `View` itself: a view of the program's
/// whose body is forgotten shall not compile.
@MainActor package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// The body of primitive views, which do not have a body. Reading this property is a programming error.
    @MainActor @preconcurrency public var body: Never {
        fatalError("\(Self.self) is a primitive view; its body may not be called")
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { nil }
}

/// A view that is one element of its container, whatever it holds. For primitive views.
@MainActor package protocol UnaryView: PrimitiveView {}

extension UnaryView {
    @MainActor @preconcurrency public static var _elementCount: Int? { 1 }
}
