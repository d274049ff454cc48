import Foundation

/// The attributes of documents.
extension CSSearchableItemAttributeSet {
    /// The subject of the item.
    public var subject: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The theme of the item.
    public var theme: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The description of the content.
    public var contentDescription: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The formal identifier of the item, such as an ISBN.
    public var identifier: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The groups of people for whom the item is intended.
    public var audiences: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The size of the file, in megabytes.
    public var fileSize: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The number of pages.
    public var pageCount: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The width of the first page, in points.
    public var pageWidth: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The height of the first page, in points.
    public var pageHeight: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The encryption of the file.
    public var securityMethod: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The app that created the document.
    public var creator: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The apps that converted the content to its format.
    public var encodingApplications: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The kind of the item.
    public var kind: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The names of the fonts of the document.
    public var fontNames: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }
}
