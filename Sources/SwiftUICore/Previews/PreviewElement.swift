import Foundation

/// One of the top-level elements of a preview's views, each of which is a preview of its own.
package struct PreviewElement {
    package let view: AnyView
    package let name: String?
    package let layout: PreviewLayout?
    package let device: PreviewDevice?
    package let orientation: InterfaceOrientation?

    /// Finds the elements of `previews` by making them once: they may come out of a `ForEach`, an `if` or a view of the
    /// user's, and modifiers around a group belong to each of its elements.
    @MainActor package static func split<V: View>(_ previews: V) -> [PreviewElement] {
        let probe = PreviewProbe()
        let host = ViewHost(
            PreviewElementReader(content: previews, index: nil, probe: probe),
            size: CGSize(width: 1, height: 1))
        return withExtendedLifetime(host) {
            probe.elements.enumerated().map { index, element in
                PreviewElement(
                    view: AnyView(PreviewElementReader(content: previews, index: index, probe: nil)),
                    name: element.trait(PreviewNameTraitKey.self),
                    layout: element.trait(PreviewLayoutTraitKey.self),
                    device: element.trait(PreviewDeviceTraitKey.self),
                    orientation: element.trait(PreviewOrientationTraitKey.self))
            }
        }
    }
}

/// Gives away the elements of a node.
@MainActor private final class PreviewProbe {
    weak var node: _ViewNode?
    var elements: [RenderNode] { node?.elements ?? [] }
}

/// Shows one element of its content only, or all of them to a probe.
private struct PreviewElementReader<Content: View>: View, PrimitiveView {
    typealias Body = Never

    var content: Content
    /// The element to show; nil for all.
    let index: Int?
    let probe: PreviewProbe?

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        PreviewElementNode(view, inputs)
    }
}

private final class PreviewElementNode<Content: View>: ForwardingNode<PreviewElementReader<Content>, Content> {
    init(_ view: PreviewElementReader<Content>, _ inputs: _ViewInputs) {
        super.init(view, inputs, content: \.content)
        view.probe?.node = self
    }

    // Several views are several previews, whatever modifies them together.
    override var contentInputs: _ViewInputs { childInputs }

    override var elementCount: Int {
        guard let index = view.index else { return child.elementCount }
        return index < child.elementCount ? 1 : 0
    }

    override func element(at position: Int) -> RenderNode? {
        guard let index = view.index else { return child.element(at: position) }
        return position == 0 ? child.element(at: index) : nil
    }

    override func collectElements(into elements: inout [RenderNode]) {
        guard let index = view.index else { return child.collectElements(into: &elements) }
        if let element = child.element(at: index) { elements.append(element) }
    }

    // The previews that do not show have no say.
    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard let index = view.index else { return super.collectPreference(key, into: &value) }
        child.preferenceSource(ofElementAt: index).collectPreference(key, into: &value)
    }
}

extension _ViewNode {
    /// The node here or below whose preferences are those of the element at `index`.
    fileprivate func preferenceSource(ofElementAt index: Int) -> _ViewNode {
        if self is any PreferenceWriter { return self }
        var (start, total) = (0, 0)
        var source: _ViewNode?
        forEachElementSource { node in
            let count = node.elementCount
            if source == nil, index < total + count { (source, start) = (node, total) }
            total += count
        }
        guard let source, total == elementCount else { return self }
        return source.preferenceSource(ofElementAt: index - start)
    }
}
