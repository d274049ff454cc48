import Testing

@testable import SwiftUICore

@MainActor struct GraphTests {
    @Test func stackOfSpacersFillsTheCanvas() {
        let host = ViewHost(VStack { Spacer(); Spacer() }, size: CGSize(width: 100, height: 200))
        _ = host.frame()
        let stack = host.rootElement.children[0].children[0]
        #expect(stack.children.map(\.frame.height) == [100, 100])
    }

    struct Counter: View {
        @State var count = 0
        var body: some View {
            Spacer(minLength: CGFloat(count)).onAppear { count = 30 }
        }
    }

    @Test func stateSetOnAppearShowsInTheSameFrame() {
        let host = ViewHost(HStack { Counter(); Spacer(minLength: 0).layoutPriority(1) }, size: CGSize(width: 100, height: 200))
        _ = host.frame()
        let stack = host.rootElement.children[0].children[0]
        #expect(stack.children.map(\.frame.width) == [30, 70])
    }

    @Test func forEachKeepsStateOfMovedElements() {
        struct Row: View {
            let id: Int
            @State var start: Int?
            var body: some View { Spacer(minLength: CGFloat(start ?? id)).onAppear { start = id * 10 } }
        }
        struct List: View {
            @Binding var ids: [Int]
            var body: some View { HStack { ForEach(ids, id: \.self) { Row(id: $0) } } }
        }
        var ids = [1, 2, 3]
        struct Root: View {
            @State var ids = [1, 2, 3]
            let hook: (Binding<[Int]>) -> Void
            var body: some View { List(ids: $ids).onAppear { hook($ids) } }
        }
        var binding: Binding<[Int]>?
        let host = ViewHost(Root(hook: { binding = $0 }), size: CGSize(width: 0, height: 10))
        _ = host.frame()
        func widths() -> [CGFloat] { host.rootElement.children[0].children[0].children.map(\.frame.width) }
        #expect(widths() == [10, 20, 30])
        binding!.wrappedValue = [3, 1]
        _ = host.frame()
        #expect(widths() == [30, 10])
        _ = ids; ids = []
    }
}
