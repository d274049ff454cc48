import Foundation
import PerchStandIns
import UIKit

/// A string with an optional pronunciation that Siri can speak.
open class INSpeakableString: NSObject, @unchecked Sendable {
    // Unchecked because the object is immutable.

    /// The phrase that Siri speaks.
    public let spokenPhrase: String
    /// The pronunciation of the phrase.
    public let pronunciationHint: String?
    /// The identifier of the phrase in the vocabulary of the app.
    public let vocabularyIdentifier: String?

    /// Creates a string from a phrase.
    public init(spokenPhrase: String) {
        self.spokenPhrase = spokenPhrase
        pronunciationHint = nil
        vocabularyIdentifier = nil
    }
    /// Creates a string from a phrase of the vocabulary of the app.
    ///
    /// - Parameters:
    ///   - vocabularyIdentifier: The identifier of the phrase.
    ///   - spokenPhrase: The phrase.
    ///   - pronunciationHint: The pronunciation of the phrase.
    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
        self.vocabularyIdentifier = vocabularyIdentifier
    }

    /// Returns a Boolean value that indicates whether the phrase and its identifier are equal to those of another
    /// string.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INSpeakableString else { return false }
        return other.spokenPhrase == spokenPhrase && other.vocabularyIdentifier == vocabularyIdentifier
    }
    /// The hash value of the phrase.
    open override var hash: Int { spokenPhrase.hashValue }
}

/// An email address or phone number of a person.
open class INPersonHandle: NSObject, @unchecked Sendable {
    // Unchecked because the object is immutable.

    /// Constants that describe the type of a handle.
    public enum HandleType: Int, Sendable { case unknown = 0, emailAddress = 1, phoneNumber = 2 }

    /// The email address or phone number.
    public let value: String?
    /// The type of the handle.
    public let type: HandleType
    /// The label of the handle, such as home or work.
    public let label: INPersonHandleLabel?

    /// Creates a handle.
    ///
    /// - Parameters:
    ///   - value: The email address or phone number.
    ///   - type: The type of the handle.
    ///   - label: The label of the handle.
    public init(value: String?, type: HandleType, label: INPersonHandleLabel? = nil) {
        self.value = value
        self.type = type
        self.label = label
    }

    /// Returns a Boolean value that indicates whether the value and the type are equal to those of another handle.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INPersonHandle else { return false }
        return other.value == value && other.type == type
    }
    /// The hash value of the email address or phone number.
    open override var hash: Int { value.hashValue }
}

/// A label of a handle, such as home or work.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    /// The string of the label.
    public let rawValue: String
    /// Creates a label from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The label of a handle at home.
    public static let home = INPersonHandleLabel(rawValue: "_$!<Home>!$_")
    /// The label of a handle at work.
    public static let work = INPersonHandleLabel(rawValue: "_$!<Work>!$_")
    /// The label of an iPhone.
    public static let iPhone = INPersonHandleLabel(rawValue: "iPhone")
    /// The label of a mobile phone.
    public static let mobile = INPersonHandleLabel(rawValue: "_$!<Mobile>!$_")
    /// The label of the main phone.
    public static let main = INPersonHandleLabel(rawValue: "_$!<Main>!$_")
    /// The label of another handle.
    public static let other = INPersonHandleLabel(rawValue: "_$!<Other>!$_")
}

/// A relationship between a person and the user.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
    /// The string of the relationship.
    public let rawValue: String
    /// Creates a relationship from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The relationship of a father.
    public static let father = INPersonRelationship(rawValue: "_$!<Father>!$_")
    /// The relationship of a mother.
    public static let mother = INPersonRelationship(rawValue: "_$!<Mother>!$_")
    /// The relationship of a parent.
    public static let parent = INPersonRelationship(rawValue: "_$!<Parent>!$_")
    /// The relationship of a brother.
    public static let brother = INPersonRelationship(rawValue: "_$!<Brother>!$_")
    /// The relationship of a sister.
    public static let sister = INPersonRelationship(rawValue: "_$!<Sister>!$_")
    /// The relationship of a child.
    public static let child = INPersonRelationship(rawValue: "_$!<Child>!$_")
    /// The relationship of a friend.
    public static let friend = INPersonRelationship(rawValue: "_$!<Friend>!$_")
    /// The relationship of a spouse.
    public static let spouse = INPersonRelationship(rawValue: "_$!<Spouse>!$_")
    /// The relationship of a partner.
    public static let partner = INPersonRelationship(rawValue: "_$!<Partner>!$_")
}

/// An image in an intent.
open class INImage: NSObject, @unchecked Sendable {
    // Unchecked because the object is immutable.
    let name: String?
    let data: Data?
    let url: URL?

    private init(name: String?, data: Data?, url: URL?) {
        self.name = name
        self.data = data
        self.url = url
    }

    /// Creates an image with the name of an image in the app.
    public convenience init(named name: String) { self.init(name: name, data: nil, url: nil) }
    /// Creates an image from data.
    public convenience init(imageData: Data) { self.init(name: nil, data: imageData, url: nil) }
    /// Creates an image at a URL. Never `nil`.
    public convenience init?(url URL: URL) { self.init(name: nil, data: nil, url: URL) }
    /// Creates an image at a URL. Never `nil`. Perch ignores the size.
    public convenience init?(url URL: URL, width: Double, height: Double) { self.init(url: URL) }
    /// Creates an image from a `UIImage`.
    @MainActor public convenience init(uiImage image: UIImage) {
        self.init(name: nil, data: image.pngData(), url: nil)
    }
    /// Returns an image with the name of a system symbol.
    open class func systemImageNamed(_ systemImageName: String) -> INImage {
        INImage(name: systemImageName, data: nil, url: nil)
    }
}

/// A person in an intent.
open class INPerson: NSObject, @unchecked Sendable {
    // Unchecked because the object is immutable.

    /// Constants that describe the source of the suggestion of a person.
    public enum SuggestionType: Int, Sendable { case none = 0, socialProfile = 1, instantMessageAddress = 2 }

    /// The email address or phone number of the person.
    public let personHandle: INPersonHandle?
    /// The components of the name.
    public let nameComponents: PersonNameComponents?
    /// The name that the user sees.
    public let displayName: String
    /// The image of the person.
    public let image: INImage?
    /// The identifier of the contact.
    public let contactIdentifier: String?
    /// The identifier of the person in the app.
    public let customIdentifier: String?
    /// A Boolean value that indicates whether the person is the user of the device.
    public let isMe: Bool
    /// The relationship between the person and the user of the device.
    public let relationship: INPersonRelationship?
    /// The source of the suggestion of the person.
    public let suggestionType: SuggestionType
    /// The other handles of the person. Always `nil`.
    open var aliases: [INPersonHandle]? { nil }

    /// Creates a person.
    ///
    /// If the display name is `nil`, it is the given and family name of `nameComponents`, or the value of the handle if
    /// there are no components.
    ///
    /// - Parameters:
    ///   - personHandle: The email address or phone number.
    ///   - nameComponents: The components of the name.
    ///   - displayName: The name that the user sees.
    ///   - image: The image of the person.
    ///   - contactIdentifier: The identifier of the contact.
    ///   - customIdentifier: The identifier of the person in the app.
    ///   - isMe: A Boolean value that indicates whether the person is the user of the device.
    ///   - suggestionType: The source of the suggestion of the person.
    ///   - relationship: The relationship between the person and the user of the device.
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
