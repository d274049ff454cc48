import Foundation
import Testing

@testable import SwiftUICore

/// After a change the layout is the one that would occur from nothing.
@MainActor struct IncrementalLayoutTests {
    struct Model: Equatable {
        var rows = 5
        var height: CGFloat = 20
        var padding: CGFloat = 4
        var isVertical = true
        var showsBar = false
        var alignment = 0
        var offset: CGFloat = 0
    }

    struct Screen: View {
        let model: Model

        private var horizontal: HorizontalAlignment { [.leading, .center, .trailing][model.alignment] }

        var body: some View {
            VStack(alignment: horizontal, spacing: model.padding) {
                if model.showsBar { Box(60, 12).id("bar") }
                let layout = model.isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
                layout {
                    Box(10, model.height).id("a"); Spacer(); Divider(); Box(20, 10).padding(model.padding).id("b")
                }
                GeometryReader { proxy in
                    Box(proxy.size.width / 2, proxy.frame(in: .global).minY / 4).id("read")
                }
                .frame(height: model.height)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<model.rows, id: \.self) { row in Box(30, model.height + CGFloat(row)).id(row) }
                    }
                }
                Grid {
                    GridRow {
                        Box(10, 10).id("c"); Box(model.height, 10).id("d")
                    }
                }
                .overlay(alignment: .topTrailing) { Box(4, 4).id("badge").offset(x: model.offset) }
                .safeAreaInset(edge: .bottom) { Box(30, model.padding).id("inset") }
            }
            .background { Color.red.ignoresSafeArea().id("back") }
        }
    }

    struct Root: View {
        @State var model: Model
        let hook: (Binding<Model>) -> Void
        var body: some View { Screen(model: model).onAppear { hook($model) } }
    }

    private let area = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)

    private func boxes(_ view: LaidOutView) -> [AnyHashable: CGRect] {
        var boxes: [AnyHashable: CGRect] = [:]
        func collect(_ node: RenderNode) {
            if let id = LaidOutView.ownID(node) { boxes[id] = node.globalFrame }
            node.children.forEach(collect)
        }
        collect(view.host.rootElement)
        return boxes
    }

    @Test(arguments: 0..<12)
    func changesGiveTheLayoutFromNothing(_ seed: Int) {
        var random = Dice(state: UInt64(seed) &* 7919 &+ 1)
        var model = Model()
        var binding: Binding<Model>?
        let view = LaidOutView(200, 500, safeArea: area) { Root(model: model) { binding = $0 } }
        for _ in 0..<20 {
            switch random.next() % 7 {
            case 0: model.rows = Int(random.next() % 40)
            case 1: model.height = CGFloat(10 + random.next() % 30)
            case 2: model.padding = CGFloat(random.next() % 12)
            case 3: model.isVertical.toggle()
            case 4: model.showsBar.toggle()
            case 5: model.alignment = Int(random.next() % 3)
            default: model.offset = CGFloat(random.next() % 9)
            }
            binding?.wrappedValue = model
            view.update()
            let fresh = LaidOutView(200, 500, safeArea: area) { Root(model: model) { _ in } }
            var incremental = boxes(view)
            let expected = boxes(fresh)
            // Rows near the window are kept once made, so there may be more of them.
            for id in incremental.keys where expected[id] == nil && id.base is Int { incremental[id] = nil }
            #expect(incremental == expected)
        }
    }

    @Test func aChangeDeepDownLaysOutOnlyWhatItReaches() {
        struct Row: View {
            @State var length: CGFloat = 10
            let hook: (Binding<CGFloat>) -> Void
            var body: some View { Box(length, 10).onAppear { hook($length) } }
        }
        var length: Binding<CGFloat>?
        let view = LaidOutView(300, 300) {
            VStack {
                Row { length = $0 }.frame(width: 100, height: 20)
                ForEach(0..<100) { _ in
                    HStack {
                        Box(5, 1); Box(5, 1)
                    }
                }
            }
        }
        view.host.tree.counters = FrameCounters()
        length?.wrappedValue = 30
        view.update()
        #expect(view.host.tree.counters.nodesLaidOut < 12)
    }

    @Test func resizingTheCanvasMovesEverything() {
        let view = LaidOutView(200, 500, safeArea: area) { Root(model: Model()) { _ in } }
        view.host.resize(to: CGSize(width: 300, height: 400), safeAreaInsets: EdgeInsets())
        view.update()
        let fresh = LaidOutView(300, 400) { Root(model: Model()) { _ in } }
        #expect(boxes(view) == boxes(fresh))
    }
}

/// A small generator of numbers that are the same everywhere.
private struct Dice {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
