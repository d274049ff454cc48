import Foundation

/// A person who wrote or received a message.
open class CSPerson: NSObject, @unchecked Sendable {
    // Unchecked as Apple's: code sets the contact before it passes a person over.

    /// The name of the person.
    public let displayName: String?
    /// The addresses of the person, such as phone numbers.
    public let handles: [String]
    /// The key of Contacts for the kind of the addresses, such as `CNContactPhoneNumbersKey`.
    public let handleIdentifier: String
    /// The identifier of the contact, if it is known.
    open var contactIdentifier: String?

    /// Creates a person with addresses of one kind.
    public init(displayName: String?, handles: [String], handleIdentifier: String) {
        self.displayName = displayName
        self.handles = handles
        self.handleIdentifier = handleIdentifier
    }
}

/// The identifier of the mailbox of received messages.
public let CSMailboxInbox = "inbox"
/// The identifier of the mailbox of messages that were not sent yet.
public let CSMailboxDrafts = "drafts"
/// The identifier of the mailbox of sent messages.
public let CSMailboxSent = "sent"
/// The identifier of the mailbox of junk.
public let CSMailboxJunk = "junk"
/// The identifier of the mailbox of deleted messages.
public let CSMailboxTrash = "trash"
/// The identifier of the mailbox of archived messages.
public let CSMailboxArchive = "archive"
