import Foundation
import UIKit

/// Keeps the keyboard of a window and that of the host around it in step: what is edited in the window has the focus of the
/// host, too, so that keys and texts reach it.
@MainActor final class WindowFocus: FocusClient {
    private(set) lazy var item = FocusItem(client: self)
    private weak var content: (any DrawnContent)?

    /// What follows the focus in a window.
    static func of(_ window: UIWindow) -> WindowFocus {
        if let known = window.focusState as? WindowFocus { return known }
        let made = WindowFocus()
        window.focusState = made
        return made
    }

    var textInput: TextInputController? { content?.textInput }

    /// Takes over what is in the window.
    func follow(_ contents: [any DrawnContent]) {
        for content in contents where content.onTextInputChange == nil {
            content.onTextInputChange = { [weak self, weak content] in
                if let self, let content { inputDidChange(in: content) }
            }
            if content.textInput != nil { inputDidChange(in: content) }
        }
    }

    private func inputDidChange(in content: any DrawnContent) {
        guard content.textInput != nil else {
            if self.content === content {
                self.content = nil
                item.resign()
            }
            return
        }
        let last = self.content
        self.content = content
        if let last, last !== content { last.endEditing() }
        if item.isFocused { item.textInputDidChange() } else { item.focus() }
    }

    func focusDidChange(to isFocused: Bool) {
        guard !isFocused, let content else { return }
        self.content = nil
        content.endEditing()
    }
}
