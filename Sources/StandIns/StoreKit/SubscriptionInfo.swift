import Foundation
import PerchStandIns

extension Product {
    /// The properties of a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The identifier of the subscription group.
        public let subscriptionGroupID: String
        /// The group's name.
        public let groupDisplayName: String
        /// The level in the group. The value 1 is the highest level.
        public let groupLevel: Int
        /// The subscription period, which indicates how long it lasts.
        public let subscriptionPeriod: SubscriptionPeriod
        /// The lower price for those who are new.
        public let introductoryOffer: SubscriptionOffer?
        /// The lower prices for others. In Perch, there are none.
        public var promotionalOffers: [SubscriptionOffer] { [] }
        /// The offers for former subscribers. In Perch, there are none.
        public var winBackOffers: [SubscriptionOffer] { [] }
        /// A Boolean value that indicates whether the user is eligible for the introductory offer, because the user has
        /// not purchased the subscription.
        public var isEligibleForIntroOffer: Bool { get async { Purchases.current.isNew } }
        /// Returns a Boolean value that indicates whether the user is eligible for the introductory offer of a group,
        /// because the user has not purchased one of its subscriptions.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
            !Purchases.current.all.contains { $0.subscriptionGroupID == groupID }
        }

        /// The status of the most recent purchase in the subscription's group.
        public var status: [Status] {
            get async throws { try await Self.status(for: subscriptionGroupID) }
        }
        /// Returns the status of the most recent purchase in a group.
        public static func status(for groupID: String) async throws -> [Status] {
            Purchases.current.status(ofGroup: groupID).map { [$0] } ?? []
        }
    }

    /// Options that describe the relation of a subscription to the current one.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The current subscription.
        public static let current = SubscriptionRelationship(rawValue: 1)
        /// A higher level.
        public static let upgrade = SubscriptionRelationship(rawValue: 2)
        /// A lower level.
        public static let downgrade = SubscriptionRelationship(rawValue: 4)
        /// The same level.
        public static let crossgrade = SubscriptionRelationship(rawValue: 8)
        /// All subscriptions.
        public static let all: SubscriptionRelationship = [.current, .upgrade, .downgrade, .crossgrade]
    }
}

extension Product.SubscriptionInfo {
    /// The state of a subscription's renewal.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let subscribed = RenewalState(rawValue: 1)
        public static let expired = RenewalState(rawValue: 2)
        public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
        public static let inGracePeriod = RenewalState(rawValue: 4)
        public static let revoked = RenewalState(rawValue: 5)

        /// The state in words. The words are English.
        public var localizedDescription: String {
            switch self {
            case .subscribed: "Subscribed"
            case .expired: "Expired"
            case .inBillingRetryPeriod: "In Billing Retry Period"
            case .inGracePeriod: "In Grace Period"
            case .revoked: "Revoked"
            default: "Unknown"
            }
        }
    }

    /// The state of a subscription that was bought.
    ///
    /// It follows from what was bought and from the time: subscriptions do not renew here, so that one whose period is over has
    /// expired.
    public struct Status: Hashable, Sendable {
        /// The state of the renewal.
        public let state: RenewalState
        /// The transaction of the purchase.
        public let transaction: VerificationResult<Transaction>
        /// The information about the renewal.
        public let renewalInfo: VerificationResult<RenewalInfo>

        /// A sequence of statuses.
        public struct Statuses: AsyncSequence, Sendable {
            public typealias Element = Status
            let stream: AsyncStream<Status>
            public func makeAsyncIterator() -> AsyncStream<Status>.Iterator { stream.makeAsyncIterator() }
        }

        /// The state of each subscription that is bought or refunded from now on.
        public static var updates: Statuses {
            let changes = Purchases.current.changes
            let (purchases, device) = (Purchases.current, Device.current)
            return Statuses(
                stream: AsyncStream { continuation in
                    let task = Task {
                        for await changed in changes {
                            guard let group = changed.subscriptionGroupID,
                                let status = device.perform({ purchases.status(ofGroup: group) })
                            else { continue }
                            continuation.yield(status)
                        }
                        continuation.finish()
                    }
                    continuation.onTermination = { _ in task.cancel() }
                })
        }

        /// The states of the subscriptions of all groups.
        public static var all: AsyncStream<(groupID: String, statuses: [Status])> {
            let purchases = Purchases.current
            return AsyncStream { continuation in
                var groups: [String] = []
                for group in purchases.all.compactMap(\.subscriptionGroupID) where !groups.contains(group) {
                    groups.append(group)
                }
                for group in groups {
                    continuation.yield((group, purchases.status(ofGroup: group).map { [$0] } ?? []))
                }
                continuation.finish()
            }
        }
    }

    /// The information about the renewal of a subscription. In Perch, subscriptions end with their period.
    public struct RenewalInfo: Hashable, Sendable {
        /// A type that describes why a subscription ended.
        public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
            public static let billingError = ExpirationReason(rawValue: 2)
            public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
            public static let productUnavailable = ExpirationReason(rawValue: 4)
            public static let unknown = ExpirationReason(rawValue: 5)
        }

        /// Constants that indicate whether the user agreed to a higher price.
        public enum PriceIncreaseStatus: Hashable, Sendable { case noIncreasePending, pending, agreed }

        /// The first transaction of the subscription.
        public let originalTransactionID: UInt64
        /// The product.
        public let currentProductID: String
        /// A Boolean value that indicates whether it renews.
        public let willAutoRenew: Bool
        /// The product that it renews to.
        public let autoRenewPreference: String?
        /// The reason for the expiration.
        public let expirationReason: ExpirationReason?
        /// The start of the next period.
        public let renewalDate: Date?
        /// The date on which the user subscribed.
        public let recentSubscriptionStartDate: Date
        /// The price of the next period.
        public let renewalPrice: Decimal?
        /// The price's currency.
        public let currency: Locale.Currency?
        /// The date of the signature.
        public let signedDate: Date
        /// The status of a price increase. In Perch, there is none.
        public var priceIncreaseStatus: PriceIncreaseStatus { .noIncreasePending }
        /// A Boolean value that indicates whether the store is retrying a payment. It is always false.
        public var isInBillingRetry: Bool { false }
        /// The end of the grace period. In Perch, there is none.
        public var gracePeriodExpirationDate: Date? { nil }
        /// The offer of the next period. In Perch, there is none.
        public var offerType: Transaction.OfferType? { nil }
        /// The offer of the next period. In Perch, there is none.
        public var offerID: String? { nil }
        /// The environment, which is that of a configuration file.
        public var environment: AppStore.Environment { .xcode }
        /// The same as JSON.
        public var jsonRepresentation: Data {
            record([
                "originalTransactionId": "\(originalTransactionID)", "productId": currentProductID,
                "autoRenewStatus": willAutoRenew ? 1 : 0, "autoRenewProductId": autoRenewPreference,
                "expirationIntent": expirationReason?.rawValue, "environment": environment.rawValue,
                "signedDate": milliseconds(signedDate),
            ])
        }
    }
}
