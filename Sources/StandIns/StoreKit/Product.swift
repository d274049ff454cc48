import Foundation
import PerchStandIns
import SwiftUI

/// Something to buy, as a StoreKit configuration file has it.
public struct Product: Identifiable, Hashable, Sendable {
    /// What kind of thing it is.
    public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "NonConsumable")
        public static let nonRenewable = ProductType(rawValue: "NonRenewingSubscription")
        public static let autoRenewable = ProductType(rawValue: "RecurringSubscription")
    }

    /// A time that a subscription lasts.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// What is counted.
        public enum Unit: Int, Hashable, Codable, Sendable { case day, week, month, year }
        /// What is counted.
        public let unit: Unit
        /// How many.
        public let value: Int
        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)

        init(unit: Unit, value: Int) {
            self.unit = unit
            self.value = value
        }

        /// A period as files write it: `P1M`.
        init?(_ text: String) {
            let units: [Character: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
            guard text.first == "P", let unit = text.last.flatMap({ units[$0] }),
                let value = Int(text.dropFirst().dropLast())
            else { return nil }
            self.init(unit: unit, value: value)
        }
    }

    /// A lower price.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// How it is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
        }
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }

    /// What a subscription is.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// What names the group.
        public let subscriptionGroupID: String
        /// The group's name.
        public let groupDisplayName: String
        /// How long it lasts.
        public let subscriptionPeriod: SubscriptionPeriod
        /// The lower price for those who are new.
        public let introductoryOffer: SubscriptionOffer?
        /// The lower prices for others: none.
        public var promotionalOffers: [SubscriptionOffer] { [] }
        /// Whether the person is new: has not bought a subscription.
        public var isEligibleForIntroOffer: Bool { get async { Purchases.current.isNew } }
    }

    /// What came of buying something.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    /// How something is bought; without effect.
    public struct PurchaseOption: Hashable, Sendable {
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption { PurchaseOption() }
    }

    /// Why something was not bought.
    public enum PurchaseError: Error, Hashable, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
    }

    /// What names the product.
    public let id: String
    /// What kind of thing it is.
    public let type: ProductType
    /// The name.
    public let displayName: String
    /// What it is.
    public let description: String
    /// The price.
    public let price: Decimal
    /// The price with its currency.
    public let displayPrice: String
    /// Whether it is for a family as well.
    public let isFamilyShareable: Bool
    /// What the subscription is, if it is one.
    public let subscription: SubscriptionInfo?

    /// How prices are written.
    public var priceFormatStyle: Decimal.FormatStyle.Currency {
        .currency(code: Locale.current.currency?.identifier ?? "USD")
    }

    /// The products that some names name, in their order in the configuration file.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
        let wanted = Set(identifiers)
        return try StoreConfiguration.current().products.filter { wanted.contains($0.id) }
    }

    /// Buys it. The device's state says whether the person confirms; else it is as if the person had cancelled.
    @discardableResult
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        guard DeviceState.current.confirmsPurchases else { return .userCancelled }
        return .success(.verified(Purchases.current.add(self)))
    }

    /// The last time that it was bought.
    public var latestTransaction: VerificationResult<Transaction>? {
        get async { Purchases.current.all.last { $0.productID == id }.map { .verified($0) } }
    }

    /// Whether the person has it.
    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { Purchases.current.entitlements.last { $0.productID == id }.map { .verified($0) } }
    }
}

/// Something that was bought.
public struct Transaction: Identifiable, Hashable, Sendable {
    public let id: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let expirationDate: Date?
    /// The offer with which a subscription was bought: the introductory one, for people who are new.
    public let offer: Offer?
    public var originalID: UInt64 { id }
    public var originalPurchaseDate: Date { purchaseDate }
    public var revocationDate: Date? { nil }
    public var isUpgraded: Bool { false }
    public var purchasedQuantity: Int { 1 }
    public var appAccountToken: UUID? { nil }

    /// Says that the person has what was bought.
    public func finish() async { Purchases.current.finish(id) }

    /// Things that were bought, one after another.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        fileprivate let stream: AsyncStream<Element>
        public func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream.makeAsyncIterator() }

        init(_ transactions: [Transaction]) {
            stream = AsyncStream { continuation in
                for transaction in transactions { continuation.yield(.verified(transaction)) }
                continuation.finish()
            }
        }
        init(_ stream: AsyncStream<Element>) { self.stream = stream }
    }

    /// What the person has.
    public static var currentEntitlements: Transactions { Transactions(Purchases.current.entitlements) }
    /// All that was bought.
    public static var all: Transactions { Transactions(Purchases.current.all) }
    /// What was bought and is not finished.
    public static var unfinished: Transactions { Transactions(Purchases.current.unfinished) }
    /// What is bought from now on, outside of ``Product/purchase(options:)``: nothing is.
    public static var updates: Transactions { Transactions(AsyncStream { _ in }) }
    /// Whether the person has a product.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        Purchases.current.entitlements.last { $0.productID == productID }.map { .verified($0) }
    }
    /// The last time that a product was bought.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        Purchases.current.all.last { $0.productID == productID }.map { .verified($0) }
    }
}

/// Something that the store has signed, or somebody else.
@frozen public enum VerificationResult<SignedType> {
    /// Why it is not verified.
    public enum VerificationError: Error, Hashable, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature,
            missingRequiredProperties
    }
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    /// What was signed; throws if it is not verified.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }
    /// What was signed.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// Why the store does not work.
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, networkError(URLError), notAvailableInStorefront, notEntitled
}

/// The store.
public enum AppStore {
    /// Whether the person may buy things.
    public static var canMakePayments: Bool { true }
    /// Looks again for what the person has. There is nothing new.
    public static func sync() async throws {}
    /// Asks for a review. There is no store.
    @MainActor public static func requestReview(in scene: UIWindowScene) {
        inert("AppStore.requestReview(in:)", "there is no store")
    }
    /// Shows what the person subscribes to. There is no store.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        inert("AppStore.showManageSubscriptions(in:)", "there is no store")
    }
}
