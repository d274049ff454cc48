import Foundation
import PerchStandIns

/// An object that the store sells. Products cannot be loaded here.
public final class StoreProduct: Sendable {
    init() {}
    /// The identifier.
    public var productIdentifier: String { "" }
    /// The title in the user's language.
    public var localizedTitle: String { "" }
    /// The description in the user's language.
    public var localizedDescription: String { "" }
    /// The price.
    public var price: Decimal { 0 }
    /// The price with its currency.
    public var localizedPriceString: String { "" }
    /// The currency's code, such as USD.
    public var currencyCode: String? { nil }
}

/// A purchase that the store has recorded.
public final class StoreTransaction: Sendable {
    private init() {}
    /// The identifier.
    public var transactionIdentifier: String { "" }
    /// The identifier of the product.
    public var productIdentifier: String { "" }
    /// When it was bought.
    public var purchaseDate: Date { .distantPast }
}

/// A purchase of something that is no subscription.
public final class NonSubscriptionTransaction: Sendable {
    private init() {}
    /// The identifier of the product.
    public var productIdentifier: String { "" }
    /// When it was bought.
    public var purchaseDate: Date { .distantPast }
}

/// Is notified of changes of a customer. Nothing changes here, so it is never called.
public protocol PurchasesDelegate: AnyObject {
    /// A customer has changed.
    func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo)
}

extension PurchasesDelegate {
    /// Does nothing.
    public func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {}
}

/// The result of a purchase.
public typealias PurchaseResultData = (
    transaction: StoreTransaction?, customerInfo: CustomerInfo, userCancelled: Bool
)

// MARK: - Buying

extension Purchases {
    /// The products with identifiers: there are none.
    public func products(_ productIdentifiers: [String]) async -> [StoreProduct] { [] }
    /// Reports at once that there are no products.
    public func getProducts(_ productIdentifiers: [String], completion: @escaping ([StoreProduct]) -> Void) {
        completion([])
    }
    /// Fails because there is no connection.
    public func purchase(product: StoreProduct) async throws -> PurchaseResultData { throw fail("purchase(product:)") }
    /// Fails because there is no connection.
    public func purchase(package: Package) async throws -> PurchaseResultData { throw fail("purchase(package:)") }
    /// Reports at once that there is no connection.
    public func purchase(
        product: StoreProduct,
        completion: @escaping (StoreTransaction?, CustomerInfo?, (any Error)?, Bool) -> Void
    ) { completion(nil, nil, fail("purchase(product:completion:)"), false) }
    /// Reports at once that there is no connection.
    public func purchase(
        package: Package, completion: @escaping (StoreTransaction?, CustomerInfo?, (any Error)?, Bool) -> Void
    ) { completion(nil, nil, fail("purchase(package:completion:)"), false) }
    /// Reports at once that there is no connection.
    public func restorePurchases(completion: @escaping (CustomerInfo?, (any Error)?) -> Void) {
        completion(nil, fail("restorePurchases(completion:)"))
    }
    /// Fails because there is no connection.
    public func syncPurchases() async throws -> CustomerInfo { throw fail("syncPurchases()") }
    /// Fails because there is no connection.
    public func showManageSubscriptions() async throws { throw fail("showManageSubscriptions()") }
}

// MARK: - Customers

extension Purchases {
    /// The customer who was loaded last: none was.
    public var cachedCustomerInfo: CustomerInfo? { nil }
    /// The customer each time that it changes: never.
    public var customerInfoStream: AsyncStream<CustomerInfo> { AsyncStream { $0.finish() } }
    /// The identifier of the customer: an empty text.
    public var appUserID: String { "" }
    /// A Boolean value that indicates whether nobody has logged in: always true.
    public var isAnonymous: Bool { true }

    /// Fails because there is no connection.
    public func logIn(_ appUserID: String) async throws -> (customerInfo: CustomerInfo, created: Bool) {
        throw fail("logIn(_:)")
    }
    /// Reports at once that there is no connection.
    public func logIn(_ appUserID: String, completion: @escaping (CustomerInfo?, Bool, (any Error)?) -> Void) {
        completion(nil, false, fail("logIn(_:completion:)"))
    }
    /// Fails because there is no connection.
    public func logOut() async throws -> CustomerInfo { throw fail("logOut()") }
    /// Reports at once that there is no connection.
    public func logOut(completion: ((CustomerInfo?, (any Error)?) -> Void)?) {
        completion?(nil, fail("logOut(completion:)"))
    }
}
