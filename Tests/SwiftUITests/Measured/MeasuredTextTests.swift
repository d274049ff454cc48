import CoreGraphics
import PerchHost
import PerchTesting
import Testing

@testable import SwiftUI

/// Text, labels and stacks where pictures of iOS 16 to 18 have them. Lengths are in points at three pixels a point.
@MainActor struct MeasuredTextTests {
    private func size(
        _ view: some View, _ proposal: ProposedViewSize = .unspecified, at type: DynamicTypeSize = .large
    ) -> CGSize {
        ViewHost(
            view.dynamicTypeSize(type).environment(\.displayScale, 3), size: CGSize(width: 393, height: 852)
        ).sizeThatFits(proposal)
    }

    private struct Scaled: View {
        @ScaledMetric private var side: CGFloat

        init(_ side: CGFloat, _ style: Font.TextStyle) { _side = ScaledMetric(wrappedValue: side, relativeTo: style) }

        var body: some View { Color.red.frame(width: side, height: side) }
    }

    @Test func lengthsOfATitleGrowToTheDoubleAtTheLargestSize() {
        // An icon with a base of 20 was seen as large as this, with a point around it.
        let seen: [CGFloat] = [20, 20.5, 20.5, 21, 22.5, 24, 26, 28.5, 31, 35, 37, 41]
        for (type, seen) in zip(DynamicTypeSize.allCases, seen) {
            #expect(abs(size(Scaled(20, .title), at: type).width - (seen - 1)) <= 1, "\(type)")
        }
        #expect(size(Scaled(20, .title)).width == 20)
        #expect(size(Scaled(20, .title), at: .accessibility5).width == 40)
    }

    @Test(arguments: [
        (Font.TextStyle.body, 2.82), (.headline, 2.82), (.largeTitle, 1.71), (.title, 2), (.title2, 2.36),
        (.title3, 2.6), (.callout, 2.86), (.subheadline, 2.9), (.footnote, 2.89), (.caption, 3.19), (.caption2, 3.69),
    ])
    func lengthsGrowAsTheLinesOfTheirStyleDo(_ style: Font.TextStyle, _ factor: CGFloat) {
        #expect(abs(size(Scaled(100, style), at: .accessibility5).width / 100 - factor) < 0.01)
        #expect(size(Scaled(100, style)).width == 100)
    }

    @Test(arguments: [(Font.body, 126.67), (.footnote, 105.33), (.title, 138.67)])
    func linesOfTheLargestTextAreNoCloserThanTheyAreHigh(_ font: Font, _ height: CGFloat) {
        let two = size(Text("Ag\nAg").font(font), at: .accessibility5).height
        #expect(abs(two - height) < 0.34)
    }

    @Test func anIconStandsOnTheFirstLineOfItsTitle() throws {
        func icon(_ title: String) throws -> (icon: CGRect, title: CGRect) {
            let host = ViewHost(
                Label {
                    Text(title)
                } icon: {
                    Image(systemName: "star").accessibilityLabel("icon")
                }, size: CGSize(width: 200, height: 200))
            _ = host.frame()
            var icon: CGRect?
            var text: CGRect?
            func search(_ node: RenderNode) {
                if node is ImageRenderNode { icon = node.globalFrame }
                if node is TextRenderNode { text = node.globalFrame }
                node.children.forEach(search)
            }
            search(host.rootElement)
            return (try #require(icon), try #require(text))
        }
        let one = try icon("One")
        let two = try icon("One\nTwo")
        #expect(abs((one.icon.midY - one.title.minY) - (two.icon.midY - two.title.minY)) < 0.01)
        #expect(two.title.midY - two.icon.midY > 9)
    }

    @Test func anIconWithoutABaselineIsCentredOnTheFirstLine() {
        let label = Label {
            Text("One\nTwo")
        } icon: {
            Color.red.frame(width: 10, height: 10)
        }
        // The icon is lower than a line, so it adds nothing.
        #expect(abs(size(label).height - size(Text("One\nTwo")).height) < 0.01)
    }

    @Test func anEmptyStackTakesNeitherHeightNorDistance() {
        let plain = size(
            VStack {
                Text("A"); Text("B")
            }
        ).height
        #expect(
            size(
                VStack {
                    Text("A"); HStack {}; Text("B")
                }
            ).height == plain)
        #expect(
            size(
                VStack {
                    Text("A"); Text("B"); VStack {}
                }
            ).height == plain)
        #expect(
            size(
                VStack(spacing: 12) {
                    Color.red.frame(height: 10); VStack {}; Color.red.frame(height: 10)
                }
            ).height == 32)
        #expect(
            size(
                VStack(spacing: 12) {
                    Color.red.frame(height: 10); VStack {}.frame(height: 10)
                }
            ).height == 32)
    }

    @Test func anEmptyTextInAHorizontalScrollViewKeepsTheHeightOfALine() {
        let line = size(Text("Ag")).height
        #expect(size(ScrollView(.horizontal) { Text("") }, ProposedViewSize(width: 100, height: nil)).height == line)
        #expect(size(VStack { Text("") }, ProposedViewSize(width: 100, height: 100)).height == 0)
    }

    @Test func aLazyStackThatIsOfferedNothingIsAboutARowHigh() {
        let rows = LazyVStack { ForEach(0..<20, id: \.self) { Text("\($0)") } }
        let row = size(Text("1")).height
        #expect(abs(size(rows, ProposedViewSize(width: 0, height: 0)).height - row) < 1)
        #expect(size(rows, ProposedViewSize(width: 100, height: nil)).height > 20 * row)
    }

    @Test func aButtonKeepsTheDistanceOfAControlFromAnotherThoughBothAreText() {
        let column = VStack {
            Button("Sign In") {}
            Button("Forgot password?") {}.font(.footnote)
        }
        let distance = size(column).height - size(Text("A")).height - size(Text("A").font(.footnote)).height
        #expect(abs(distance - 9) < 0.34)
    }

    @Test func gridColumnsAreOfferedEqualSharesAndLeaveTheRest() {
        let grid = Grid(horizontalSpacing: 10) {
            GridRow {
                Color.red.frame(width: 20, height: 10)
                Color.green.frame(height: 10)
                Color.blue.frame(height: 10)
            }
        }
        // (320 - 2 * 10) / 3 = 100 for each; what the first column leaves stays over.
        #expect(abs(size(grid, ProposedViewSize(width: 320, height: 100)).width - (20 + 100 + 100 + 20)) < 0.01)
    }
}
