import Foundation
import PerchStandIns
import UniformTypeIdentifiers

/// The kind of activity of a person who opens what the search has found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The name of what was opened, in the activity's information.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// A type that describes what the system's search knows of something.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    // Unchecked because sets are filled before they are passed over.
    public init(contentType: UTType) {}
    public init(itemContentType type: String) {}
    open var title: String?
    open var displayName: String?
    open var contentDescription: String?
    open var keywords: [String]?
    open var thumbnailData: Data?
    open var contentURL: URL?
}

/// An item that the system's search finds.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    // Unchecked because items are filled before they are passed over.
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var attributeSet: CSSearchableItemAttributeSet
    open var expirationDate: Date?
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// A type that describes what the system's search knows of the program. There is no such search:
/// ``isIndexingAvailable()`` is false.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here is changed.
    private static let index = CSSearchableIndex()
    open class func `default`() -> CSSearchableIndex { index }
    /// Returns a Boolean value that indicates whether there is a search: there is none.
    open class func isIndexingAvailable() -> Bool { false }
    public override init() {}
    public init(name: String) {}
    private func tell() { inert("CSSearchableIndex", "there is no search of the system's") }
    /// Adds items to the index. In Perch, this method has no effect.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { tell() }
    /// Adds items to the index. In Perch, this method has no effect other than a call of the handler.
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        tell()
        completionHandler?(nil)
    }
    /// Removes the items with the given identifiers. In Perch, this method has no effect.
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { tell() }
    /// Removes the items with the given identifiers. In Perch, this method has no effect other than a call of the
    /// handler.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        tell()
        completionHandler?(nil)
    }
    /// Removes the items of the given domains. In Perch, this method has no effect.
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws { tell() }
    /// Removes all items. In Perch, this method has no effect.
    open func deleteAllSearchableItems() async throws { tell() }
    /// Removes all items. In Perch, this method has no effect other than a call of the handler.
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        tell()
        completionHandler?(nil)
    }
}
