/// The view to which a modifier is applied, in the body of the modifier. You can use it several times.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
    public typealias Body = Never

    let source: ModifierContentSource?

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        ModifierContentNode(view, inputs)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { ModifierContentCount.of(Modifier.self) }
}

/// How many elements modifiers' contents have, while those of the modified views are being counted: the type of a content
/// tells the modifier only.
@MainActor enum ModifierContentCount {
    private static var known: [(modifier: any ViewModifier.Type, count: Int?)] = []

    static func with(_ count: Int?, for modifier: any ViewModifier.Type, _ body: () -> Int?) -> Int? {
        known.append((modifier, count))
        defer { known.removeLast() }
        return body()
    }

    static func of(_ modifier: any ViewModifier.Type) -> Int? { known.last { $0.modifier == modifier }?.count }
}

/// Passes the modified view to the places in the modifier's body that ask for it.
@MainActor class ModifierContentSource {
    fileprivate var users: [Weak] = []

    struct Weak {
        weak var node: _ViewNode?
    }

    func makeNode(_ inputs: _ViewInputs) -> _ViewNode { fatalError("abstract") }
    func update(_ node: _ViewNode) { fatalError("abstract") }

    /// Passes a new value of the content to all who show it.
    final func updateUsers() {
        users.removeAll { $0.node == nil }
        for user in users { user.node.map(update) }
    }
}

private final class TypedModifierContentSource<Content: View>: ModifierContentSource {
    var content: Content

    init(_ content: Content) { self.content = content }

    override func makeNode(_ inputs: _ViewInputs) -> _ViewNode {
        let node = Content._makeNode(content, inputs)
        users.append(Weak(node: node))
        return node
    }

    override func update(_ node: _ViewNode) {
        unsafeDowncast(node, to: _TypedViewNode<Content>.self).update(content)
    }
}

private final class ModifierContentNode<M: ViewModifier>: _TypedViewNode<_ViewModifier_Content<M>> {
    private var child: _ViewNode?

    override init(_ view: _ViewModifier_Content<M>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        child = view.source?.makeNode(ownInputs)
    }

    override func update(_ view: _ViewModifier_Content<M>) {
        // The source updates its users itself, for the body need not run when only the content changed.
        guard view.source !== self.view.source else { return }
        self.view = view
        child?.unmount()
        child = view.source?.makeNode(ownInputs)
        childElementsDidChange()
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let child { visit(child) }
    }
}

/// Keeps a view with a modifier that has a body.
final class ModifierBodyNode<C: View, M: ViewModifier>: BodyRunningNode<ModifiedContent<C, M>, M.Body> {
    private let source: TypedModifierContentSource<C>
    private var modifier: M
    private let properties: DynamicPropertyFields
    @exclusivity(unchecked) private var animation = AnimatedAttribute<M>()

    override init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
        source = TypedModifierContentSource(view.content)
        modifier = view.modifier
        properties = DynamicPropertyFields.of(M.self)
        super.init(view, inputs)
        runBody()
    }

    override var pathComponent: String? { Self.pathComponent(of: M.self) }

    override func update(_ view: ModifiedContent<C, M>) {
        self.view = view
        let isSame = dependencies.isClean && ValueComparison.areEqual(modifier, view.modifier, properties)
        source.content = view.content
        source.updateUsers()
        if isSame { return }
        animation.change(
            from: modifier, to: view.modifier, on: self, step: { [weak self] in self?.invalidateBody() })
        modifier = view.modifier
        runBody()
    }

    override func runBody() {
        let modified = _ViewModifier_Content<M>(source: source)
        guard animation.isRunning else {
            return show(
                dependencies.track(self, &modifier, properties) { modifier in
                    content { modifier.body(content: modified) }
                })
        }
        var shown = animation.presented(modifier)
        show(dependencies.track(self, &shown, properties) { modifier in content { modifier.body(content: modified) } })
    }
}
