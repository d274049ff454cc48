import DesignSystem
import SwiftUI

/// The fonts of a theme, by what they are for.
struct TypePage: View {
    let theme: Theme

    var body: some View {
        ThemePage(title: "type", theme: theme) {
            ForEach(fonts, id: \.name) { name, font in
                TokenRow(name: name, value: "", theme: theme) {
                    Text("Twelve chairs in walnut")
                        .font(font)
                        .foregroundStyle(theme.colors.textPrimary)
                }
            }
        }
    }

    private var fonts: [(name: String, font: Font)] {
        let fonts = theme.fonts
        return [
            ("title", fonts.title), ("heading", fonts.heading), ("subheading", fonts.subheading), ("body", fonts.body),
            ("small", fonts.small), ("caption", fonts.caption), ("label", fonts.label), ("input", fonts.input),
            ("sectionLabel", fonts.sectionLabel), ("badge", fonts.badge), ("buttonSmall", fonts.buttonSmall),
            ("button", fonts.button), ("buttonLarge", fonts.buttonLarge),
        ]
    }
}

#Preview("Bubbles: type") { TypePage(theme: .bubbles) }
#Preview("Shield: type") { TypePage(theme: .shield) }
#Preview("Ledger: type") { TypePage(theme: .ledger) }
