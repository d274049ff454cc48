import CoreGraphics

/// A modifier that changes the accessibility information of a view.
public struct AccessibilityAttachmentModifier {
    /// Makes the change, once values that depend on the environment are known.
    package typealias Change = (inout AccessibilityDescription) -> Void

    /// Whether the view and all in it are taken out of the accessibility tree.
    let isHiding: Bool
    let isEnabled: Bool
    let resolve: (EnvironmentValues) -> Change

    init(isEnabled: Bool = true, _ resolve: @escaping (EnvironmentValues) -> Change) {
        isHiding = false
        self.isEnabled = isEnabled
        self.resolve = resolve
    }

    /// Hides the view, or leaves it as it is.
    init(isHiding: Bool) {
        self.isHiding = isHiding
        isEnabled = false
        resolve = { _ in { _ in } }
    }
}

extension AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never
}

extension AccessibilityAttachmentModifier: ElementModifier {
    package func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> AccessibilityAttachmentRenderNode {
        AccessibilityAttachmentRenderNode(tree: tree, child: child)
    }

    package func updateWrapper(_ wrapper: AccessibilityAttachmentRenderNode, _ environment: EnvironmentValues) {
        wrapper.isHiding = isHiding
        wrapper.change = isEnabled ? resolve(environment) : nil
        wrapper.setNeedsReading()
    }
}

/// Changes the elements of its child. A child without any, such as a shape, becomes one.
package final class AccessibilityAttachmentRenderNode: WrapperRenderNode {
    fileprivate(set) var change: AccessibilityAttachmentModifier.Change?
    fileprivate(set) var isHiding = false

    package override var debugName: String { "Accessibility" }

    package override func makeAccessibilityElements() -> [AccessibilityNode] {
        if isHiding { return tree.reading.includesHidden ? child.accessibilityElements() : [] }
        var nodes = child.accessibilityElements()
        guard let change else { return nodes }
        if nodes.isEmpty, isHiddenFromAccessibility == false {
            nodes = [makeAccessibilityNode(AccessibilityRole(ofSilent: self))]
        }
        for index in nodes.indices { describe(&nodes[index], change) }
        return nodes
    }

    /// Whether the keyboard passes over all elements of the view, because they do not respond to people.
    final var isPassedOver: Bool {
        guard change != nil else { return false }
        let nodes = accessibilityElements()
        return !nodes.isEmpty && nodes.allSatisfy { $0.respondsToUserInteraction == false }
    }

    /// Whether the view was hidden on purpose, so that nothing said about it brings it back.
    private var isHiddenFromAccessibility: Bool {
        var node: RenderNode? = child
        while let wrapper = node as? WrapperRenderNode {
            if let hiding = wrapper as? AccessibilityAttachmentRenderNode, hiding.isHiding { return true }
            node = wrapper.child
        }
        return false
    }
}

extension AccessibilityRole {
    /// The kind of the element that a view becomes once something is said about it, although its content has none: a decorative image
    /// with a label is an image.
    init(ofSilent view: RenderNode) { self = WrapperRenderNode.content(of: view) is ImageRenderNode ? .image : .group }
}

extension View {
    /// Changes the accessibility elements of this view.
    nonisolated package func accessibilityChange(
        isEnabled: Bool = true, _ change: @escaping AccessibilityAttachmentModifier.Change
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(isEnabled: isEnabled) { _ in change })
    }

    /// Changes the accessibility elements of this view, by values of the environment.
    nonisolated func accessibilityChange(
        isEnabled: Bool = true, resolve: @escaping (EnvironmentValues) -> AccessibilityAttachmentModifier.Change
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(isEnabled: isEnabled, resolve))
    }
}
