import Foundation
import PerchStandIns
import UniformTypeIdentifiers

/// The type of the activity with which the user opens an item that the search found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key for the identifier of the item, in the activity's information.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity with which the user continues a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key for the text of the search, in the activity's information.
public let CSSearchQueryString = "kCSSearchQueryString"

/// An item that the system's search finds.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    // Unchecked because items are filled before they are passed over.

    /// The identifier of the item in the app.
    open var uniqueIdentifier: String
    /// The identifier of the domain of the item.
    open var domainIdentifier: String?
    /// The attributes of the item.
    open var attributeSet: CSSearchableItemAttributeSet
    /// The date after which the item is removed. Nil stands for a month from now.
    open var expirationDate: Date!
    /// A Boolean value that indicates whether indexing updates an item that is already there. The default is false.
    open var isUpdate = false

    /// Creates an item. Without an identifier, it gets a new one.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// A delegate that indexes items again when the index was lost. Perch has no index, and does not call it.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    /// Called to index all items again.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    /// Called to index items again.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
    /// Called when the index becomes slower to save power.
    func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)
    /// Called when the index is no longer slower.
    func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
}

extension CSSearchableIndexDelegate {
    public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}
    public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
}

/// A type that describes what the system's search knows of the program. There is no such search:
/// ``isIndexingAvailable()`` is false.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; code sets the delegate before it passes an index over.
    private static let index = CSSearchableIndex()

    /// Returns the index of the app.
    open class func `default`() -> CSSearchableIndex { index }
    /// Returns a Boolean value that indicates whether there is a search: there is none.
    open class func isIndexingAvailable() -> Bool { false }

    /// The delegate of the index. In Perch, it is not called.
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    /// Creates an index.
    public override init() {}
    /// Creates an index with a name.
    public init(name: String) {}
    /// Creates an index with a name and a protection class. In Perch, the class has no effect.
    public init(name: String, protectionClass: FileProtectionType?) {}

    private func tell() { inert("CSSearchableIndex", "there is no search of the system's") }

    private func tell(_ completion: (@Sendable ((any Error)?) -> Void)?) {
        tell()
        completion?(nil)
    }

    /// Adds items to the index. In Perch, this method has no effect.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { tell() }
    /// Adds items to the index. In Perch, this method has no effect other than a call of the handler.
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { tell(completionHandler) }
    /// Removes the items with the given identifiers. In Perch, this method has no effect.
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { tell() }
    /// Removes the items with the given identifiers. In Perch, this method has no effect other than a call of the
    /// handler.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { tell(completionHandler) }
    /// Removes the items of the given domains. In Perch, this method has no effect.
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws { tell() }
    /// Removes the items of the given domains. In Perch, this method has no effect other than a call of the handler.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { tell(completionHandler) }
    /// Removes all items. In Perch, this method has no effect.
    open func deleteAllSearchableItems() async throws { tell() }
    /// Removes all items. In Perch, this method has no effect other than a call of the handler.
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        tell(completionHandler)
    }

    // MARK: Batches

    /// Starts a batch of changes. In Perch, this method has no effect.
    open func beginBatch() { tell() }
    /// Ends a batch of changes. In Perch, this method has no effect.
    open func endBatch(withClientState clientState: Data) async throws { tell() }
    /// Ends a batch of changes. In Perch, this method has no effect other than a call of the handler.
    open func endBatch(
        withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { tell(completionHandler) }
    /// Returns the state that the last batch stored. There is none, so the method throws
    /// ``CSIndexError/indexingUnsupported``.
    open func fetchLastClientState() async throws -> Data { throw CSIndexError(.indexingUnsupported) }
    /// Passes the state that the last batch stored to a handler. There is none, so it receives
    /// ``CSIndexError/indexingUnsupported``.
    open func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        completionHandler(nil, CSIndexError(.indexingUnsupported))
    }
}
