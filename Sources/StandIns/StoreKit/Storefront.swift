import Foundation

/// The store of a country. The configuration file names it. The default is that of the United States.
public struct Storefront: Hashable, Identifiable, Sendable {
    /// The country, as the three letters of ISO 3166, such as `USA`.
    public let countryCode: String
    /// The identifier of the storefront.
    public let id: String
    /// The currency of the storefront.
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

    /// The current storefront.
    public static var current: Storefront? {
        get async { (try? StoreConfiguration.current())?.storefront }
    }

    /// A sequence of storefronts.
    public struct Storefronts: AsyncSequence, Sendable {
        public typealias Element = Storefront
        let stream: AsyncStream<Storefront>
        public func makeAsyncIterator() -> AsyncStream<Storefront>.Iterator { stream.makeAsyncIterator() }
    }

    /// The changes of the storefront. In Perch, there are none.
    public static var updates: Storefronts { Storefronts(stream: AsyncStream { _ in }) }
}
