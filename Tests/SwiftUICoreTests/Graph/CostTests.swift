import Observation
import Testing

@testable import SwiftUICore

/// What a change costs, in counts (law 7).
@MainActor @Suite(.serialized) struct CostTests {
    @Observable final class Item: Identifiable {
        let id: Int
        var width: CGFloat

        init(id: Int) {
            self.id = id
            width = CGFloat(id % 50 + 10)
        }
    }

    struct Row: View {
        let item: Item
        var body: some View {
            HStack {
                Color.red.frame(width: item.width, height: 20)
                Spacer()
                Color.blue.frame(width: 20, height: 20)
            }
        }
    }

    @Observable final class Height {
        var value: CGFloat = 10
    }

    private func cost(_ host: ViewHost, of change: () -> Void) -> FrameCounters {
        host.tree.counters = FrameCounters()
        change()
        _ = host.frame()
        return host.tree.counters
    }

    @Test func oneRowOfAThousandCostsOneRow() {
        let items = (0..<1000).map(Item.init)
        let host = ViewHost(
            VStack { ForEach(items) { Row(item: $0) } }, size: CGSize(width: 400, height: 800))
        _ = host.frame()
        let width = cost(host) { items[500].width = 70 }
        #expect(width.bodiesRun == 1)
        // The row's stack, the frame whose width changed and the color in it; the siblings only move.
        #expect(width.nodesLaidOut <= 5)
        #expect(width.operationsEmitted == 1)
    }

    @Test func textsOfAThousandRowsAreFoundToLookAlikeOnce() {
        struct Line: View {
            let item: Item
            let suffix: CGFloat
            var body: some View {
                HStack {
                    Text(verbatim: "Line \(item.id)")
                    Spacer()
                    Text(verbatim: "\(suffix)")
                }
            }
        }
        struct Lines: View {
            let items: [Item]
            let height: Height
            var body: some View { VStack { ForEach(items) { Line(item: $0, suffix: height.value) } } }
        }
        let height = Height()
        let host = ViewHost(
            Lines(items: (0..<1000).map(Item.init), height: height), size: CGSize(width: 400, height: 800))
        #expect(host.tree.counters.textContextsMade == 1)
        _ = host.frame()
        #expect(cost(host) { height.value += 1 }.textContextsMade == 1)
    }

    /// A shape has bytes between its properties that may be anything.
    @Test func shapesThatAreTheSameAreNeitherLaidOutNorDrawnAgain() {
        struct Shapes: View {
            let height: Height
            var body: some View {
                let _ = height.value
                Circle().stroke(.red, lineWidth: 4)
                RoundedRectangle(cornerRadius: 3).inset(by: 2).fill(.red)
                Color.red.clipShape(RoundedRectangle(cornerRadius: 4).inset(by: 1))
                Color.clear.background(.red, in: RoundedRectangle(cornerRadius: 5).inset(by: 1))
            }
        }
        let height = Height()
        let host = ViewHost(Shapes(height: height), size: CGSize(width: 400, height: 800))
        _ = host.frame()
        for _ in 0..<10 {
            let cost = cost(host) { height.value += 1 }
            #expect(cost.bodiesRun == 1)
            #expect(cost.nodesLaidOut == 0)
            #expect(cost.operationsEmitted == 0)
        }
    }

    @Test func nothingChangedCostsNothing() {
        let host = ViewHost(
            VStack { ForEach(0..<100) { _ in Color.red } }, size: CGSize(width: 400, height: 800))
        _ = host.frame()
        #expect(cost(host) {} == FrameCounters())
    }

    @Test func aRowThatBecomesHigherMovesTheOthersWithoutDrawingThem() {
        struct Tall: View {
            let height: Height
            var body: some View { Color.green.frame(width: 50, height: height.value) }
        }
        let height = Height()
        let host = ViewHost(
            VStack(spacing: 0) {
                Tall(height: height)
                ForEach(0..<100) { _ in Color.red.frame(height: 5) }
            }, size: CGSize(width: 400, height: 800))
        _ = host.frame()
        let cost = cost(host) { height.value = 30 }
        #expect(cost.bodiesRun == 1)
        #expect(cost.operationsEmitted == 1)
    }

    @Test func aStackThatIsMadeAgainWithTheSameValuesIsNotLaidOut() {
        struct Root: View {
            let height: Height
            var body: some View {
                let _ = height.value
                HStack(alignment: .top) {
                    Color.red.frame(width: 10, height: 10)
                    Text(verbatim: "The same")
                }
            }
        }
        let height = Height()
        let host = ViewHost(Root(height: height), size: CGSize(width: 400, height: 800))
        _ = host.frame()
        let cost = cost(host) { height.value += 1 }
        #expect(cost.bodiesRun == 1)
        #expect(cost.nodesLaidOut == 0)
        #expect(cost.measurements == 0)
        #expect(cost.operationsEmitted == 0)
    }

    /// The runs of a body that something still knows of.
    @MainActor final class Runs {
        private struct Run { weak var reader: DependencyReader? }
        private var runs: [Run] = []
        var alive: Int { runs.count { $0.reader != nil } }

        func note() { runs.append(Run(reader: DependencyReader.current)) }
    }

    @Test func bodiesThatRunAgainLeaveNoObservationsBehind() {
        struct Row: View {
            let item: Item
            let height: CGFloat
            let runs: Runs
            var body: some View {
                let _ = runs.note()
                Color.red.frame(width: item.width, height: height)
            }
        }
        struct Root: View {
            let item: Item
            let height: Height
            let runs: Runs
            var body: some View { Row(item: item, height: height.value, runs: runs) }
        }
        let runs = Runs()
        let item = Item(id: 1)
        let height = Height()
        let host = ViewHost(
            Root(item: item, height: height, runs: runs), size: CGSize(width: 400, height: 800))
        _ = host.frame()
        for _ in 0..<20 {
            height.value += 1
            _ = host.frame()
        }
        // The latest run, and the first one, of which nobody knew that others would follow.
        #expect(runs.alive <= 2)
        #expect(cost(host) { item.width += 1 }.bodiesRun == 1)
    }
}
