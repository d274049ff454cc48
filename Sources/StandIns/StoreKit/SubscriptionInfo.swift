import Foundation
import PerchStandIns

extension Product {
    /// A type that describes what a subscription is.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The subscription group ID: what names the group.
        public let subscriptionGroupID: String
        /// The group's name.
        public let groupDisplayName: String
        /// The place among the group's subscriptions: 1 is the one with the most.
        public let groupLevel: Int
        /// The subscription period: how long it lasts.
        public let subscriptionPeriod: SubscriptionPeriod
        /// The lower price for those who are new.
        public let introductoryOffer: SubscriptionOffer?
        /// The lower prices for others: none.
        public var promotionalOffers: [SubscriptionOffer] { [] }
        /// The lower prices for those who have left: none.
        public var winBackOffers: [SubscriptionOffer] { [] }
        /// A Boolean value that indicates whether the user is new: has not bought a subscription.
        public var isEligibleForIntroOffer: Bool { get async { Purchases.current.isNew } }
        /// Returns a Boolean value that indicates whether the user is new to a group: has not bought one of its
        /// subscriptions.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
            !Purchases.current.all.contains { $0.subscriptionGroupID == groupID }
        }

        /// The states of the group's subscriptions that were bought: of the last one.
        public var status: [Status] {
            get async throws { try await Self.status(for: subscriptionGroupID) }
        }
        /// Returns the states of a group's subscriptions that were bought: of the last one.
        public static func status(for groupID: String) async throws -> [Status] {
            Purchases.current.status(ofGroup: groupID).map { [$0] } ?? []
        }
    }

    /// Options that describe how a subscription relates to the one that the user has.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The one that the user has.
        public static let current = SubscriptionRelationship(rawValue: 1)
        /// A higher level.
        public static let upgrade = SubscriptionRelationship(rawValue: 2)
        /// A lower level.
        public static let downgrade = SubscriptionRelationship(rawValue: 4)
        /// The same level.
        public static let crossgrade = SubscriptionRelationship(rawValue: 8)
        /// All of them.
        public static let all: SubscriptionRelationship = [.current, .upgrade, .downgrade, .crossgrade]
    }
}

extension Product.SubscriptionInfo {
    /// A type that describes what becomes of a subscription.
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
        /// The state: what becomes of it.
        public let state: RenewalState
        /// The transaction: what was bought.
        public let transaction: VerificationResult<Transaction>
        /// The renewal info: how it renews.
        public let renewalInfo: VerificationResult<RenewalInfo>

        /// States of subscriptions, each as it changes.
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

    /// A type that describes how a subscription renews. It does not, here: it ends with its period.
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
        /// The expiration reason: why it ended.
        public let expirationReason: ExpirationReason?
        /// The renewal date: when the next period begins.
        public let renewalDate: Date?
        /// The recent subscription start date: when the user subscribed.
        public let recentSubscriptionStartDate: Date
        /// The price of the next period.
        public let renewalPrice: Decimal?
        /// The price's currency.
        public let currency: Locale.Currency?
        /// The signed date: when this was written.
        public let signedDate: Date
        /// The price increase status: no higher price is pending.
        public var priceIncreaseStatus: PriceIncreaseStatus { .noIncreasePending }
        /// A Boolean value that indicates whether the store tries again to be paid: never.
        public var isInBillingRetry: Bool { false }
        /// The grace period expiration date: when the time without payment ends: never.
        public var gracePeriodExpirationDate: Date? { nil }
        /// The offer of the next period: none.
        public var offerType: Transaction.OfferType? { nil }
        /// The offer of the next period: none.
        public var offerID: String? { nil }
        /// The store: that of a configuration file.
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
