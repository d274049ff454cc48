import Foundation
import os

/// What the customer is going to buy.
@MainActor
public final class Cart: ObservableObject {
    struct Line: Identifiable, Hashable {
        let product: Product
        var size: String?
        var count: Int

        var id: String { product.id + (size ?? "") }
        var total: Decimal { product.price * Decimal(count) }
    }

    enum Problem: LocalizedError {
        case unknownCode(String)

        var errorDescription: String? {
            switch self {
            case .unknownCode(let code): String(localized: "There is no voucher “\(code)”.", bundle: .module)
            }
        }
    }

    @Published private(set) var lines: [Line] = []
    @Published private(set) var discount: Decimal = 0
    @Published var ribbon: Ribbon?

    private let logger = Logger(subsystem: "app.larder", category: "cart")

    public init() {}

    var count: Int { lines.reduce(0) { $0 + $1.count } }
    var subtotal: Decimal { lines.reduce(0) { $0 + $1.total } }
    var shipping: Decimal { subtotal == 0 || subtotal >= 50 ? 0 : 4.9 }
    var total: Decimal { subtotal * (1 - discount) + shipping + (ribbon == nil ? 0 : 2) }

    /// How far it is to free shipping, from 0 to 1.
    var shippingProgress: Double {
        min(NSDecimalNumber(decimal: subtotal / 50).doubleValue, 1)
    }

    func add(_ product: Product, size: String? = nil, count: Int = 1) {
        if let index = lines.firstIndex(where: { $0.product == product && $0.size == size }) {
            lines[index].count += count
        } else {
            lines.append(Line(product: product, size: size, count: count))
        }
        logger.info("\(count) of \(product.id, privacy: .public) added")
    }

    func set(_ count: Int, of line: Line.ID) {
        guard let index = lines.firstIndex(where: { $0.id == line }) else { return }
        if count > 0 { lines[index].count = count } else { lines.remove(at: index) }
    }

    func remove(at offsets: IndexSet) {
        lines.remove(atOffsets: offsets)
    }

    func redeem(_ code: String) throws(Problem) {
        guard code.uppercased() == "HARVEST" else { throw .unknownCode(code) }
        discount = 0.1
    }

    func empty() {
        lines = []
        discount = 0
        ribbon = nil
    }
}

/// Wrapping for a present.
struct Ribbon: Hashable, Sendable {
    var message = ""
    var red = 0.7
    var green = 0.2
    var blue = 0.25
}

extension Cart {
    static var sample: Cart {
        let cart = Cart()
        cart.add(.oliveOil, size: "500 ml", count: 2)
        cart.add(.bread, size: "Whole")
        cart.add(.honey)
        return cart
    }
}
