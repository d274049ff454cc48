import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// How alerts, action sheets and menus come and go, at several moments side by side.
@MainActor struct PresentationMotionSnapshotTests {
    enum Kind: String, CaseIterable { case alert, actions, popover, context }

    private struct Presenting: View {
        let kind: Kind
        @State private var isOn = false

        var body: some View {
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                .padding(.top, 30)
        }

        @ViewBuilder private var content: some View {
            let open = Button("Open") { isOn = true }
            switch kind {
            case .alert:
                open.appAlert(
                    isPresented: $isOn, title: "Delete?", message: "For good.",
                    buttons: [.destructive("Delete") {}, .cancel()])
            case .actions:
                open.appActionSheet(
                    isPresented: $isOn, title: "Post", message: "What now?",
                    actions: [.default("Edit") {}, .destructive("Delete") {}, .cancel()])
            case .popover:
                AppPopoverMenu(
                    isPresented: $isOn,
                    items: [.item("Edit", systemImage: "pencil") {}, .destructive("Delete", systemImage: "trash") {}]
                ) { Text("Open") }
            case .context:
                Text("Open")
                    .padding()
                    .background(BrandColors.surfaceTertiary)
                    .appContextMenu(items: [.item("Edit", systemImage: "pencil") {}, .destructive("Delete") {}])
            }
        }
    }

    @Test(arguments: Kind.allCases) func itComesAndGoes(kind: Kind) {
        func open(_ screen: RenderedView) {
            if kind == .context {
                screen.text("Open").press(forDuration: 0.6)
            } else {
                screen.button("Open").tap()
            }
        }
        holdStrip(
            { Presenting(kind: kind) }, width: 300, height: 320, over: 0...0.5, named: kind.rawValue,
            use: { open($0) })
        holdStrip(
            { Presenting(kind: kind) }, width: 300, height: 320, over: 0...0.5, named: "\(kind.rawValue)-going",
            use: { screen in
                open(screen)
                screen.settle()
                screen.button(kind == .alert ? "Cancel" : "Edit").tap()
            })
    }
}
