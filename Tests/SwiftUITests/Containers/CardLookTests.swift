import PerchTesting
import SwiftUI
import Testing

/// How the cards of lists begin, cut off their rows, and follow content margins; and what is in them at rest.
@MainActor struct CardLookTests {
    nonisolated static let variants: [Variant] = {
        let light = Variant(layout: .fixed(width: 393, height: 360), scale: 1)
        var largest = light.with(typeSize: .accessibility5)
        largest.layout = .fixed(width: 393, height: 640)
        return [light, light.with(scheme: .dark), largest]
    }()

    @Test(arguments: variants) func cutRows(_ variant: Variant) {
        let view = List {
            Section {
                LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing)
                    .frame(height: 60)
                    .listRowInsets(EdgeInsets())
                Text("Below the picture").listRowBackground(Color.green.opacity(0.4))
            } header: {
                Text("At the card's edge").textCase(nil)
                    .listRowInsets(EdgeInsets(top: 20, leading: 0, bottom: 8, trailing: 0))
            } footer: {
                Text("Four points further in").listRowInsets(EdgeInsets(top: 8, leading: 4, bottom: 0, trailing: 0))
            }
            Section { NavigationLink("A link that leads nowhere") {} }
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: variants) func contentMargins(_ variant: Variant) {
        let view = Form {
            Section { Text("Forty points from the sides") }
            Section { Text("And ten from the top") }
        }
        .contentMargins(.horizontal, 40)
        .contentMargins(.top, 10)
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: variants) func controlsInAForm(_ variant: Variant) {
        let view = NavigationStack {
            Form {
                Picker("Wood", selection: .constant(1)) { Text("Oak").tag(1) }
                TextField("Name", text: .constant("Teal")).foregroundStyle(.teal)
                TextField("Name", text: .constant("Teal, disabled")).foregroundStyle(.teal).disabled(true)
                SecureField("Password", text: .constant("secret")).foregroundStyle(.teal)
                Slider(value: .constant(0))
                Slider(value: .constant(0.7))
            }
            .navigationTitle("Controls")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Delete", role: .destructive) {} }
                ToolbarItem(placement: .topBarTrailing) { Button("Trash", systemImage: "trash", role: .destructive) {} }
            }
        }
        assertSnapshot(of: view, as: .image(variant))
    }
}
