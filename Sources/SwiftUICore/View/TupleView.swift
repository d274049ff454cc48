@_spi(Reflection) import Swift

/// Several views, which `ViewBuilder` creates from the statements of a closure.
public struct TupleView<T> {
    /// The views, as a tuple.
    public var value: T

    /// Creates a view from a tuple of views.
    @inlinable nonisolated public init(_ value: T) { self.value = value }
}

extension TupleView: View, PrimitiveView {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(
        _ view: TupleView<T>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<TupleView<T>> {
        inputs.place == .root ? inputs.host.standardViews.makeRootStack(view, inputs) : TupleNode(view, inputs)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { TupleMembers.of(T.self).sum(\.elementCount) }

    @MainActor @preconcurrency
    public static func _elementCount(of view: Self) -> Int? {
        withBytes(of: view.value) { bytes in
            bytes.baseAddress.map { base in TupleMembers.of(T.self).sum { $0.elementCount(of: base) } } ?? 0
        }
    }
}

/// Makes and updates the node of one member of a tuple, found at `offset` bytes from its start.
@MainActor class TupleMember {
    let offset: Int

    init(offset: Int) { self.offset = offset }

    var elementCount: Int? { nil }
    func elementCount(of tuple: UnsafeRawPointer) -> Int? { nil }
    func makeNode(_ tuple: UnsafeRawPointer, _ inputs: _ViewInputs) -> _ViewNode { fatalError("abstract") }
    func update(_ node: _ViewNode, _ tuple: UnsafeRawPointer) { fatalError("abstract") }
}

private final class TypedTupleMember<V: View>: TupleMember {
    override var elementCount: Int? { V._elementCount }

    override func elementCount(of tuple: UnsafeRawPointer) -> Int? {
        V._elementCount(of: (tuple + offset).assumingMemoryBound(to: V.self).pointee)
    }

    override func makeNode(_ tuple: UnsafeRawPointer, _ inputs: _ViewInputs) -> _ViewNode {
        V._makeNode((tuple + offset).assumingMemoryBound(to: V.self).pointee, inputs)
    }

    override func update(_ node: _ViewNode, _ tuple: UnsafeRawPointer) {
        unsafeDowncast(node, to: _TypedViewNode<V>.self)
            .update((tuple + offset).assumingMemoryBound(to: V.self).pointee)
    }
}

/// The members of each tuple type that was met, found once by reflection: a tuple's type tells the compiler
/// nothing about its members, and a closure per value would cost an allocation for each.
@MainActor enum TupleMembers {
    private static var known: [ObjectIdentifier: [TupleMember]] = [:]

    static func of(_ type: Any.Type) -> [TupleMember] {
        if let members = known[ObjectIdentifier(type)] { return members }
        var members: [TupleMember] = []
        _ = _forEachField(of: type) { _, offset, memberType, _ in
            if let view = memberType as? any View.Type {
                members.append(member(view, offset: offset))
            } else {
                Log.once("A TupleView holds \(memberType), which is not a View and is left out.")
            }
            return true
        }
        // A tuple of one is the member itself.
        if members.isEmpty, let view = type as? any View.Type { members = [member(view, offset: 0)] }
        known[ObjectIdentifier(type)] = members
        return members
    }

    private static func member<V: View>(_ type: V.Type, offset: Int) -> TupleMember {
        TypedTupleMember<V>(offset: offset)
    }
}

final class TupleNode<T>: _TypedViewNode<TupleView<T>> {
    private let members: [TupleMember]
    private var nodes: [_ViewNode] = []

    override init(_ view: TupleView<T>, _ inputs: _ViewInputs) {
        members = TupleMembers.of(T.self)
        super.init(view, inputs)
        let inputs = childInputs
        withBytes(of: view.value) { bytes in
            guard let base = bytes.baseAddress else { return }
            nodes = members.map { $0.makeNode(base, inputs) }
        }
    }

    override func update(_ view: TupleView<T>) {
        self.view = view
        withBytes(of: view.value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for (member, node) in zip(members, nodes) { member.update(node, base) }
        }
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { nodes.forEach(visit) }
}
