import PerchStandIns
import SwiftUI

/// The default content above the subscriptions: the name of the app.
public struct AutomaticSubscriptionStoreMarketingContent: View {
    /// Creates the app's name.
    nonisolated public init() {}
    public var body: some View {
        let info = Bundle.main.infoDictionary
        Text(verbatim: (info?["CFBundleDisplayName"] ?? info?["CFBundleName"]) as? String ?? "")
            .font(.title.bold()).padding(.top)
    }
}

/// A view that shows the subscriptions of a group, from which the user purchases one.
public struct SubscriptionStoreView<Content: View>: View {
    private enum Source {
        case group(String, Product.SubscriptionRelationship), names(Set<String>), products([Product])
    }

    private let source: Source
    private let content: Content
    @State private var products: [Product] = []
    @State private var choice: String?
    @Environment(\._purchaseActions) private var actions
    @Environment(\._subscriptionStore) private var settings
    @Environment(\._storeButtons) private var buttons
    @Environment(\.dismiss) private var dismiss

    @MainActor private init(_ content: Content, _ source: Source) {
        self.content = content
        self.source = source
    }

    /// Creates a view of a group's subscriptions with a relation to the current one, below a view.
    ///
    /// A person who has none sees all of them.
    @MainActor @preconcurrency public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) { self.init(marketingContent(), .group(groupID, visibleRelationships)) }

    /// Creates a view of subscriptions, below a view.
    @MainActor @preconcurrency public init(
        productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
    ) { self.init(marketingContent(), .names(Set(productIDs))) }

    /// Creates a view of given subscriptions, below a view.
    @MainActor @preconcurrency public init(
        subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
    ) { self.init(marketingContent(), .products(Array(subscriptions))) }

    public var body: some View {
        let configuration = SubscriptionStoreControlStyleConfiguration(
            products: products, choice: $choice, settings: settings
        ) { product in Task { await actions.buy(product) } }
        VStack(spacing: 16) {
            if buttons.shows(.cancellation) {
                Button("Close", systemImage: "xmark") { dismiss() }.labelStyle(.iconOnly)
                    .frame(maxWidth: .infinity, alignment: .trailing)
            }
            ScrollView {
                content.frame(maxWidth: .infinity)
                if !settings.placement.isAtBottom { controls(configuration) }
            }
            if settings.placement.isAtBottom { controls(configuration) }
        }
        .padding()
        .backgroundPreferenceValue(SubscriptionStoreBackgroundKey.self) { $0?.view.ignoresSafeArea() }
        .task {
            products = await load()
            choice = choice ?? products.first?.id
        }
    }

    private func controls(_ configuration: SubscriptionStoreControlStyleConfiguration) -> some View {
        VStack(spacing: 16) {
            if let style = settings.style {
                style(configuration)
            } else {
                SubscriptionPicker(configuration: configuration)
            }
            StoreButtons(buttons: buttons)
        }
        .background { if let style = settings.controlBackground { Rectangle().fill(style).padding(-16) } }
    }

    private func load() async -> [Product] {
        let all = (try? StoreConfiguration.current().products) ?? []
        switch source {
        case .products(let products): return products
        case .names(let names): return all.filter { names.contains($0.id) }
        case .group(let group, let relationships):
            let members = all.filter { $0.subscription?.subscriptionGroupID == group }
            let status = Purchases.current.status(ofGroup: group)
            guard status?.state == .subscribed, let name = status?.transaction.unsafePayloadValue.productID,
                let current = members.first(where: { $0.id == name })?.subscription
            else { return members }
            return members.filter { member in
                guard let level = member.subscription?.groupLevel else { return false }
                let relationship: Product.SubscriptionRelationship =
                    member.id == name
                    ? .current
                    : level < current.groupLevel ? .upgrade : level > current.groupLevel ? .downgrade : .crossgrade
                return relationships.contains(relationship)
            }
        }
    }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
    /// Creates a view of a group's subscriptions with a relation to the current one.
    @MainActor @preconcurrency public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all
    ) {
        self.init(groupID: groupID, visibleRelationships: visibleRelationships) {
            AutomaticSubscriptionStoreMarketingContent()
        }
    }
    /// Creates a view of subscriptions.
    @MainActor @preconcurrency public init(productIDs: some Collection<Product.ID>) {
        self.init(productIDs: productIDs) { AutomaticSubscriptionStoreMarketingContent() }
    }
    /// Creates a view of given subscriptions.
    @MainActor @preconcurrency public init(subscriptions: some Collection<Product>) {
        self.init(subscriptions: subscriptions) { AutomaticSubscriptionStoreMarketingContent() }
    }
}
