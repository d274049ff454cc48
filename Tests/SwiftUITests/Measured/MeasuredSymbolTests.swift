import CoreGraphics
import Foundation
import PerchHost
import PerchTesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// The room that symbols take, as SF Symbols have it at 17 points. Sources: Scripts/sf-symbol-frames.tsv.
@MainActor struct MeasuredSymbolTests {
    private func size(_ view: some View) -> CGSize {
        ViewHost(view, size: CGSize(width: 393, height: 852)).sizeThatFits(.unspecified)
    }

    /// What a symbol draws, its lines' regular boldness included, in points at 17 points.
    private func ink(_ name: String) throws -> CGRect {
        let drawing = try #require(SymbolDrawing(name))
        let boldness = SymbolAppearance.boldness(Font.Weight.regular.value)
        let unit = 17 / SymbolLibrary.grid
        let ink = drawing.ink.insetBy(dx: -boldness / 2, dy: -boldness / 2)
        return CGRect(x: ink.minX * unit, y: ink.minY * unit, width: ink.width * unit, height: ink.height * unit)
    }

    @Test(arguments: [
        ("internaldrive", 24.0, 16.5), ("heart.fill", 20.5, 17.5), ("checkmark.circle.fill", 20, 19),
        ("square.and.arrow.up", 19, 22), ("chevron.right", 12.5, 16.5), ("person.fill", 18, 17),
        ("lock.fill", 16.5, 18.5), ("star.fill", 22, 20), ("trash", 19.5, 20.5), ("house.fill", 24, 19.5),
    ])
    func imagesTakeTheRoomOfTheirSymbols(_ name: String, _ width: Double, _ height: Double) {
        let size = size(Image(systemName: name))
        #expect(abs(size.width - width) < 0.1)
        #expect(abs(size.height - height) < 0.1)
    }

    @Test(arguments: [
        ("checkmark.circle.fill", 16.93, 16.93), ("heart.fill", 16.49, 15.24), ("chevron.right", 8.12, 14.41),
        ("square.and.arrow.up", 14.73, 20),
    ])
    func drawingsFillTheirInk(_ name: String, _ width: Double, _ height: Double) throws {
        let ink = try ink(name)
        #expect(abs(ink.width - width) < 0.1)
        #expect(abs(ink.height - height) < 0.1)
    }

    @Test func drawingsOfOtherProportionsStayInsideTheirRoom() throws {
        for name in SymbolLibrary.names {
            let drawing = try #require(SymbolDrawing(name))
            guard let box = drawing.box else { continue }
            let ink = drawing.ink
            #expect(ink.minX > box.minX - 0.6 && ink.maxX < box.maxX + 0.6, "\(name)")
            #expect(ink.minY > box.minY - 0.6 && ink.maxY < box.maxY + 0.6, "\(name)")
        }
    }

    @Test func anArrowThatSticksOutOfItsTrayStandsAboveTheMiddleOfTheCapitals() throws {
        // 1.3 points, measured in pictures of iOS 17.
        #expect(abs(17.0 / 2 - (try ink("square.and.arrow.up")).midY - 1.24) < 0.05)
        #expect(abs(17.0 / 2 - (try ink("chevron.right")).midY) < 0.05)
    }

    @Test func theTableKnowsTheSymbolsOfPublicCode() throws {
        let known = SymbolLibrary.names.filter { SymbolDrawing($0)?.box != nil }
        #expect(known.count >= 1000)
    }

    @Test func symbolsGrowWithFontScaleAndWeight() {
        let circle = Image(systemName: "circle")
        #expect(abs(size(circle.font(.system(size: 34))).width - 40) < 0.1)
        #expect(abs(size(circle.imageScale(.large)).width - 20 * 1.28) < 0.1)
        #expect(size(circle.fontWeight(.bold)).width > size(circle).width + 0.3)
        #expect(size(circle.fontWeight(.light)).width < size(circle).width)
    }
}
