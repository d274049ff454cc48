import Foundation

/// Takes keys while this view, or one in it, has the keyboard.
struct KeyPressModifier {
    let matches: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> KeyPressRenderNode {
        KeyPressRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: KeyPressRenderNode, _ environment: EnvironmentValues) {
        wrapper.modifier = environment.isEnabled ? self : nil
    }
}

final class KeyPressRenderNode: WrapperRenderNode {
    fileprivate var modifier: KeyPressModifier?

    override var debugName: String { "KeyPress" }

    func handle(_ press: KeyPress) -> KeyPress.Result {
        guard let modifier, modifier.matches(press) else { return .ignored }
        return modifier.action(press)
    }
}

/// Lets a view have the keyboard.
struct FocusableModifier {
    let isFocusable: Bool
}

extension FocusableModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> FocusableRenderNode {
        FocusableRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: FocusableRenderNode, _ environment: EnvironmentValues) {
        wrapper.isFocusable = isFocusable && environment.isEnabled
        wrapper.link = environment.focusLink
    }
}

final class FocusableRenderNode: WrapperRenderNode {
    fileprivate(set) var isFocusable = false
    /// The binding that names the view, if there is one.
    fileprivate var link: FocusLink?
    /// The focus of a view that no binding names.
    private var hasOwnFocus = false

    override var debugName: String { "Focusable" }

    var isFocused: Bool { isFocusable && (link?.isFocused ?? hasOwnFocus) }

    func setFocused(_ focused: Bool) {
        if let link { link.setFocused(focused) } else { hasOwnFocus = focused }
    }
}

extension ViewHost {
    /// Hands a key to the view that has the keyboard, and to those around it until one makes use of it. Where none does,
    /// a control whose shortcut it is acts, or the tab key moves the focus on. Returns whether anything came of it.
    @discardableResult package func send(_ press: KeyPress) -> Bool {
        let focusables = rootElement.focusables
        let focused = focusables.firstIndex(where: \.isFocused)
        var node: RenderNode? = focused.map { focusables[$0] }
        while let current = node {
            if let handler = current as? KeyPressRenderNode, handler.handle(press) == .handled { return true }
            node = current.parent
        }
        let controls = rootElement.accessibilityElements().flatMap(\.flattened)
        if let control = controls.first(where: { $0.keyboardShortcut?.matches(press) == true }) {
            return control.activate()
        }
        guard press.key == .tab, press.phase != .up, !focusables.isEmpty else { return false }
        let isBack = press.modifiers.contains(.shift)
        let next =
            focused.map { ($0 + (isBack ? -1 : 1) + focusables.count) % focusables.count }
            ?? (isBack ? focusables.count - 1 : 0)
        if let focused { focusables[focused].setFocused(false) }
        focusables[next].setFocused(true)
        return true
    }
}

extension RenderNode {
    /// The views below that may have the keyboard, in the order they stand.
    fileprivate var focusables: [FocusableRenderNode] {
        let inner = children.flatMap(\.focusables)
        guard let focusable = self as? FocusableRenderNode, focusable.isFocusable else { return inner }
        return [focusable] + inner
    }
}

extension View {
    /// Lets the view have the keyboard.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Lets the view have the keyboard, for some kinds of interaction. All kinds count here.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Calls `action` when `key` is pressed or held while the view, or one in it, has the keyboard.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
    }

    /// Calls `action` when something happens to `key` while the view, or one in it, has the keyboard.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Calls `action` when something happens to one of `keys` while the view, or one in it, has the keyboard.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(matches: { phases.contains($0.phase) && keys.contains($0.key) }, action: action))
    }

    /// Calls `action` when a key that types one of `characters` is used while the view, or one in it, has the keyboard.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                matches: { press in
                    phases.contains(press.phase) && !press.characters.isEmpty
                        && press.characters.unicodeScalars.allSatisfy(characters.contains)
                },
                action: action))
    }

    /// Calls `action` when something happens to any key while the view, or one in it, has the keyboard.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(matches: { phases.contains($0.phase) }, action: action))
    }
}
