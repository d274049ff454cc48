import Foundation
import UIKit

extension Product {
    /// A type that describes how something is bought. The quantity and the account's token are in the transaction; the
    /// rest has no effect.
    public struct PurchaseOption: Hashable, Sendable {
        private enum Kind: Hashable {
            case account(UUID), quantity(Int), other(String)
        }
        private let kind: Kind
        private init(_ kind: Kind) { self.kind = kind }

        var quantity: Int? { if case .quantity(let number) = kind { number } else { nil } }
        var accountToken: UUID? { if case .account(let token) = kind { token } else { nil } }

        /// Returns the app's name for the user. It is in the transaction.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(.account(token)) }
        /// Returns how many are bought, from 1 to 10.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(.quantity(quantity)) }
        /// Sets whether another person must agree to a purchase. It has no effect.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(.other("simulatesAskToBuyInSandbox"))
        }
        /// Returns an offer for users who have subscribed before. It has no effect: no server signs offers here.
        public static func promotionalOffer(
            offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
        ) -> PurchaseOption { PurchaseOption(.other("promotionalOffer \(offerID)")) }
        /// Returns an offer for users who have left. It has no effect.
        public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
            PurchaseOption(.other("winBackOffer"))
        }
        /// Returns a Boolean value that indicates whether to continue when the storefront changes. It never does.
        public static func onStorefrontChange(
            shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
        ) -> PurchaseOption { PurchaseOption(.other("onStorefrontChange")) }
        /// Returns a value of the app's own. It has no effect.
        public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(.other(key)) }
        /// Returns a value of the app's own. It has no effect.
        public static func custom(key: String, value: Double) -> PurchaseOption { PurchaseOption(.other(key)) }
        /// Returns a value of the app's own. It has no effect.
        public static func custom(key: String, value: Bool) -> PurchaseOption { PurchaseOption(.other(key)) }
        /// Returns a value of the app's own. It has no effect.
        public static func custom(key: String, value: Data) -> PurchaseOption { PurchaseOption(.other(key)) }
    }
}
