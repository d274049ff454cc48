/// A view that is one of two views. `if … else` and `switch` in a view builder create it.
///
/// The branches have separate identities: state is lost when the branch changes.
public struct _ConditionalContent<TrueContent, FalseContent> {
    public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    package let storage: Storage

    package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        ConditionalNode(view, inputs)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? {
        guard let count = TrueContent._elementCount, count == FalseContent._elementCount else { return nil }
        return count
    }

    @MainActor @preconcurrency
    public static func _elementCount(of view: Self) -> Int? {
        switch view.storage {
        case .trueContent(let content): TrueContent._elementCount(of: content)
        case .falseContent(let content): FalseContent._elementCount(of: content)
        }
    }
}

final class ConditionalNode<A: View, B: View>: _TypedViewNode<_ConditionalContent<A, B>> {
    private var first: _TypedViewNode<A>?
    private var second: _TypedViewNode<B>?

    override init(_ view: _ConditionalContent<A, B>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        switch view.storage {
        case .trueContent(let content): first = A._makeNode(content, ownInputs)
        case .falseContent(let content): second = B._makeNode(content, ownInputs)
        }
    }

    override func update(_ view: _ConditionalContent<A, B>) {
        self.view = view
        show(view)
    }

    private func show(_ view: _ConditionalContent<A, B>) {
        switch view.storage {
        case .trueContent(let content):
            if let first { return first.update(content) }
            if let second { release(second) }
            second = nil
            first = takeBack(updating: content) ?? arrive(A._makeNode(content, ownInputs))
        case .falseContent(let content):
            if let second { return second.update(content) }
            if let first { release(first) }
            first = nil
            second = takeBack(updating: content) ?? arrive(B._makeNode(content, ownInputs))
        }
        childElementsDidChange()
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let first { visit(first) }
        if let second { visit(second) }
    }
}
