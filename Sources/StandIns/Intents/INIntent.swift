import Foundation
import PerchStandIns
import UIKit

/// A request of the user to the program.
open class INIntent: NSObject {
    public required override init() {}
    /// The words that Siri suggests.
    open var suggestedInvocationPhrase: String?
    /// The identifier.
    open var identifier: String? { nil }
}

/// A type that describes what came of an intent.
open class INIntentResponse: NSObject {
    public required override init() {}
    /// The user activity, which indicates what the program was doing.
    open var userActivity: NSUserActivity?
}

/// An intent that was fulfilled. Nobody suggests it again: there is no Siri.
open class INInteraction: NSObject {
    /// The intent, which indicates what was wanted.
    public let intent: INIntent
    /// The intent response, which indicates what came of it.
    public let intentResponse: INIntentResponse?
    /// The identifier.
    open var identifier = UUID().uuidString
    /// The group identifier of a group of them.
    open var groupIdentifier: String?
    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
    }
    private static func tell() { inert("INInteraction", "there is no Siri") }
    /// Donates the interaction to Siri. In Perch, this method has no effect other than a call of the handler.
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        Self.tell()
        completion?(nil)
    }
    /// Donates the interaction to Siri. In Perch, this method has no effect.
    open func donate() async throws { Self.tell() }
    /// Deletes all donated interactions. In Perch, this method has no effect other than a call of the handler.
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        tell()
        completion?(nil)
    }
}

/// A type that describes what came of looking up a parameter.
open class INParameter: NSObject {}

/// An object of an intent.
open class INObject: NSObject {
    /// The identifier.
    public let identifier: String?
    /// The display string, which indicates what users see.
    public let displayString: String
    public init(identifier: String?, display displayString: String) {
        self.identifier = identifier
        self.displayString = displayString
    }
}

/// Objects that can be chosen.
open class INObjectCollection<ObjectType: AnyObject>: NSObject {
    /// The objects.
    public let allItems: [ObjectType]
    public init(items: [ObjectType]) { allItems = items }
}

/// An object that provides what answers an intent.
open class INExtension: NSObject {
    public override init() {}
    /// Returns what answers an intent: the extension.
    open func handler(for intent: INIntent) -> Any? { self }
}

/// Constants that indicate whether the program may use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// Siri's settings for the program. There is no Siri.
open class INPreferences: NSObject {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }
    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        handler(.restricted)
    }
}

/// Constants that describe what Siri can be asked to do. There is no Siri.
public enum INShortcut {
    case intent(INIntent)
    case userActivity(NSUserActivity)
}

extension INShortcut {
    /// Creates the shortcut for an intent.
    public init?(intent: INIntent) { self = .intent(intent) }
    /// Creates the shortcut for an activity.
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}
