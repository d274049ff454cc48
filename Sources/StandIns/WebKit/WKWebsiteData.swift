import Foundation
import FoundationNetworking

/// The type of cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The type of cached files.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The type of files that are cached in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The type of files that are cached for use without a connection.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// The type of files that scripts cached.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// The type of values that last until the page is closed.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The type of values that last.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The type of SQL databases.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// The type of indexed databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The type of registered service workers.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// The type of files of the origin's own file system.
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"

/// The data of a website.
@MainActor @preconcurrency open class WKWebsiteDataRecord: NSObject {
    /// The name of the website: the domain of its cookies.
    public let displayName: String
    /// The types of the data.
    public let dataTypes: Set<String>

    init(displayName: String, dataTypes: Set<String>) {
        self.displayName = displayName
        self.dataTypes = dataTypes
    }
}

/// The store for the data of pages. Perch stores the cookies that the app sets. Pages store nothing, because they are not
/// loaded.
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore(isPersistent: true, identifier: nil)
    private static var identified: [UUID: WKHTTPCookieStore] = [:]

    /// A Boolean value that indicates whether the data lasts. In Perch, it lasts until the app ends.
    public let isPersistent: Bool
    /// The identifier of the store. Nil for the standard store, and for stores that do not last.
    public let identifier: UUID?
    /// The cookies of the store.
    public let httpCookieStore: WKHTTPCookieStore

    private init(isPersistent: Bool, identifier: UUID?) {
        self.isPersistent = isPersistent
        self.identifier = identifier
        httpCookieStore = identifier.flatMap { Self.identified[$0] } ?? WKHTTPCookieStore()
        if let identifier { Self.identified[identifier] = httpCookieStore }
    }

    /// Returns the standard store.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// Returns a new store that is not persistent.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false, identifier: nil) }
    /// Creates a store with an identifier. Stores with the same identifier have the same cookies.
    public convenience init(forIdentifier identifier: UUID) { self.init(isPersistent: true, identifier: identifier) }

    /// Returns the types of data.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
            WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeSessionStorage,
            WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases,
            WKWebsiteDataTypeServiceWorkerRegistrations, WKWebsiteDataTypeFileSystem,
        ]
    }

    /// Returns the websites that have data of some types. In Perch, these are the domains of cookies.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { records(ofTypes: dataTypes) }

    /// Passes the websites that have data of some types to a handler. In Perch, these are the domains of cookies.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>,
        completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
    ) { completionHandler(records(ofTypes: dataTypes)) }

    private func records(ofTypes dataTypes: Set<String>) -> [WKWebsiteDataRecord] {
        guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return [] }
        return Set(httpCookieStore.cookies.map(\.domain)).sorted().map {
            WKWebsiteDataRecord(displayName: $0, dataTypes: [WKWebsiteDataTypeCookies])
        }
    }

    /// Removes data of some types that is newer than a date. Perch does not know the age of cookies, and removes all.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
    ) {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll { _ in true } }
        completionHandler()
    }

    /// Removes data of some types that is newer than a date. Perch does not know the age of cookies, and removes all.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        removeData(ofTypes: dataTypes, modifiedSince: date) {}
    }

    /// Removes data of some types of websites.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor () -> Void
    ) {
        let domains = Set(dataRecords.map(\.displayName))
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll { domains.contains($0.domain) } }
        completionHandler()
    }

    /// Removes data of some types of websites.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
        removeData(ofTypes: dataTypes, for: dataRecords) {}
    }
}

/// An object that is notified of changes of cookies.
@MainActor @preconcurrency public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    /// Called when cookies have changed.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    /// Does nothing.
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// The cookies of pages. Perch stores those that the app sets, until the app ends.
@MainActor @preconcurrency open class WKHTTPCookieStore: NSObject {
    private struct Observer { weak var object: (any WKHTTPCookieStoreObserver)? }

    private(set) var cookies: [HTTPCookie] = []
    private var observers: [Observer] = []

    override init() { super.init() }

    func removeAll(where isRemoved: (HTTPCookie) -> Bool) {
        let before = cookies.count
        cookies.removeAll(where: isRemoved)
        if cookies.count != before { tell() }
    }

    private func tell() { for observer in observers { observer.object?.cookiesDidChange(in: self) } }

    private func isSame(_ first: HTTPCookie, _ second: HTTPCookie) -> Bool {
        (first.name, first.domain, first.path) == (second.name, second.domain, second.path)
    }

    /// Passes all cookies to a handler.
    open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
        completionHandler(cookies)
    }

    /// Returns all cookies.
    open func allCookies() async -> [HTTPCookie] { cookies }

    /// Stores a cookie. It replaces a cookie with the same name, domain, and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        cookies.removeAll { isSame($0, cookie) }
        cookies.append(cookie)
        tell()
        completionHandler?()
    }

    /// Stores a cookie. It replaces a cookie with the same name, domain, and path.
    open func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }

    /// Removes a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        removeAll { isSame($0, cookie) }
        completionHandler?()
    }

    /// Removes a cookie.
    open func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie, completionHandler: nil) }

    /// Adds an observer, which the store does not retain.
    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Observer(object: observer)) }

    /// Removes an observer.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }
}
