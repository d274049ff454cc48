import DesignSystem
import SwiftUI

/// The fonts of a theme, by what they are for, with the height of their lines.
struct TypePage: View {
    let theme: Theme

    var body: some View {
        ThemePage(title: "type", theme: theme) {
            ForEach(fonts, id: \.name) { name, font in
                TypeRow(name: name, font: font, theme: theme)
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

/// A font with a line of text in it.
private struct TypeRow: View {
    let name: String
    let font: Font
    let theme: Theme
    @State private var lineHeight: CGFloat?

    var body: some View {
        TokenRow(name: "fonts.\(name)", value: lineHeight.map { "\($0.formatted()) pt high" } ?? "", theme: theme) {
            Text("Twelve chairs in walnut")
                .font(font)
                .foregroundStyle(theme.colors.textPrimary)
                .lineLimit(1)
                .onGeometryChange(for: CGFloat.self, of: \.size.height) { lineHeight = $0 }
        }
    }
}

#Preview("Bubbles: type") { TypePage(theme: .bubbles) }
#Preview("Shield: type") { TypePage(theme: .shield) }
#Preview("Ledger: type") { TypePage(theme: .ledger) }
#Preview("Ledger: type, large") { TypePage(theme: .ledger).dynamicTypeSize(.accessibility1) }
