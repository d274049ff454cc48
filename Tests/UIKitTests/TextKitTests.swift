import Foundation
import PerchTesting
import SwiftUI
import Testing
import UIKit

@MainActor struct TextKitTests {
    private func view(_ text: String, width: CGFloat = 200) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
        view.font = .systemFont(ofSize: 20)
        view.text = text
        return view
    }

    // MARK: The storage

    @Test func theStorageAndTheViewHaveOneText() {
        let view = view("Some words")
        #expect(view.textStorage.string == "Some words")
        #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == view.font)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "Other")
        #expect(view.text == "Other words")
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        view.text = "Plain"
        #expect(view.textStorage.string == "Plain" && view.textStorage.length == 5)
        view.attributedText = NSAttributedString(string: "Plain", attributes: [.kern: 2])
        #expect(view.textStorage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    }

    @Test func aDelegateLearnsOfChangesTogether() {
        final class Delegate: NSObject, NSTextStorageDelegate {
            var log: [String] = []
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) { log.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
        }
        let storage = NSTextStorage(string: "abcdef")
        let delegate = Delegate()
        storage.delegate = delegate
        storage.append(NSAttributedString(string: "gh"))
        #expect(delegate.log == ["3 6 2 2"])
        storage.beginEditing()
        storage.deleteCharacters(in: NSRange(location: 0, length: 2))
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 3, length: 1))
        #expect(delegate.log.count == 1)
        storage.endEditing()
        #expect(delegate.log == ["3 6 2 2", "3 0 4 -2"] && storage.string == "cdefgh")
    }

    // MARK: The layout

    /// What strings say of their size is what labels draw.
    @Test(arguments: [
        "One line", "Several lines, since the words do not fit into one", "one\ntwo\n\nfour", "שלום world",
    ])
    func theLayoutHasTheSizeOfTheText(text: String) {
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        let storage = NSTextStorage(string: text, attributes: [.font: font])
        let container = NSTextContainer(size: CGSize(width: 160, height: 0))
        container.lineFragmentPadding = 0
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let size = storage.boundingRect(
            with: CGSize(width: 160, height: 1000), options: .usesLineFragmentOrigin, context: nil
        ).size
        let used = manager.usedRect(for: container)
        #expect(abs(used.height - size.height) <= 1 && used.width <= size.width + 1 && used.width > size.width * 0.9)
        let whole = manager.boundingRect(forGlyphRange: manager.glyphRange(for: container), in: container)
        #expect(abs(whole.width - used.width) < 0.1)
    }

    @Test func linesFollowOneAnotherAndHaveAllCharacters() {
        let view = view("Several lines, since the words do not fit into one.\nAnd a second paragraph")
        let manager = view.layoutManager
        manager.ensureLayout(for: view.textContainer)
        var parts: [String] = []
        var bottom: CGFloat = 0
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: view.textContainer)) {
            rect, used, container, range, _ in
            parts.append((view.text as NSString).substring(with: range))
            #expect(rect.minX == 0 && rect.width == 200 && rect.minY >= bottom - 0.01)
            #expect(used.minX == 0 && used.width <= 200.01)
            #expect(container === view.textContainer)
            bottom = rect.maxY
        }
        #expect(parts.count >= 4 && parts.joined() == view.text)
        var range = NSRange()
        let second = manager.lineFragmentRect(forGlyphAt: (parts[0] as NSString).length, effectiveRange: &range)
        #expect((view.text as NSString).substring(with: range) == parts[1])
        #expect(second.minY == manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).maxY)
        var first: [String] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 60)) { _, _, _, range, stop in
            first.append((view.text as NSString).substring(with: range))
            stop.pointee = true
        }
        #expect(first == [parts[0]])
    }

    @Test func theCaretGoesFromPlaceToPlace() throws {
        let view = view("Fishes 🐟 swim in rivers and in lakes")
        var last = CGRect.null
        for place in 0...6 {
            let position = try #require(view.position(from: view.beginningOfDocument, offset: place))
            let caret = view.caretRect(for: position)
            #expect(caret.width == 2 && caret.height > 20)
            // The text begins after the padding, below the inset.
            if place == 0 { #expect(caret.minX == 5 && caret.minY == 8) }
            #expect(last.isNull || caret.minX > last.minX)
            #expect(view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)) == position)
            last = caret
        }
        let end = view.caretRect(for: view.endOfDocument)
        #expect(end.minY > last.minY, "The text has a second line.")
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 7))
        let after = try #require(view.position(from: start, offset: 2))
        let fish = try #require(view.textRange(from: start, to: after))
        let area = view.firstRect(for: fish)
        #expect(area.width > 15 && view.text(in: fish) == "🐟")
        #expect(view.characterRange(at: CGPoint(x: area.midX, y: area.midY)) == fish)
        #expect(view.characterRange(at: CGPoint(x: 190, y: 390)) == nil)
    }

    @Test func aTapFindsTheCharacterOfALink() {
        let text = NSMutableAttributedString(
            string: "See the page for more", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 8, length: 4))
        let storage = NSTextStorage(attributedString: text)
        let container = NSTextContainer(size: CGSize(width: 300, height: 100))
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        #expect(storage.layoutManagers.first === manager && container.layoutManager === manager)
        let link = manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 4), in: container)
        var fraction: CGFloat = -1
        let index = manager.characterIndex(
            for: CGPoint(x: link.midX, y: link.midY), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction
        )
        #expect((8..<12).contains(index) && (0...1).contains(fraction))
        #expect(storage.attribute(.link, at: index, effectiveRange: nil) != nil)
        let before = manager.glyphIndex(for: CGPoint(x: 6, y: 5), in: container)
        #expect(before == 0 && manager.numberOfGlyphs == 21)
        storage.deleteCharacters(in: NSRange(location: 0, length: 8))
        let moved = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 4), in: container)
        #expect(moved.minX == 5 && abs(moved.width - link.width) < 1)
    }

    @Test func aViewShowsTheStorageThatItsContainerHas() {
        let storage = NSTextStorage(string: "Put together by hand")
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: 100))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
        #expect(view.text == "Put together by hand")
        #expect(view.textStorage === storage && view.layoutManager === manager)
        storage.append(NSAttributedString(string: "."))
        #expect(view.text == "Put together by hand.")
    }
}
