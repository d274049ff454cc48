import PerchStandIns
import SwiftUI

/// Constants that describe how far the store is with the image of a product in it.
@frozen public enum ProductIconPhase {
    /// A phase in which the image is being requested.
    case loading
    /// A phase in which the image is available.
    case success(Image)
    /// A phase in which there is no image. In Perch, configuration files have no images.
    case unavailable
    /// A phase in which the request failed.
    case failure(any Error)

    /// The image in the store, if it is available.
    public var promotedIcon: Image? { if case .success(let image) = self { image } else { nil } }
}

/// A view that shows a product with a button to purchase it.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    private let id: String
    private let given: Product?
    private let icon: Icon
    private let placeholder: PlaceholderIcon
    @State private var state = Product.TaskState.loading
    @State private var isOwned = false
    @Environment(\._purchaseActions) private var actions
    @Environment(\._productViewStyle) private var style
    @Environment(\._productDescription) private var description

    @MainActor private init(id: String, given: Product?, icon: Icon, placeholder: PlaceholderIcon) {
        self.id = id
        self.given = given
        self.icon = icon
        self.placeholder = placeholder
    }

    /// Creates a view of a product with an image, and a placeholder until the product is available.
    @MainActor @preconcurrency public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { self.init(id: productID, given: nil, icon: icon(), placeholder: placeholderIcon()) }

    /// Creates a view of a product with an image that depends on the image in the store. In Perch, the store has none.
    @MainActor @preconcurrency public init(
        id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { self.init(id: productID, given: nil, icon: icon(.unavailable), placeholder: placeholderIcon()) }

    public var body: some View {
        let state = given.map { .success($0) } ?? state
        let isHere = state.product != nil
        style.make(
            ProductViewStyleConfiguration(
                state: state,
                icon: ProductViewStyleConfiguration.Icon(content: isHere ? AnyView(icon) : AnyView(placeholder)),
                descriptionVisibility: description, hasCurrentEntitlement: isOwned
            ) {
                guard let product = state.product else { return }
                Task { await actions.buy(product) }
            }
        )
        .storeProductTask(for: id) { if given == nil { self.state = $0 } }
        .currentEntitlementTask(for: id) { isOwned = $0.value.flatMap(\.self) != nil }
    }
}

extension ProductView where PlaceholderIcon == Icon {
    /// Creates a product with an image.
    @MainActor @preconcurrency public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    ) {
        let icon = icon()
        self.init(id: productID, given: nil, icon: icon, placeholder: icon)
    }
    /// Creates a product that the app has, with an image.
    @MainActor @preconcurrency public init(
        _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    ) {
        let icon = icon()
        self.init(id: product.id, given: product, icon: icon, placeholder: icon)
    }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// Creates a product without an image.
    @MainActor @preconcurrency public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
        self.init(id: productID) { EmptyView() }
    }
    /// Creates a product that the app has, without an image.
    @MainActor @preconcurrency public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
        self.init(product) { EmptyView() }
    }
}

/// A view that shows several products.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    private enum Item: Identifiable {
        case name(String), product(Product)
        var id: String {
            switch self {
            case .name(let id): id
            case .product(let product): product.id
            }
        }
    }
    private let items: [Item]
    private let icon: (Item) -> Icon
    private let placeholder: () -> PlaceholderIcon
    @Environment(\._storeButtons) private var buttons

    /// Creates a view of products with images, and placeholders until they are available.
    @MainActor @preconcurrency public init(
        ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product.ID) -> Icon,
        @ViewBuilder placeholderIcon: @escaping () -> PlaceholderIcon
    ) {
        items = productIDs.map { .name($0) }
        self.icon = { icon($0.id) }
        placeholder = placeholderIcon
    }

    public var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                ForEach(items) { item in
                    switch item {
                    case .name(let id):
                        ProductView(id: id) {
                            icon(item)
                        } placeholderIcon: {
                            placeholder()
                        }
                    case .product(let product): ProductView(product) { icon(item) }
                    }
                    if item.id != items.last?.id { Divider() }
                }
                StoreButtons(buttons: buttons)
            }
            .padding()
        }
    }
}

extension StoreView where PlaceholderIcon == EmptyView {
    /// Creates a view of products with images.
    @MainActor @preconcurrency public init(
        ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product.ID) -> Icon
    ) { self.init(ids: productIDs, icon: icon) { EmptyView() } }

    /// Creates a view of given products with images.
    @MainActor @preconcurrency public init(
        products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) {
        let products = Array(products)
        items = products.map { .product($0) }
        self.icon = { item in
            guard case .product(let product) = item else { preconditionFailure("The products were given.") }
            return icon(product)
        }
        placeholder = { EmptyView() }
    }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// Creates a view of products without images.
    @MainActor @preconcurrency public init(
        ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false
    ) { self.init(ids: productIDs) { _ in EmptyView() } }

    /// Creates a view of given products without images.
    @MainActor @preconcurrency public init(
        products: some Collection<Product>, prefersPromotionalIcon: Bool = false
    ) { self.init(products: products) { _ in EmptyView() } }
}
