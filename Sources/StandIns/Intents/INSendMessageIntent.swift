import Foundation
import UIKit

/// Constants that describe the content of an outgoing message.
public enum INOutgoingMessageType: Int, Sendable { case unknown = 0, outgoingMessageText = 1, outgoingMessageAudio = 2 }

/// A file in an intent.
open class INFile: NSObject, @unchecked Sendable {
    // Unchecked because the object is immutable.

    /// The contents of the file.
    public let data: Data
    /// The name of the file.
    public let filename: String
    /// The identifier of the type of the file.
    public let typeIdentifier: String?
    /// The URL of the file.
    public let fileURL: URL?

    private init(data: Data, filename: String, typeIdentifier: String?, fileURL: URL?) {
        self.data = data
        self.filename = filename
        self.typeIdentifier = typeIdentifier
        self.fileURL = fileURL
    }
    /// Creates a file from data.
    ///
    /// - Parameters:
    ///   - data: The contents of the file.
    ///   - filename: The name of the file.
    ///   - typeIdentifier: The identifier of the type of the file.
    public convenience init(data: Data, filename: String, typeIdentifier: String?) {
        self.init(data: data, filename: filename, typeIdentifier: typeIdentifier, fileURL: nil)
    }
    /// Creates a file from a file on the disk. If the file cannot be read, its contents are empty.
    ///
    /// - Parameters:
    ///   - fileURL: The URL of the file.
    ///   - filename: The name of the file. The default is the last path component.
    ///   - typeIdentifier: The identifier of the type of the file.
    public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        self.init(
            data: (try? Data(contentsOf: fileURL)) ?? Data(), filename: filename ?? fileURL.lastPathComponent,
            typeIdentifier: typeIdentifier, fileURL: fileURL)
    }
}

/// An attachment of a message.
open class INSendMessageAttachment: NSObject {
    /// The file of an audio message.
    public let audioMessageFile: INFile?
    /// Creates an attachment with an audio message.
    public init(audioMessageFile: INFile) { self.audioMessageFile = audioMessageFile }
}

/// A request to send a message.
open class INSendMessageIntent: INIntent {
    /// The recipients of the message.
    open private(set) var recipients: [INPerson]?
    /// The type of the content of the message.
    open private(set) var outgoingMessageType = INOutgoingMessageType.unknown
    /// The text of the message.
    open private(set) var content: String?
    /// The name of the group that receives the message.
    open private(set) var speakableGroupName: INSpeakableString?
    /// The identifier of the conversation.
    open private(set) var conversationIdentifier: String?
    /// The name of the service that delivers the message.
    open private(set) var serviceName: String?
    /// The sender of the message.
    open private(set) var sender: INPerson?
    /// The attachments of the message.
    open private(set) var attachments: [INSendMessageAttachment]?
    private var images: [AnyKeyPath: INImage] = [:]

    /// Creates a request to send a message without content.
    public required init() { super.init() }

    /// Creates a request to send a message.
    ///
    /// - Parameters:
    ///   - recipients: The recipients of the message.
    ///   - outgoingMessageType: The type of the content of the message.
    ///   - content: The text of the message.
    ///   - speakableGroupName: The name of the group that receives the message.
    ///   - conversationIdentifier: The identifier of the conversation.
    ///   - serviceName: The name of the service that delivers the message.
    ///   - sender: The sender of the message.
    ///   - attachments: The attachments of the message.
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

    /// Creates a request to send a message without attachments. The type of the content is `unknown`.
    ///
    /// - Parameters:
    ///   - recipients: The recipients of the message.
    ///   - content: The text of the message.
    ///   - speakableGroupName: The name of the group that receives the message.
    ///   - conversationIdentifier: The identifier of the conversation.
    ///   - serviceName: The name of the service that delivers the message.
    ///   - sender: The sender of the message.
    public convenience init(
        recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?, serviceName: String?, sender: INPerson?
    ) {
        self.init(
            recipients: recipients, outgoingMessageType: .unknown, content: content,
            speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
            serviceName: serviceName, sender: sender, attachments: nil)
    }

    /// Sets the image of a parameter.
    open func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<INSendMessageIntent, Value>) {
        images[parameterName] = image
    }
    /// Returns the image of a parameter.
    open func image<Value>(forParameterNamed parameterName: KeyPath<INSendMessageIntent, Value>) -> INImage? {
        images[parameterName]
    }
}

/// Constants that describe the state of a response to a message.
public enum INSendMessageIntentResponseCode: Int, Sendable {
    /// The state is not specified.
    case unspecified = 0
    /// The app can send the message.
    case ready = 1
    /// The app is sending the message.
    case inProgress = 2
    /// The app sent the message.
    case success = 3
    /// The app could not send the message.
    case failure = 4
    /// The app could not send the message, and the user must open the app.
    case failureRequiringAppLaunch = 5
    /// The app could not send the message, because the message service is not available.
    case failureMessageServiceNotAvailable = 6
}

/// The response of the app to a request to send a message.
open class INSendMessageIntentResponse: INIntentResponse {
    /// The state of the response.
    open private(set) var code = INSendMessageIntentResponseCode.unspecified
    /// Creates a response whose state is not specified.
    public required init() { super.init() }
    /// Creates a response.
    ///
    /// - Parameters:
    ///   - code: The state of the response.
    ///   - userActivity: The user activity that opens the app.
    public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        super.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// A type that handles requests to send a message. Perch has no Siri.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    /// Sends a message. Perch never calls it.
    ///
    /// - Parameters:
    ///   - intent: The request to send a message.
    ///   - completion: The closure that receives the response.
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
}

/// The result of the resolution of a parameter.
open class INIntentResolutionResult: NSObject {
    enum Outcome: Equatable { case success, needsValue, notRequired, unsupported, needsConfirmation, disambiguation }
    let outcome: Outcome
    /// Creates a result from an outcome. Only this module uses it.
    public required init(_outcome: _INResolution) { outcome = _outcome.outcome }

    /// Returns a result that indicates that the parameter needs a value.
    open class func needsValue() -> Self { Self(_outcome: _INResolution(outcome: .needsValue)) }
    /// Returns a result that indicates that the parameter needs no value.
    open class func notRequired() -> Self { Self(_outcome: _INResolution(outcome: .notRequired)) }
    /// Returns a result that indicates that the app does not support the value.
    open class func unsupported() -> Self { Self(_outcome: _INResolution(outcome: .unsupported)) }
}

/// The outcome of a resolution. Only this module uses it.
public struct _INResolution {
    let outcome: INIntentResolutionResult.Outcome
    var value: Any?
    var choices: [Any] = []
}

/// The result of the resolution of a string.
open class INStringResolutionResult: INIntentResolutionResult {
    let resolved: String?
    let choices: [String]

    /// Creates a result from an outcome. Only this module uses it.
    public required init(_outcome: _INResolution) {
        resolved = _outcome.value as? String
        choices = _outcome.choices.compactMap { $0 as? String }
        super.init(_outcome: _outcome)
    }

    /// Returns a result with the resolved string.
    open class func success(with resolvedString: String) -> Self {
        Self(_outcome: _INResolution(outcome: .success, value: resolvedString))
    }
    /// Returns a result that asks the user to choose a string.
    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
        Self(_outcome: _INResolution(outcome: .disambiguation, choices: stringsToDisambiguate))
    }
    /// Returns a result that asks the user to confirm a string.
    open class func confirmationRequired(with stringToConfirm: String?) -> Self {
        Self(_outcome: _INResolution(outcome: .needsConfirmation, value: stringToConfirm))
    }
}

/// The result of the resolution of a person.
open class INPersonResolutionResult: INIntentResolutionResult {
    let resolved: INPerson?
    let choices: [INPerson]

    /// Creates a result from an outcome. Only this module uses it.
    public required init(_outcome: _INResolution) {
        resolved = _outcome.value as? INPerson
        choices = _outcome.choices.compactMap { $0 as? INPerson }
        super.init(_outcome: _outcome)
    }

    /// Returns a result with the resolved person.
    open class func success(with resolvedPerson: INPerson) -> Self {
        Self(_outcome: _INResolution(outcome: .success, value: resolvedPerson))
    }
    /// Returns a result that asks the user to choose a person.
    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
        Self(_outcome: _INResolution(outcome: .disambiguation, choices: peopleToDisambiguate))
    }
    /// Returns a result that asks the user to confirm a person.
    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
        Self(_outcome: _INResolution(outcome: .needsConfirmation, value: personToConfirm))
    }
}
