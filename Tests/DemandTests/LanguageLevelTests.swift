import PerchTesting
import SwiftUI
import Testing

/// What Apple's technote TN3211 says of sources that are built with the SDK of iOS 27, point by point. What the SDK forbids, no
/// program contains; the tests show that the remedies which it names compile and do what they do there.
@MainActor @Suite struct LanguageLevelTests {
    private final class Marked {
        let number: Int
        init(_ number: Int) { self.number = number }
    }

    private struct Keeper: View {
        @State private var object: Marked

        init(_ number: Int) { _object = State(wrappedValue: Marked(number)) }

        var body: some View { Text("Object \(object.number)") }
    }

    private struct Counter: View {
        @State private var number = 1

        var body: some View {
            Button("Next") { number += 1 }
            Keeper(number)
        }
    }

    /// The object in a state is the one of the view's first appearance.
    @Test func theFirstObjectOfAStateStays() {
        let view = DrawnView(Counter(), width: 200, height: 200)
        view.tap("Next")
        #expect(view.element("Object 1") != nil)
    }

    private struct LaterKeeper: View {
        @State(_later: ()) private var object = Self.make()
        let parent: Int

        static var made = 0

        static func make() -> Marked {
            made += 1
            return Marked(made)
        }

        var body: some View { Text("Object \(object.number) in \(parent)") }
    }

    private struct LaterCounter: View {
        @State private var number = 1

        var body: some View {
            Button("Next") { number += 1 }
            LaterKeeper(parent: number)
            LaterKeeper(parent: number)
        }
    }

    /// As `perch` writes it in its copy: the value is made once for each view that appears, however often the view is made.
    @Test func anObjectInAStateIsMadeOnceWherePerchSaysSo() {
        LaterKeeper.made = 0
        let view = DrawnView(LaterCounter(), width: 200, height: 200)
        view.tap("Next")
        view.tap("Next")
        #expect(view.element("Object 1 in 3") != nil)
        #expect(view.element("Object 2 in 3") != nil)
        #expect(LaterKeeper.made == 2)
    }

    /// 1. A state is set in an initializer after all other properties.
    private struct SetLast: View {
        let title: String
        @State private var counter: Int

        init(_ title: String) {
            self.title = title
            counter = 42
        }

        var body: some View { Text("\(title) \(counter)") }
    }

    @Test func aStateIsSetAfterTheOtherProperties() {
        #expect(DrawnView(SetLast("Count"), width: 200).element("Count 42") != nil)
    }

    /// 2. A state with a default keeps it, whatever an initializer assigns.
    private struct WithDefault: View {
        @State private var counter = 1

        init(_ counter: Int) { self.counter = counter }

        var body: some View { Text("Count \(counter)") }
    }

    private struct WithInitialValue: View {
        @State private var counter: Int

        init(_ counter: Int) { _counter = State(initialValue: counter) }

        var body: some View { Text("Count \(counter)") }
    }

    @Test func aDefaultWinsOverAnAssignment() {
        #expect(DrawnView(WithDefault(7), width: 200).element("Count 1") != nil)
        #expect(DrawnView(WithInitialValue(7), width: 200).element("Count 7") != nil)
    }

    /// 4. A view with private states has its own initializer that an extension calls.
    fileprivate struct OwnInitializer: View {
        let title: String
        @State private var isOn = false

        init(title: String) { self.title = title }

        var body: some View { Text(title) }
    }

    @Test func anExtensionCallsAnInitializerThatIsWritten() {
        #expect(DrawnView(OwnInitializer(number: 3), width: 200).element("Number 3") != nil)
    }

    /// 5. Overlays and backgrounds take closures.
    @Test func overlaysTakeClosures() {
        let view = DrawnView(
            Color.white.overlay { Paint.red.opacity(0.7).blendMode(.normal) }.background { Paint.blue }, width: 20,
            height: 20)
        #expect(view.color(10, 10) != Pixel.white)
    }

    /// 6. A name of SwiftUI's is distinguished from one of the program's by its module.
    private enum Names {
        struct Color { static let clear = 0 }
        static var system: some View { SwiftUI.Color.red }
    }

    @Test func namesAreToldApartByTheirModules() {
        #expect(Names.Color.clear == 0)
        #expect(!DrawnView(Names.system, width: 20, height: 20).ink.isNull)
    }

    /// 7. Several views in a block are a `TupleContent`.
    private struct Box<Content: View>: View {
        let content: Content

        init(@ContentBuilder content: () -> Content) { self.content = content() }

        var body: some View { VStack { content } }
    }

    @Test func blocksAreTupleContent() {
        func check(_ box: Box<TupleContent<Text, Text>>) -> some View { box }
        let view = check(
            Box {
                Text("One")
                Text("Two")
            })
        #expect(DrawnView(view, width: 200, height: 200).labels == ["One", "Two"])
    }

    /// 8. An empty block says so.
    @Test func emptyBlocksHoldEmptyContent() {
        #expect(DrawnView(Group { EmptyContent() }, width: 20, height: 20).ink.isNull)
    }

    /// `ForEach` and `EmptyView` work in toolbars.
    @Test func toolbarsRepeat() {
        let view = DrawnView(
            NavigationStack {
                Text("Page").toolbar {
                    ToolbarItemGroup { ForEach(1..<3) { number in Button("Item \(number)") {} } }
                }
            }, width: 375, height: 300)
        #expect(view.element("Item 1") != nil && view.element("Item 2") != nil)
    }
}

extension LanguageLevelTests.OwnInitializer {
    fileprivate init(number: Int) { self.init(title: "Number \(number)") }
}
