import SwiftUI

/// The shelves of the shop.
public struct ShopFront: View {
    @EnvironmentObject private var cart: Cart
    @State private var shop: Shop
    @State private var path: [Product] = []
    @State private var showsCart = false
    @State private var showsFilters = false
    @Namespace private var pictures

    public init() {
        self.init(shop: Shop())
    }

    init(shop: Shop) {
        _shop = State(initialValue: shop)
        BrandBars.install()
    }

    public var body: some View {
        NavigationStack(path: $path) {
            ScrollView {
                VStack(alignment: .leading, spacing: 20) {
                    Masthead()
                    Ticket(code: "HARVEST", text: "10% off this week")
                    ShelfBar(selection: $shop.shelf.animation(.snappy))
                    grid
                }
                .padding(.horizontal)
                .padding(.bottom, 24)
            }
            .refreshable { await shop.restock() }
            .searchable(text: $shop.query, prompt: Text("Bread, honey, …", bundle: .module))
            .branded()
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { bar }
            .navigationDestination(for: Product.self) { product in
                ProductPage(product: product, shop: shop)
            }
            .sheet(isPresented: $showsCart) {
                CartSheet()
                    .presentationDetents([.fraction(0.7), .large])
                    .presentationCornerRadius(24)
            }
            .sheet(isPresented: $showsFilters) {
                FilterSheet(shop: shop)
                    .presentationDetents([.filters])
                    .presentationDragIndicator(.visible)
            }
        }
        .tint(Color(.brand))
    }

    @ViewBuilder private var grid: some View {
        let products = shop.shown
        Text("\(products.count) things", bundle: .module)
            .font(.footnote)
            .textCase(.uppercase)
            .foregroundStyle(.secondary)
        if products.isEmpty {
            ContentUnavailableView {
                Label("Nothing on this shelf", systemImage: "basket")
            } description: {
                Text("Try other filters.", bundle: .module)
            }
        } else {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 14, alignment: .top)], spacing: 14) {
                ForEach(products) { product in
                    NavigationLink(value: product) {
                        ProductCard(product: product, isFavourite: shop.isFavourite(product))
                    }
                    .buttonStyle(.plain)
                    .contextMenu { menu(for: product) }
                    .matchedGeometryEffect(id: product.id, in: pictures)
                }
            }
        }
    }

    @ToolbarContentBuilder private var bar: some ToolbarContent {
        ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Filters", systemImage: "slider.horizontal.3") { showsFilters = true }
            Button("Cart", systemImage: "basket") { showsCart = true }
                .overlay(alignment: .topTrailing) {
                    CountBadge(count: cart.count).offset(x: 8, y: -6)
                }
                .accessibilityValue(Text("\(cart.count) things", bundle: .module))
        }
    }

    @ViewBuilder
    private func menu(for product: Product) -> some View {
        Button("Add to cart", systemImage: "basket") { cart.add(product, size: product.sizes.first) }
        Button(shop.isFavourite(product) ? "No favourite any more" : "Favourite", systemImage: "heart") {
            shop.toggleFavourite(product)
        }
        ShareLink(item: URL(string: "https://larder.example/\(product.id)")!, message: Text(product.name))
    }
}

extension PresentationDetent {
    static let filters = height(320)
}

/// The shelves to choose from, side by side.
private struct ShelfBar: View {
    @Binding var selection: Shelf?

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack {
                ForEach(Shelf.allCases) { shelf in
                    Toggle(isOn: isOn(shelf)) { Text(shelf.title, bundle: .module) }
                        .toggleStyle(.chip(Color(shelf.color)))
                }
            }
            .padding(1)
        }
        .scrollClipDisabled()
    }

    private func isOn(_ shelf: Shelf) -> Binding<Bool> {
        Binding(get: { selection == shelf }, set: { selection = $0 ? shelf : nil })
    }
}

/// A small number in a corner; nothing for none.
private struct CountBadge: View {
    let count: Int

    var body: some View {
        Text(count, format: .number)
            .font(.caption2.bold())
            .foregroundStyle(Color(.onBrand))
            .padding(5)
            .background(Color(.brand), in: .circle)
            .scaleEffect(count > 0 ? 1 : 0.1)
            .opacity(count > 0 ? 1 : 0)
            .animation(.bouncy, value: count)
            .accessibilityHidden(true)
    }
}

/// A product on its shelf.
private struct ProductCard: View {
    let product: Product
    let isFavourite: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Image(product.image)
                .resizable()
                .aspectRatio(1, contentMode: .fit)
                .padding(14)
                .frame(maxWidth: .infinity)
                .background(Color(product.shelf.color).opacity(0.18))
                .clipShape(.rect(cornerRadius: 16))
                .overlay(alignment: .topTrailing) {
                    Image(systemName: isFavourite ? "heart.fill" : "heart")
                        .foregroundStyle(isFavourite ? Color(.brand) : .secondary)
                        .padding(10)
                        .symbolEffect(.bounce, value: isFavourite)
                }
                .overlay(alignment: .bottomLeading) {
                    if product.isScarce { ScarceLabel(left: product.left).padding(8) }
                }
            Text(LocalizedStringKey(product.name), bundle: .module)
                .font(.bookletter(19, relativeTo: .headline))
                .foregroundStyle(Color(.ink))
                .lineLimit(2)
                .multilineTextAlignment(.leading)
            HStack {
                PriceText(price: product.price)
                Spacer()
            }
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .accessibilityIdentifier("product-\(product.id)")
    }
}

struct ScarceLabel: View {
    let left: Int

    var body: some View {
        Text("Only \(left) left", bundle: .module)
            .font(.caption2.weight(.semibold))
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(.thinMaterial, in: .capsule)
    }
}

#Preview("Shop") {
    ShopFront(shop: Shop(favourites: ["olive-oil"]))
        .environmentObject(Cart.sample)
}

#Preview("Shop in German") {
    ShopFront(shop: Shop(favourites: ["honey", "bread"]))
        .environmentObject(Cart.sample)
        .environment(\.locale, Locale(identifier: "de"))
}

#Preview("Empty shelf") {
    ShopFront(shop: Shop(query: "caviar"))
        .environmentObject(Cart())
}
