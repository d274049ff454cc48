import Foundation
import UIKit

extension Product {
    /// An option of a purchase. The quantity and the account token are in the transaction. Other options have no
    /// effect.
    public struct PurchaseOption: Hashable, Sendable {
        private enum Kind: Hashable {
            case account(UUID), quantity(Int), other(String)
        }
        private let kind: Kind
        private init(_ kind: Kind) { self.kind = kind }

        var quantity: Int? { if case .quantity(let number) = kind { number } else { nil } }
        var accountToken: UUID? { if case .account(let token) = kind { token } else { nil } }

        /// Returns an option with the account token of the user, which is in the transaction.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(.account(token)) }
        /// Returns how many are bought, from 1 to 10.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(.quantity(quantity)) }
        /// Returns an option that requires the approval of another person. In Perch, it has no effect.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(.other("simulatesAskToBuyInSandbox"))
        }
        /// Returns an option with an offer for previous subscribers. In Perch, it has no effect, because no server
        /// signs offers.
        public static func promotionalOffer(
            offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
        ) -> PurchaseOption { PurchaseOption(.other("promotionalOffer \(offerID)")) }
        /// Returns an option with an offer for former subscribers. In Perch, it has no effect.
        public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
            PurchaseOption(.other("winBackOffer"))
        }
        /// Returns a Boolean value that indicates whether to continue when the storefront changes. It never does.
        public static func onStorefrontChange(
            shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
        ) -> PurchaseOption { PurchaseOption(.other("onStorefrontChange")) }
        /// Returns an option with a custom value. In Perch, it has no effect.
        public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(.other(key)) }
        /// Returns an option with a custom value. In Perch, it has no effect.
        public static func custom(key: String, value: Double) -> PurchaseOption { PurchaseOption(.other(key)) }
        /// Returns an option with a custom value. In Perch, it has no effect.
        public static func custom(key: String, value: Bool) -> PurchaseOption { PurchaseOption(.other(key)) }
        /// Returns an option with a custom value. In Perch, it has no effect.
        public static func custom(key: String, value: Data) -> PurchaseOption { PurchaseOption(.other(key)) }
    }
}
