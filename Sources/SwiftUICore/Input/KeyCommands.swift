import CoreGraphics
import Foundation

/// Holds a program's commands: views that nobody sees, of which only the keys count.
struct KeyCommandsModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> KeyCommandsRenderNode {
        KeyCommandsRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: KeyCommandsRenderNode, _ environment: EnvironmentValues) {
        environment.focusController?.commands = wrapper
    }
}

final class KeyCommandsRenderNode: WrapperRenderNode {
    override var debugName: String { "KeyCommands" }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    override func draw(in canvas: inout DisplayCanvas) {}
    override func hitTest(_ point: CGPoint) -> RenderNode? { nil }
    override func makeAccessibilityElements() -> [AccessibilityNode] { [] }
    override func keepsFocus(from child: RenderNode) -> Bool { true }

    /// Does what the first command does that has the key for its shortcut. Returns whether there is one that may act.
    @MainActor func perform(_ press: KeyPress) -> Bool {
        let commands = child.accessibilityElements().flatMap(\.flattened)
        guard let command = commands.first(where: { $0.keyboardShortcut?.matches(press) == true }) else { return false }
        return tree.accessibilityActions.activate(command)
    }
}

extension View {
    /// Lets keys do what the controls in some views do, which are not shown. Controls that are shown have their keys first.
    nonisolated package func keyCommands(@ViewBuilder _ commands: () -> some View) -> some View {
        background { ZStack(content: commands).modifier(KeyCommandsModifier()) }
    }
}
