import Foundation
import PerchStandIns

/// Constants that describe why a call fails.
public enum ErrorCode: Int, Error, Sendable {
    /// An error code: there is no connection.
    case networkError = 10
}

/// Constants that describe how much is logged.
public enum LogLevel: Int, Sendable {
    /// A log level: everything.
    case verbose = 4
    /// Details for developers.
    case debug = 0
    /// Information.
    case info = 1
    /// Warnings.
    case warn = 2
    /// Errors.
    case error = 3
}

/// A type that describes what a customer has: nothing.
public final class CustomerInfo: Sendable {
    /// The entitlements: what is unlocked.
    public let entitlements = EntitlementInfos()
    /// Identifiers of subscriptions that are active.
    public var activeSubscriptions: Set<String> { [] }
    /// Purchases of what is no subscription.
    public var nonSubscriptions: [NonSubscriptionTransaction] { [] }
    /// The identifiers of all products that were bought.
    public var allPurchasedProductIdentifiers: Set<String> { [] }
    /// The identifier of the customer: an empty text.
    public var originalAppUserId: String { "" }
    /// The identifier of the customer: an empty text.
    public var id: String { "" }
    /// When the last subscription ends.
    public var latestExpirationDate: Date? { nil }
    /// Where subscriptions are managed.
    public var managementURL: URL? { nil }
}

/// A type that describes what is unlocked: nothing.
public final class EntitlementInfos: Sendable {
    /// All by their identifiers.
    public var all: [String: EntitlementInfo] { [:] }
    /// The active: those that are active.
    public var active: [String: EntitlementInfo] { [:] }
    /// One of them.
    public subscript(key: String) -> EntitlementInfo? { nil }
}

/// An object that is unlocked.
public final class EntitlementInfo: Sendable {
    private init() {}
    /// The identifier.
    public var identifier: String { "" }
    /// A Boolean value that indicates whether it is active.
    public var isActive: Bool { false }
}

/// A type that describes what can be bought. Offerings cannot be loaded here.
public final class Offerings: Sendable {
    private init() {}
    /// The offering to show.
    public var current: Offering? { nil }
}

/// Some packages together.
public final class Offering: Sendable {
    private init() {}
    /// The identifier.
    public var identifier: String { "" }
    /// The packages.
    public var availablePackages: [Package] { [] }
    /// The package of a month.
    public var monthly: Package? { nil }
    /// The package of a year.
    public var annual: Package? { nil }
    /// The package that is bought once.
    public var lifetime: Package? { nil }
}

/// An object to buy.
public final class Package: Sendable {
    private init() {}
    /// The identifier.
    public var identifier: String { "" }
    /// The product; one without content.
    public let storeProduct = StoreProduct()
    /// The price with its currency.
    public var localizedPriceString: String { storeProduct.localizedPriceString }
}

/// Sells subscriptions. Nothing can be bought here.
public final class Purchases: @unchecked Sendable {
    // Unchecked because the delegate is set and read on the main thread, and nothing calls it.
    private init() {}
    /// Is notified of changes of the customer. It is never called.
    public weak var delegate: (any PurchasesDelegate)?
    /// The shared object.
    public static let shared = Purchases()
    /// A Boolean value that indicates whether `configure` has been called: it changes nothing.
    public static var isConfigured: Bool { true }
    /// The log level. In Perch, this property has no effect, because nothing is logged.
    public static var logLevel: LogLevel {
        get { .info }
        set { noEffect("Purchases.logLevel") }
    }

    /// Connects to RevenueCat. In Perch, this method has no effect.
    @discardableResult public static func configure(withAPIKey apiKey: String, appUserID: String? = nil) -> Purchases {
        noEffect("Purchases.configure(withAPIKey:)", "there is no connection to RevenueCat")
        return shared
    }

    func fail(_ call: String) -> ErrorCode {
        noEffect("Purchases.\(call)", "there is no connection to RevenueCat")
        return .networkError
    }

    /// A customer without purchases.
    public func customerInfo() async throws -> CustomerInfo { CustomerInfo() }
    /// Reports a customer without purchases.
    public func getCustomerInfo(completion: @escaping (CustomerInfo?, (any Error)?) -> Void) {
        completion(CustomerInfo(), nil)
    }
    /// Fails because there is no connection.
    public func offerings() async throws -> Offerings { throw fail("offerings()") }
    /// Reports at once that there is no connection.
    public func getOfferings(completion: @escaping (Offerings?, (any Error)?) -> Void) {
        completion(nil, fail("getOfferings(completion:)"))
    }
    /// Fails because there is no connection.
    public func restorePurchases() async throws -> CustomerInfo { throw fail("restorePurchases()") }
}
