import SwiftUI

/// What is shown, and in which order.
struct FilterSheet: View {
    @Bindable var shop: Shop
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Picker(selection: $shop.order) {
                        ForEach(Shop.Order.allCases) { Text(LocalizedStringKey($0.rawValue), bundle: .module) }
                    } label: {
                        Text("Order", bundle: .module)
                    }
                    .pickerStyle(.menu)
                    Toggle(isOn: $shop.showsOnlyFavourites) {
                        Label {
                            Text("Favourites only", bundle: .module)
                        } icon: {
                            Image(systemName: "heart.fill").symbolRenderingMode(.multicolor)
                        }
                    }
                    .tint(Color(.brand))
                }
                Section {
                    Slider(value: $shop.highestPrice, in: 2...20, step: 1) {
                        Text("Highest price", bundle: .module)
                    }
                    .tint(Color(.brand))
                } header: {
                    HStack {
                        Text("Highest price", bundle: .module)
                        Spacer()
                        PriceText(price: Decimal(shop.highestPrice), size: 13)
                    }
                }
            }
            .listSectionSpacing(12)
            .navigationTitle(Text("Filters", bundle: .module))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
    }
}

#Preview("Filters", traits: .fixedLayout(width: 393, height: 320)) {
    FilterSheet(shop: Shop())
}
