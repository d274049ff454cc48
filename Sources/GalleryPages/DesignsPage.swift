import SwiftUI

/// The system's controls in the designs of iOS 18 and 26, side by side.
struct DesignsPage: View {
    let scheme: ColorScheme

    var body: some View {
        HStack(spacing: 1) {
            ForEach(Appearance.all, id: \.name) { appearance in
                ControlsSheet()
                    .environment(\.appearance, appearance)
                    .frame(width: 393, height: 852)
            }
        }
        .background(Color(uiColor: .separator))
        .environment(\.colorScheme, scheme)
    }
}

/// One of each control.
private struct ControlsSheet: View {
    @State private var isOn = true
    @State private var amount = 0.6
    @State private var count = 2
    @State private var segment = 1
    @State private var name = ""

    var body: some View {
        TabView {
            Tab("Controls", systemImage: "slider.horizontal.3") { page }
            Tab("Lists", systemImage: "list.bullet") { page }
            Tab("More", systemImage: "ellipsis") { page }
        }
    }

    private var page: some View {
        NavigationStack {
            List {
                Section("Values") {
                    Toggle("Switch", isOn: $isOn)
                    Slider(value: $amount)
                    Stepper("Count: \(count)", value: $count)
                    Picker("Segments", selection: $segment) {
                        Text("One").tag(0)
                        Text("Two").tag(1)
                        Text("Three").tag(2)
                    }
                    .pickerStyle(.segmented)
                    TextField("Name", text: $name).textFieldStyle(.roundedBorder)
                }
                Section("Buttons") {
                    HStack {
                        Button("Bordered") {}.buttonStyle(.bordered)
                        Button("Main") {}.buttonStyle(.borderedProminent)
                    }
                    HStack {
                        Button("Glass") {}.buttonStyle(.glass)
                        Button("Main glass") {}.buttonStyle(.glassProminent)
                    }
                    Button("Delete", role: .destructive) {}
                }
                Section {
                    NavigationLink("Link") { Text("There") }
                    LabeledContent("Label", value: "Value")
                    Label("With a symbol", systemImage: "star")
                } footer: {
                    Text("A footer under the rows.")
                }
            }
            .navigationTitle("Controls")
            .navigationSubtitle("One of each")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Share", systemImage: "square.and.arrow.up") {}
                    Button("Add", systemImage: "plus") {}
                }
                ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            }
        }
    }
}

#Preview("iOS 18 and 26, side by side", traits: .fixedLayout(width: 800, height: 1000)) { DesignsPage(scheme: .light) }
#Preview("iOS 18 and 26, side by side, dark", traits: .fixedLayout(width: 800, height: 1000)) {
    DesignsPage(scheme: .dark)
}
