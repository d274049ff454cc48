import Foundation
import SwiftUI

/// A shelf of the shop.
enum Shelf: String, CaseIterable, Identifiable, Sendable {
    case pantry, bakery, dairy, breakfast

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .pantry: "Pantry"
        case .bakery: "Bakery"
        case .dairy: "Dairy"
        case .breakfast: "Breakfast"
        }
    }

    var color: ColorResource {
        switch self {
        case .pantry: .Shelves.pantry
        case .bakery: .Shelves.bakery
        case .dairy: .Shelves.dairy
        case .breakfast: .Shelves.breakfast
        }
    }
}

/// A thing that can be bought, with its picture.
struct Product: Identifiable, Hashable, Sendable {
    let id: String
    let name: String
    let origin: String
    let price: Decimal
    let shelf: Shelf
    let image: ImageResource
    var rating = 4.5
    var reviews = 0
    var left = 40
    var sizes: [String] = []
    var story = ""

    static func == (one: Product, other: Product) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    var isScarce: Bool { left < 5 }
}

extension Product {
    static let oliveOil = Product(
        id: "olive-oil", name: "Olive oil", origin: "Alentejo", price: 14.9, shelf: .pantry,
        image: .Products.oliveOil, rating: 4.8, reviews: 212, sizes: ["250 ml", "500 ml", "1 l"],
        story: "Pressed in November from green **Galega** olives. It smells of cut grass and tastes of pepper.")
    static let bread = Product(
        id: "bread", name: "Sourdough bread", origin: "Our own bakery", price: 5.4, shelf: .bakery,
        image: .Products.sourdough, rating: 4.9, reviews: 86, left: 3, sizes: ["Half", "Whole"],
        story: "Thirty-six hours of patience, and a crust that sings.")
    static let cheese = Product(
        id: "cheese", name: "Mountain cheese", origin: "Bregenzerwald", price: 9.75, shelf: .dairy,
        image: .Products.cheese, rating: 4.6, reviews: 41, sizes: ["200 g", "400 g"],
        story: "Ripened for eight months in a cellar of stone.")
    static let honey = Product(
        id: "honey", name: "Heather honey", origin: "Lüneburg Heath", price: 8.5, shelf: .breakfast,
        image: .Products.honey, rating: 4.4, reviews: 1, story: "Dark, a little bitter, and thick as jelly.")
    static let coffee = Product(
        id: "coffee", name: "Filter coffee", origin: "Huehuetenango", price: 12, shelf: .breakfast,
        image: .Products.coffee, rating: 4.7, reviews: 130, sizes: ["Beans", "Ground"],
        story: "Roasted on Tuesdays. Plum, cocoa and a long finish.")
    static let tomatoes = Product(
        id: "tomatoes", name: "Peeled tomatoes", origin: "Campania", price: 2.8, shelf: .pantry,
        image: .Products.tomatoes, rating: 4.2, reviews: 64,
        story: "San Marzano, picked ripe and put in the tin the same day.")

    static let all = [oliveOil, bread, cheese, honey, coffee, tomatoes]
}
