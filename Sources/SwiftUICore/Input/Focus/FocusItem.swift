import CoreGraphics
import DisplayList
import Foundation

/// What is notified when its view gets or loses the keyboard.
@MainActor package protocol FocusClient: AnyObject {
    func focusDidChange(to isFocused: Bool)
    /// What takes the text that is typed; nil for views that only take keys.
    var textInput: TextInputController? { get }
    /// A finger has come down somewhere on the canvas, or something has been scrolled there.
    func attentionDidMove(to place: CGPoint?)
}

extension FocusClient {
    package func attentionDidMove(to place: CGPoint?) {}
}

/// A view that can have the keyboard.
@MainActor package final class FocusItem {
    package weak var client: (any FocusClient)?
    private let isFocusedBox = StateBox(false)
    fileprivate(set) weak var controller: FocusController?
    fileprivate(set) weak var node: RenderNode?
    fileprivate(set) var isFocusable = false
    fileprivate var interactions = FocusInteractions.automatic

    nonisolated package init() {}

    package convenience init(client: any FocusClient) {
        self.init()
        self.client = client
    }

    package var isFocused: Bool { controller?.focused === self }

    /// Whether the view has the keyboard, for bodies that show it.
    nonisolated package var observedFocus: Bool { isFocusedBox.get() }

    package var canHaveFocus: Bool { isFocusable && node != nil }
    /// Views that are only pressed come in their turn where people operate all controls by the keyboard.
    var isInTabOrder: Bool {
        canHaveFocus && (interactions.contains(.edit) || controller?.hasFullKeyboardAccess == true)
    }

    /// Makes it the item of an element that is only pressed, under a controller.
    func stand(for element: RenderNode, isEnabled: Bool, _ controller: FocusController) {
        (node, self.controller, isFocusable, interactions) = (element, controller, isEnabled, .activate)
    }

    func isEnabledDidChange(to isEnabled: Bool) { isFocusable = isEnabled }

    package var frame: CGRect { node?.globalFrame ?? .null }

    package func focus() { if canHaveFocus { controller?.focus(self) } }
    package func resign() { if isFocused { controller?.focus(nil) } }

    /// The view takes text by another client than before.
    func textInputDidChange() { if isFocused { controller?.tellOfTextInput() } }

    /// Runs `action`; afterwards the view gives the keyboard up unless the program said where it is to be.
    func resignUnlessMoved(_ action: () -> Void) {
        guard let controller else { return action() }
        controller.resign(self, afterUnlessMoved: action)
    }

    /// Runs `action` once the views are up to date and laid out.
    package func afterUpdate(_ action: @escaping () -> Void) { controller?.afterUpdate(action) }

    func didChange(isFocused: Bool) {
        isFocusedBox.set(isFocused, Transaction.current)
        client?.focusDidChange(to: isFocused)
    }
}

/// Lets the view have the keyboard.
package struct FocusItemModifier {
    let item: FocusItem
    let isFocusable: Bool
    let interactions: FocusInteractions
    let isGroup: Bool

    /// - Parameter isGroup: whether the keyboard goes through what the view holds while the view has it. No halo shows then,
    ///   and controls inside have their own turn.
    package init(
        item: FocusItem, isFocusable: Bool = true, interactions: FocusInteractions = .automatic, isGroup: Bool = false
    ) {
        self.item = item
        self.isFocusable = isFocusable
        self.interactions = interactions
        self.isGroup = isGroup
    }
}

extension FocusItemModifier: ElementModifier {
    package typealias Body = Never

    package func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> FocusRenderNode {
        FocusRenderNode(tree: tree, child: child)
    }

    package func updateWrapper(_ wrapper: FocusRenderNode, _ environment: EnvironmentValues) {
        item.isFocusable = isFocusable && environment.isEnabled
        item.interactions = interactions
        item.controller = environment.focusController
        // The latest element counts: what it shows may have become another one.
        if wrapper.item == nil || item.node == nil { item.node = wrapper }
        wrapper.item = item
        wrapper.isGroup = isGroup
        wrapper.hasEffect =
            !isGroup && item.client?.textInput == nil && environment.isFocusEffectEnabled && item.isFocused
            && isFocusable
        wrapper.tint = wrapper.hasEffect ? AnyShapeStyle(.tint).recipe(in: environment) : nil
    }
}

/// The element of a view that can have the keyboard, with a halo while it has it.
package final class FocusRenderNode: WrapperRenderNode {
    fileprivate(set) var item: FocusItem?
    fileprivate(set) var isGroup = false
    fileprivate var hasEffect = false {
        didSet { if hasEffect != oldValue { setNeedsDisplay() } }
    }
    fileprivate var tint: StyleRecipe? {
        didSet { if tint != oldValue { setNeedsDisplay() } }
    }

    package override var debugName: String { "Focusable" }

    package override func draw(in canvas: inout DisplayCanvas) {
        super.draw(in: &canvas)
        if hasEffect, let tint { FocusAppearance.drawHalo(tint, around: size, in: &canvas) }
    }
}

extension FocusAppearance {
    /// Draws the halo of an element of a size that has the keyboard.
    static func drawHalo(_ tint: StyleRecipe, around size: CGSize, in canvas: inout DisplayCanvas) {
        var tint = tint
        tint.opacity *= haloOpacity
        let outset = haloGap + haloWidth / 2
        let bounds = CGRect(origin: .zero, size: size)
        let path = PathData.roundedRect(
            bounds.insetBy(dx: -outset, dy: -outset),
            cornerSize: CGSize(width: haloCornerRadius, height: haloCornerRadius),
            continuous: true)
        canvas.draw(.stroke(path, StrokePen(width: haloWidth), tint.paint(in: bounds), antialiased: true))
    }
}

private enum FocusItemKey: EnvironmentKey {
    static var defaultValue: FocusItem? { nil }
    static func _valuesEqual(_ a: FocusItem?, _ b: FocusItem?) -> Bool { a === b }
}

private enum FocusEffectKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// The nearest view above that can have the keyboard.
    package var focusItem: FocusItem? {
        get { self[FocusItemKey.self] }
        set { self[FocusItemKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the nearest focusable view above has the focus.
    public var isFocused: Bool { focusItem?.observedFocus ?? false }

    /// A Boolean value that indicates whether focused views show the focus effect of the system.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}
