import Foundation
import UIKit

/// Constants that describe what a message is made of.
public enum INOutgoingMessageType: Int, Sendable { case unknown = 0, outgoingMessageText = 1, outgoingMessageAudio = 2 }

/// A file that goes with a message.
open class INFile: NSObject, @unchecked Sendable {
    // Unchecked because nothing of it changes.

    /// The data.
    public let data: Data
    /// The name.
    public let filename: String
    /// The type.
    public let typeIdentifier: String?
    /// The file URL.
    public let fileURL: URL?

    private init(data: Data, filename: String, typeIdentifier: String?, fileURL: URL?) {
        self.data = data
        self.filename = filename
        self.typeIdentifier = typeIdentifier
        self.fileURL = fileURL
    }
    /// Creates a file of data.
    public convenience init(data: Data, filename: String, typeIdentifier: String?) {
        self.init(data: data, filename: filename, typeIdentifier: typeIdentifier, fileURL: nil)
    }
    /// Creates a file on the disk. One that cannot be read is empty.
    public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        self.init(
            data: (try? Data(contentsOf: fileURL)) ?? Data(), filename: filename ?? fileURL.lastPathComponent,
            typeIdentifier: typeIdentifier, fileURL: fileURL)
    }
}

/// A file of a message.
open class INSendMessageAttachment: NSObject {
    /// The file, where it is a sound.
    public let audioMessageFile: INFile?
    /// Creates an attachment with a sound.
    public init(audioMessageFile: INFile) { self.audioMessageFile = audioMessageFile }
}

/// An object that sends a message.
open class INSendMessageIntent: INIntent {
    /// The recipients, which indicate who gets it.
    open private(set) var recipients: [INPerson]?
    /// The outgoing message type, which indicates what the message is made of.
    open private(set) var outgoingMessageType = INOutgoingMessageType.unknown
    /// The text.
    open private(set) var content: String?
    /// The name of the group that gets it.
    open private(set) var speakableGroupName: INSpeakableString?
    /// The conversation identifier of the conversation.
    open private(set) var conversationIdentifier: String?
    /// The service name, which indicates what sends it.
    open private(set) var serviceName: String?
    /// The sender, which indicates who sends it.
    open private(set) var sender: INPerson?
    /// The files.
    open private(set) var attachments: [INSendMessageAttachment]?
    private var images: [AnyKeyPath: INImage] = [:]

    public required init() { super.init() }

    /// Creates a message.
    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?, attachments: [INSendMessageAttachment]?
    ) {
        super.init()
        self.recipients = recipients
        self.outgoingMessageType = outgoingMessageType
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
        self.attachments = attachments
    }

    /// Creates a message without attachments, as before iOS 14.
    public convenience init(
        recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?, serviceName: String?, sender: INPerson?
    ) {
        self.init(
            recipients: recipients, outgoingMessageType: .unknown, content: content,
            speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
            serviceName: serviceName, sender: sender, attachments: nil)
    }

    /// Sets the picture of a parameter.
    open func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<INSendMessageIntent, Value>) {
        images[parameterName] = image
    }
    /// Returns the picture of a parameter.
    open func image<Value>(forParameterNamed parameterName: KeyPath<INSendMessageIntent, Value>) -> INImage? {
        images[parameterName]
    }
}

/// Constants that describe how far the app is with a message.
public enum INSendMessageIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureMessageServiceNotAvailable = 6
}

/// A type that describes what came of a message.
open class INSendMessageIntentResponse: INIntentResponse {
    /// The code, which indicates how far the app is.
    open private(set) var code = INSendMessageIntentResponseCode.unspecified
    public required init() { super.init() }
    /// Creates the response to a message.
    public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        super.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// A type that sends messages for Siri. There is no Siri.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    /// Sends a message.
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
}

/// A type that describes what came of looking up a parameter.
open class INIntentResolutionResult: NSObject {
    enum Outcome: Equatable { case success, needsValue, notRequired, unsupported, needsConfirmation, disambiguation }
    let outcome: Outcome
    public required init(_outcome: _INResolution) { outcome = _outcome.outcome }

    /// A value is needed.
    open class func needsValue() -> Self { Self(_outcome: _INResolution(outcome: .needsValue)) }
    /// Returns a result that needs no value.
    open class func notRequired() -> Self { Self(_outcome: _INResolution(outcome: .notRequired)) }
    /// The value cannot be used.
    open class func unsupported() -> Self { Self(_outcome: _INResolution(outcome: .unsupported)) }
}

/// The outcome of a resolution. For the module's own types.
public struct _INResolution {
    let outcome: INIntentResolutionResult.Outcome
    var value: Any?
    var choices: [Any] = []
}

/// A type that describes what came of looking up a text.
open class INStringResolutionResult: INIntentResolutionResult {
    let resolved: String?
    let choices: [String]

    public required init(_outcome: _INResolution) {
        resolved = _outcome.value as? String
        choices = _outcome.choices.compactMap { $0 as? String }
        super.init(_outcome: _outcome)
    }

    /// The text was found.
    open class func success(with resolvedString: String) -> Self {
        Self(_outcome: _INResolution(outcome: .success, value: resolvedString))
    }
    /// One of several texts is meant.
    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
        Self(_outcome: _INResolution(outcome: .disambiguation, choices: stringsToDisambiguate))
    }
    /// The user has to confirm the text.
    open class func confirmationRequired(with stringToConfirm: String?) -> Self {
        Self(_outcome: _INResolution(outcome: .needsConfirmation, value: stringToConfirm))
    }
}

/// A type that describes what came of looking up a user.
open class INPersonResolutionResult: INIntentResolutionResult {
    let resolved: INPerson?
    let choices: [INPerson]

    public required init(_outcome: _INResolution) {
        resolved = _outcome.value as? INPerson
        choices = _outcome.choices.compactMap { $0 as? INPerson }
        super.init(_outcome: _outcome)
    }

    /// The user was found.
    open class func success(with resolvedPerson: INPerson) -> Self {
        Self(_outcome: _INResolution(outcome: .success, value: resolvedPerson))
    }
    /// One of several users is meant.
    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
        Self(_outcome: _INResolution(outcome: .disambiguation, choices: peopleToDisambiguate))
    }
    /// Returns a result that asks the user to confirm a person.
    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
        Self(_outcome: _INResolution(outcome: .needsConfirmation, value: personToConfirm))
    }
}
