import Foundation

extension URL {
    /// Asks for access to a file that was handed out by the system. On Linux a file that the program may read needs no
    /// further leave: whether it may is the answer.
    public func startAccessingSecurityScopedResource() -> Bool {
        !isFileURL || FileManager.default.isReadableFile(atPath: path)
    }

    /// Gives back the access to a file. There is nothing to give back on Linux.
    public func stopAccessingSecurityScopedResource() {}

    /// Options that describe what a bookmark keeps.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A bookmark creation option: as little as is needed.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// A bookmark creation option: what a file for others to open needs.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// The access that the system gave.
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        /// The access that the system gave, for reading.
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
        /// A bookmark creation option: without the access that the system gave.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// Options that describe how a bookmark is read.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A bookmark resolution option: without asking anybody.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// A bookmark resolution option: without making volumes ready.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// A bookmark resolution option: with the access that the system gave.
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
        /// A bookmark resolution option: without asking for the access that the system gave.
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

    /// A bookmark holds the address: on Linux a file that moves is lost.
    private struct Bookmark: Codable {
        let address: String
    }

    /// Data that the address is available from again.
    ///
    /// - Throws: a `CocoaError` if there is no such file.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL, FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
        return try JSONEncoder().encode(Bookmark(address: absoluteURL.absoluteString))
    }

    /// The address that a bookmark holds.
    ///
    /// - Throws: a `CocoaError` where the data is no bookmark, or the file is gone.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard let bookmark = try? JSONDecoder().decode(Bookmark.self, from: data),
            let url = URL(string: bookmark.address)
        else { throw CocoaError(.fileReadCorruptFile) }
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
        bookmarkDataIsStale = false
        self = url
    }
}

extension ProcessInfo {
    /// A Boolean value that indicates whether an app for iOS runs on a Mac. This is no Mac.
    public var isiOSAppOnMac: Bool { false }
    /// A Boolean value that indicates whether an app for iPad runs on a Mac. This is no Mac.
    public var isMacCatalystApp: Bool { false }
}
