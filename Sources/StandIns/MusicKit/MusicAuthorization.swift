import Foundation
import PerchStandIns

/// The authorization of the program to use Apple Music.
public struct MusicAuthorization: Sendable {
    /// Constants that describe the status of the authorization.
    public enum Status: String, Sendable, Hashable, CustomStringConvertible {
        /// The user has not been asked.
        case notDetermined
        /// The user has denied access.
        case denied
        /// The user cannot allow access.
        case restricted
        /// The user has allowed access.
        case authorized
        public var description: String { rawValue }
    }
    /// The current status. In Perch, there is no Apple Music, so it is `restricted`.
    public static var currentStatus: Status { .restricted }
    /// Requests authorization. In Perch, there is no Apple Music, so the result is `restricted`.
    public static func request() async -> Status { .restricted }
}

/// Constants that describe why music cannot be fetched.
public enum MusicTokenRequestError: Error, Sendable {
    /// The error is unknown.
    case unknown
    /// The program is not authorized.
    case permissionDenied
    /// No user is signed in.
    case userNotSignedIn
    /// The device has no Apple Music.
    case developerTokenRequestFailed
}

/// A subscription to Apple Music. In Perch, there is none.
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
    /// The term of the search.
    public let term: String
    /// The most results of each kind.
    public var limit: Int?
    /// The first result.
    public var offset: Int?
    /// A Boolean value that indicates whether the best results are wanted.
    public var includeTopResults = false

    /// Creates a search for songs, albums, artists, or lists.
    public init(term: String, types: [any MusicItem.Type]) { self.term = term }
    /// Returns results. In Perch, it throws ``MusicTokenRequestError``.
    public func response() async throws -> MusicCatalogSearchResponse { throw MusicTokenRequestError.userNotSignedIn }
}

/// The response of a search.
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

/// A request of items of one type in the user's library.
public struct MusicLibraryRequest<MusicItemType: MusicItem>: Sendable {
    /// The most items.
    public var limit: Int?
    /// The first item.
    public var offset: Int?
    /// Creates a request of all items.
    public init() {}
    /// Returns items. In Perch, it throws ``MusicTokenRequestError``.
    public func response() async throws -> MusicLibraryResponse<MusicItemType> {
        throw MusicTokenRequestError.userNotSignedIn
    }
}
/// The response of a request of the library.
public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
    /// The items.
    public let items: MusicItemCollection<MusicItemType>
}
