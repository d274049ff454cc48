import PerchTesting
import SwiftUI
import Testing
import UIKit

@MainActor struct SplitViewControllerTests {
    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    private func page(_ text: String) -> UIViewController {
        let page = UIViewController()
        let label = UILabel()
        label.text = text
        page.view = label
        page.title = "Title of \(text)"
        return page
    }

    @Test("In a regular width the columns are beside each other")
    func regular() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(page("List"), for: .primary)
        split.setViewController(page("Detail"), for: .secondary)
        let view = render(
            Shown(controller: split).frame(width: 900, height: 600).environment(\.horizontalSizeClass, .regular))
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
        // The canvas is narrower than the view, whose left edge is outside; labels begin where their columns do.
        #expect(view.text("Detail").frame.minX - view.text("List").frame.minX == 320.5)
        view.update { split.preferredDisplayMode = .secondaryOnly }
        #expect(!view.text("List").exists && view.text("Detail").exists)
    }

    @Test("In a compact width the detail is a page over the list")
    func compact() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(page("List"), for: .primary)
        split.setViewController(page("Detail"), for: .secondary)
        let view = render(
            Shown(controller: split).frame(width: 390, height: 600).environment(\.horizontalSizeClass, .compact))
        #expect(split.isCollapsed && view.text("List").exists && !view.text("Detail").exists)
        view.update { split.show(.secondary) }
        #expect(view.text("Detail").exists && !view.text("List").exists)
        view.update { split.hide(.secondary) }
        #expect(view.text("List").exists)
    }
}
