import Foundation
import PerchStandIns
import UIKit

/// A value that was bought.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// A type that describes how the user came to it.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The user bought it.
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        /// A family member purchased the product.
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// The reason for a revocation.
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// An issue with the app.
        public static let developerIssue = RevocationReason(rawValue: 1)
        /// Another reason.
        public static let other = RevocationReason(rawValue: 0)

        /// The reason in words. The words are English.
        public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
    }

    /// A type that describes why there is a transaction.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The user made a purchase.
        public static let purchase = Reason(rawValue: "PURCHASE")
        /// A subscription continued.
        public static let renewal = Reason(rawValue: "RENEWAL")
    }

    public let id: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let expirationDate: Date?
    /// The offer of the purchase: the introductory offer, for new subscribers.
    public let offer: Offer?
    /// The purchased quantity.
    public let purchasedQuantity: Int
    /// The app's name for the user, from the options of the purchase.
    public let appAccountToken: UUID?
    /// The identifier of the subscription's group.
    public let subscriptionGroupID: String?
    /// The price of the purchase.
    public let price: Decimal?
    /// The currency of the price.
    public let currency: Locale.Currency?
    /// The storefront of the purchase.
    public let storefront: Storefront
    /// The date of the revocation.
    public internal(set) var revocationDate: Date?
    /// The reason for the revocation.
    public internal(set) var revocationReason: RevocationReason?

    public var originalID: UInt64 { id }
    public var originalPurchaseDate: Date { purchaseDate }
    /// A Boolean value that indicates whether the user changed to a higher level by purchasing another subscription of
    /// the group later.
    public var isUpgraded: Bool {
        guard let subscriptionGroupID else { return false }
        return Purchases.current.all.contains { $0.subscriptionGroupID == subscriptionGroupID && $0.id > id }
    }
    /// The ownership type, which is a purchase by the user.
    public var ownershipType: OwnershipType { .purchased }
    /// The environment, which is that of a configuration file.
    public var environment: AppStore.Environment { .xcode }
    /// The reason for the transaction, which is a purchase by the user.
    public var reason: Reason { .purchase }
    /// The identifier of a period of a subscription.
    public var webOrderLineItemID: String? { subscriptionGroupID == nil ? nil : "\(id)" }
    /// The app.
    public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }
    /// The country of the storefront.
    public var storefrontCountryCode: String { storefront.countryCode }
    /// The kind of offer.
    public var offerType: OfferType? { offer?.type }
    /// The identifier of the offer.
    public var offerID: String? { offer?.id }
    /// The date of the signature.
    public var signedDate: Date { purchaseDate }
    /// The data that ties the transaction to the device, which is empty.
    public var deviceVerification: Data { Data() }
    /// The nonce that ties the transaction to the device.
    public var deviceVerificationNonce: UUID { AppStore.deviceVerificationID ?? UUID() }
    /// The same as JSON.
    public var jsonRepresentation: Data {
        record([
            "transactionId": "\(id)", "originalTransactionId": "\(originalID)", "productId": productID,
            "type": productType.rawValue, "purchaseDate": milliseconds(purchaseDate),
            "expiresDate": expirationDate.map(milliseconds), "quantity": purchasedQuantity,
            "appAccountToken": appAccountToken?.uuidString, "subscriptionGroupIdentifier": subscriptionGroupID,
            "inAppOwnershipType": ownershipType.rawValue, "environment": environment.rawValue,
            "storefront": storefront.countryCode, "revocationDate": revocationDate.map(milliseconds),
            "revocationReason": revocationReason?.rawValue, "currency": currency?.identifier,
        ])
    }
    /// The text of ``jsonRepresentation``.
    public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }

    /// Finishes the transaction after the purchase was delivered.
    public func finish() async { Purchases.current.finish(id) }

    /// A sequence of transactions.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        private let stream: AsyncStream<Element>
        public func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream.makeAsyncIterator() }

        init(_ transactions: [Transaction]) {
            stream = AsyncStream { continuation in
                for transaction in transactions { continuation.yield(.verified(transaction)) }
                continuation.finish()
            }
        }
        init(_ stream: AsyncStream<Element>) { self.stream = stream }
    }

    /// The current entitlements of the user.
    public static var currentEntitlements: Transactions { Transactions(Purchases.current.entitlements) }
    /// Returns the current entitlements of the user to a product.
    public static func currentEntitlements(for productID: String) -> Transactions {
        Transactions(Purchases.current.entitlements.filter { $0.productID == productID })
    }
    /// All transactions of the user.
    public static var all: Transactions { Transactions(Purchases.current.all) }
    /// Returns all transactions of a product.
    public static func all(for productID: String) -> Transactions {
        Transactions(Purchases.current.all.filter { $0.productID == productID })
    }
    /// The unfinished transactions.
    public static var unfinished: Transactions { Transactions(Purchases.current.unfinished) }
    /// The changes from now on, outside of ``Product/purchase(options:)``, which are refunds.
    public static var updates: Transactions {
        let changes = Purchases.current.changes
        return Transactions(
            AsyncStream { continuation in
                let task = Task {
                    for await changed in changes where changed.revocationDate != nil {
                        continuation.yield(.verified(changed))
                    }
                    continuation.finish()
                }
                continuation.onTermination = { _ in task.cancel() }
            })
    }
    /// Returns the user's entitlement to a product.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        Purchases.current.entitlements.last { $0.productID == productID }.map { .verified($0) }
    }
    /// Returns the last time that a product was bought.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        Purchases.current.all.last { $0.productID == productID }.map { .verified($0) }
    }
}

extension Transaction {
    /// Constants that describe the result of a request for a refund.
    public enum RefundRequestStatus: Hashable, Sendable {
        /// The user did not continue.
        case userCancelled
        /// The request was submitted.
        case success
    }

    /// Constants that describe why a refund cannot be requested.
    public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }

    /// Presents a sheet that requests a refund.
    ///
    /// The device's state says whether the person confirms. If so, the store takes the purchase back at once, as the one of a
    /// configuration file does.
    ///
    /// - Throws: `RefundRequestError.duplicateRequest` where it was taken back, `failed` where nothing was bought.
    @MainActor public static func beginRefundRequest(
        for transactionID: UInt64, in scene: UIWindowScene
    ) async throws -> RefundRequestStatus { try refund(transactionID).get() }

    /// Requests a refund, as ``beginRefundRequest(for:in:)`` does.
    @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        try await Self.beginRefundRequest(for: id, in: scene)
    }

    static func refund(_ id: UInt64) -> Result<RefundRequestStatus, RefundRequestError> {
        guard let bought = Purchases.current.all.first(where: { $0.id == id }) else { return .failure(.failed) }
        guard bought.revocationDate == nil else { return .failure(.duplicateRequest) }
        guard DeviceState.current.confirmsPurchases else { return .success(.userCancelled) }
        Purchases.current.revoke(id)
        return .success(.success)
    }
}

/// A record as JSON, without what is nil.
func record(_ fields: [String: Any?]) -> Data {
    let present = fields.compactMapValues { $0 }
    return (try? JSONSerialization.data(withJSONObject: present, options: .sortedKeys)) ?? Data()
}

/// A date as the store's records have it.
func milliseconds(_ date: Date) -> Int { Int((date.timeIntervalSince1970 * 1000).rounded()) }
