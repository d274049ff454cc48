import SwiftUI

extension Product {
    /// The price with the period that it pays for.
    fileprivate var priceWithPeriod: String {
        guard let period = subscription?.subscriptionPeriod else { return displayPrice }
        return displayPrice
            + (period.value == 1 ? "/\(period.unit.name)" : " every \(period.value) \(period.unit.name)s")
    }
}

/// The subscriptions, one of which is chosen, and a button that buys it.
struct SubscriptionPicker: View {
    let configuration: SubscriptionStoreControlStyleConfiguration
    var isProminent = false
    var isCompact = false

    private var settings: SubscriptionStoreSettings { configuration.settings }
    private var shape: AnyShape { settings.itemShape ?? AnyShape(RoundedRectangle(cornerRadius: 12)) }

    var body: some View {
        if isCompact { HStack(spacing: 8) { items } } else { items }
        let product = configuration.products.first { $0.id == configuration.choice.wrappedValue }
        SubscribeButton(product: product, label: settings.label ?? .action) {
            if let product { configuration.buy(product) }
        }
        .disabled(product == nil)
    }

    private var items: some View {
        ForEach(configuration.products) { product in
            let isChosen = configuration.choice.wrappedValue == product.id
            Button {
                configuration.choice.wrappedValue = product.id
            } label: {
                HStack {
                    if let icon = settings.icon, let subscription = product.subscription { icon(product, subscription) }
                    VStack(alignment: .leading) {
                        Text(verbatim: product.displayName).font(.headline)
                        Text(verbatim: product.priceWithPeriod).font(.subheadline).foregroundStyle(.secondary)
                    }
                    if !isCompact {
                        Spacer()
                        Image(systemName: isChosen ? "checkmark.circle.fill" : "circle").foregroundStyle(.tint)
                    }
                }
                .padding()
                .frame(maxWidth: isCompact ? .infinity : nil)
                .background(
                    settings.itemBackground ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground)), in: shape
                )
                .overlay { if isProminent, isChosen { shape.stroke(.tint, lineWidth: 2) } }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(isChosen ? .isSelected : [])
        }
    }
}

/// A button that buys a subscription.
struct SubscribeButton: View {
    let product: Product?
    let label: SubscriptionStoreButtonLabel
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            VStack(spacing: 2) {
                Text(verbatim: title)
                if label.isMultiline, let product {
                    Text(verbatim: label.text == .price ? product.displayName : product.priceWithPeriod).font(.caption)
                }
            }
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent).controlSize(.large)
    }

    private var title: String {
        switch label.text {
        case .action, .automatic:
            product?.subscription?.introductoryOffer?.paymentMode == .freeTrial ? trial : "Subscribe"
        case .displayName: product?.displayName ?? "Subscribe"
        case .price: product?.priceWithPeriod ?? "Subscribe"
        }
    }

    private var trial: String { Purchases.current.isNew ? "Try It Free" : "Subscribe" }
}
