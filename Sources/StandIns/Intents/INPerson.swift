import Foundation
import PerchStandIns
import UIKit

/// An object that is said, with a name for it.
open class INSpeakableString: NSObject, @unchecked Sendable {
    // Unchecked because nothing of it changes.

    /// The spoken phrase, which indicates what is said.
    public let spokenPhrase: String
    /// The pronunciation hint, which indicates how it sounds.
    public let pronunciationHint: String?
    /// The vocabulary identifier.
    public let vocabularyIdentifier: String?

    /// Creates a phrase.
    public init(spokenPhrase: String) {
        self.spokenPhrase = spokenPhrase
        pronunciationHint = nil
        vocabularyIdentifier = nil
    }
    /// Creates a phrase with a name.
    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
        self.vocabularyIdentifier = vocabularyIdentifier
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INSpeakableString else { return false }
        return other.spokenPhrase == spokenPhrase && other.vocabularyIdentifier == vocabularyIdentifier
    }
    open override var hash: Int { spokenPhrase.hashValue }
}

/// A mail address or a number of a user.
open class INPersonHandle: NSObject, @unchecked Sendable {
    // Unchecked because nothing of it changes.

    /// Constants that describe what kind of handle it is.
    public enum HandleType: Int, Sendable { case unknown = 0, emailAddress = 1, phoneNumber = 2 }

    /// The address or the number.
    public let value: String?
    /// The type, which indicates what kind of handle it is.
    public let type: HandleType
    /// The label, which indicates what it is for.
    public let label: INPersonHandleLabel?

    /// Creates a handle.
    public init(value: String?, type: HandleType, label: INPersonHandleLabel? = nil) {
        self.value = value
        self.type = type
        self.label = label
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INPersonHandle else { return false }
        return other.value == value && other.type == type
    }
    open override var hash: Int { value.hashValue }
}

/// A type that describes what a handle is for.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let home = INPersonHandleLabel(rawValue: "_$!<Home>!$_")
    public static let work = INPersonHandleLabel(rawValue: "_$!<Work>!$_")
    public static let iPhone = INPersonHandleLabel(rawValue: "iPhone")
    public static let mobile = INPersonHandleLabel(rawValue: "_$!<Mobile>!$_")
    public static let main = INPersonHandleLabel(rawValue: "_$!<Main>!$_")
    public static let other = INPersonHandleLabel(rawValue: "_$!<Other>!$_")
}

/// A type that describes how two users are related.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let father = INPersonRelationship(rawValue: "_$!<Father>!$_")
    public static let mother = INPersonRelationship(rawValue: "_$!<Mother>!$_")
    public static let parent = INPersonRelationship(rawValue: "_$!<Parent>!$_")
    public static let brother = INPersonRelationship(rawValue: "_$!<Brother>!$_")
    public static let sister = INPersonRelationship(rawValue: "_$!<Sister>!$_")
    public static let child = INPersonRelationship(rawValue: "_$!<Child>!$_")
    public static let friend = INPersonRelationship(rawValue: "_$!<Friend>!$_")
    public static let spouse = INPersonRelationship(rawValue: "_$!<Spouse>!$_")
    public static let partner = INPersonRelationship(rawValue: "_$!<Partner>!$_")
}

/// A picture that goes with an intent.
open class INImage: NSObject, @unchecked Sendable {
    // Unchecked because nothing of it changes.
    let name: String?
    let data: Data?
    let url: URL?

    private init(name: String?, data: Data?, url: URL?) {
        self.name = name
        self.data = data
        self.url = url
    }

    /// Creates a picture of the app's.
    public convenience init(named name: String) { self.init(name: name, data: nil, url: nil) }
    /// Creates a picture in a file.
    public convenience init(imageData: Data) { self.init(name: nil, data: imageData, url: nil) }
    /// Creates a picture at an address.
    public convenience init?(url URL: URL) { self.init(name: nil, data: nil, url: URL) }
    /// Creates a picture at an address. The size has no effect.
    public convenience init?(url URL: URL, width: Double, height: Double) { self.init(url: URL) }
    /// Creates a picture.
    @MainActor public convenience init(uiImage image: UIImage) {
        self.init(name: nil, data: image.pngData(), url: nil)
    }
    /// A symbol.
    open class func systemImageNamed(_ systemImageName: String) -> INImage {
        INImage(name: systemImageName, data: nil, url: nil)
    }
}

/// A user.
open class INPerson: NSObject, @unchecked Sendable {
    // Unchecked because nothing of it changes.

    /// Constants that describe where a user was suggested.
    public enum SuggestionType: Int, Sendable { case none = 0, socialProfile = 1, instantMessageAddress = 2 }

    /// A mail address or a number.
    public let personHandle: INPersonHandle?
    /// The name in parts.
    public let nameComponents: PersonNameComponents?
    /// The name.
    public let displayName: String
    /// The picture.
    public let image: INImage?
    /// The contact identifier of the user among the contacts.
    public let contactIdentifier: String?
    /// The custom identifier of the user in the app.
    public let customIdentifier: String?
    /// A Boolean value that indicates whether it is the one who uses the device.
    public let isMe: Bool
    /// The relationship, which indicates how the user is related to the one who uses the device.
    public let relationship: INPersonRelationship?
    /// The suggestion type, which indicates where the user was suggested.
    public let suggestionType: SuggestionType
    /// Other mail addresses and numbers.
    open var aliases: [INPersonHandle]? { nil }

    /// Creates a user. Without a name, it is made of its parts.
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
        suggestionType: SuggestionType = .none, relationship: INPersonRelationship? = nil
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName = displayName ?? nameComponents.map(Self.written) ?? personHandle.value ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.isMe = isMe
        self.suggestionType = suggestionType
        self.relationship = relationship
    }

    private static func written(_ name: PersonNameComponents) -> String {
        [name.givenName, name.familyName].compactMap { $0 }.joined(separator: " ")
    }
}
