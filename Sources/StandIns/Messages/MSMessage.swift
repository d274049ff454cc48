import Foundation
import UIKit

/// An object that connects messages that replace one another.
open class MSSession: NSObject {
    /// Creates a session.
    public override init() { super.init() }
}

/// A type that describes how a message looks.
open class MSMessageLayout: NSObject {}

/// A picture with texts.
open class MSMessageTemplateLayout: MSMessageLayout {
    /// The large text below the picture.
    open var caption: String?
    /// The text below that.
    open var subcaption: String?
    /// The large text at the right.
    open var trailingCaption: String?
    /// The text below that.
    open var trailingSubcaption: String?
    /// The picture.
    open var image: UIImage?
    /// The file with the picture or the movie.
    open var mediaFileURL: URL?
    /// The title on the picture.
    open var imageTitle: String?
    /// The text below that.
    open var imageSubtitle: String?
    /// Creates an empty layout.
    public override init() { super.init() }
}

/// A message whose view the program draws.
open class MSMessageLiveLayout: MSMessageLayout {
    /// The layout where the program is not installed.
    public let alternateLayout: MSMessageTemplateLayout
    /// Creates a layout.
    public init(alternateLayout: MSMessageTemplateLayout) { self.alternateLayout = alternateLayout }
}

/// A message that a program can read again.
open class MSMessage: NSObject {
    /// The session of the message.
    public let session: MSSession?
    /// A Boolean value that indicates whether the message waits to be sent.
    public let isPending = false
    /// The sender participant identifier, which indicates who sent it.
    public let senderParticipantIdentifier = UUID()
    /// The layout, which indicates how the message looks.
    open var layout: MSMessageLayout?
    /// The program's data.
    open var url: URL?
    /// A Boolean value that indicates whether the message goes away after it was read.
    open var shouldExpire = false
    /// The accessibility label, which indicates what accessibility reads.
    open var accessibilityLabel: String?
    /// The summary text, which indicates what an older device shows.
    open var summaryText: String?
    /// The error, which indicates what went wrong with sending.
    open var error: (any Error)?
    /// Creates a message without a session.
    public override init() {
        session = nil
        super.init()
    }
    /// Creates a message of a session.
    public init(session: MSSession) {
        self.session = session
        super.init()
    }
}

/// A picture that users place on messages.
open class MSSticker: NSObject {
    /// The file with the picture.
    public let imageFileURL: URL
    /// The localized description, which indicates what accessibility reads.
    public let localizedDescription: String
    /// Creates a sticker of a file.
    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        guard (try? fileURL.checkResourceIsReachable()) == true else { throw CocoaError(.fileNoSuchFile) }
        imageFileURL = fileURL
        self.localizedDescription = localizedDescription
    }
}

/// A type that describes why something cannot be sent.
public struct MSMessageError: Error, Equatable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// A code: there is a file that was not found.
        case fileNotFound = 1
        /// The program may not send without the user.
        case sendWithoutRecentInteraction = 8
        /// The API is not available.
        case apiUnavailableInPresentationContext = 11
    }
    /// The reason.
    public let code: Code
    /// Creates an error with a reason.
    public init(_ code: Code) { self.code = code }
}
