import SwiftUI

/// One product, with its sizes and its story.
struct ProductPage: View {
    let product: Product
    let shop: Shop

    @EnvironmentObject private var cart: Cart
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var size: String
    @State private var count = 1
    @State private var isZoomed = false
    @State private var readsMore = false
    @GestureState private var zoom: CGFloat = 1

    init(product: Product, shop: Shop) {
        self.product = product
        self.shop = shop
        _size = State(initialValue: product.sizes.first ?? "")
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                picture
                details
                    .padding(20)
                    .frame(maxWidth: sizeClass == .regular ? 560 : .infinity, alignment: .leading)
            }
        }
        .ignoresSafeArea(edges: .top)
        .safeAreaInset(edge: .bottom) { buyBar }
        .branded()
        .navigationTitle(Text(LocalizedStringKey(product.name), bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(.hidden, for: .navigationBar)
        // The picture lies below the bar.
        .toolbar(removing: .title)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button {
                    withAnimation(.bouncy) { shop.toggleFavourite(product) }
                } label: {
                    Image(systemName: shop.isFavourite(product) ? "heart.fill" : "heart")
                }
                .accessibilityLabel(Text("Favourite", bundle: .module))
            }
        }
        .sensoryFeedback(.selection, trigger: size)
    }

    private var picture: some View {
        ZStack(alignment: .bottom) {
            Color(product.shelf.color).opacity(0.22)
            Circle()
                .inset(by: 30)
                .fill(.white.opacity(0.25))
                .blur(radius: 24)
            Image(product.image)
                .resizable()
                .scaledToFit()
                .padding(.horizontal, 60)
                .padding(.vertical, 40)
                .scaleEffect(isZoomed ? 1.25 : zoom)
                .shadow(color: .black.opacity(0.2), radius: 14, y: 10)
            if product.isScarce {
                ScarceLabel(left: product.left).padding(.bottom, 12)
            }
        }
        .frame(height: 340)
        .clipped()
        .contentShape(.rect)
        .gesture(pinch.exclusively(before: doubleTap))
        .accessibilityLabel(Text(LocalizedStringKey(product.name), bundle: .module))
        .accessibilityAddTraits(.isImage)
        .accessibilityAction(named: Text("Zoom", bundle: .module)) { toggleZoom() }
    }

    private var pinch: some Gesture {
        MagnifyGesture().updating($zoom) { value, zoom, _ in zoom = min(max(value.magnification, 1), 3) }
    }

    private var doubleTap: some Gesture {
        TapGesture(count: 2).onEnded { toggleZoom() }
    }

    private func toggleZoom() {
        withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { isZoomed.toggle() }
    }

    private var details: some View {
        VStack(alignment: .leading, spacing: 18) {
            VStack(alignment: .leading, spacing: 6) {
                Text(product.origin)
                    .font(.caption)
                    .textCase(.uppercase)
                    .tracking(1.4)
                    .foregroundStyle(.secondary)
                Text(LocalizedStringKey(product.name), bundle: .module)
                    .font(.bookletter(36, relativeTo: .largeTitle))
                    .foregroundStyle(Color(.ink))
                    .accessibilityAddTraits(.isHeader)
                RatingView(rating: product.rating, reviews: product.reviews)
            }
            if !product.sizes.isEmpty {
                Picker(selection: $size) {
                    ForEach(product.sizes, id: \.self) { Text($0) }
                } label: {
                    Text("Size", bundle: .module)
                }
                .pickerStyle(.segmented)
            }
            DisclosureGroup(isExpanded: $readsMore) {
                FactTable(product: product).padding(.top, 8)
            } label: {
                Text("Facts", bundle: .module).font(.headline)
            }
            .tint(.secondary)
            Text(LocalizedStringKey(product.story), bundle: .module)
                .lineSpacing(5)
                .foregroundStyle(Color(.ink))
        }
    }

    private var buyBar: some View {
        HStack(spacing: 16) {
            Stepper(value: $count, in: 1...product.left) {
                Text("\(count)").font(.headline).monospacedDigit()
            }
            .fixedSize()
            Button {
                cart.add(product, size: size.isEmpty ? nil : size, count: count)
            } label: {
                ViewThatFits {
                    HStack {
                        Text("Add to cart", bundle: .module)
                        Text(product.price * Decimal(count), format: .currency(code: "EUR"))
                    }
                    Text("Add", bundle: .module)
                }
                .lineLimit(1)
            }
            .buttonStyle(.brand)
            .controlSize(.large)
        }
        .padding()
        .background(.bar)
    }
}

private struct FactTable: View {
    let product: Product

    var body: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 8) {
            row("Shelf") { Text(product.shelf.title, bundle: .module) }
            Divider()
            row("Origin") { Text(product.origin) }
            Divider()
            row("In stock") { Text("Only \(product.left) left", bundle: .module) }
        }
        .font(.subheadline)
    }

    private func row(_ title: LocalizedStringKey, @ViewBuilder value: () -> some View) -> some View {
        GridRow {
            Text(title, bundle: .module).foregroundStyle(.secondary)
            value()
        }
    }
}

#Preview("Olive oil") {
    NavigationStack {
        ProductPage(product: .oliveOil, shop: Shop(favourites: ["olive-oil"]))
    }
    .environmentObject(Cart())
}

#Preview("Bread") {
    NavigationStack {
        ProductPage(product: .bread, shop: Shop())
    }
    .environmentObject(Cart())
}
