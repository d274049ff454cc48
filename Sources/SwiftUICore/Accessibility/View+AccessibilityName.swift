import CollectionSupplement
import Foundation

/// A view that is read aloud by the name that another view would have, which is not shown: a switch whose label is
/// hidden, the icon of a label.
package struct NamedView<Content: View, Name: View> {
    fileprivate let content: Content
    fileprivate let name: Name
}

extension NamedView: View, PrimitiveView {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        NamedNode(view, inputs)
    }

    package static var _elementCount: Int? { Content._elementCount }
}

extension View {
    /// Reads this view aloud by the name of another view.
    nonisolated package func accessibilityName<Name: View>(_ name: Name) -> some View {
        NamedView(content: self, name: name)
    }
}

private final class NamedNode<Content: View, Name: View>: _TypedViewNode<NamedView<Content, Name>> {
    private typealias Shown = ModifiedContent<Content, NameModifier>
    private let source = NameSource()
    private var shown: _TypedViewNode<Shown>!
    private var name: _TypedViewNode<Name>!

    override init(_ view: NamedView<Content, Name>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        shown = Shown._makeNode(shownView, childInputs)
        name = Name._makeNode(view.name, childInputs)
        source.node = name
    }

    private var shownView: Shown {
        ModifiedContent(content: view.content, modifier: NameModifier(source: source))
    }

    override func update(_ view: NamedView<Content, Name>) {
        self.view = view
        shown.update(shownView)
        name.update(view.name)
    }

    // Nothing tells whether it is the name that has other elements.
    override func childElementsDidChange() {
        source.didChange()
        super.childElementsDidChange()
    }

    override var elementCount: Int { shown.elementCount }
    override func element(at index: Int) -> RenderNode? { shown.element(at: index) }
    override func collectElements(into elements: inout [RenderNode]) { shown.collectElements(into: &elements) }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        visit(shown)
        visit(name)
    }
}

/// The view that gives the name.
private final class NameSource {
    weak var node: _ViewNode?
    /// The elements that have the name.
    private var named = WeakList<NameRenderNode>()

    /// The name, for one of the elements that have it.
    func label(for element: NameRenderNode) -> String {
        let node = node
        let elements = assumeMainActor { node?.elements ?? [] }
        named.insert(element)
        for part in elements { element.hear(of: part) }
        // What tells another element is read each time.
        if elements.contains(where: { $0.parent !== element }) { element.setNeedsReading() }
        return elements.flatMap { $0.accessibilityElements() }.map(\.label).filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    /// The name may have other elements.
    func didChange() {
        for element in named { element.setNeedsReading() }
    }
}

private struct NameModifier {
    let source: NameSource
}

extension NameModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> NameRenderNode {
        NameRenderNode(tree: tree, child: child, source: source)
    }

    func updateWrapper(_ wrapper: NameRenderNode, _ environment: EnvironmentValues) {}
}

private final class NameRenderNode: WrapperRenderNode {
    private let source: NameSource

    init(tree: RenderTree, child: RenderNode, source: NameSource) {
        self.source = source
        super.init(tree: tree, child: child)
    }

    override var debugName: String { "Named" }

    override func makeAccessibilityElements() -> [AccessibilityNode] {
        var nodes = child.accessibilityElements()
        if nodes.isEmpty { nodes = [makeAccessibilityNode(AccessibilityRole(ofSilent: self))] }
        nodes[0].label = source.label(for: self)
        return nodes
    }
}
