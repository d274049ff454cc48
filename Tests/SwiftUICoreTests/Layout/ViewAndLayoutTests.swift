import Foundation
import Testing

@testable import SwiftUICore

@MainActor struct ViewAndLayoutTests {
    /// A view that is its own layout content: its initializer comes before the call of a layout.
    private struct Diagonal: View, Layout {
        private var content: AnyView?

        init() {}
        init(@ViewBuilder content: () -> some View) { self.content = AnyView(content()) }

        var body: some View { layOut(content) }

        private func layOut(_ content: some View) -> some View {
            let layout: some Layout = Diagonal()
            return layout { content }
        }

        nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews.reduce(CGSize.zero) { sum, view in
                let size = view.sizeThatFits(.unspecified)
                return CGSize(width: sum.width + size.width, height: sum.height + size.height)
            }
        }

        nonisolated func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            var corner = bounds.origin
            for view in subviews {
                view.place(at: corner, proposal: .unspecified)
                let size = view.sizeThatFits(.unspecified)
                corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
            }
        }
    }

    @Test func aTypeMayBeBoth() throws {
        let view = LaidOutView(100, 100) {
            Diagonal {
                Color.red.frame(width: 10, height: 20).id("first")
                Color.red.frame(width: 30, height: 40).id("second")
            }
        }
        let (first, second) = (try #require(view.frame("first")), try #require(view.frame("second")))
        #expect(second.minX == first.maxX && second.minY == first.maxY)
    }

    /// A layout whose own call takes content comes before the one that all layouts have.
    private struct Padded: Layout {
        func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
            HStackLayout(spacing: 0) { content() }.padding(5).id("padded")
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func aLayoutsOwnCallComesFirst() throws {
        let view = LaidOutView(100, 100) { Padded { Color.red.frame(width: 10, height: 10) } }
        #expect(view.size("padded") == CGSize(width: 20, height: 20))
    }
}
