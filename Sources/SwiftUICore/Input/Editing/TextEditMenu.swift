import CoreGraphics
import UIKit

/// The menu of a text that is edited: what can be done with what is selected, or at the caret.
@MainActor package final class TextEditMenu {
    private unowned let controller: TextInputController

    /// What the menu offers; nil while it is not shown.
    package private(set) var commands: [TextCommand]? {
        didSet { if (commands == nil) != (oldValue == nil) { controller.source.setNeedsUpdate() } }
    }
    /// Where the menu is on the canvas, as the view that shows it laid it out.
    package var frame = CGRect.null

    init(_ controller: TextInputController) { self.controller = controller }

    package func show() {
        guard controller.item.isFocused else { return }
        let offered = offered
        frame = .null
        commands = offered.isEmpty ? nil : offered
    }

    package func hide() { commands = nil }

    private var offered: [TextCommand] {
        let (edited, traits) = (controller.source.current, controller.traits)
        var commands: [TextCommand] = []
        let isLegible = !traits.isSecure
        if edited.hasSelection, isLegible { commands += traits.isEditable ? [.cut, .copy] : [.copy] }
        if traits.isEditable, UIPasteboard.general.hasStrings { commands.append(.paste) }
        if !edited.hasSelection, edited.length > 0 { commands += isLegible ? [.selectWord, .selectAll] : [.selectAll] }
        return commands
    }

    /// Does what somebody chose of the menu. What is selected by it has its own menu.
    package func choose(_ command: TextCommand) {
        hide()
        controller.commands.perform(command)
        switch command {
        case .selectWord, .selectAll:
            controller.caret.showHandles()
            show()
        default: break
        }
    }

    /// Hides the menu, unless a finger that has come down touches it or the text.
    func attentionDidMove(to place: CGPoint?) {
        guard commands != nil else { return }
        // Touches of the text itself see to the menu by themselves.
        if let place, frame.contains(place) || controller.item.frame.contains(place) { return }
        hide()
    }
}
