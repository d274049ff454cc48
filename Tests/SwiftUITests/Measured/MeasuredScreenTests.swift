import CoreGraphics
import PerchHost
import PerchTesting
import Testing

@testable import SwiftUI

/// Lists, bars and controls where pictures of iOS 16 to 18 have them.
@MainActor struct MeasuredScreenTests {
    private func text(
        _ view: some View, _ label: String, on device: String = "iPhone 16", width: Double? = nil
    ) throws -> CGRect {
        let layout = width.map { CanvasLayout.fixed(width: $0, height: 600) }
        return try RenderedView(view, variant: Variant(device: device, layout: layout)).element(label: label).frame
    }

    private struct Several<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { content }
    }

    // MARK: Several children at the root

    private func size(_ view: some View) -> CGSize {
        ViewHost(view, size: CGSize(width: 393, height: 852)).sizeThatFits(.unspecified)
    }

    @Test func modifiersOfSeveralViewsAtTheRootApplyOnce() {
        let several = Several {
            Text("A")
            Text("B")
        }
        let expected = CGSize(width: 240, height: 140)
        #expect(size(several.frame(width: 200, height: 100).padding(20)) == expected)
        #expect(size(several.transition(.opacity).frame(width: 200, height: 100).padding(20)) == expected)
        #expect(
            UIHostingController(rootView: several.frame(width: 200, height: 100).padding(20))
                .sizeThatFits(in: CGSize(width: 1000, height: 1000)) == expected)
        let chosen = Several {
            if several.isShown { Text("A"); Text("B") } else { Text("C"); Text("D") }
        }
        #expect(size(chosen.frame(width: 200, height: 100).padding(20)) == expected)
    }

    @Test func modifiersOfSeveralViewsInAStackApplyToEach() {
        let several = Several {
            Text("A")
            Text("B")
        }
        #expect(
            size(VStack(spacing: 0) { several.frame(width: 200, height: 100).padding(20) })
                == CGSize(width: 240, height: 280))
    }

    // MARK: Margins of lists

    @Test(arguments: [("iPhone 16", 20.0), ("iPhone SE", 16), ("iPhone 13", 16), ("iPhone 16 Pro Max", 20)])
    func marginsOfListsAreTheDevices(_ device: String, _ margin: Double) throws {
        let list = List { Text("Row") }
        for width in [nil, 320, 390, 1080] as [Double?] {
            #expect(try text(list.listStyle(.plain), "Row", on: device, width: width).minX == margin)
            #expect(try text(list.listStyle(.insetGrouped), "Row", on: device, width: width).minX == 2 * margin)
        }
    }

    // MARK: Bars

    @Test func aBarThatHoldsNothingTakesNoRoom() throws {
        let list = List { Text("Row") }
        let alone = try text(list, "Row").minY
        #expect(try text(NavigationStack { list }, "Row").minY == alone)
        #expect(
            abs(
                try text(NavigationStack { list.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }, "Row")
                    .minY - alone - 44) < 0.5)
        #expect(
            try text(NavigationStack { list.toolbar { Button("Add") {} } }, "Row").minY > alone + 40)
    }

    // MARK: Search

    private func search(_ variant: Variant) throws -> RenderedView {
        try RenderedView(
            NavigationStack {
                List { Text("Row") }
                    .navigationTitle("Title")
                    .searchable(text: .constant(""), placement: .automatic)
            }, variant: variant)
    }

    @Test func aSearchFieldIs50AndAHalfPointsOfABarsHeight() throws {
        let list = List { Text("Row") }.navigationTitle("Title")
        let without = try text(NavigationStack { list }, "Row").minY
        let with = try text(NavigationStack { list.searchable(text: .constant("")) }, "Row").minY
        #expect(abs(with - without - 50.5) < 0.5)
    }

    @Test func theTextOfASearchFieldBegins31AndAHalfPointsInside() throws {
        let field = try search(Variant()).element(role: .searchField).frame
        #expect(abs(field.minX - 16 - 31.5) < 0.5)
    }

    @Test func theTextOfASearchFieldGrowsWithTheTypeSize() throws {
        let standard = try search(Variant()).element(role: .searchField).frame
        let large = try search(Variant(typeSize: .accessibility3)).element(role: .searchField).frame
        #expect(large.height > standard.height * 1.8)
        #expect(large.minX > standard.minX + 15)
    }

    @Test func onAWideScreenTheSearchFieldStandsInTheBar() throws {
        let view = try search(Variant(device: "iPad Pro 11-inch"))
        let field = try view.element(role: .searchField).frame
        // 230 points wide, 16 from the trailing edge; the text begins 31.5 inside.
        #expect(abs(field.minX - (834 - 16 - 230 + 31.5)) < 0.5)
        #expect(abs(field.midY - (24 + 22)) < 1)
    }

    // MARK: Controls

    @Test func aSwitchEnds14PointsFromTheCardsEdge() throws {
        let host = ViewHost(
            List { Toggle("T", isOn: .constant(true)) }.environment(\.systemMargin, 16),
            size: CGSize(width: 390, height: 600))
        _ = host.frame()
        var ends: [CGFloat] = []
        func search(_ node: RenderNode) {
            if node.size == ToggleLook().size { ends.append(node.globalFrame.maxX) }
            node.children.forEach(search)
        }
        search(host.rootElement)
        #expect(390 - 16 - (ends.max() ?? 0) == 14)
    }

    @Test func aHeaderOfMediumTextIsAsHighAsOneOfStandardText() throws {
        func row(_ typeSize: TypeSize) throws -> Double {
            try RenderedView(List { Section("Header") { Text("Row") } }, variant: Variant(typeSize: typeSize))
                .element(label: "Row").frame.minY
        }
        // Without the least height the text's own would make it 1.33 less.
        #expect(abs(try row(.large) - row(.medium)) < 0.7)
    }

    @Test func borderedButtonsFollowTheFontThatIsSet() {
        func button(_ font: Font?) -> CGSize {
            size(Button("Add", systemImage: "plus") {}.buttonStyle(.bordered).font(font))
        }
        #expect(button(.system(size: 13)).width < button(nil).width - 10)
        #expect(button(.system(size: 13)).height == button(nil).height - 5)
        #expect(size(Button("Add") {}.buttonStyle(.bordered).controlSize(.small)).height < button(nil).height)
    }
}

extension View {
    fileprivate var isShown: Bool { true }
}
