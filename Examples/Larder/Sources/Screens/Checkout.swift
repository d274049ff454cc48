import SwiftUI

/// Where it goes and how it is wrapped.
struct Checkout: View {
    private enum Field: Hashable {
        case name, street, code, city, phone
    }

    @EnvironmentObject private var cart: Cart
    @State private var name = ""
    @State private var street = ""
    @State private var postCode = ""
    @State private var city = ""
    @State private var phone = ""
    @State private var day = Date(timeIntervalSince1970: 1_748_908_800)
    @State private var hour = 10
    @State private var isPresent: Bool
    @State private var isDone = false
    @FocusState private var focus: Field?

    init(isPresent: Bool = false) {
        _isPresent = State(initialValue: isPresent)
    }

    private var isComplete: Bool { ![name, street, postCode, city].contains(where: \.isEmpty) }

    var body: some View {
        Form {
            address
            delivery
            present
            Section {
                Button {
                    isDone = true
                } label: {
                    HStack {
                        Text("Order", bundle: .module)
                        Spacer()
                        PriceText(price: cart.total)
                    }
                }
                .disabled(!isComplete)
                .accessibilityHint(isComplete ? Text(verbatim: "") : missing)
            } footer: {
                if !isComplete { missing }
            }
            .listRowBackground(Color(.card))
        }
        .formStyle(.grouped)
        .scrollContentBackground(.hidden)
        .scrollDismissesKeyboard(.immediately)
        .branded()
        .navigationTitle(Text("Till", bundle: .module))
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { focus = nil }
            }
        }
        .onSubmit(of: .text) { focus = next }
        .fullScreenCover(isPresented: $isDone, onDismiss: cart.empty) { Thanks(total: cart.total) }
    }

    private var missing: Text { Text("Fill in name, street, post code, and city first.", bundle: .module) }

    private var next: Field? {
        switch focus {
        case .name: .street
        case .street: .code
        case .code: .city
        case .city: .phone
        case .phone, nil: nil
        }
    }

    private var address: some View {
        Section {
            field("Name", text: $name, .name).textContentType(.name)
            field("Street", text: $street, .street).textContentType(.streetAddressLine1)
            HStack {
                field("Post code", text: $postCode, .code)
                    .textContentType(.postalCode)
                    .keyboardType(.numberPad)
                    .frame(width: 110)
                Divider()
                field("City", text: $city, .city).textContentType(.addressCity)
            }
            field("Telephone", text: $phone, .phone)
                .textContentType(.telephoneNumber)
                .keyboardType(.phonePad)
        } header: {
            Text("Address", bundle: .module)
        }
        .textFieldStyle(.plain)
        .listRowBackground(Color(.card))
    }

    private func field(_ title: LocalizedStringKey, text: Binding<String>, _ field: Field) -> some View {
        TextField(text: text) { Text(title, bundle: .module) }
            .focused($focus, equals: field)
            .submitLabel(field == .phone ? .done : .next)
    }

    private var delivery: some View {
        Section {
            DatePicker(selection: $day, displayedComponents: .date) { Text("Day", bundle: .module) }
            Picker(selection: $hour) {
                ForEach(8..<20, id: \.self) { hour in
                    Text(verbatim: "\(hour):00 – \(hour + 1):00")
                }
            } label: {
                Text("Hour", bundle: .module)
            }
            .pickerStyle(WheelPickerStyle())
            .frame(height: 110)
        } header: {
            Text("Delivery", bundle: .module)
        }
        .listRowBackground(Color(.card))
    }

    private var present: some View {
        Section {
            Toggle(isOn: $isPresent.animation()) { Text("It is a present", bundle: .module) }
                .onChange(of: isPresent, initial: true) { cart.ribbon = isPresent ? Ribbon() : nil }
            if let ribbon = Binding($cart.ribbon) {
                ColorPicker(selection: ribbon.color, supportsOpacity: false) { Text("Ribbon", bundle: .module) }
                TextField(text: ribbon.message, axis: .vertical) { Text("Your words", bundle: .module) }
                    .lineLimit(3...)
            }
        }
        .listRowBackground(Color(.card))
    }
}

extension Ribbon {
    var color: Color {
        get { Color(red: red, green: green, blue: blue) }
        set {
            let resolved = newValue.resolve(in: EnvironmentValues())
            (red, green, blue) = (Double(resolved.red), Double(resolved.green), Double(resolved.blue))
        }
    }
}

/// Shown when all is paid.
struct Thanks: View {
    let total: Decimal

    @Environment(\.dismiss) private var dismiss
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var hasArrived = false

    var body: some View {
        VStack(spacing: 24) {
            ZStack {
                Circle()
                    .trim(from: 0, to: hasArrived ? 1 : 0)
                    .stroke(Color(.brand), style: StrokeStyle(lineWidth: 6, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Image(systemName: "checkmark")
                    .font(.system(size: 54, weight: .bold))
                    .foregroundStyle(Color(.brand))
                    .scaleEffect(hasArrived ? 1 : 0.2)
                    .opacity(hasArrived ? 1 : 0)
            }
            .frame(width: 140, height: 140)
            .animation(.easeOut(duration: 0.6).delay(0.2), value: hasArrived)
            Text("Thank you", bundle: .module)
                .font(.bookletter(40, relativeTo: .largeTitle))
                .accessibilityAddTraits(.isHeader)
            Text(receipt)
                .multilineTextAlignment(.center)
                .foregroundStyle(.secondary)
            Button {
                dismiss()
            } label: {
                Text("Back to the shop", bundle: .module)
            }
            .buttonStyle(.brand)
        }
        .padding(40)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .branded()
        .onAppear { hasArrived = true }
        .interactiveDismissDisabled()
    }

    private var receipt: String {
        let price = total.formatted(.currency(code: "EUR"))
        return String(localized: "You paid \(price). We have sent you the receipt.", bundle: .module)
    }
}

#Preview("Till") {
    NavigationStack { Checkout(isPresent: true) }
        .environmentObject(Cart.sample)
}

#Preview("Thanks") {
    Thanks(total: 47.2)
}
