import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// What moves in lists and rows of cards, at several moments side by side.
@MainActor struct ListMotionSnapshotTests {
    @Test func theSearchSlidesInAndOut() {
        for (name, comes) in [("coming", true), ("going", false)] {
            holdStrip(
                Turning { isOn in
                    VStack(spacing: 0) {
                        ListStateControls(
                            searchText: .constant("chair"), isSearchVisible: isOn.wrappedValue == comes)
                        Color.gray
                    }
                    .padding(8)
                }, height: 110, over: 0...0.4, named: name)
        }
    }

    @Test func aCardIsLifted() {
        holdStrip(
            Turning { isOn in
                DraggableCard(title: "Install", isActive: isOn.wrappedValue).padding(16)
            }, height: 100, over: 0...0.25, named: "lifted")
    }

    private struct Page: Identifiable { let id: Int }

    @Test func cardsSnapIntoTheirPlace() {
        holdStrip(
            {
                AppCarousel(items: (0..<3).map(Page.init), style: .scrollSnap) { page in
                    [Color.info, .success, .warning][page.id].frame(width: 120, height: 80)
                }
            }, height: 130, over: 0...0.6, named: "snap",
            use: { $0.drag(from: CGPoint(x: 140, y: 50), to: CGPoint(x: 60, y: 50)) })
    }
}
