import Foundation

/// The attributes of messages.
extension CSSearchableItemAttributeSet {
    /// The identifier of the account of the message.
    public var accountIdentifier: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The addresses of the account.
    public var accountHandles: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The content as HTML, in UTF-8.
    public var htmlContentData: Data? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The content as text.
    public var textContent: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The people who sent the message.
    public var authors: [CSPerson]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The people to whom the message was sent.
    public var primaryRecipients: [CSPerson]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The people who received a copy.
    public var additionalRecipients: [CSPerson]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The people who received a blind copy.
    public var hiddenAdditionalRecipients: [CSPerson]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The headers of the message: arrays of text by name.
    public var emailHeaders: [String: [Any]]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The identifiers of the mailboxes, such as ``CSMailboxInbox``.
    public var mailboxIdentifiers: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The names of the authors.
    public var authorNames: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The names of the recipients.
    public var recipientNames: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The email addresses of the authors.
    public var authorEmailAddresses: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The email addresses of the recipients.
    public var recipientEmailAddresses: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The addresses of the authors.
    public var authorAddresses: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The addresses of the recipients.
    public var recipientAddresses: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The phone numbers of the item.
    public var phoneNumbers: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The email addresses of the item.
    public var emailAddresses: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The addresses of the item for instant messages.
    public var instantMessageAddresses: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// A number that is 1 if the message is probably junk.
    public var likelyJunk: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }
}
