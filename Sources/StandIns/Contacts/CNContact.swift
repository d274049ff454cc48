import Foundation
import PerchStandIns

/// Constants that describe what kind of entries are meant.
public enum CNEntityType: Int, Sendable { case contacts = 0 }

/// Constants that indicate whether the program may see a user's contacts.
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, restricted = 1, denied = 2, authorized = 3, limited = 4
}

/// A type that describes what went wrong with contacts.
public struct CNError: Error, Equatable {
    /// Kinds of errors.
    public enum Code: Int, Sendable { case communicationError = 1, authorizationDenied = 100, recordDoesNotExist = 200 }
    /// The kind.
    public let code: Code
    init(_ code: Code) { self.code = code }
}

/// A value with a label.
open class CNLabeledValue<ValueType>: NSObject {
    /// The identifier.
    public let identifier = UUID().uuidString
    /// The label.
    public let label: String?
    /// The value.
    public let value: ValueType
    /// Creates a value with a label.
    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
    }
    /// The label in the user's language: without what is around it.
    open class func localizedString(forLabel label: String) -> String {
        label.trimmingCharacters(in: CharacterSet(charactersIn: "_$!<>")).lowercased()
    }
}

/// A label of values.
public let CNLabelHome = "_$!<Home>!$_"
/// A label of values.
public let CNLabelWork = "_$!<Work>!$_"
/// A label of values.
public let CNLabelOther = "_$!<Other>!$_"
/// A label of numbers.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// A label of numbers.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// A number to call.
open class CNPhoneNumber: NSObject {
    /// The number as it was written.
    public let stringValue: String
    public init(stringValue string: String) { stringValue = string }
}

/// An address.
open class CNPostalAddress: NSObject {
    open fileprivate(set) var street = ""
    open fileprivate(set) var city = ""
    open fileprivate(set) var state = ""
    open fileprivate(set) var postalCode = ""
    open fileprivate(set) var country = ""
    open fileprivate(set) var isoCountryCode = ""
}

/// A type that describes what can be asked of a contact.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"

/// A user or an organization.
open class CNContact: NSObject {
    /// The identifier.
    public let identifier = UUID().uuidString
    open fileprivate(set) var givenName = ""
    open fileprivate(set) var middleName = ""
    open fileprivate(set) var familyName = ""
    open fileprivate(set) var nickname = ""
    open fileprivate(set) var organizationName = ""
    open fileprivate(set) var jobTitle = ""
    open fileprivate(set) var note = ""
    open fileprivate(set) var birthday: DateComponents?
    open fileprivate(set) var imageData: Data?
    open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    /// A small image.
    open var thumbnailImageData: Data? { imageData }
    /// A Boolean value that indicates whether there is an image.
    open var imageDataAvailable: Bool { imageData != nil }
    public override init() {}

    /// Returns those whose names have a text.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate { contact, _ in
            guard let contact = contact as? CNContact else { return false }
            return [contact.givenName, contact.familyName, contact.organizationName].contains {
                $0.localizedCaseInsensitiveContains(name)
            }
        }
    }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact {
    open override var givenName: String {
        get { super.givenName }
        set { super.givenName = newValue }
    }
    open override var middleName: String {
        get { super.middleName }
        set { super.middleName = newValue }
    }
    open override var familyName: String {
        get { super.familyName }
        set { super.familyName = newValue }
    }
    open override var nickname: String {
        get { super.nickname }
        set { super.nickname = newValue }
    }
    open override var organizationName: String {
        get { super.organizationName }
        set { super.organizationName = newValue }
    }
    open override var jobTitle: String {
        get { super.jobTitle }
        set { super.jobTitle = newValue }
    }
    open override var note: String {
        get { super.note }
        set { super.note = newValue }
    }
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { super.birthday = newValue }
    }
    open override var imageData: Data? {
        get { super.imageData }
        set { super.imageData = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { super.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { super.emailAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { super.postalAddresses = newValue }
    }
}

/// An object that writes names.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    // Unchecked because formatters are set up once and used afterwards.
    /// Constants that describe what is written of a name.
    public enum Style: Int, Sendable { case fullName = 0, phoneticFullName = 1 }
    /// A contact's name; the organization's if there is none.
    open class func string(from contact: CNContact, style: Style) -> String? {
        let name = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }.joined(
            separator: " ")
        return name.isEmpty ? (contact.organizationName.isEmpty ? nil : contact.organizationName) : name
    }
    /// Returns what must be fetched of a contact for its name.
    open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { CNContactGivenNameKey }
}

/// A type that describes what to fetch.
open class CNContactFetchRequest: NSObject {
    open var keysToFetch: [any CNKeyDescriptor]
    open var predicate: NSPredicate?
    open var sortOrder = CNContactSortOrder.none
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The orders in which contacts are fetched.
public enum CNContactSortOrder: Int, Sendable { case none = 0, userDefault = 1, givenName = 2, familyName = 3 }

/// An object that changes of contacts.
open class CNSaveRequest: NSObject {
    fileprivate var added: [CNMutableContact] = []
    fileprivate var deleted: [CNMutableContact] = []
    public override init() {}
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { added.append(contact) }
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) { deleted.append(contact) }
}

/// A user's contacts. What the program saves is there for the session, where the user has allowed it; else calls throw.
open class CNContactStore: NSObject, @unchecked Sendable {
    // Unchecked because what changes is guarded by the lock.
    private final class Kept: @unchecked Sendable {
        let lock = NSLock()
        var contacts: [CNContact] = []
    }
    private var kept: Kept { Device.current.value { Kept() } }
    public override init() {}

    /// Returns the permission to see contacts.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        switch DeviceState.current.permission(for: .contacts) {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .granted: .authorized
        }
    }
    /// Requests contacts. The device's state says what the user answers.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        guard DeviceState.ask(for: .contacts) == .granted else { throw CNError(.authorizationDenied) }
        return true
    }
    /// Requests contacts. The device's state says what the user answers.
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
    /// Returns the contacts that fulfil a predicate.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> [CNContact]
    {
        try contacts().filter { predicate.evaluate(with: $0) }
    }
    /// Returns the contact that a name names.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> CNContact
    {
        guard let contact = try contacts().first(where: { $0.identifier == identifier }) else {
            throw CNError(.recordDoesNotExist)
        }
        return contact
    }
    /// Calls a block with each contact, until it sets its second argument.
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
    /// Keeps changes for the session.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        _ = try contacts()
        kept.lock.withLock {
            kept.contacts.removeAll { old in saveRequest.deleted.contains { $0 === old } }
            kept.contacts += saveRequest.added
        }
    }
}
