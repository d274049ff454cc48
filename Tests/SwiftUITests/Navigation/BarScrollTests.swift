import EngineTesting
import Foundation
import Testing

@testable import SwiftUI

/// Bars that go by how far the content under them is scrolled.
@MainActor struct BarScrollTests {
    private struct Page: View {
        var mode = ToolbarTitleDisplayMode.large
        var body: some View {
            NavigationStack {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<40, id: \.self) { number in
                            (number == 0 ? Color.red : Color.green).frame(height: 50)
                        }
                    }
                }
                .navigationTitle("Library")
                .toolbarTitleDisplayMode(mode)
                .toolbar { ToolbarItem(placement: .topBarTrailing) { Color.orange.frame(width: 20, height: 20) } }
            }
        }
    }

    /// The bar's lower edge, with a large title above the content.
    private let top: CGFloat = 59 + 44 + 52

    /// Drags the content up by a distance, and lets it go without a throw.
    private func scroll(_ screen: SteppedScreen, by distance: CGFloat) {
        screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 600 - distance - 10))
        screen.release(at: CGPoint(x: 200, y: 600 - distance - 10))
    }

    /// "On release between, snaps to the nearer state" (L).
    @Test func aLargeTitleDoesNotStandHalfWay() throws {
        for (distance, end) in [(15.0, 0.0), (40, 52), (80, 80)] {
            let screen = try SteppedScreen(Page())
            scroll(screen, by: distance)
            #expect(abs(try #require(screen.paint(.red)).box.minY - (top - distance)) < 1)
            screen.play(1.5)
            #expect(abs(try #require(screen.paint(.red)).box.minY - (top - end)) < 1, "\(distance)")
            #expect(!screen.isMoving)
        }
    }

    /// "Material + hairline once content is beneath (fade in the last ≈ 10–20)" (L).
    @Test func theBarsGroundComesInOnTheWay() throws {
        let line = BarMetrics.hairlineColor.resolve(in: EnvironmentValues()).rgba
        func opacity(_ distance: CGFloat, _ mode: ToolbarTitleDisplayMode) throws -> Double {
            let screen = try SteppedScreen(Page(mode: mode))
            screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 600 - distance - 10))
            return screen.paints.first { $0.color == line && $0.box.height <= 1 && $0.box.maxY < 200 }?.opacity ?? 0
        }
        #expect(try opacity(20, .large) == 0)
        #expect(abs(try opacity(44, .large) - 0.5) < 0.05)
        #expect(try opacity(60, .large) == 1)
        #expect(abs(try opacity(8, .inline) - 0.5) < 0.05)
        #expect(try opacity(30, .inline) == 1)
    }

    /// A large title that stands among the bar's items takes no row.
    @Test func aLargeTitleMayStandInTheBar() throws {
        let screen = try SteppedScreen(Page(mode: .inlineLarge))
        #expect(abs(try #require(screen.paint(.red)).box.minY - (59 + 44)) < 0.5)
        let item = try #require(screen.paint(.orange)).box
        let title = try #require(screen.paints.first { $0.color == .black && $0.box.height > 5 }).box
        #expect(abs(title.midY - item.midY) < 8 && title.minX < 30 && title.width > 100)
    }

    /// "One turn per 1.0 in 8 discrete steps" (L): a host that shows a spinner sleeps between them.
    @Test func aSpinnerAsksForItsSteps() throws {
        let screen = try SteppedScreen(ProgressView())
        #expect(screen.host.nextWake == 0.125)
        let first = screen.frame.displayList
        screen.advance(by: 0.1)
        #expect(screen.frame.displayList == first && screen.host.nextWake == 0.125)
        screen.advance(by: 0.025)
        #expect(screen.frame.displayList != first && screen.host.nextWake == 0.25)
    }
}
