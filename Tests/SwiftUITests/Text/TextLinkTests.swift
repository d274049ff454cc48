import Foundation
import PerchTesting
import SwiftUI
import Testing

/// Links inside texts open by a tap on their words, as on iOS.
@MainActor struct TextLinkTests {
    private let guide = URL(string: "https://example.com/guide")!
    private let terms = URL(string: "https://example.com/terms")!

    private var sentence: some View {
        Text("Read the [guide](https://example.com/guide) and the [*terms* of use](https://example.com/terms) first.")
    }

    @Test func aTapOnALinkOpensItsAddress() throws {
        let view = render(sentence)
        view.link("guide").tap()
        #expect(view.requests.map(\.kind) == [.openURL(guide)])
        view.link("terms of use").tap()
        #expect(view.requests.map(\.kind) == [.openURL(guide), .openURL(terms)])
    }

    @Test func theRestOfTheTextOpensNothing() throws {
        var taps = 0
        let view = render(sentence.onTapGesture { taps += 1 })
        let text = view.staticTexts.firstMatch.frame
        view.tap(at: CGPoint(x: text.minX + 10, y: text.midY))
        #expect(view.requests.isEmpty && taps == 1)
        // The link comes before what is around it.
        view.link("guide").tap()
        #expect(view.requests.map(\.kind) == [.openURL(guide)] && taps == 1)
    }

    @Test func theProgramMayOpenLinksItself() throws {
        var opened: [URL] = []
        let view = render(
            sentence.environment(
                \.openURL,
                OpenURLAction { url in
                    opened.append(url)
                    return .handled
                }))
        view.link("guide").tap()
        #expect(opened == [guide] && view.requests.isEmpty)
    }

    @Test func aTextThatIsOnlyALinkIsALink() throws {
        var attributed = AttributedString("Guide")
        attributed.link = guide
        let view = render(Text(attributed))
        view.link("Guide").tap()
        #expect(view.requests.map(\.kind) == [.openURL(guide)])
        #expect(!view.staticTexts["Guide"].exists)
    }

    @Test func aLinkOverTwoLinesIsOpenedOnEither() throws {
        let view = render(
            Text("[a link of many words that are too long](https://example.com/guide)").frame(width: 120))
        let frame = view.link("a link of many words that are too long").frame
        view.tap(at: CGPoint(x: frame.minX + 5, y: frame.minY + 5))
        view.tap(at: CGPoint(x: frame.minX + 5, y: frame.maxY - 5))
        #expect(view.requests.count == 2)
    }

    @Test func linksOfWhatIsDisabledAreLeftAlone() throws {
        let view = render(sentence.disabled(true))
        #expect(!view.link("guide").exists)
        let row = render(sentence)
        let frame = row.link("guide").frame
        view.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(view.requests.isEmpty)
    }

    @Test func aDragThatBeginsOnALinkScrolls() throws {
        let view = render(
            ScrollView {
                sentence
                Color.clear.frame(height: 2_000)
            }.frame(width: 300, height: 300))
        let start = view.link("guide").frame
        view.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: start.midX, y: start.midY - 100))
        #expect(view.requests.isEmpty)
        #expect(view.link("guide").frame.minY < start.minY)
    }

    @Test func readersHearTheWordsOnceAndFindTheLinks() throws {
        let view = render(sentence.accessibilityElement(children: .combine))
        #expect(view.staticTexts["Read the guide and the terms of use first."].exists)
    }
}
