import Foundation
import PerchStandIns
import SwiftUI

/// A value to buy, as a StoreKit configuration file has it.
public struct Product: Identifiable, Hashable, Sendable {
    /// The type of a product.
    public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "NonConsumable")
        public static let nonRenewable = ProductType(rawValue: "NonRenewingSubscription")
        public static let autoRenewable = ProductType(rawValue: "RecurringSubscription")
    }

    /// A lower price.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// The payment mode of an offer.
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

    /// Constants that describe the result of a purchase.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    /// Constants that describe why a purchase failed.
    public enum PurchaseError: Error, Hashable, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier,
            invalidOfferPrice, invalidOfferSignature, missingOfferParameters
    }

    /// The identifier of the product.
    public let id: String
    /// The type of the product.
    public let type: ProductType
    /// The name.
    public let displayName: String
    /// The description.
    public let description: String
    /// The price.
    public let price: Decimal
    /// The price with its currency.
    public let displayPrice: String
    /// A Boolean value that indicates whether the product can be shared with the family.
    public let isFamilyShareable: Bool
    /// The subscription of the product. Nil if the product is not a subscription.
    public let subscription: SubscriptionInfo?

    /// The format of prices.
    public var priceFormatStyle: Decimal.FormatStyle.Currency {
        .currency(code: Locale.current.currency?.identifier ?? "USD")
    }

    /// Returns the products that some names name, in their order in the configuration file.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
        let wanted = Set(identifiers)
        return try StoreConfiguration.current().products.filter { wanted.contains($0.id) }
    }

    /// Purchases the product. The state of the device determines whether the user confirms. Otherwise, the purchase is
    /// canceled.
    ///
    /// - Throws: `PurchaseError.invalidQuantity` for a quantity outside 1 to 10.
    @discardableResult
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        let quantity = options.lazy.compactMap(\.quantity).first ?? 1
        guard 1...10 ~= quantity else { throw PurchaseError.invalidQuantity }
        guard DeviceState.current.confirmsPurchases else { return .userCancelled }
        let account = options.lazy.compactMap(\.accountToken).first
        return .success(.verified(Purchases.current.add(self, quantity: quantity, account: account)))
    }

    /// Purchases the product, as ``purchase(options:)`` does. In Perch, the scene shows nothing.
    @MainActor @discardableResult
    public func purchase(
        confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult { try await purchase(options: options) }

    /// The product in the configuration file, as JSON.
    public var jsonRepresentation: Data {
        record([
            "id": id, "type": type.rawValue, "displayName": displayName, "description": description,
            "price": "\(price)", "displayPrice": displayPrice, "isFamilyShareable": isFamilyShareable,
            "subscriptionGroupID": subscription?.subscriptionGroupID,
        ])
    }

    /// The last time that it was bought.
    public var latestTransaction: VerificationResult<Transaction>? {
        get async { Purchases.current.all.last { $0.productID == id }.map { .verified($0) } }
    }

    /// A value that indicates whether the user has it.
    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { Purchases.current.entitlements.last { $0.productID == id }.map { .verified($0) } }
    }
}
