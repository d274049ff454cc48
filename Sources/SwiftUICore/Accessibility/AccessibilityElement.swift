import CoreGraphics
import DisplayList

/// A behavior for the child elements of a view that becomes one accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind { case ignore, combine, contain }
    let kind: Kind

    /// A behavior that hides the elements from assistive technology.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// The view holds them.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// A behavior that combines the labels and actions of the elements into one element.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// Makes each element of the content one element for assistive technology.
struct AccessibilityElementModifier {
    enum Kind {
        case children(AccessibilityChildBehavior.Kind)
        /// A control: its contents name it.
        case control(AccessibilityRole, AccessibilityTraits)
    }

    let kind: Kind
    let configure: (inout AccessibilityDescription) -> Void
}

extension AccessibilityElementModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> AccessibilityElementRenderNode {
        AccessibilityElementRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: AccessibilityElementRenderNode, _ environment: EnvironmentValues) {
        wrapper.modifier = self
        wrapper.setNeedsReading()
        guard case .control = kind else { return }
        wrapper.isEnabled = environment.isEnabled
        wrapper.focus?.item.isEnabledDidChange(to: environment.isEnabled)
    }
}

final class AccessibilityElementRenderNode: WrapperRenderNode {
    fileprivate var modifier: AccessibilityElementModifier!
    fileprivate var isEnabled = true
    @MainActor fileprivate var focus: ControlFocus?

    override var debugName: String { "AccessibilityElement" }

    /// What represents the element where the keyboard is concerned; nil if it is no control that people press or
    /// adjust. What takes text has the keyboard itself.
    @MainActor func focusItem(_ controller: FocusController) -> FocusItem? {
        guard case .control(let role, _) = modifier.kind, isEnabled, !role.takesText,
            accessibilityElements().contains(where: \.isOperable)
        else { return nil }
        let focus = focus ?? ControlFocus(self)
        self.focus = focus
        focus.item.stand(for: self, isEnabled: isEnabled, controller)
        return focus.item
    }

    private var hasKeyboard: Bool {
        nonisolated(unsafe) let element = self
        return assumeMainActor { element.focus?.item.isFocused == true }
    }

    override func draw(in canvas: inout DisplayCanvas) {
        super.draw(in: &canvas)
        if hasKeyboard {
            FocusAppearance.drawHalo(AnyShapeStyle(.tint).recipe(in: tree.environment), around: size, in: &canvas)
        }
    }

    override func makeAccessibilityElements() -> [AccessibilityNode] {
        let parts = child.accessibilityElements()
        var node: AccessibilityNode
        switch modifier.kind {
        case .children(.ignore):
            node = makeAccessibilityNode(.group)
        case .children(.contain):
            node = makeAccessibilityNode(.group)
            node.children = AccessibilityTree.ordered(parts)
        case .children(.combine):
            node = makeAccessibilityNode(parts.count == 1 ? parts[0].role : .group)
            AccessibilityTree.combine(parts, into: &node)
            if node.role == .group, node.traits == .isStaticText { node.role = .text }
        case .control(let role, let traits):
            node = makeAccessibilityNode(role)
            AccessibilityTree.combine(parts, into: &node, keepsActions: false)
            node.traits = traits.union(role.impliedTraits)
            node.adjust = nil
            node.isEnabled = isEnabled
        }
        if hasKeyboard { node.isFocused = true }
        describe(&node, modifier.configure)
        return [node]
    }
}

extension View {
    /// Makes the view an accessibility element. Its label and other attributes replace those of its content.
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        modifier(AccessibilityElementModifier(kind: .children(children.kind), configure: { _ in }))
    }

    /// Makes the view one element of a kind; what its contents say becomes its label.
    ///
    /// For controls. `configure` adds value, actions and whatever else; it runs when the tree is asked for. Whether
    /// the control may be used comes from the environment.
    nonisolated package func accessibilityControl(
        _ role: AccessibilityRole, traits: AccessibilityTraits = [],
        configure: @escaping (inout AccessibilityDescription) -> Void = { _ in }
    ) -> some View {
        modifier(AccessibilityElementModifier(kind: .control(role, traits), configure: configure))
    }

    /// Makes the view hold its elements, as one of a kind: a list, a tab bar, a dialog.
    nonisolated package func accessibilityContainer(
        _ role: AccessibilityRole, configure: @escaping (inout AccessibilityDescription) -> Void = { _ in }
    ) -> some View {
        modifier(
            AccessibilityElementModifier(kind: .children(.contain)) { node in
                node.role = role
                node.traits.formUnion(role.impliedTraits)
                configure(&node)
            })
    }
}
