import CHooks

/// A view whose type is hidden. When the hidden type changes, the old view's state is lost.
public struct AnyView {
    package let box: AnyViewBox

    /// Creates a type-erased view.
    nonisolated public init<V: View>(_ view: V) {
        if let erased = view as? AnyView {
            box = erased.box
        } else {
            box = TypedAnyViewBox(view)
        }
    }

    /// Creates a type-erased view.
    nonisolated public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View, PrimitiveView {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: AnyView, _ inputs: _ViewInputs) -> _TypedViewNode<AnyView> {
        AnyViewNode(view, inputs)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { nil }

    @MainActor @preconcurrency
    public static func _elementCount(of view: Self) -> Int? { view.box.elementCount }
}

/// A view of some type. A class, so that copying an `AnyView` copies one reference.
package class AnyViewBox {
    package var viewType: any View.Type { fatalError("abstract") }
    @MainActor func makeNode(_ inputs: _ViewInputs) -> _ViewNode { fatalError("abstract") }
    @MainActor func update(_ node: _ViewNode) { fatalError("abstract") }
    @MainActor var elementCount: Int? { fatalError("abstract") }
}

private final class TypedAnyViewBox<V: View>: AnyViewBox {
    let view: V

    init(_ view: V) { self.view = view }

    override var viewType: any View.Type { V.self }

    override func makeNode(_ inputs: _ViewInputs) -> _ViewNode { V._makeNode(view, inputs) }

    override func update(_ node: _ViewNode) {
        unsafeDowncast(node, to: _TypedViewNode<V>.self).update(view)
    }

    override var elementCount: Int? { V._elementCount(of: view) }
}

final class AnyViewNode: _TypedViewNode<AnyView> {
    private var child: _ViewNode!
    /// Whether the view lies too deep to be made.
    private let isCut: Bool

    override init(_ view: AnyView, _ inputs: _ViewInputs) {
        isCut = !perch_stack_has_room()
        super.init(view, inputs)
        if isCut {
            host.noteCut(of: self)
            child = host.standardViews.makePlaceholder(.depth, elementCount: 1).makeNode(ownInputs)
        } else {
            child = view.box.makeNode(ownInputs)
        }
    }

    override func update(_ view: AnyView) {
        let isSameType = self.view.box.viewType == view.box.viewType
        self.view = view
        if isCut { return }
        if isSameType {
            view.box.update(child)
        } else {
            release(child)
            child = arrive(view.box.makeNode(ownInputs))
            childElementsDidChange()
        }
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
