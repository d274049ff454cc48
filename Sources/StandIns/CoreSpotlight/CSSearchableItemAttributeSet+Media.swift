import Foundation

/// The attributes of media.
extension CSSearchableItemAttributeSet {
    /// The people who edited the item.
    public var editors: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The people who are visible in the item.
    public var participants: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The projects that the item is part of.
    public var projects: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The date of the last download.
    public var downloadedDate: Date? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The places from which the item was obtained.
    public var contentSources: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// A comment about the item.
    public var comment: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The copyright of the content.
    public var copyright: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The date of the last use.
    public var lastUsedDate: Date? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The date on which the content was created.
    public var contentCreationDate: Date? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The date of the last change of the content.
    public var contentModificationDate: Date? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The date on which the item was moved to its location.
    public var addedDate: Date? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The duration, in seconds.
    public var duration: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The contacts that are associated with the item.
    public var contactKeywords: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The codecs of the media.
    public var codecs: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The types of media in the content.
    public var mediaTypes: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// A number that is 1 if the content is prepared for streaming.
    public var streamable: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The total bit rate.
    public var totalBitRate: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The bit rate of the video.
    public var videoBitRate: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The bit rate of the audio.
    public var audioBitRate: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The type of delivery: 0 for fast start, 1 for RTSP.
    public var deliveryType: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The organizations that created the item.
    public var organizations: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The role of the creator.
    public var role: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The languages of the content, as BCP 47 tags.
    public var languages: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The rights of the content, or a link to them.
    public var rights: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The publishers of the item.
    public var publishers: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The people and organizations that contributed to the content.
    public var contributors: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The scope of the content, such as a place or a period.
    public var coverage: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The rating of the user, from 0 to 5 stars.
    public var rating: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The description of the rating, such as the number of reviewers.
    public var ratingDescription: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The number of times that the user played the item.
    public var playCount: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// Information about the item.
    public var information: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The director of the movie.
    public var director: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The producer of the content.
    public var producer: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The genre of the item.
    public var genre: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The performers in the movie.
    public var performers: [String]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The original format of the movie.
    public var originalFormat: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The original source of the movie.
    public var originalSource: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// A number that is 1 if the item is on the device.
    public var local: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// A number that is 1 for explicit content, and 0 for clean content.
    public var contentRating: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The URL of the item.
    public var url: URL? {
        get { attribute() }
        set { setAttribute(newValue) }
    }
}
