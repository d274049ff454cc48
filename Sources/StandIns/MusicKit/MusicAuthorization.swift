import Foundation
import PerchStandIns

/// A type that indicates whether the program may use Apple Music.
public struct MusicAuthorization: Sendable {
    /// Constants that describe what a user said.
    public enum Status: String, Sendable, Hashable, CustomStringConvertible {
        /// A status in which nobody was asked.
        case notDetermined
        /// A status in which it was refused.
        case denied
        /// A status in which nobody may permit it.
        case restricted
        /// A status in which it was permitted.
        case authorized
        public var description: String { rawValue }
    }
    /// A status: what was said. There is no Apple Music, so nobody may permit it.
    public static var currentStatus: Status { .restricted }
    /// Asks. There is no Apple Music, so nobody may permit it.
    public static func request() async -> Status { .restricted }
}

/// Constants that describe why music cannot be fetched.
public enum MusicTokenRequestError: Error, Sendable {
    /// A music token request error: it is not known.
    case unknown
    /// The program may not.
    case permissionDenied
    /// A music token request error: nobody is signed in.
    case userNotSignedIn
    /// The device has no Apple Music.
    case developerTokenRequestFailed
}

/// A subscription to Apple Music. There is none.
public struct MusicSubscription: Hashable, Sendable {
    /// A Boolean value that indicates whether the catalog can be played.
    public let canPlayCatalogContent: Bool
    /// A Boolean value that indicates whether users can subscribe.
    public let canBecomeSubscriber: Bool
    /// A Boolean value that indicates whether the library is in the cloud.
    public let hasCloudLibraryEnabled: Bool
    /// The subscription. Throws ``MusicTokenRequestError``.
    public static var current: MusicSubscription {
        get async throws { throw MusicTokenRequestError.userNotSignedIn }
    }
}

/// A search of the catalog.
public struct MusicCatalogSearchRequest: Sendable, Hashable {
    /// The term, which indicates what is searched for.
    public let term: String
    /// The most results of each kind.
    public var limit: Int?
    /// The first result.
    public var offset: Int?
    /// A Boolean value that indicates whether the best results are wanted.
    public var includeTopResults = false

    /// Creates a search for songs, albums, artists, or lists.
    public init(term: String, types: [any MusicItem.Type]) { self.term = term }
    /// Fetches results. Throws ``MusicTokenRequestError``.
    public func response() async throws -> MusicCatalogSearchResponse { throw MusicTokenRequestError.userNotSignedIn }
}

/// A type that describes what a search found.
public struct MusicCatalogSearchResponse: Sendable, Hashable {
    /// The songs.
    public let songs: MusicItemCollection<Song>
    /// The albums.
    public let albums: MusicItemCollection<Album>
    /// The artists.
    public let artists: MusicItemCollection<Artist>
    /// The lists.
    public let playlists: MusicItemCollection<Playlist>
}

/// A request of items of one kind in the user's library.
public struct MusicLibraryRequest<MusicItemType: MusicItem>: Sendable {
    /// The most items.
    public var limit: Int?
    /// The first item.
    public var offset: Int?
    /// Creates a request of all items.
    public init() {}
    /// Fetches items. Throws ``MusicTokenRequestError``.
    public func response() async throws -> MusicLibraryResponse<MusicItemType> {
        throw MusicTokenRequestError.userNotSignedIn
    }
}
/// A type that describes what a request of the library found.
public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
    /// The items.
    public let items: MusicItemCollection<MusicItemType>
}
