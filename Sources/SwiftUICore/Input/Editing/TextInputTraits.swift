import UIKit

/// What a keyboard receives about the text that is typed.
package struct TextInputTraits: Equatable, Sendable {
    package var isMultiline = false
    package var isSecure = false
    package var keyboardType = UIKeyboardType.default
    package var contentType: UITextContentType?
    /// What the Return key is called.
    package var returnKey = ReturnKey.return
    package var capitals = Capitals.sentences
    package var isAutocorrected = true
    /// Whether the tab key types a tab.
    package var takesTabs = false
    package var isEditable = true

    /// What the Return key may be called.
    package enum ReturnKey: Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
    /// Which letters a keyboard makes capital automatically.
    package enum Capitals: Sendable { case never, words, sentences, characters }

    package init() {}
}
