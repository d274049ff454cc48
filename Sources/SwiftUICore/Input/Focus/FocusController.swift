import CoreGraphics
import Foundation

/// Keeps which view of a host has the keyboard, and moves it.
///
/// Views that can have it are ``FocusItem``s, found in the order of the elements; `FocusState`s follow from which one has it.
@MainActor package final class FocusController {
    package private(set) var focused: FocusItem?
    /// The states that were told that the focused view has the focus. They are notified of its end even where the view has gone.
    private var claims: [any FocusClaim] = []

    /// Told when another client than before takes text, or none: the request to a host to show or hide a keyboard.
    package var onTextInputChange: ((TextInputController?) -> Void)?

    private unowned let host: NodeHost
    /// Counts the wishes of programs, so that it can be seen whether an action had one.
    private var requestCount = 0
    private var bindings: [WeakBinding] = []
    private var values: [WeakValues] = []

    private struct WeakBinding {
        weak var node: FocusBindingRenderNode?
    }

    private struct WeakValues {
        weak var node: FocusedValuesRenderNode?
    }

    init(host: NodeHost) { self.host = host }

    /// Whether people operate all controls by the keyboard: the tab key comes to buttons and the like as well, and the space
    /// bar presses them. It is a setting of people's, which is off unless a host says otherwise.
    package var hasFullKeyboardAccess = false

    /// What keys do beside what the views on the canvas say.
    weak var commands: KeyCommandsRenderNode?

    /// What takes text now.
    package var textInput: TextInputController? { focused?.client?.textInput }

    /// The keyboard on the screen.
    var keyboard: SoftwareKeyboard { host.keyboard }

    /// All that text could be typed into now, in the order of the elements.
    package var textInputs: [TextInputController] {
        var found: [TextInputController] = []
        forEachFocusable(in: host.canvas) { node in
            if let input = (node as? FocusRenderNode)?.item?.client?.textInput { found.append(input) }
        }
        return found
    }

    // MARK: Moving

    /// Gives the keyboard to what takes that text.
    package func focus(_ input: TextInputController) {
        forEachFocusable(in: host.canvas) { node in
            guard let item = (node as? FocusRenderNode)?.item, item.client?.textInput === input else { return }
            focus(item)
        }
    }

    /// Gives the keyboard to a view, or takes it from all.
    package func focus(_ item: FocusItem?) {
        guard item !== focused, item?.canHaveFocus ?? true else { return }
        let (old, lost) = (focused, claims)
        focused = item
        claims = claims(of: item)
        // A state that goes from one of its views to another is not without a view in between.
        for claim in lost where !claims.contains(where: { $0.box === claim.box }) { claim.release() }
        for claim in claims { claim.take() }
        old?.didChange(isFocused: false)
        item?.didChange(isFocused: true)
        tellOfTextInput()
        focusedValuesMayHaveChanged()
        host.setNeedsFrame()
    }

    /// The client that the host was last told of; it may have gone since.
    private weak var toldInput: TextInputController?
    private var hasToldInput = false

    /// Tells the host where another client than before takes text, or none.
    func tellOfTextInput() {
        let input = textInput
        guard input !== toldInput || (input != nil) != hasToldInput else { return }
        toldInput = input
        hasToldInput = input != nil
        host.keyboard.textInputDidChange(to: input)
        onTextInputChange?(input)
    }

    /// The states that name a view, the nearest first; of one state only the nearest value counts.
    private func claims(of item: FocusItem?) -> [any FocusClaim] {
        var claims: [any FocusClaim] = []
        var node: RenderNode? = item?.node
        while let current = node {
            if let claim = (current as? FocusBindingRenderNode)?.claim,
                !claims.contains(where: { $0.box === claim.box })
            {
                claims.append(claim)
            }
            node = current.parent
        }
        return claims
    }

    /// A program set a focus state: moves the focus once the views are up to date.
    func request(_ box: AnyObject) {
        requestCount += 1
        host.afterUpdate { [weak self] in self?.follow(box) }
    }

    private func follow(_ box: AnyObject) {
        let present = claims(of: focused).first { $0.box === box }
        if present?.isWanted == true { return }
        bindings.removeAll { $0.node == nil }
        let named = bindings.compactMap(\.node).filter { $0.claim?.box === box }
        let wanting = named.filter { $0.claim?.isWanted == true && isReachable($0) }
        if let node = inOrder(wanting).first, let item = firstItem(in: node) {
            if wanting.count > 1 {
                Log.once("Several views are focused by the same value; the first one is used (\(node.path)).")
            }
            return focus(item)
        }
        // No view bears the value: the state tells again what is so.
        if let present {
            if present.isUnfocused { focus(nil) } else { present.take() }
        } else {
            named.first?.claim?.release()
        }
    }

    private func inOrder(_ nodes: [FocusBindingRenderNode]) -> [FocusBindingRenderNode] {
        guard nodes.count > 1 else { return nodes }
        var ordered: [FocusBindingRenderNode] = []
        forEachFocusable(in: host.canvas) { node in
            if let node = node as? FocusBindingRenderNode, nodes.contains(where: { $0 === node }) {
                ordered.append(node)
            }
        }
        return ordered
    }

    /// Runs `action`, after which `item` gives the keyboard up unless the program wished for it meanwhile.
    func resign(_ item: FocusItem, afterUnlessMoved action: () -> Void) {
        let count = requestCount
        action()
        if requestCount == count, focused === item { focus(nil) }
    }

    /// Moves the keyboard to the next view, or the one before; from the last it comes to the first. Returns whether there is
    /// any.
    package func moveFocus(isBack: Bool) -> Bool {
        var items: [FocusItem] = []
        collectTabStops(in: host.canvas, &items)
        guard !items.isEmpty else { return false }
        let present = items.firstIndex { $0 === focused }
        let next =
            present.map { ($0 + (isBack ? -1 : 1) + items.count) % items.count } ?? (isBack ? items.count - 1 : 0)
        focus(items[next])
        return true
    }

    // MARK: Keeping up

    /// Runs `action` once the views are up to date, and the focus has left those that are gone or covered.
    func afterReconciling(_ action: @escaping () -> Void) {
        host.afterUpdate { [weak self] in
            self?.reconcile()
            action()
        }
    }

    /// Runs `action` once the views are up to date and laid out.
    func afterUpdate(_ action: @escaping () -> Void) { host.afterUpdate(action) }

    func add(_ binding: FocusBindingRenderNode) { bindings.append(WeakBinding(node: binding)) }

    /// Views have changed: one that is gone, disabled or covered has the keyboard no longer.
    func reconcile() {
        guard let focused else { return }
        guard focused.canHaveFocus, focused.node.map(isReachable) == true else { return focus(nil) }
        // The names that the view follows may have become others.
        claims = claims(of: focused)
    }

    /// Whether an element is on the canvas and nothing modal covers it.
    func isReachable(_ element: RenderNode) -> Bool {
        var node = element
        while let parent = node.parent {
            if node.isDeparting || parent.keepsFocus(from: node) { return false }
            node = parent
        }
        return node === host.canvas
    }

    // MARK: Values

    /// What the views say for those that have the keyboard, and for the scene.
    private(set) var focusedValues = FocusedValues()
    /// Counted up when one of the values is another, for bodies that read them.
    private let valuesVersion = StateBox(0)

    func add(_ node: FocusedValuesRenderNode) { values.append(WeakValues(node: node)) }

    func observedValues() -> FocusedValues {
        _ = valuesVersion.get()
        return focusedValues
    }

    /// Puts the values together again, once the views are up to date.
    func focusedValuesMayHaveChanged() {
        guard !values.isEmpty, !isCollectingValues else { return }
        isCollectingValues = true
        host.afterUpdate { [weak self] in self?.collectValues() }
    }

    private var isCollectingValues = false

    private func collectValues() {
        isCollectingValues = false
        values.removeAll { $0.node == nil }
        var new = FocusedValues()
        for node in values.compactMap(\.node) where node.isForScene && isReachable(node) { node.write?(&new) }
        var node: RenderNode? = focused?.node
        var chain: [FocusedValuesRenderNode] = []
        while let current = node {
            if let values = current as? FocusedValuesRenderNode, !values.isForScene { chain.append(values) }
            node = current.parent
        }
        // The nearest to the focus is written last, and stays.
        for node in chain.reversed() { node.write?(&new) }
        guard new != focusedValues else { return }
        focusedValues = new
        valuesVersion.set(valuesVersion.get() &+ 1, Transaction())
    }
}

private enum FocusControllerKey: EnvironmentKey {
    static var defaultValue: FocusController? { nil }
    static func _valuesEqual(_ a: FocusController?, _ b: FocusController?) -> Bool { a === b }
}

extension EnvironmentValues {
    /// Who has the keyboard; the host sets it.
    package var focusController: FocusController? {
        get { self[FocusControllerKey.self] }
        set { self[FocusControllerKey.self] = newValue }
    }
}

private enum FocusKey: HostKey {
    static func makeValue(for host: NodeHost) -> FocusController { FocusController(host: host) }
}

extension NodeHost {
    /// Which view has the keyboard.
    package var focus: FocusController { self[FocusKey.self] }
}

extension FocusController {
    /// Visits a node and all below it that can be reached, in order.
    private func forEachFocusable(in node: RenderNode, _ visit: (RenderNode) -> Void) {
        visit(node)
        for child in node.children where !node.keepsFocus(from: child) { forEachFocusable(in: child, visit) }
    }

    /// What the tab key comes to, in order. What has the keyboard as a whole hides the controls that it is made of.
    private func collectTabStops(in node: RenderNode, hidesControls: Bool = false, _ items: inout [FocusItem]) {
        var hidesControls = hidesControls || (node as? AccessibilityAttachmentRenderNode)?.isPassedOver == true
        if let focus = node as? FocusRenderNode, let item = focus.item, item.isInTabOrder {
            if !items.contains(where: { $0 === item }) { items.append(item) }
            if !focus.isGroup { hidesControls = true }
        } else if !hidesControls, let item = itemOfControl(node) {
            items.append(item)
            hidesControls = true
        }
        for child in node.children where !node.keepsFocus(from: child) {
            collectTabStops(in: child, hidesControls: hidesControls, &items)
        }
    }

    /// The first view in a node that can have the keyboard.
    private func firstItem(in node: RenderNode) -> FocusItem? {
        if let item = (node as? FocusRenderNode)?.item, item.canHaveFocus { return item }
        if let item = itemOfControl(node) { return item }
        for child in node.children where !node.keepsFocus(from: child) {
            if let item = firstItem(in: child) { return item }
        }
        return nil
    }

    /// What represents a control, where people operate controls by the keyboard.
    private func itemOfControl(_ node: RenderNode) -> FocusItem? {
        guard hasFullKeyboardAccess else { return nil }
        return (node as? AccessibilityElementRenderNode)?.focusItem(self)
    }
}
