import Foundation
import PerchStandIns
import UIKit

/// A product, as before iOS 15.
open class SKProduct: NSObject, @unchecked Sendable {
    // Unchecked because nothing of it changes.

    /// Constants that describe what is counted in a period.
    public enum PeriodUnit: UInt, Sendable { case day = 0, week = 1, month = 2, year = 3 }

    let product: Product

    init(_ product: Product) { self.product = product }

    /// The identifier of the product.
    open var productIdentifier: String { product.id }
    /// The name.
    open var localizedTitle: String { product.displayName }
    /// The localized description.
    open var localizedDescription: String { product.description }
    /// The price.
    open var price: NSDecimalNumber { NSDecimalNumber(decimal: product.price) }
    /// The price locale, which indicates how the price is written.
    open var priceLocale: Locale { (try? StoreConfiguration.current())?.locale ?? .current }
    /// A Boolean value that indicates whether the product can be shared with the family.
    open var isFamilyShareable: Bool { product.isFamilyShareable }
    /// A Boolean value that indicates whether there is something to download. In Perch, it is always false.
    open var isDownloadable: Bool { false }
    /// The subscription group identifier of the group of a subscription.
    open var subscriptionGroupIdentifier: String? { product.subscription?.subscriptionGroupID }
    /// The subscription period, which indicates how long a subscription lasts.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? {
        product.subscription.map { SKProductSubscriptionPeriod($0.subscriptionPeriod) }
    }
    /// The lower price for those who are new.
    open var introductoryPrice: SKProductDiscount? {
        product.subscription?.introductoryOffer.map { SKProductDiscount($0, locale: priceLocale) }
    }
    /// The lower prices for others. In Perch, there are none.
    open var discounts: [SKProductDiscount] { [] }
}

/// A type that describes how long a subscription lasts.
open class SKProductSubscriptionPeriod: NSObject {
    private let period: Product.SubscriptionPeriod
    init(_ period: Product.SubscriptionPeriod) { self.period = period }

    /// The number of units, which indicate how many.
    open var numberOfUnits: Int { period.value }
    /// The unit, which indicates what is counted.
    open var unit: SKProduct.PeriodUnit {
        switch period.unit {
        case .day: .day
        case .week: .week
        case .month: .month
        case .year: .year
        }
    }
}

/// A lower price.
open class SKProductDiscount: NSObject {
    /// Constants that describe how it is paid.
    public enum PaymentMode: UInt, Sendable { case payAsYouGo = 0, payUpFront = 1, freeTrial = 2 }
    /// Constants that describe what kind of offer it is.
    public enum `Type`: UInt, Sendable { case introductory = 0, subscription = 1 }

    private let offer: Product.SubscriptionOffer
    /// The price locale, which indicates how the price is written.
    public let priceLocale: Locale

    init(_ offer: Product.SubscriptionOffer, locale: Locale) {
        self.offer = offer
        priceLocale = locale
    }

    /// The price.
    open var price: NSDecimalNumber { NSDecimalNumber(decimal: offer.price) }
    /// The identifier, which indicates what names it: an introductory one has no name.
    open var identifier: String? { nil }
    /// The subscription period, which indicates how long it lasts.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod(offer.period) }
    /// The number of periods, which indicate how often.
    open var numberOfPeriods: Int { offer.periodCount }
    /// The payment mode, which indicates how it is paid.
    open var paymentMode: PaymentMode {
        switch offer.paymentMode {
        case .payAsYouGo: .payAsYouGo
        case .payUpFront: .payUpFront
        default: .freeTrial
        }
    }
    /// The type, which indicates what kind of offer it is.
    open var type: `Type` { .introductory }
}

/// An object that is asked of the store.
open class SKRequest: NSObject, @unchecked Sendable {
    // Unchecked because a request is used on one thread, as on Apple's systems.

    /// The delegate, which receives the outcome.
    open weak var delegate: (any SKRequestDelegate)?
    /// Asks. A request to the store ends immediately.
    open func start() { delegate?.requestDidFinish(self) }
    /// Gives up.
    open func cancel() {}
}

/// A delegate that receives the outcome of a request.
public protocol SKRequestDelegate: NSObjectProtocol {
    /// Called when it has ended.
    func requestDidFinish(_ request: SKRequest)
    /// Called when it has failed.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    /// Does nothing.
    public func requestDidFinish(_ request: SKRequest) {}
    /// Does nothing.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// An object that asks for products. They are those of the StoreKit configuration file.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let names: Set<String>

    /// Creates a request for products.
    public init(productIdentifiers: Set<String>) { names = productIdentifiers }

    open override func start() {
        do {
            let products = try StoreConfiguration.current().products.filter { names.contains($0.id) }
            (delegate as? any SKProductsRequestDelegate)?.productsRequest(
                self,
                didReceive: SKProductsResponse(
                    products: products.map(SKProduct.init), missing: names.subtracting(products.map(\.id)).sorted()))
            delegate?.requestDidFinish(self)
        } catch {
            delegate?.request(self, didFailWithError: error)
        }
    }
}

/// A delegate that receives products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// Called when the products are here.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The products that were asked for.
open class SKProductsResponse: NSObject {
    /// The products.
    public let products: [SKProduct]
    /// Names that name none.
    public let invalidProductIdentifiers: [String]

    init(products: [SKProduct], missing: [String]) {
        self.products = products
        invalidProductIdentifiers = missing
    }
}

/// An object that asks for a new receipt. There is none, so it ends immediately.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    /// The receipt properties, which indicate what the receipt is to have.
    public let receiptProperties: [String: Any]?
    /// Creates a request.
    public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
}
