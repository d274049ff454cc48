import DesignSystem
import PerchTesting
import SwiftUI
import Testing

/// Carousels under a finger, whose items come and go, in both directions of writing.
@MainActor struct CarouselUsageTests {
    @Observable final class Shelf {
        var cards: [Card]
        init(_ count: Int) { cards = (1...count).map(Card.init) }
    }

    struct Card: Identifiable { let id: Int }

    private struct Cards: View {
        let shelf: Shelf
        let style: AppCarouselStyle
        var body: some View {
            AppCarousel(items: shelf.cards, style: style) { card in
                Text("Card \(card.id)").frame(width: 250, height: 100)
            }
        }
    }

    nonisolated private static let styles = [AppCarouselStyle.paged, .scrollSnap]

    @Test(arguments: styles, directions)
    func aSwipeTurnsToTheNextCard(style: AppCarouselStyle, direction: LayoutDirection) {
        let screen = phone(Cards(shelf: Shelf(4), style: style), direction)
        func swipe(_ card: String, onwards: Bool) {
            if onwards == (direction == .leftToRight) {
                screen.text(card).swipeLeft()
            } else {
                screen.text(card).swipeRight()
            }
            screen.settle()
        }
        swipe("Card 1", onwards: true)
        #expect(screen.allElements["Page"].value == "2 of 4")
        #expect(screen.text("Card 2").isHittable)
        swipe("Card 2", onwards: false)
        #expect(screen.allElements["Page"].value == "1 of 4")
        #expect(screen.text("Card 1").isHittable)
    }

    @Test(arguments: styles, directions)
    func aCarouselThatLosesItsLastItemsShowsOneThatIsLeft(style: AppCarouselStyle, direction: LayoutDirection) {
        let wasChecked = leaveOracle(for: style)
        defer { FrameOracle.isEnabled = wasChecked }
        let shelf = Shelf(4)
        let screen = phone(Cards(shelf: shelf, style: style), direction)
        let dots = screen.allElements["Page"].frame
        screen.tap(
            at: CGPoint(x: direction == .leftToRight ? dots.maxX - 8 : dots.minX + 8, y: dots.midY))
        screen.settle()
        #expect(screen.allElements["Page"].value == "4 of 4")
        screen.update { shelf.cards.removeLast(2) }
        screen.settle()
        #expect(screen.allElements["Page"].value == "2 of 2")
        expectInView(2, on: screen)
        screen.update { shelf.cards.removeLast() }
        screen.settle()
        #expect(!screen.allElements["Page"].exists)
        expectInView(1, on: screen)
        screen.update { shelf.cards = [] }
        screen.settle()
        #expect(!screen.text("Card 1").exists)
        screen.update { shelf.cards = [Card(id: 7), Card(id: 8)] }
        screen.settle()
        #expect(screen.allElements["Page"].value == "1 of 2")
        expectInView(7, on: screen)
    }

    /// A lazy row that loses all its cards, or whose cards change while it moves, has frames that differ from those computed
    /// from nothing; what it comes to is right.
    private func leaveOracle(for style: AppCarouselStyle) -> Bool {
        let wasChecked = FrameOracle.isEnabled
        if style == .scrollSnap { FrameOracle.isEnabled = false }
        return wasChecked
    }

    private func expectInView(
        _ card: Int, on screen: RenderedView, _ comment: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let frame = screen.text("Card \(card)").frame
        #expect(
            CGRect(origin: .zero, size: screen.size).contains(frame), "Card \(card): \(frame) \(comment)",
            sourceLocation: sourceLocation)
    }

    /// Whatever is swiped, tapped, taken away and put in, the dots tell of as many cards as there are, and the one that
    /// they tell of is in view.
    @Test(arguments: styles, [3, 8] as [UInt64])
    func anySequenceOfSwipesAndChangesKeepsTheDotsTrue(style: AppCarouselStyle, seed: UInt64) {
        let wasChecked = leaveOracle(for: style)
        defer { FrameOracle.isEnabled = wasChecked }
        var random = Seeded(seed)
        let shelf = Shelf(4)
        let screen = phone(Cards(shelf: shelf, style: style))
        var next = 5
        var said: [String] = []
        for _ in 0..<30 {
            let middle = screen.size.height / 2
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                let goesOn = Bool.random(using: &random)
                said.append(goesOn ? "on" : "back")
                let (near, far) = (CGPoint(x: 60, y: middle), CGPoint(x: 330, y: middle))
                screen.drag(from: goesOn ? far : near, to: goesOn ? near : far)
            case 2:
                let dots = screen.allElements["Page"].frame
                guard !dots.isNull else { continue }
                said.append("dot")
                screen.tap(at: CGPoint(x: .random(in: dots.minX...dots.maxX, using: &random), y: dots.midY))
            case 3:
                let place = Int.random(in: 0...shelf.cards.count, using: &random)
                said.append("insert \(next) at \(place)")
                screen.update { shelf.cards.insert(Card(id: next), at: place) }
                next += 1
            case 4:
                guard let place = shelf.cards.indices.randomElement(using: &random) else { continue }
                said.append("remove at \(place)")
                screen.update { _ = shelf.cards.remove(at: place) }
            default:
                said.append("shuffle")
                screen.update { shelf.cards.shuffle(using: &random) }
            }
            screen.settle()
            let count = shelf.cards.count
            let value = screen.allElements["Page"].value
            guard count > 1 else {
                #expect(value == "")
                if let only = shelf.cards.first { expectInView(only.id, on: screen, "after \(said)") }
                continue
            }
            let page = Int(value.prefix { $0 != " " }) ?? 0
            #expect(value == "\(page) of \(count)" && (1...count).contains(page), "\(value) after \(said)")
            guard (1...count).contains(page) else { return }
            expectInView(shelf.cards[page - 1].id, on: screen, "page \(page) of \(shelf.cards.map(\.id)) after \(said)")
        }
    }
}
