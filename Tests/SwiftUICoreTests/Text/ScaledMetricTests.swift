import SwiftUI
import Testing

@testable import SwiftUICore

/// Lengths grow as the leading of a text style does.
@MainActor struct ScaledMetricTests {
    private struct Square: View {
        @ScaledMetric var side: CGFloat

        init(_ side: ScaledMetric<CGFloat>) { _side = side }

        var body: some View { Color.red.frame(width: side, height: side) }
    }

    private func side(
        _ value: CGFloat, _ style: Font.TextStyle, _ size: DynamicTypeSize, scale: CGFloat = 3
    ) -> CGFloat {
        Rendered(Square(ScaledMetric(wrappedValue: value, relativeTo: style)), scale: scale) {
            $0.dynamicTypeSize = size
        }.size(nil).width
    }

    @Test(
        "A length grows with the leading, to whole pixels",
        arguments: [
            (90.0, Font.TextStyle.body, DynamicTypeSize.xSmall, 233.0 / 3),
            (90, .body, .accessibility5, 761.0 / 3), (90, .body, .large, 90), (90, .footnote, .xLarge, 100),
            (90, .largeTitle, .accessibility5, 461.0 / 3), (10, .caption2, .small, 10),
        ])
    func grows(value: Double, style: Font.TextStyle, size: DynamicTypeSize, expected: Double) {
        #expect(abs(side(value, style, size) - expected) < 1e-9)
    }

    @Test("The pixels are those of the display")
    func pixels() {
        #expect(side(90, .body, .xSmall, scale: 2) == 77.5)
        #expect(side(90, .body, .xSmall, scale: 1) == 78)
    }

    @Test("A length that is none stays as it is")
    func strange() {
        #expect(side(-.infinity, .body, .accessibility5) >= 0)
    }
}
