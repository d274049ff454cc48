import Foundation

/// The keyboard on the screen of a device that has none of keys: it comes up while something takes text, takes from the safe
/// area, and goes down again.
///
/// It is not drawn, since it is the system's. It moves by steps: what lies over it is laid out again with each.
@MainActor package final class SoftwareKeyboard {
    private let root: RootRenderNode
    private unowned let host: NodeHost
    /// From 0, below the screen, to 1, in its place.
    private lazy var extent = InteractiveTrack(0, in: root.tree) { [weak self] in assumeMainActor { self?.move() } }
    private var isWanted = false
    private var isHeld = false

    init(root: RootRenderNode, host: NodeHost) {
        self.root = root
        self.host = host
    }

    /// How high it is, in points, down to the canvas's lower edge; 0 if people type on keys.
    package var height: CGFloat = 0 {
        didSet {
            height = height.isFinite ? max(0, height) : 0
            guard height != oldValue else { return }
            move()
            host.setNeedsFrame()
        }
    }

    /// How much of the canvas it covers now, in points.
    package var coveredHeight: CGFloat { root.keyboardHeight }

    func textInputDidChange(to input: TextInputController?) {
        isWanted = input != nil
        isHeld = false
        extent.animate(to: isWanted ? 1 : 0, height > 0 && host.hasMadeFrame ? KeyboardAppearance.motion : nil)
        if isWanted { revealField() }
    }

    private func move() {
        root.keyboardHeight = height * min(max(extent.value, 0), 1)
        if isWanted, !isHeld { revealField() }
    }

    /// Scrolls the field that is edited out from behind the keyboard.
    private func revealField() {
        guard height > 0 else { return }
        host.afterUpdate { [host = host.backReference] in
            guard let node = host.object?.focus.focused?.node else { return }
            ScrollRenderNode.reveal(
                CGRect(origin: .zero, size: node.size).insetBy(dx: 0, dy: -KeyboardAppearance.fieldMargin), of: node)
        }
    }

    // MARK: Fingers

    /// A finger that scrolls has come to a height on the canvas. Once it reaches the keyboard, that goes along.
    func drag(to y: CGFloat) {
        guard isWanted, height > 0, !extent.isMoving else { return }
        let part = min(max((root.size.height - y) / height, 0), 1)
        guard isHeld || part < 1 else { return }
        isHeld = true
        extent.hold(at: part)
    }

    /// The finger has left; how fast it went down, in points for each second.
    func letGo(velocity: CGFloat) {
        guard isHeld else { return }
        isHeld = false
        let goes = velocity == 0 ? extent.value < 0.5 : velocity > 0
        if goes, extent.value < 1 { return host.focus.focus(nil) }
        extent.animate(to: 1, KeyboardAppearance.motion)
    }
}

private enum SoftwareKeyboardKey: HostKey {
    static func makeValue(for host: NodeHost) -> SoftwareKeyboard { SoftwareKeyboard(root: host.canvas, host: host) }
}

extension NodeHost {
    /// The keyboard on the screen, where the device has one.
    package var keyboard: SoftwareKeyboard { self[SoftwareKeyboardKey.self] }
}
