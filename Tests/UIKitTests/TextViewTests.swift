import PerchTesting
import SwiftUI
import Testing
import UIKit

@MainActor struct TextViewTests {
    private func reader(_ text: String) -> UITextView {
        let view = UITextView()
        view.isEditable = false
        view.isScrollEnabled = false
        view.text = text
        return view
    }

    @Test func theContainerSaysWhereLinesStand() {
        let view = reader("one\ntwo\nthree")
        view.textContainerInset = .zero
        let whole = view.sizeThatFits(CGSize(width: 200, height: 1000))
        view.textContainer.maximumNumberOfLines = 1
        let short = view.sizeThatFits(CGSize(width: 200, height: 1000))
        #expect(short.height * 2.5 < whole.height && short.height > 0)
    }

    @Test func thePaddingTakesRoomFromLines() {
        let view = reader("a word")
        let narrow = view.intrinsicContentSize.width
        view.textContainer.lineFragmentPadding = 0
        #expect(abs(narrow - view.intrinsicContentSize.width - 10) < 0.01)
    }

    @Test func addressesAndNumbersAreFound() {
        let text = "Write to me@example.com, see www.example.com/a, (https://b.org/x). Call +1 555 010 9999 or 12."
        let links = UIDataDetectorTypes.all.links(in: text)
        #expect(
            links.map(\.url.absoluteString) == [
                "mailto:me@example.com", "http://www.example.com/a", "https://b.org/x", "tel:+15550109999",
            ])
        #expect((text as NSString).substring(with: links[1].range) == "www.example.com/a")
        #expect(UIDataDetectorTypes.phoneNumber.links(in: text).count == 1)
        #expect(UIDataDetectorTypes([]).links(in: text).isEmpty)
    }

    private struct Shown: UIViewRepresentable {
        let view: UITextView
        func makeUIView(context: Context) -> UITextView { view }
        func updateUIView(_ uiView: UITextView, context: Context) {}
    }

    private final class Guard: NSObject, UITextViewDelegate {
        var asked: [String] = []
        var allows = false
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            asked.append("\(URL) \(characterRange.location) \(characterRange.length)")
            return allows
        }
    }

    @Test func theDelegateLetsLinksBeOpened() throws {
        let view = reader("See www.example.com now")
        view.dataDetectorTypes = .link
        let delegate = Guard()
        view.delegate = delegate
        let screen = render(Shown(view: view).frame(width: 300))
        let page = try #require(URL(string: "http://www.example.com"))
        screen.link("www.example.com").tap()
        #expect(delegate.asked == ["http://www.example.com 4 15"] && screen.requests.isEmpty)
        delegate.allows = true
        screen.link("www.example.com").tap()
        #expect(screen.requests.map(\.kind) == [.openURL(page)])
        screen.update { view.isSelectable = false }
        screen.link("www.example.com").tap()
        #expect(delegate.asked.count == 2 && screen.requests.count == 1)
    }

    @Test func whatIsFoundLooksLikeALink() throws {
        func bluePixels(_ change: (UITextView) -> Void) throws -> Int {
            let view = reader("www.example.com")
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            change(view)
            let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
            let pixels = try #require(image.cgImage).pixels
            return stride(from: 0, to: pixels.count, by: 4).count { pixels[$0] > 200 && pixels[$0 + 2] < 80 }
        }
        #expect(try bluePixels { _ in } == 0)
        #expect(try bluePixels { $0.dataDetectorTypes = .link } > 50)
        #expect(try bluePixels { $0.dataDetectorTypes = .phoneNumber } == 0)
        let look: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.black]
        let plain = try bluePixels {
            $0.dataDetectorTypes = .link
            $0.linkTextAttributes = look
        }
        #expect(plain == 0)
    }
}

@MainActor struct TextRangeTests {
    @Test func placesAreCounted() throws {
        let field = UITextField()
        field.text = "Grüße"
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.beginningOfDocument)
        let all = try #require(field.selectedTextRange)
        #expect(field.text(in: all) == "Grüße" && !all.isEmpty)
        let second = try #require(field.position(from: field.beginningOfDocument, offset: 2))
        #expect(field.offset(from: second, to: field.endOfDocument) == 3)
        #expect(field.compare(second, to: field.endOfDocument) == .orderedAscending)
        #expect(field.position(from: second, offset: 9) == nil)
        let rest = try #require(field.textRange(from: second, to: field.endOfDocument))
        field.replace(rest, withText: "as")
        #expect(field.text == "Gras")
        // A range that reaches out of the text is cut.
        field.selectedTextRange = all
        #expect(field.selectedTextRange?.end == field.position(from: field.beginningOfDocument, offset: 4))
    }

    private struct Shown: UIViewRepresentable {
        let field: UITextField
        func makeUIView(context: Context) -> UITextField { field }
        func updateUIView(_ uiView: UITextField, context: Context) {}
    }

    @Test func whatIsTypedReplacesTheSelection() throws {
        let field = UITextField()
        field.text = "one two"
        field.placeholder = "Words"
        let view = render(Shown(field: field).frame(width: 200))
        view.field("Words").tap()
        let third = try #require(field.position(from: field.beginningOfDocument, offset: 3))
        view.update { field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: third) }
        view.typeText("six")
        #expect(field.text == "six two")
    }
}
