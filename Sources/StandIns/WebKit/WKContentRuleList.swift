import Foundation
import PerchStandIns

/// A list of rules about content that is not loaded. In Perch, pages are not loaded, so the rules are not applied.
@MainActor @preconcurrency open class WKContentRuleList: NSObject {
    /// The identifier of the list.
    public let identifier: String

    init(identifier: String) { self.identifier = identifier }
}

/// A store of lists of rules. Perch keeps the lists until the app ends, and does not read their rules.
@MainActor @preconcurrency open class WKContentRuleListStore: NSObject {
    private static let shared = WKContentRuleListStore()
    private var lists: [String: WKContentRuleList] = [:]

    private override init() { super.init() }

    /// Returns the standard store.
    open class func `default`() -> WKContentRuleListStore! { shared }

    /// Stores a list. Rules that are not JSON cause an error.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        do {
            completionHandler(try compile(identifier, encodedContentRuleList), nil)
        } catch {
            completionHandler(nil, error)
        }
    }

    /// Stores a list. Rules that are not JSON cause an error.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!
    ) async throws -> WKContentRuleList! { try compile(identifier, encodedContentRuleList) }

    private func compile(_ identifier: String?, _ rules: String?) throws -> WKContentRuleList {
        _ = try JSONSerialization.jsonObject(with: Data((rules ?? "").utf8))
        let list = WKContentRuleList(identifier: identifier ?? "")
        lists[list.identifier] = list
        return list
    }

    /// Passes a list to a handler, or an error if there is none.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        let list = lists[identifier ?? ""]
        completionHandler(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
    }

    /// Returns a list. Throws an error if there is none.
    open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList! {
        guard let list = lists[identifier ?? ""] else { throw WKError(.contentRuleListStoreLookUpFailed) }
        return list
    }

    /// Removes a list. The handler receives an error if there is none.
    open func removeContentRuleList(
        forIdentifier identifier: String!, completionHandler: (@MainActor ((any Error)?) -> Void)!
    ) {
        let removed = lists.removeValue(forKey: identifier ?? "")
        completionHandler(removed == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil)
    }

    /// Removes a list. Throws an error if there is none.
    open func removeContentRuleList(forIdentifier identifier: String!) async throws {
        guard lists.removeValue(forKey: identifier ?? "") != nil else {
            throw WKError(.contentRuleListStoreRemoveFailed)
        }
    }

    /// Passes the identifiers of the lists to a handler.
    open func getAvailableContentRuleListIdentifiers(_ completionHandler: (@MainActor ([String]?) -> Void)!) {
        completionHandler(lists.keys.sorted())
    }
}
