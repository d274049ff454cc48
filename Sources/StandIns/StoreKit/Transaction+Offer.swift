import Foundation

extension Transaction {
    /// The type of an offer.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// An offer for new subscribers.
        public static let introductory = OfferType(rawValue: 1)
        /// An offer for previous subscribers.
        public static let promotional = OfferType(rawValue: 2)
        /// An offer for users with a code.
        public static let code = OfferType(rawValue: 3)
        /// An offer for former subscribers.
        public static let winBack = OfferType(rawValue: 4)
    }

    /// The offer of a purchase.
    public struct Offer: Hashable, Sendable {
        /// The payment mode of an offer.
        public typealias PaymentMode = Product.SubscriptionOffer.PaymentMode
        /// The identifier of the offer. Nil for an introductory offer.
        public let id: String?
        /// The kind of offer.
        public let type: OfferType
        /// The payment mode, which indicates how it is paid.
        public let paymentMode: PaymentMode?
        /// The period of the offer.
        public let period: Product.SubscriptionPeriod?
    }
}
