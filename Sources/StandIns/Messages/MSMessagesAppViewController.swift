import Foundation
import PerchStandIns
import UIKit

/// Constants that describe how much room a program has in a conversation.
public enum MSMessagesAppPresentationStyle: UInt, Sendable {
    /// A messages app presentation style: as much as a keyboard.
    case compact = 0
    /// Almost the whole screen.
    case expanded = 1
    /// A message in the transcript.
    case transcript = 2
}

/// A conversation. Nothing is sent.
open class MSConversation: NSObject {
    /// The identifier of the user.
    public let localParticipantIdentifier = UUID()
    /// The identifier of the others: there is nobody.
    open var remoteParticipantIdentifiers: [UUID] { [] }
    /// The message that was chosen. In Perch, there is none.
    open var selectedMessage: MSMessage? { nil }

    private static func refuse(_ call: String, _ handler: (((any Error)?) -> Void)?) {
        inert(call, "there are no conversations")
        handler?(MSMessageError(.apiUnavailableInPresentationContext))
    }

    /// Inserts a message in the field. The handler receives an error.
    open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        Self.refuse("MSConversation.insert(_:completionHandler:)", completionHandler)
    }
    /// Inserts a sticker in the field. The handler receives an error.
    open func insert(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) {
        Self.refuse("MSConversation.insert(_:completionHandler:)", completionHandler)
    }
    /// Puts text in the field. The handler receives an error.
    open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
        Self.refuse("MSConversation.insertText(_:completionHandler:)", completionHandler)
    }
    /// Inserts a file in the field. The handler receives an error.
    open func insertAttachment(
        _ URL: URL, withAlternateFilename filename: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        Self.refuse("MSConversation.insertAttachment(_:withAlternateFilename:)", completionHandler)
    }
    /// Sends a message. The handler receives an error.
    open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        Self.refuse("MSConversation.send(_:completionHandler:)", completionHandler)
    }
}

/// The controller of a program in Messages. No system opens it here: a preview presents it as any other controller, and
/// there is no conversation.
@MainActor @preconcurrency open class MSMessagesAppViewController: UIViewController {
    /// The conversation. In Perch, there is none.
    open var activeConversation: MSConversation? { nil }
    /// The presentation style, which indicates how much room there is.
    open private(set) var presentationStyle: MSMessagesAppPresentationStyle = .expanded

    /// Requests another style. The controller is called as it would be.
    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
        willTransition(to: presentationStyle)
        self.presentationStyle = presentationStyle
        didTransition(to: presentationStyle)
    }
    /// Called before the program becomes active in a conversation.
    open func willBecomeActive(with conversation: MSConversation) {}
    /// Called after the program became active in a conversation.
    open func didBecomeActive(with conversation: MSConversation) {}
    /// Called before the program becomes inactive.
    open func willResignActive(with conversation: MSConversation) {}
    /// Called after the program became inactive.
    open func didResignActive(with conversation: MSConversation) {}
    /// Called before a message is selected.
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
    /// Called after a message was selected.
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    /// Called with a message that arrived.
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    /// Called when a message is sent.
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    /// Called when a message was removed.
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
    /// Called before the style changes.
    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    /// Called after the style changed.
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
}
