import DesignSystem
import SwiftUI

/// Two things at the ends of a line. In type for people who see little they stand below each other, so that neither is cut
/// into pieces.
struct SpreadRow<Leading: View, Trailing: View>: View {
    var alignment = VerticalAlignment.firstTextBaseline
    @ViewBuilder let leading: Leading
    @ViewBuilder let trailing: Trailing
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        layout {
            leading.frame(maxWidth: .infinity, alignment: .leading)
            trailing
        }
    }

    private var layout: AnyLayout {
        typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: Spacing.xs))
            : AnyLayout(HStackLayout(alignment: alignment, spacing: Spacing.md))
    }
}

#Preview {
    SpreadRow {
        Text("Total Market Value")
    } trailing: {
        Text("$39,132.96")
    }
    .font(Typography.body)
    .padding()
}
