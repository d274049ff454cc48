import SwiftUI

/// What is in the cart, and the way to the till.
struct CartSheet: View {
    @EnvironmentObject private var cart: Cart
    @Environment(\.dismiss) private var dismiss
    @State private var code = ""
    @State private var problem: Cart.Problem?
    @State private var isPaying = false

    var body: some View {
        NavigationStack {
            List {
                if cart.lines.isEmpty {
                    EmptyCart()
                } else {
                    lines
                    voucher
                    sums
                }
            }
            .listStyle(.insetGrouped)
            .scrollContentBackground(.hidden)
            .branded()
            .animation(.snappy, value: cart.lines)
            .navigationTitle(Text("Cart", bundle: .module))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close", systemImage: "xmark") { dismiss() }
                }
                ToolbarItem(placement: .bottomBar) {
                    Button {
                        isPaying = true
                    } label: {
                        Text("To the till", bundle: .module)
                    }
                    .buttonStyle(.brand)
                    .controlSize(.large)
                    .disabled(cart.lines.isEmpty)
                }
            }
            .navigationDestination(isPresented: $isPaying) { Checkout() }
            .alert(isPresented: hasProblem, error: problem) { _ in
                Button("OK") { code = "" }
            } message: { _ in
                Text("Please look at the letters again.", bundle: .module)
            }
        }
        .tint(Color(.brand))
    }

    private var hasProblem: Binding<Bool> {
        Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
    }

    private var lines: some View {
        Section {
            ForEach(cart.lines) { line in
                CartRow(line: line)
                    .listRowBackground(Color(.card))
                    .alignmentGuide(.listRowSeparatorLeading) { _ in 76 }
            }
            .onDelete { cart.remove(at: $0) }
        } header: {
            Text("\(cart.count) things", bundle: .module)
        } footer: {
            ShippingMeter(progress: cart.shippingProgress)
        }
    }

    private var voucher: some View {
        Section {
            HStack {
                TextField(text: $code) { Text("Voucher", bundle: .module) }
                    .textInputAutocapitalization(.characters)
                    .autocorrectionDisabled()
                    .onSubmit(redeem)
                Button(action: redeem) { Text("Redeem", bundle: .module) }
                    .buttonStyle(.borderless)
                    .disabled(code.isEmpty)
                    .accessibilityHint(
                        code.isEmpty ? Text("Enter the code first", bundle: .module) : Text(verbatim: ""))
            }
            .listRowBackground(Color(.card))
        }
    }

    private var sums: some View {
        Section {
            SumRow(title: "Things", value: cart.subtotal)
            if cart.discount > 0 { SumRow(title: "Voucher", value: -cart.subtotal * cart.discount) }
            SumRow(title: "Shipping", value: cart.shipping)
            SumRow(title: "Total", value: cart.total).bold()
        }
        .listRowBackground(Color(.card))
    }

    private func redeem() {
        do {
            try cart.redeem(code)
        } catch {
            problem = error
        }
    }
}

private struct CartRow: View {
    let line: Cart.Line
    @EnvironmentObject private var cart: Cart

    var body: some View {
        HStack(spacing: 12) {
            Image(line.product.image)
                .resizable()
                .scaledToFit()
                .padding(6)
                .frame(width: 48, height: 48)
                .background(Color(line.product.shelf.color).opacity(0.2), in: .rect(cornerRadius: 10))
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(LocalizedStringKey(line.product.name), bundle: .module).font(.headline)
                if let size = line.size {
                    Text(size).font(.caption).foregroundStyle(.secondary)
                }
                PriceText(price: line.total, size: 14)
            }
            Spacer()
            Stepper(value: count, in: 0...line.product.left) {
                Text("\(line.count)")
            }
            .labelsHidden()
            .overlay(alignment: .top) {
                Text("\(line.count) ×", bundle: .module)
                    .font(.caption2)
                    .foregroundStyle(.secondary)
                    .alignmentGuide(.top) { $0[.bottom] + 2 }
                    // The stepper says it.
                    .accessibilityHidden(true)
            }
            .accessibilityLabel(Text(LocalizedStringKey(line.product.name), bundle: .module))
            .accessibilityValue(Text("\(line.count)"))
        }
        .padding(.vertical, 6)
    }

    private var count: Binding<Int> {
        Binding(get: { line.count }, set: { cart.set($0, of: line.id) })
    }
}

/// How far it is to free shipping.
private struct ShippingMeter: View {
    let progress: Double

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ProgressView(value: progress)
                .progressViewStyle(ParcelProgressStyle())
            if progress < 1 {
                Text("Free shipping from 50 euros", bundle: .module)
            } else {
                Text("We pay the shipping", bundle: .module)
            }
        }
        .padding(.top, 6)
    }
}

struct ParcelProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        let part = configuration.fractionCompleted ?? 0
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(.quaternary)
                Capsule()
                    .fill(Color(.brand).gradient)
                    .frame(width: proxy.size.width * part)
                Image(systemName: "shippingbox.fill")
                    .font(.caption)
                    .foregroundStyle(Color(.brand))
                    .padding(4)
                    .background(Circle().fill(Color(.paper)))
                    .padding(.leading, max(proxy.size.width * part - 12, 0))
            }
        }
        .frame(height: 8)
        .padding(.vertical, 8)
    }
}

private struct SumRow: View {
    let title: LocalizedStringKey
    let value: Decimal

    var body: some View {
        LabeledContent {
            Text(value, format: .currency(code: "EUR")).monospacedDigit()
        } label: {
            Text(title, bundle: .module)
        }
    }
}

private struct EmptyCart: View {
    var body: some View {
        VStack(spacing: 12) {
            Image(.logo)
                .resizable()
                .scaledToFit()
                .frame(width: 80)
                .saturation(0)
                .opacity(0.4)
                .accessibilityHidden(true)
            Text("Your cart is empty", bundle: .module).font(.bookletter(24, relativeTo: .title2))
            Text("Touch and hold a thing to add it", bundle: .module)
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 40)
        .listRowBackground(Color.clear)
    }
}

#Preview("Cart") {
    CartSheet()
        .environmentObject(Cart.sample)
}

#Preview("Empty cart") {
    CartSheet()
        .environmentObject(Cart())
}
