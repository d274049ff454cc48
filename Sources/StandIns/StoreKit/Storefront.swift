import Foundation

/// The store of a country. A configuration file names it; without a name it is that of the United States.
public struct Storefront: Hashable, Identifiable, Sendable {
    /// The country, by the three letters of ISO 3166, such as `USA`.
    public let countryCode: String
    /// The identifier: what names the storefront.
    public let id: String
    /// The currency: what is paid in.
    public let currency: Locale.Currency?

    init(countryCode: String, currency: Locale.Currency?) {
        self.countryCode = countryCode
        let numbers = [
            "USA": "143441", "FRA": "143442", "DEU": "143443", "GBR": "143444", "CAN": "143455", "AUS": "143460",
            "JPN": "143462", "CHN": "143465",
        ]
        id = numbers[countryCode] ?? countryCode
        self.currency = currency
    }

    /// The store that things are bought in.
    public static var current: Storefront? {
        get async { (try? StoreConfiguration.current())?.storefront }
    }

    /// Storefronts, each as it changes.
    public struct Storefronts: AsyncSequence, Sendable {
        public typealias Element = Storefront
        let stream: AsyncStream<Storefront>
        public func makeAsyncIterator() -> AsyncStream<Storefront>.Iterator { stream.makeAsyncIterator() }
    }

    /// The storefronts that the user changes to: none.
    public static var updates: Storefronts { Storefronts(stream: AsyncStream { _ in }) }
}
