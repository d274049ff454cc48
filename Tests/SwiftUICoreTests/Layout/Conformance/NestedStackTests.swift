import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// Stacks in stacks: what an inner stack answers where its width or height has no end.
@MainActor struct NestedStackTests {
    @Test("apple: a column of flexible width keeps its flexibility in a row")
    func flexibleColumn() {
        let view = LaidOutView(500, 100) {
            HStack {
                VStack { Text(verbatim: "Title").frame(maxWidth: .infinity).id("text") }.id("column")
                Box(24, 24)
            }
        }
        #expect(view.size("column")?.width == 468)
        #expect(view.size("text")?.width == 468)
    }

    @Test("apple: so does one with a colour, a spacer in a row, or layers")
    func flexibleContents() {
        func width<V: View>(_ content: V) -> CGFloat? {
            LaidOutView(500, 100) {
                HStack(spacing: 0) {
                    VStack(spacing: 0) { content }.id("column")
                    Box(width: 20...100)
                }
            }.size("column")?.width
        }
        #expect(width(Color.red) == 400)
        #expect(
            width(
                HStack {
                    Box(10, 10); Spacer()
                }) == 400)
        #expect(
            width(
                ZStack {
                    Color.red; Box(10, 10)
                }) == 400)
        #expect(
            width(
                ZStack(alignment: .bottomTrailing) {
                    Box().frame(maxWidth: .infinity); Box(10, 10)
                }) == 400)
        #expect(width(Box(10, 10).frame(maxWidth: .infinity, alignment: .trailing)) == 400)
        #expect(
            width(
                VStack(alignment: .trailing) {
                    Box(10, 10); Divider()
                }) == 400)
    }

    @Test("apple: a row of flexible height keeps its flexibility in a column")
    func flexibleRow() {
        let view = LaidOutView(100, 500) {
            VStack(spacing: 0) {
                HStack(alignment: .bottom, spacing: 0) {
                    Color.red; Box(10, 20)
                }.id("row")
                Box(height: 20...100)
            }
        }
        #expect(view.size("row")?.height == 400)
    }

    // MARK: Trees

    /// A tree of stacks whose size a proposal alone decides, so that it can be reckoned without the engine.
    indirect enum Tree: CustomStringConvertible, Sendable {
        case box(width: ClosedRange<CGFloat>, height: ClosedRange<CGFloat>)
        case row([Tree], Int)
        case column([Tree], Int)
        case layers([Tree], Int)
        case padded(Tree)
        case framed(Tree)

        static func random(depth: Int, _ random: inout SplitMix) -> Tree {
            func children() -> [Tree] {
                (0..<random.next(below: 4)).map { _ in Tree.random(depth: depth - 1, &random) }
            }
            func range() -> ClosedRange<CGFloat> {
                let least = CGFloat(random.next(below: 30))
                switch random.next(below: 3) {
                case 0: return least...least
                case 1: return least...(least + CGFloat(random.next(below: 100)))
                default: return least...(.infinity)
                }
            }
            guard depth > 0 else { return .box(width: range(), height: range()) }
            switch random.next(below: 6) {
            case 0: return .row(children(), random.next(below: 3))
            case 1: return .column(children(), random.next(below: 3))
            case 2: return .layers(children(), random.next(below: 3))
            case 3: return .padded(.random(depth: depth - 1, &random))
            case 4: return .framed(.random(depth: depth - 1, &random))
            default: return .box(width: range(), height: range())
            }
        }

        @MainActor var view: AnyView {
            func content(_ trees: [Tree]) -> some View {
                ForEach(trees.indices, id: \.self) { trees[$0].view }
            }
            let vertical: [VerticalAlignment] = [.center, .top, .bottom]
            let horizontal: [HorizontalAlignment] = [.center, .leading, .trailing]
            switch self {
            case .box(let width, let height): return AnyView(Box(width: width, height: height))
            case .row(let trees, let guide):
                return AnyView(HStack(alignment: vertical[guide], spacing: 3) { content(trees) })
            case .column(let trees, let guide):
                return AnyView(VStack(alignment: horizontal[guide], spacing: 3) { content(trees) })
            case .layers(let trees, let guide):
                let alignment = Alignment(horizontal: horizontal[guide], vertical: vertical[guide])
                return AnyView(ZStack(alignment: alignment) { content(trees) })
            case .padded(let tree): return AnyView(tree.view.padding(5))
            case .framed(let tree): return AnyView(tree.view.frame(maxWidth: .infinity))
            }
        }

        /// The lengths for proposals of nothing, of none and without end.
        enum Offer: CaseIterable { case zero, unspecified, infinite }

        func length(_ axis: Axis, _ offer: Offer) -> CGFloat {
            func all(_ trees: [Tree]) -> [CGFloat] { trees.map { $0.length(axis, offer) } }
            func along(_ trees: [Tree]) -> CGFloat {
                // A stack without children keeps no distance from its neighbors.
                all(trees).reduce(0, +) + 3 * CGFloat(max(0, trees.count { !$0.isEmptyStack } - 1))
            }
            func across(_ trees: [Tree]) -> CGFloat { all(trees).max() ?? 0 }
            switch self {
            case .box(let width, let height):
                let range = axis == .horizontal ? width : height
                return offer == .infinite ? range.upperBound : range.lowerBound
            case .row(let trees, _): return axis == .horizontal ? along(trees) : across(trees)
            case .column(let trees, _): return axis == .vertical ? along(trees) : across(trees)
            case .layers(let trees, _): return across(trees)
            case .padded(let tree): return tree.length(axis, offer) + 10
            case .framed(let tree):
                let inner = tree.length(axis, offer)
                return axis == .horizontal && offer == .infinite ? .infinity : inner
            }
        }

        private var isEmptyStack: Bool {
            switch self {
            case .row(let trees, _), .column(let trees, _): trees.isEmpty
            default: false
            }
        }

        var description: String {
            switch self {
            case .box(let width, let height): "box(\(width), \(height))"
            case .row(let trees, let guide): "row\(guide)\(trees)"
            case .column(let trees, let guide): "column\(guide)\(trees)"
            case .layers(let trees, let guide): "layers\(guide)\(trees)"
            case .padded(let tree): "padded(\(tree))"
            case .framed(let tree): "framed(\(tree))"
            }
        }
    }

    /// The same numbers for a seed, everywhere.
    struct SplitMix {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return Int((z ^ (z >> 31)) % UInt64(limit))
        }
    }

    @Test("Stacks in stacks are as long as their parts, whatever has no end", arguments: 0..<400)
    func extremes(seed: Int) {
        var random = SplitMix(state: UInt64(seed))
        let tree = Tree.random(depth: 4, &random)
        let host = ViewHost(tree.view, size: CGSize(width: 100, height: 100))
        func value(_ offer: Tree.Offer) -> CGFloat? {
            switch offer {
            case .zero: 0
            case .unspecified: nil
            case .infinite: .infinity
            }
        }
        for horizontal in Tree.Offer.allCases {
            for vertical in Tree.Offer.allCases {
                let size = host.sizeThatFits(
                    ProposedViewSize(width: value(horizontal), height: value(vertical)))
                #expect(size.width == tree.length(.horizontal, horizontal), "\(tree)")
                #expect(size.height == tree.length(.vertical, vertical), "\(tree)")
            }
        }
    }
}
