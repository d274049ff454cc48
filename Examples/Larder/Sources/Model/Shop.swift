import Foundation

/// The shelves, and what the customer likes on them.
@MainActor
@Observable
final class Shop {
    enum Order: String, CaseIterable, Identifiable {
        case liked = "Best liked"
        case cheap = "Cheapest first"
        case name = "Name"

        var id: Self { self }
    }

    var order = Order.liked
    var shelf: Shelf?
    var query: String
    var showsOnlyFavourites = false
    var highestPrice = 20.0
    private(set) var favourites: Set<Product.ID> = []

    @ObservationIgnored private let products: [Product]

    init(products: [Product] = Product.all, query: String = "", favourites: Set<Product.ID> = []) {
        self.products = products
        self.query = query
        self.favourites = favourites
    }

    var shown: [Product] {
        products
            .filter { shelf == nil || $0.shelf == shelf }
            .filter { query.isEmpty || $0.name.localizedStandardContains(query) }
            .filter { !showsOnlyFavourites || favourites.contains($0.id) }
            .filter { $0.price <= Decimal(highestPrice) }
            .sorted(by: precedes)
    }

    func isFavourite(_ product: Product) -> Bool { favourites.contains(product.id) }

    func toggleFavourite(_ product: Product) {
        if favourites.remove(product.id) == nil { favourites.insert(product.id) }
    }

    func restock() async {
        try? await Task.sleep(for: .seconds(1))
    }

    private func precedes(_ one: Product, _ other: Product) -> Bool {
        switch order {
        case .liked: one.rating > other.rating
        case .cheap: one.price < other.price
        case .name: one.name.localizedCompare(other.name) == .orderedAscending
        }
    }
}
