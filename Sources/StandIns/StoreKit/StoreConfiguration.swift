import Foundation
import PerchStandIns

/// A StoreKit configuration file.
struct StoreConfiguration {
    let products: [Product]
    /// How the file writes prices.
    let locale: Locale
    /// The country that the file names.
    let storefront: Storefront

    /// The file that the device's state names, else the first that the program has as a resource; without one, no products.
    static func current() throws -> StoreConfiguration {
        let file =
            DeviceState.current.storeKitConfiguration
            ?? Bundle.main.urls(forResourcesWithExtension: "storekit", subdirectory: nil)?.map { $0 as URL }
            .min { $0.lastPathComponent < $1.lastPathComponent }
        guard let file else {
            report("There are no products: the program has no StoreKit configuration file.")
            return StoreConfiguration(
                products: [], locale: .current,
                storefront: Storefront(countryCode: "USA", currency: Locale.Currency("USD")))
        }
        do {
            return try StoreConfiguration(JSONDecoder().decode(File.self, from: Data(contentsOf: file)))
        } catch {
            report("\(file.path) is no StoreKit configuration file: \(error)")
            throw StoreKitError.unknown
        }
    }

    private init(products: [Product], locale: Locale, storefront: Storefront) {
        self.locale = locale
        self.products = products
        self.storefront = storefront
    }

    private struct File: Decodable {
        struct Localization: Decodable {
            var displayName: String?
            var description: String?
            var locale: String?
        }
        struct Offer: Decodable {
            var displayPrice: String?
            var paymentMode: String?
            var subscriptionPeriod: String?
            var numberOfPeriods: Int?
        }
        struct Entry: Decodable {
            var productID: String
            var type: String
            var displayPrice: String
            var referenceName: String?
            var familyShareable: Bool?
            var localizations: [Localization]?
            var recurringSubscriptionPeriod: String?
            var groupNumber: Int?
            var introductoryOffer: Offer?
        }
        struct Group: Decodable {
            var id: String
            var name: String
            var subscriptions: [Entry]
        }
        struct Settings: Decodable {
            var _locale: String?
            var _storefront: String?
        }
        var products: [Entry]?
        var nonRenewingSubscriptions: [Entry]?
        var subscriptionGroups: [Group]?
        var settings: Settings?
    }

    private init(_ file: File) {
        let locale = Locale(identifier: file.settings?._locale ?? "en_US")
        self.locale = locale
        storefront = Storefront(
            countryCode: file.settings?._storefront ?? "USA", currency: locale.currency ?? Locale.Currency("USD"))
        func written(_ price: Decimal) -> String {
            price.formatted(.currency(code: locale.currency?.identifier ?? "USD").locale(locale))
        }
        func product(_ entry: File.Entry, in group: File.Group?) -> Product {
            let price = Decimal(string: entry.displayPrice, locale: Locale(identifier: "en_US_POSIX")) ?? 0
            let language = Locale.current.language.languageCode?.identifier ?? "en"
            let texts =
                entry.localizations?.first { $0.locale?.hasPrefix(language) == true } ?? entry.localizations?.first
            let period = entry.recurringSubscriptionPeriod.flatMap(Product.SubscriptionPeriod.init)
            let offer = entry.introductoryOffer.map { offer in
                let price =
                    offer.displayPrice.flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) } ?? 0
                let modes = [
                    "free": Product.SubscriptionOffer.PaymentMode.freeTrial, "payAsYouGo": .payAsYouGo,
                    "payUpFront": .payUpFront,
                ]
                return Product.SubscriptionOffer(
                    price: price, displayPrice: written(price),
                    period: offer.subscriptionPeriod.flatMap(Product.SubscriptionPeriod.init) ?? .monthly,
                    periodCount: offer.numberOfPeriods ?? 1,
                    paymentMode: modes[offer.paymentMode ?? "free"] ?? .freeTrial)
            }
            func named(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
            return Product(
                id: entry.productID, type: Product.ProductType(rawValue: entry.type),
                displayName: named(texts?.displayName) ?? named(entry.referenceName) ?? entry.productID,
                description: texts?.description ?? "", price: price, displayPrice: written(price),
                isFamilyShareable: entry.familyShareable ?? false,
                subscription: group.map {
                    Product.SubscriptionInfo(
                        subscriptionGroupID: $0.id, groupDisplayName: $0.name,
                        groupLevel: entry.groupNumber ?? 1, subscriptionPeriod: period ?? .monthly,
                        introductoryOffer: offer)
                })
        }
        products =
            ((file.products ?? []) + (file.nonRenewingSubscriptions ?? [])).map { product($0, in: nil) }
            + (file.subscriptionGroups ?? []).flatMap { group in group.subscriptions.map { product($0, in: group) } }
    }
}
