import Foundation
import PerchStandIns

/// A shortcut that the user added to Siri. Perch never creates one.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    // Unchecked because the properties are constant, and programs do not change an intent after they share it.
    /// The identifier of the shortcut.
    public let identifier = UUID()
    /// The phrase that starts the shortcut.
    public let invocationPhrase: String
    /// The action of the shortcut.
    public let shortcut: INShortcut

    package init(invocationPhrase: String, shortcut: INShortcut) {
        self.invocationPhrase = invocationPhrase
        self.shortcut = shortcut
    }
}

/// An object that provides the shortcuts that the user added to Siri. In Perch, there are no such shortcuts.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    // Unchecked because the object has no state.
    private static let center = INVoiceShortcutCenter()
    /// The shared center of the app.
    open class var shared: INVoiceShortcutCenter { center }

    /// Fetches the shortcuts that the user added to Siri.
    ///
    /// - Parameter completionHandler: The closure that receives the shortcuts. Perch calls it immediately with an empty
    ///   array.
    open func getAllVoiceShortcuts(
        completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
    ) {
        completionHandler([], nil)
    }
    /// Returns the shortcuts that the user added to Siri. Always an empty array.
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    /// Sets the shortcuts that the system suggests to the user. In Perch, this method has no effect.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {
        inert("INVoiceShortcutCenter.setShortcutSuggestions(_:)", "there is no Siri")
    }
}
