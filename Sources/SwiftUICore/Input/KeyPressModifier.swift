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

extension View {
    /// Calls `action` when the user presses or holds `key` while this view, or a view in it, has the keyboard focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
    }

    /// Calls `action` for the given phases of `key` while this view, or a view in it, has the keyboard focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Calls `action` for the given phases of `keys` while this view, or a view in it, has the keyboard focus.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(matches: { phases.contains($0.phase) && keys.contains($0.key) }, action: action))
    }

    /// Calls `action` for the given phases of keys that type one of `characters` while this view, or a view in it, has
    /// the keyboard focus.
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

    /// Calls `action` for the given phases of any key while this view, or a view in it, has the keyboard focus.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(matches: { phases.contains($0.phase) }, action: action))
    }
}
