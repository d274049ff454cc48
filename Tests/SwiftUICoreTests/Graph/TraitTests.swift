import SwiftUI
import Testing

@testable import SwiftUICore

/// Of several values that modifiers attach to a view under one key, the one attached closest to it counts.
@MainActor struct TraitTests {
    private struct Number: LayoutValueKey {
        static let defaultValue = 0
    }

    private struct NumberReader: Layout {
        let read: (Int) -> Void

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            for subview in subviews { read(subview[Number.self]) }
            return .zero
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {}
    }

    @Test("apple: the innermost layout value wins")
    func layoutValue() {
        var numbers: [Int] = []
        _ = LaidOutView {
            NumberReader { numbers.append($0) }.callAsFunction {
                Color.red.layoutValue(key: Number.self, value: 1).layoutValue(key: Number.self, value: 2)
                Color.red.layoutValue(key: Number.self, value: 3).padding().layoutValue(key: Number.self, value: 4)
                Color.red
            }
        }
        #expect(Array(numbers.prefix(3)) == [1, 3, 0])
    }

    @Test("apple: so do the innermost priority, order and tag")
    func others() {
        let view = LaidOutView {
            ZStack {
                Color.red.layoutPriority(1).layoutPriority(2).id("priority")
                Color.red.zIndex(3).zIndex(4).id("order")
                Color.red.tag(5).tag(6).id("tag")
                Spacer().layoutPriority(7).id("spacer")
                Spacer().id("plain spacer")
            }
        }
        #expect(view.element("priority")?.layoutPriority == 1)
        #expect(view.element("order")?.trait(ZIndexTraitKey.self) == 3)
        #expect(view.element("tag")?.trait(TagTraitKey.self) == AnyHashable(5))
        #expect(view.element("spacer")?.layoutPriority == 7)
        #expect(view.element("plain spacer")?.layoutPriority == -.infinity)
    }

    @Test("apple: a cell of a grid spans the columns that were said closest to it")
    func gridCell() {
        let view = LaidOutView(300, 300) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box(20, 10)
                    Box(20, 10)
                    Box(20, 10)
                }
                GridRow {
                    Box().frame(height: 10).gridCellUnsizedAxes(.horizontal).gridCellColumns(2).gridCellColumns(3)
                        .id("cell")
                }
            }
        }
        #expect(view.size("cell")?.width == 40)
    }
}
