import Foundation
import UniformTypeIdentifiers

/// The attributes of what all items have.
extension CSSearchableItemAttributeSet {
    /// The name that the search shows for the item.
    public var displayName: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// Other names of the item, which the search also finds.
    public var alternateNames: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The complete path of the item's file.
    public var path: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The URL of the item's file.
    public var contentURL: URL? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The URL of the file with the item's thumbnail.
    public var thumbnailURL: URL? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The data of the item's thumbnail.
    public var thumbnailData: Data? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The URL of the file with the thumbnail for the dark appearance.
    public var darkThumbnailURL: URL? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The identifier of the item that an activity belongs to.
    public var relatedUniqueIdentifier: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The identifier of an item that an activity refers to, but does not belong to.
    public var weakRelatedUniqueIdentifier: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The date of the last change of an attribute.
    public var metadataModificationDate: Date? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The identifier of the type of the item's content.
    public var contentType: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The identifiers of the types that the content's type conforms to.
    public var contentTypeTree: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The keywords of the item.
    public var keywords: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The title of the item.
    public var title: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The version of the item.
    public var version: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// A number that is 1 if the user created the item.
    public var userCreated: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// A number that is 1 if the user bought the item.
    public var userOwned: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// A number that is 1 if the user selected the item.
    public var userCurated: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The importance of the item among the items of the app, from 0 to 100.
    public var rankingHint: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The identifier of the domain of the item.
    public var domainIdentifier: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// A number that is 1 if the user can call the item's phone numbers.
    public var supportsPhoneCall: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// A number that is 1 if the user can navigate to the item's location.
    public var supportsNavigation: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The identifiers of the actions that the search shows for the item.
    public var actionIdentifiers: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The type of the content that is shared when the user shares the item.
    public var sharedItemContentType: UTType? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The title of the item that contains the item.
    public var containerTitle: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The name that the search shows for the item that contains the item.
    public var containerDisplayName: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The identifier of the item that contains the item.
    public var containerIdentifier: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The position of the item in the item that contains it.
    public var containerOrder: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The identifiers of the types of which the app provides data.
    public var providerDataTypeIdentifiers: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The identifiers of the types of which the app provides files.
    public var providerFileTypeIdentifiers: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The identifiers of the types of which the app provides files in place.
    public var providerInPlaceFileTypeIdentifiers: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }
}
