import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// The bars of the three documents tell the same of the same.
@MainActor struct ProgressTests {
    private struct Bars: View {
        let part: Double

        var body: some View {
            VStack {
                ProgressBar(percentage: part * 100)
                ShieldProgressBar(value: part)
                AppProgressLoader(variant: .definite(value: part, total: 1))
                ProgressRing(progress: part)
            }
        }
    }

    @Test func allBarsAgree() throws {
        var random = Seeded(21)
        let edges: [Double] = [0, 1, -1, 2, .nan, 0.005, 0.995]
        for part in edges + (0..<60).map({ _ in .random(in: -0.5...1.5, using: &random) }) {
            let screen = render(Bars(part: part), variant: .component)
            let values = screen.allElements["Progress"].allElementsBoundByIndex.compactMap { element in
                Double(element.value.prefix { $0.isNumber })
            }
            #expect(values.count == 4)
            let expected = (part.isNaN ? 0 : min(max(part, 0), 1)) * 100
            // One cuts the rest of a percent off, as its document wants it; the others round.
            for value in values { #expect(abs(value - expected) <= 1, "\(part): \(values)") }
        }
    }
}
