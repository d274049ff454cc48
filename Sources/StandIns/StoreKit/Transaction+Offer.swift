import Foundation

extension Transaction {
    /// Kinds of offers.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// An offer type: for users who are new.
        public static let introductory = OfferType(rawValue: 1)
        /// An offer type: for users who have subscribed before.
        public static let promotional = OfferType(rawValue: 2)
        /// An offer type: for users with a code.
        public static let code = OfferType(rawValue: 3)
        /// An offer type: for users who have left.
        public static let winBack = OfferType(rawValue: 4)
    }

    /// The offer with which a subscription was bought.
    public struct Offer: Hashable, Sendable {
        /// The payment mode of an offer.
        public typealias PaymentMode = Product.SubscriptionOffer.PaymentMode
        /// Identifies the offer. Nil for an introductory one.
        public let id: String?
        /// The kind of offer.
        public let type: OfferType
        /// The payment mode: how it is paid.
        public let paymentMode: PaymentMode?
        /// The period: how long it lasts.
        public let period: Product.SubscriptionPeriod?
    }
}
