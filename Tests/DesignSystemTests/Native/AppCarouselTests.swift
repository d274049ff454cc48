import DesignSystem
import Foundation
import SwiftUI
import Testing

@MainActor struct AppCarouselTests {
    private struct Card: Identifiable { let id: Int }

    private struct Cards: View {
        let count: Int
        var style = AppCarouselStyle.paged
        var showDots = true

        var body: some View {
            AppCarousel(items: (0..<count).map(Card.init), style: style, showDots: showDots) { card in
                Text("Card \(card.id + 1)").frame(width: 250, height: 100)
            }
        }
    }

    @Test(arguments: [AppCarouselStyle.paged, .scrollSnap])
    func aTapOnADotGoesToItsPage(style: AppCarouselStyle) throws {
        let screen = Screen(Cards(count: 3, style: style))
        #expect(try #require(screen.element("Page")).value == "1 of 3")
        let before = try #require(screen.element("Card 1")).frame.minX
        let dots = try #require(screen.element("Page")).frame
        screen.tap(at: CGPoint(x: dots.maxX - 8, y: dots.midY))
        #expect(try #require(screen.element("Page")).value == "3 of 3")
        let last = try #require(screen.element("Card 3")).frame
        #expect(last.minX >= 0 && last.maxX <= 300)
        #expect(screen.element("Card 1").map { $0.frame.minX < before } ?? true)
    }

    @Test func aSwipeMovesTheDotsAlong() throws {
        let screen = Screen(Cards(count: 3))
        let middle = try #require(screen.element("Card 1")).frame.midY
        screen.drag([280, 240, 180, 100, 20].map { CGPoint(x: $0, y: middle) })
        #expect(try #require(screen.element("Page")).value == "2 of 3")
        #expect(screen.element("Card 2") != nil)
    }

    @Test func dotsAreAdjustedStepByStepAndStopAtTheEnds() throws {
        let screen = Screen(Cards(count: 2))
        for expected in ["2 of 2", "2 of 2"] {
            #expect(try #require(screen.element("Page")).adjust(.increment))
            #expect(try #require(screen.element("Page")).value == expected)
        }
        for expected in ["1 of 2", "1 of 2"] {
            #expect(try #require(screen.element("Page")).adjust(.decrement))
            #expect(try #require(screen.element("Page")).value == expected)
        }
    }

    @Test func oneItemNoItemsAndNoDotsHaveNoDots() {
        #expect(Screen(Cards(count: 1)).element("Page") == nil)
        #expect(Screen(Cards(count: 0)).element("Page") == nil)
        #expect(Screen(Cards(count: 3, showDots: false)).element("Page") == nil)
    }
}
