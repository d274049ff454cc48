import Foundation
import PerchStandIns

/// A shortcut that a person added to Siri. There are none, since there is no Siri.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    // Unchecked because all is constant, and programs do not change an intent that they gave away.
    /// The identifier of the shortcut.
    public let identifier = UUID()
    /// The invocation phrase, which indicates what users say.
    public let invocationPhrase: String
    /// The shortcut, which indicates what Siri does.
    public let shortcut: INShortcut

    package init(invocationPhrase: String, shortcut: INShortcut) {
        self.invocationPhrase = invocationPhrase
        self.shortcut = shortcut
    }
}

/// The shortcuts that users added to Siri: none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    // Unchecked because there is no state.
    private static let center = INVoiceShortcutCenter()
    /// The program's center.
    open class var shared: INVoiceShortcutCenter { center }

    /// Fetches the shortcuts: none.
    open func getAllVoiceShortcuts(
        completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
    ) {
        completionHandler([], nil)
    }
    /// Fetches the shortcuts: none.
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    /// Suggests shortcuts. In Perch, this method has no effect.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {
        inert("INVoiceShortcutCenter.setShortcutSuggestions(_:)", "there is no Siri")
    }
}
