import Foundation
import PerchStandIns
import UIKit

/// A request that the user makes to the app, for example through Siri. Perch has no Siri.
open class INIntent: NSObject {
    /// Creates an intent.
    public required override init() {}
    /// The phrase that Siri suggests for the intent. Perch does not read it.
    open var suggestedInvocationPhrase: String?
    /// The identifier of the intent. Always `nil`.
    open var identifier: String? { nil }
}

/// The response of the app to an intent.
open class INIntentResponse: NSObject {
    /// Creates a response.
    public required override init() {}
    /// The user activity that opens the app with the state of the intent.
    open var userActivity: NSUserActivity?
}

/// An intent that the app handled, with its response. Perch has no Siri, so it never suggests the intent.
open class INInteraction: NSObject {
    /// The intent.
    public let intent: INIntent
    /// The response to the intent.
    public let intentResponse: INIntentResponse?
    /// The identifier of the interaction.
    open var identifier = UUID().uuidString
    /// The identifier of the group of the interaction.
    open var groupIdentifier: String?
    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - intent: The intent.
    ///   - response: The response to the intent.
    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
    }
    private static func tell() { inert("INInteraction", "there is no Siri") }
    /// Donates the interaction to Siri. In Perch, this method has no effect other than a call of the closure.
    ///
    /// - Parameter completion: The closure that the method calls, without an error.
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        Self.tell()
        completion?(nil)
    }
    /// Donates the interaction to Siri. In Perch, this method has no effect.
    open func donate() async throws { Self.tell() }
    /// Deletes all donated interactions. In Perch, this method has no effect other than a call of the closure.
    ///
    /// - Parameter completion: The closure that the method calls, without an error.
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        tell()
        completion?(nil)
    }
}

/// A parameter of an interaction.
open class INParameter: NSObject {}

/// A custom object in a parameter of an intent.
open class INObject: NSObject {
    /// The identifier of the object.
    public let identifier: String?
    /// The string that the user sees.
    public let displayString: String
    /// Creates an object.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the object.
    ///   - displayString: The string that the user sees.
    public init(identifier: String?, display displayString: String) {
        self.identifier = identifier
        self.displayString = displayString
    }
}

/// A collection of objects from which the user can choose.
open class INObjectCollection<ObjectType: AnyObject>: NSObject {
    /// The objects in the collection.
    public let allItems: [ObjectType]
    /// Creates a collection of objects.
    public init(items: [ObjectType]) { allItems = items }
}

/// An object that provides the handlers of intents in an app extension.
open class INExtension: NSObject {
    /// Creates an extension.
    public override init() {}
    /// Returns the handler of an intent. The default implementation returns the extension. Perch never calls it.
    open func handler(for intent: INIntent) -> Any? { self }
}

/// Constants that indicate whether the app can use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// The settings of Siri for the app. Perch has no Siri.
open class INPreferences: NSObject {
    /// Returns the authorization status of Siri. Always `restricted`.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }
    /// Requests authorization to use Siri. In Perch, this method has no effect other than a call of the closure.
    ///
    /// - Parameter handler: The closure that the method calls with `restricted`.
    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        handler(.restricted)
    }
}

/// Constants that describe an action that the user can add to Siri. Perch has no Siri.
public enum INShortcut {
    /// A shortcut that performs an intent.
    case intent(INIntent)
    /// A shortcut that continues a user activity.
    case userActivity(NSUserActivity)
}

extension INShortcut {
    /// Creates a shortcut that performs an intent. Never `nil`.
    public init?(intent: INIntent) { self = .intent(intent) }
    /// Creates a shortcut that continues a user activity.
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}
