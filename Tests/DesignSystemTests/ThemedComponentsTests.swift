import DesignSystem
import PerchTesting
import SwiftUI
import Testing

/// Components of all families in themes that they were not made for.
@MainActor struct ThemedComponentsTests {
    /// One of each family.
    private struct Families: View {
        @State private var text = "Lounge chair"
        @State private var range = (lower: 20.0, upper: 80.0)

        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                ShieldButton("Scan", icon: "shield") {}
                AppButton(title: "Save", variant: .secondary) {}
                ShieldCard { Text("A card") }
                Card { Text("Another card") }
                HStack {
                    ShieldBadge("New", variant: .success)
                    Badge("Itemized")
                }
                FormField(label: "Name", text: $text)
                ShieldTextField("Email", text: $text, validation: .error("No address."))
                ProgressBar(percentage: 60)
                ShieldProgressBar(value: 0.6)
                AppProgressLoader(variant: .definite(value: 0.6, total: 1), label: "60 %")
                AppRangeSlider(lowerValue: $range.lower, upperValue: $range.upper, range: 0...100)
                AppNativePicker(label: "Size", selection: .constant("S"), options: [("Small", "S")])
                StatusBanner(message: "Slow connection", variant: .warning)
                ShieldToast("Scan finished", variant: .success)
                ItemCard(name: "Chair", priceLabel: "$4.50", isSelected: .constant(true))
            }
            .padding()
        }
    }

    nonisolated static let themes = Theme.all + [.orchard]

    @Test(arguments: themes.map(\.name), [Scheme.light, .dark])
    func familiesGoTogether(name: String, scheme: Scheme) throws {
        let theme = try #require(Self.themes.first { $0.name == name })
        let view = Families().frame(width: 320).background(theme.colors.background).theme(theme)
        assertSnapshot(
            of: view, as: .image(Variant(scheme: scheme, layout: .sizeThatFits, scale: 1)),
            named: "\(theme.name)-\(scheme.rawValue)")
    }

    /// What is read aloud, without where it is.
    private func labels(_ canvas: ViewCanvas) -> [String] {
        canvas.accessibility.split(separator: "\n").map { String($0.prefix(while: { $0 != "[" })) }
    }

    /// Whatever the theme, each component says the same; only its look is another.
    @Test func everyComponentCanBeShownInAnyTheme() throws {
        for (index, preview) in Preview.all(in: "DesignSystem").enumerated() {
            let canvas = try ViewCanvas(preview, variant: .component)
            let own = labels(canvas)
            let theme = Self.themes[index % Self.themes.count]
            canvas.session.setEnvironment { $0.theme = theme }
            canvas.draw()
            #expect(labels(canvas) == own, "\(preview.title) in \(theme.name)")
        }
    }
}
