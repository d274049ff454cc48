import PerchStandIns
import SwiftUI

/// A product with its price, which buys it.
public struct ProductView<Icon: View>: View {
    private let id: String
    private let icon: Icon
    @State private var product: Product?
    @State private var isOwned = false
    @Environment(\._purchaseActions) private var actions

    /// A product with an image.
    @MainActor @preconcurrency public init(
        id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    ) {
        id = productID
        self.icon = icon()
    }

    public var body: some View {
        HStack(spacing: 12) {
            icon.frame(maxWidth: 60, maxHeight: 60)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: product?.displayName ?? "Product").font(.headline)
                Text(verbatim: product?.description ?? "About this product").font(.subheadline).foregroundStyle(
                    .secondary)
            }
            .redacted(reason: product == nil ? .placeholder : [])
            Spacer()
            Button {
                buy()
            } label: {
                if isOwned { Image(systemName: "checkmark") } else { Text(verbatim: product?.displayPrice ?? "$0.00") }
            }
            .buttonStyle(.bordered).buttonBorderShape(.capsule).fontWeight(.semibold)
            .disabled(product == nil || isOwned)
            .accessibilityLabel(Text(verbatim: isOwned ? "Purchased" : product?.displayPrice ?? ""))
        }
        .task(id: id) {
            product = try? await Product.products(for: [id]).first
            isOwned = await product?.currentEntitlement != nil
        }
    }

    private func buy() {
        guard let product else { return }
        Task {
            await actions.start?(product)
            do {
                let result = try await product.purchase()
                isOwned = await product.currentEntitlement != nil
                await actions.completion?(product, .success(result))
            } catch {
                await actions.completion?(product, .failure(error))
            }
        }
    }
}

extension ProductView where Icon == EmptyView {
    /// A product without an image.
    @MainActor @preconcurrency public init(id productID: String, prefersPromotionalIcon: Bool = false) {
        self.init(id: productID) { EmptyView() }
    }
}

/// Several products.
public struct StoreView<Icon: View>: View {
    private let ids: [String]
    private let icon: (String) -> Icon

    /// Products with images.
    @MainActor @preconcurrency public init(
        ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (String) -> Icon
    ) {
        ids = Array(productIDs)
        self.icon = icon
    }

    public var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                ForEach(ids, id: \.self) { id in
                    ProductView(id: id) { icon(id) }
                    if id != ids.last { Divider() }
                }
            }
            .padding()
        }
    }
}

extension StoreView where Icon == EmptyView {
    /// Products without images.
    @MainActor @preconcurrency public init(
        ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false
    ) {
        self.init(ids: productIDs) { _ in EmptyView() }
    }
}

/// The subscriptions of a group, one of which is chosen and bought.
public struct SubscriptionStoreView<Content: View>: View {
    private let belongs: (Product) -> Bool
    private let content: Content
    @State private var products: [Product] = []
    @State private var choice: String?
    @Environment(\._purchaseActions) private var actions

    @MainActor private init(_ content: Content, _ belongs: @escaping (Product) -> Bool) {
        self.content = content
        self.belongs = belongs
    }

    /// The subscriptions of a group, below a view.
    @MainActor @preconcurrency public init(groupID: String, @ViewBuilder marketingContent: () -> Content) {
        self.init(marketingContent()) { $0.subscription?.subscriptionGroupID == groupID }
    }

    /// Some subscriptions, below a view.
    @MainActor @preconcurrency public init(
        productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content
    ) {
        let ids = Set(productIDs)
        self.init(marketingContent()) { ids.contains($0.id) }
    }

    public var body: some View {
        VStack(spacing: 16) {
            ScrollView {
                content.frame(maxWidth: .infinity)
            }
            ForEach(products) { product in
                Button {
                    choice = product.id
                } label: {
                    HStack {
                        VStack(alignment: .leading) {
                            Text(verbatim: product.displayName).font(.headline)
                            Text(verbatim: product.displayPrice + period(product)).font(.subheadline).foregroundStyle(
                                .secondary)
                        }
                        Spacer()
                        Image(systemName: choice == product.id ? "checkmark.circle.fill" : "circle").foregroundStyle(
                            .tint)
                    }
                    .padding()
                    .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(choice == product.id ? .isSelected : [])
            }
            Button {
                buy()
            } label: {
                Text(verbatim: "Subscribe").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent).controlSize(.large)
            .disabled(choice == nil)
        }
        .padding()
        .task {
            products = ((try? StoreConfiguration.current().products) ?? []).filter(belongs)
            choice = choice ?? products.first?.id
        }
    }

    private func period(_ product: Product) -> String {
        guard let period = product.subscription?.subscriptionPeriod else { return "" }
        return period.value == 1 ? "/\(period.unit)" : " every \(period.value) \(period.unit)s"
    }

    private func buy() {
        guard let product = products.first(where: { $0.id == choice }) else { return }
        Task {
            await actions.start?(product)
            do {
                await actions.completion?(product, .success(try await product.purchase()))
            } catch {
                await actions.completion?(product, .failure(error))
            }
        }
    }
}

extension SubscriptionStoreView where Content == EmptyView {
    /// The subscriptions of a group.
    @MainActor @preconcurrency public init(groupID: String) { self.init(groupID: groupID) { EmptyView() } }
    /// Some subscriptions.
    @MainActor @preconcurrency public init(productIDs: some Collection<String>) {
        self.init(productIDs: productIDs) { EmptyView() }
    }
}

struct PurchaseActions {
    var start: (@MainActor (Product) async -> Void)?
    var completion: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
}

extension EnvironmentValues {
    @Entry var _purchaseActions: PurchaseActions = PurchaseActions()
}

extension View {
    /// Does something when the views of the store begin to buy something.
    public func onInAppPurchaseStart(perform action: (@MainActor (Product) async -> Void)?) -> some View {
        transformEnvironment(\._purchaseActions) { $0.start = action }
    }
    /// Does something when the views of the store have bought something, or have not.
    public func onInAppPurchaseCompletion(
        perform action: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View {
        transformEnvironment(\._purchaseActions) { $0.completion = action }
    }
    /// Shows what the person subscribes to. There is no store, so a page says so.
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        sheet(isPresented: isPresented) { Text(verbatim: "Subscriptions").font(.headline).padding() }
    }
    /// Lets the person enter a code. There is no store: the action receives the error that it was cancelled.
    public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View {
        onChange(of: isPresented.wrappedValue) { _, isShown in
            guard isShown else { return }
            isPresented.wrappedValue = false
            onCompletion(.failure(StoreKitError.userCancelled))
        }
    }
}
