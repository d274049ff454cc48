import Foundation
import PerchStandIns

/// Constants that identify the types of entries in the contact store.
public enum CNEntityType: Int, Sendable { case contacts = 0 }

/// Constants that indicate whether the app can access the contacts of the user.
public enum CNAuthorizationStatus: Int, Sendable {
    /// An authorization status.
    case notDetermined = 0, restricted = 1, denied = 2, authorized = 3, limited = 4
}

/// An error of the contact store.
public struct CNError: Error, Equatable {
    /// Constants that identify errors.
    public enum Code: Int, Sendable { case communicationError = 1, authorizationDenied = 100, recordDoesNotExist = 200 }
    /// The code of the error.
    public let code: Code
    init(_ code: Code) { self.code = code }
}

/// A value with a label.
open class CNLabeledValue<ValueType>: NSObject {
    /// The identifier of the labeled value.
    public let identifier = UUID().uuidString
    /// The label.
    public let label: String?
    /// The value.
    public let value: ValueType
    /// Creates a labeled value.
    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
    }
    /// Returns a label for display. Perch removes the markers of the label and makes it lowercase, but does not
    /// translate it.
    open class func localizedString(forLabel label: String) -> String {
        label.trimmingCharacters(in: CharacterSet(charactersIn: "_$!<>")).lowercased()
    }
}

/// The label for home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label for work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label for other values.
public let CNLabelOther = "_$!<Other>!$_"
/// The label for mobile phone numbers.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label for main phone numbers.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// A phone number.
open class CNPhoneNumber: NSObject {
    /// The string of the phone number.
    public let stringValue: String
    /// Creates a phone number from a string.
    public init(stringValue string: String) { stringValue = string }
}

/// A postal address. In Perch, all its properties are empty.
open class CNPostalAddress: NSObject {
    /// The street of the address. Always empty.
    open fileprivate(set) var street = ""
    /// The city of the address. Always empty.
    open fileprivate(set) var city = ""
    /// The state of the address. Always empty.
    open fileprivate(set) var state = ""
    /// The postal code of the address. Always empty.
    open fileprivate(set) var postalCode = ""
    /// The country of the address. Always empty.
    open fileprivate(set) var country = ""
    /// The ISO code of the country of the address. Always empty.
    open fileprivate(set) var isoCountryCode = ""
}

/// A type that identifies properties of a contact.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The key for the identifier of a contact.
public let CNContactIdentifierKey = "identifier"
/// The key for the given name of a contact.
public let CNContactGivenNameKey = "givenName"
/// The key for the family name of a contact.
public let CNContactFamilyNameKey = "familyName"
/// The key for the name of the organization of a contact.
public let CNContactOrganizationNameKey = "organizationName"
/// The key for the phone numbers of a contact.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key for the email addresses of a contact.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key for the postal addresses of a contact.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key for the birthday of a contact.
public let CNContactBirthdayKey = "birthday"
/// The key for the data of the image of a contact.
public let CNContactImageDataKey = "imageData"
/// The key for the Boolean value that indicates whether the contact has an image.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key for the data of the thumbnail image of a contact.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"

/// A person or an organization in the contacts of the user.
open class CNContact: NSObject {
    /// The identifier of the contact.
    public let identifier = UUID().uuidString
    /// The given name of the contact.
    open fileprivate(set) var givenName = ""
    /// The middle name of the contact.
    open fileprivate(set) var middleName = ""
    /// The family name of the contact.
    open fileprivate(set) var familyName = ""
    /// The nickname of the contact.
    open fileprivate(set) var nickname = ""
    /// The name of the organization of the contact.
    open fileprivate(set) var organizationName = ""
    /// The job title of the contact.
    open fileprivate(set) var jobTitle = ""
    /// The note of the contact.
    open fileprivate(set) var note = ""
    /// The birthday of the contact.
    open fileprivate(set) var birthday: DateComponents?
    /// The data of the image of the contact.
    open fileprivate(set) var imageData: Data?
    /// The labeled phone numbers of the contact.
    open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    /// The labeled email addresses of the contact.
    open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    /// The labeled postal addresses of the contact.
    open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    /// The data of the thumbnail image. Perch returns the data of the image.
    open var thumbnailImageData: Data? { imageData }
    /// A Boolean value that indicates whether the contact has an image.
    open var imageDataAvailable: Bool { imageData != nil }
    /// Creates an empty contact.
    public override init() {}

    /// Returns a predicate for contacts with a given, family, or organization name that contains a text. The comparison
    /// ignores case.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate { contact, _ in
            guard let contact = contact as? CNContact else { return false }
            return [contact.givenName, contact.familyName, contact.organizationName].contains {
                $0.localizedCaseInsensitiveContains(name)
            }
        }
    }
}

/// A contact whose properties can change.
open class CNMutableContact: CNContact {
    /// The given name of the contact.
    open override var givenName: String {
        get { super.givenName }
        set { super.givenName = newValue }
    }
    /// The middle name of the contact.
    open override var middleName: String {
        get { super.middleName }
        set { super.middleName = newValue }
    }
    /// The family name of the contact.
    open override var familyName: String {
        get { super.familyName }
        set { super.familyName = newValue }
    }
    /// The nickname of the contact.
    open override var nickname: String {
        get { super.nickname }
        set { super.nickname = newValue }
    }
    /// The name of the organization of the contact.
    open override var organizationName: String {
        get { super.organizationName }
        set { super.organizationName = newValue }
    }
    /// The job title of the contact.
    open override var jobTitle: String {
        get { super.jobTitle }
        set { super.jobTitle = newValue }
    }
    /// The note of the contact.
    open override var note: String {
        get { super.note }
        set { super.note = newValue }
    }
    /// The birthday of the contact.
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { super.birthday = newValue }
    }
    /// The data of the image of the contact.
    open override var imageData: Data? {
        get { super.imageData }
        set { super.imageData = newValue }
    }
    /// The labeled phone numbers of the contact.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { super.phoneNumbers = newValue }
    }
    /// The labeled email addresses of the contact.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { super.emailAddresses = newValue }
    }
    /// The labeled postal addresses of the contact.
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { super.postalAddresses = newValue }
    }
}

/// An object that formats the names of contacts.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    // Unchecked because programs configure a formatter before they share it.
    /// Constants that identify the styles of a formatted name.
    public enum Style: Int, Sendable { case fullName = 0, phoneticFullName = 1 }
    /// Returns the name of a contact, or the name of its organization if it has no name. Returns `nil` if both are
    /// empty.
    ///
    /// - Parameters:
    ///   - contact: The contact.
    ///   - style: The style, which Perch ignores.
    open class func string(from contact: CNContact, style: Style) -> String? {
        let name = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }.joined(
            separator: " ")
        return name.isEmpty ? (contact.organizationName.isEmpty ? nil : contact.organizationName) : name
    }
    /// Returns the key that a contact must have for formatting. Always `CNContactGivenNameKey`.
    open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { CNContactGivenNameKey }
}

/// A request to fetch contacts.
open class CNContactFetchRequest: NSObject {
    /// The keys of the properties to fetch. Perch always fetches all properties.
    open var keysToFetch: [any CNKeyDescriptor]
    /// The predicate that a contact must match. If it is `nil`, all contacts match.
    open var predicate: NSPredicate?
    /// The order of the fetched contacts.
    open var sortOrder = CNContactSortOrder.none
    /// Creates a request that fetches the properties with the given keys.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Constants that identify the orders of contacts. In Perch, `userDefault` is the same as `familyName`.
public enum CNContactSortOrder: Int, Sendable { case none = 0, userDefault = 1, givenName = 2, familyName = 3 }

/// A request to save changes of contacts.
open class CNSaveRequest: NSObject {
    fileprivate var added: [CNMutableContact] = []
    fileprivate var deleted: [CNMutableContact] = []
    /// Creates a save request without changes.
    public override init() {}
    /// Adds a contact to the store.
    ///
    /// - Parameters:
    ///   - contact: The contact.
    ///   - identifier: The identifier of the container, which Perch ignores.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { added.append(contact) }
    /// Updates a contact in the store. In Perch, this method does nothing, because a contact in the store shows its
    /// changes immediately.
    open func update(_ contact: CNMutableContact) {}
    /// Deletes a contact from the store.
    open func delete(_ contact: CNMutableContact) { deleted.append(contact) }
}

/// An object that fetches and saves the contacts of the user.
///
/// The store keeps the contacts that the app saves until the end of the session. If the user has not permitted access,
/// fetching and saving throw an error.
open class CNContactStore: NSObject, @unchecked Sendable {
    // Unchecked because a lock guards the mutable state.
    private final class Kept: @unchecked Sendable {
        let lock = NSLock()
        var contacts: [CNContact] = []
    }
    private var kept: Kept { Device.current.value { Kept() } }
    /// Creates a contact store.
    public override init() {}

    /// Returns the authorization status of the app for contacts.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        switch DeviceState.current.permission(for: .contacts) {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .granted: .authorized
        }
    }
    /// Requests access to the contacts of the user. The current `DeviceState` determines the answer.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        guard DeviceState.ask(for: .contacts) == .granted else { throw CNError(.authorizationDenied) }
        return true
    }
    /// Requests access to the contacts of the user. The current `DeviceState` determines the answer.
    ///
    /// - Parameters:
    ///   - entityType: The type of the entries.
    ///   - completionHandler: The closure that receives the answer.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let isGranted = DeviceState.ask(for: .contacts) == .granted
        completionHandler(isGranted, isGranted ? nil : CNError(.authorizationDenied))
    }
    private func contacts() throws -> [CNContact] {
        guard Self.authorizationStatus(for: .contacts) == .authorized else { throw CNError(.authorizationDenied) }
        return kept.lock.withLock { kept.contacts }
    }
    /// Returns the contacts that match a predicate.
    ///
    /// - Parameters:
    ///   - predicate: The predicate.
    ///   - keys: The keys of the properties to fetch, which Perch ignores.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> [CNContact]
    {
        try contacts().filter { predicate.evaluate(with: $0) }
    }
    /// Returns the contact with an identifier. Throws an error if there is no such contact.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the contact.
    ///   - keys: The keys of the properties to fetch, which Perch ignores.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> CNContact
    {
        guard let contact = try contacts().first(where: { $0.identifier == identifier }) else {
            throw CNError(.recordDoesNotExist)
        }
        return contact
    }
    /// Calls a closure with each contact that matches a request.
    ///
    /// - Parameters:
    ///   - fetchRequest: The request.
    ///   - block: The closure. To stop, it sets its second argument to true.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
    ) throws {
        var stops = false
        var found = try contacts().filter { fetchRequest.predicate?.evaluate(with: $0) ?? true }
        switch fetchRequest.sortOrder {
        case .none: break
        case .givenName: found.sort { $0.givenName < $1.givenName }
        case .familyName, .userDefault: found.sort { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
        }
        for contact in found where !stops { block(contact, &stops) }
    }
    /// Saves the changes of a save request until the end of the session.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        _ = try contacts()
        kept.lock.withLock {
            kept.contacts.removeAll { old in saveRequest.deleted.contains { $0 === old } }
            kept.contacts += saveRequest.added
        }
    }
}
