import EngineTesting
import Foundation
import Testing

@testable import SwiftUI

/// After anything that was opened has closed, a host keeps what it kept before.
@MainActor struct PresentationLeakTests {
    /// Something with all that observes: time, places, sizes, preferences, tasks, scrolling.
    private struct Content: View {
        @State private var width = 0.0

        var body: some View {
            NavigationStack {
                ScrollView {
                    LazyVStack {
                        ForEach(0..<30, id: \.self) { Text("Line \($0)") }
                    }
                    ProgressView()
                    TimelineView(.everyMinute) { _ in Text("Now") }
                    Color.red.containerRelativeFrame(.horizontal).frame(height: 40)
                        .onGeometryChange(for: Double.self) {
                            $0.size.width
                        } action: {
                            width = $0
                        }
                }
                .navigationTitle("Title \(width)")
                .toolbar { Button("Done") {} }
            }
            .preferredColorScheme(.dark)
            .task { try? await Task.sleep(for: .seconds(1_000_000)) }
        }
    }

    private enum Form: CaseIterable {
        case sheet, mediumSheet, cover, alert, dialog, popover, menu, contextMenu, inspector
    }

    private struct Page: View {
        let form: Form
        let isOpen: Binding<Bool>

        var body: some View {
            let page = Color.blue.overlay { Text("Page") }
            switch form {
            case .sheet: page.sheet(isPresented: isOpen) { Content() }
            case .mediumSheet:
                page.sheet(isPresented: isOpen) { Content().presentationDetents([.medium, .large]) }
            case .cover: page.fullScreenCover(isPresented: isOpen) { Content() }
            case .alert: page.alert("Alert", isPresented: isOpen) { TextField("Name", text: .constant("")) }
            case .dialog: page.confirmationDialog("Sure?", isPresented: isOpen) { Button("Act") {} }
            case .popover: page.popover(isPresented: isOpen) { Content().frame(width: 300, height: 300) }
            case .menu: page.menuPanel(isOpen: isOpen, items: Button("Act") {})
            case .contextMenu:
                page.modifier(PresentedContextMenu(isOpen: isOpen))
            case .inspector: page.inspector(isPresented: isOpen) { Content() }
            }
        }
    }

    /// What a context menu shows, opened by a binding.
    private struct PresentedContextMenu: ViewModifier {
        let isOpen: Binding<Bool>

        func body(content: Self.Content) -> some View {
            let isOpen = isOpen
            let layer: ((Presentation) -> ContextMenuLayer<Button<Text>, EmptyView>)? =
                isOpen.wrappedValue
                ? { presentation in
                    ContextMenuLayer(presentation: presentation, items: Button("Act") {}, preview: nil) {
                        isOpen.wrappedValue = false
                    }
                } : nil
            return content.modifier(
                PresentedLayerModifier(layer, isExclusive: false) { isOpen.wrappedValue = false })
        }
    }

    @Test(arguments: Form.allCases, [PresentedScreen.Device.phone, .pad])
    private func nothingIsLeftBehind(_ form: Form, _ device: PresentedScreen.Device) {
        let isOpen = Knob(false)
        let screen = PresentedScreen(device) { Page(form: form, isOpen: isOpen.binding) }
        let before = HostCensus(screen.host)
        weak var last: Presentation?
        for round in 0..<3 {
            screen.change { isOpen.value = true }
            screen.advance(by: 0.1)
            last = screen.host.presentations.stack.last
            #expect(HostCensus(screen.host).movingValues > before.movingValues)
            // Closed when it is open, and in the middle of its way.
            if round > 0 { screen.rest() }
            #expect(HostCensus(screen.host).nodes > before.nodes)
            screen.change { isOpen.value = false }
            screen.advance(by: 0.02)
            #expect(HostCensus(screen.host).nodes > before.nodes)
            screen.rest()
            #expect(HostCensus(screen.host) == before)
        }
        #expect(last == nil)
        #expect(screen.labels == ["Page"])
    }

    @Test
    func nestedOnesLeaveNothingEither() {
        let isOpen = Knob(false)
        let screen = PresentedScreen {
            Color.blue.sheet(isPresented: isOpen.binding) {
                Text("First").sheet(isPresented: .constant(true)) {
                    Text("Second").alert("Third", isPresented: .constant(true)) {}
                }
            }
        }
        let before = HostCensus(screen.host)
        screen.change { isOpen.value = true }
        screen.rest()
        // The alert, whose extent goes to 1, lies in front of the sheets, which count points.
        #expect(screen.host.presentations.stack.map { $0.rest == 1 } == [false, false, true])
        screen.change { isOpen.value = false }
        screen.rest()
        #expect(HostCensus(screen.host) == before)
    }

    @Test func aFingerLeavesNothingEither() {
        let isOpen = Knob(false)
        let screen = PresentedScreen { Color.blue.sheet(isPresented: isOpen.binding) { Content() } }
        let before = HostCensus(screen.host)
        screen.change { isOpen.value = true }
        screen.rest()
        screen.drag(x: 100, from: 75, to: 700, seconds: 0.3)
        screen.rest()
        #expect(!isOpen.value && HostCensus(screen.host) == before)
    }
}
