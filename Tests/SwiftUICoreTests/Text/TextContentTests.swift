import CoreGraphics
import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What a text shows")
struct TextContentTests {
    @Test("Literals are keys, strings are themselves")
    func initialisers() {
        let string = "**not bold**"
        #expect(shown(Text(string)) == "**not bold**")
        #expect(shown(Text(verbatim: "**not bold**")) == "**not bold**")
        #expect(shown(Text("**bold**")) == "bold")
        #expect(shown(Text("100%")) == "100%")
    }

    @Test("Values in a key are written for the locale")
    func interpolation() {
        #expect(shown(Text("\(1234567) items")) == "1,234,567 items")
        #expect(shown(Text("\(1234567) Teile"), locale: "de_DE") == "1.234.567 Teile")
        #expect(shown(Text("\(2.5)")) == "2.500000")
        #expect(shown(Text("\(2.5, specifier: "%.1f")"), locale: "de_DE") == "2,5")
        #expect(shown(Text("\(7, specifier: "%03d")")) == "007")
        #expect(shown(Text("\("a%b") 50%")) == "a%b 50%")
        #expect(shown(Text("Hello \(Text("there").bold()), \(Text(verbatim: "you"))")) == "Hello there, you")
    }

    @Test("Formats take the environment's locale, calendar and time zone")
    func formats() {
        let price = 1234.5
        #expect(shown(Text(price, format: .currency(code: "EUR")), locale: "de_DE") == "1.234,50\u{A0}€")
        #expect(shown(Text("\(price, format: .currency(code: "USD"))")) == "$1,234.50")
        #expect(shown(Text(0.25, format: .percent)) == "25%")
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(shown(Text(date, format: .dateTime.year().month().day())) == "Nov 14, 2023")
        let later = shown(Text(date, format: .dateTime.hour().minute())) {
            $0.timeZone = TimeZone(secondsFromGMT: 3600)!
        }
        #expect(later.hasPrefix("11:13"))
    }

    @Test("What a format was told to use stays")
    func formatsOfTheirOwn() {
        let french = Locale(identifier: "fr_FR")
        #expect(shown(Text(0.5, format: .number.locale(french)), locale: "en_US") == "0,5")
        #expect(shown(Text(3, format: .currency(code: "EUR").locale(french)), locale: "en_US").hasPrefix("3,00"))
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        var tokyo = Date.FormatStyle.dateTime.hour().minute()
        tokyo.timeZone = TimeZone(secondsFromGMT: 9 * 3600)!
        #expect(shown(Text(date, format: tokyo)) { $0.timeZone = .gmt }.hasPrefix("7:13"))
        var year = Date.FormatStyle.dateTime.year()
        year.calendar = Calendar(identifier: .buddhist)
        #expect(shown(Text(date, format: year)).contains("2566"))
        #expect(shown(Text(date, format: .dateTime.weekday(.wide).locale(french)), locale: "en_US") == "mardi")
    }

    @Test("Dates in each style")
    func dates() {
        let now = EnvironmentValues()._referenceDate
        #expect(shown(Text(now, style: .date)) == "January 1, 2026")
        #expect(shown(Text(now, style: .time)).hasPrefix("9:41"))
        #expect(shown(Text(now.addingTimeInterval(8580), style: .relative)) == "2 hr, 23 min")
        #expect(shown(Text(now.addingTimeInterval(7200), style: .offset)) == "+2 hours")
        #expect(shown(Text(now.addingTimeInterval(-3723), style: .timer)) == "1:02:03")
        #expect(shown(Text(timerInterval: now.addingTimeInterval(-60)...now.addingTimeInterval(90))) == "1:30")
        #expect(
            shown(Text(timerInterval: now.addingTimeInterval(-60)...now.addingTimeInterval(90), countsDown: false))
                == "1:00")
        #expect(shown(Text(now...now.addingTimeInterval(3600))).contains("–"))
    }

    @Test("Letters change their case")
    func textCase() {
        #expect(shown(Text("Straße")) { $0.textCase = .uppercase } == "STRASSE")
        #expect(shown(Text("AbC")) { $0.textCase = .lowercase } == "abc")
    }

    @Test(
        "Markdown",
        arguments: [
            ("**b** _i_ *i* `c` ~~s~~", "b i i c s"), ("snake_case_name", "snake_case_name"),
            ("2 * 3 * 4", "2 * 3 * 4"), ("[link](https://a.b)", "link"), ("\\*plain\\*", "*plain*"),
            ("**unclosed", "**unclosed"), ("***both***", "both"), ("`a*b*`", "a*b*"), ("a [b] c", "a [b] c"),
        ])
    func markdown(source: String, expected: String) {
        #expect(InlineMarkdown.runs(of: source).map(\.text).joined() == expected)
    }

    @Test("Markdown's styles reach the font")
    func markdownStyles() {
        let text = Rendered(Text("a **b** _c_ `d` [e](https://x.y)"))
        func path(_ string: String) -> String { text.runs.first { $0.run.text == string }?.run.face.path ?? "" }
        #expect(path("b").hasSuffix("Inter-SemiBold.otf"))
        #expect(path("c").hasSuffix("Inter-Italic.otf"))
        #expect(path("d").contains("JetBrainsMono"))
        let link = text.runs.first { $0.run.text == "e" }!
        #expect(link.paint != text.runs[0].paint)
    }

    @Test("Parts of a concatenation keep what they say themselves")
    func concatenation() {
        let text = (Text(verbatim: "a").font(.title) + Text(verbatim: "b").bold()).font(.caption).italic()
        let rendered = Rendered(text)
        #expect(rendered.strings == ["a", "b"])
        #expect(rendered.runs[0].run.size == 28)
        #expect(rendered.runs[1].run.size == 12)
        #expect(rendered.runs.allSatisfy { $0.run.face.path.contains("Italic") })
        #expect(text == text)
        #expect(text != text.bold())
    }

    @Test("Attributed strings carry their attributes")
    func attributed() throws {
        var string = AttributedString("red big ")
        string.foregroundColor = .red
        string.font = .title
        var plain = AttributedString("plain")
        plain.underlineStyle = .single
        string.append(plain)
        let text = Rendered(Text(string))
        #expect(text.strings == ["red big ", "plain"])
        #expect(text.runs[0].run.size == 28)
        #expect(text.runs[0].paint != text.runs[1].paint)
        #expect(text.operations.count == 3)
        let markdown = try AttributedString(markdown: "x **y**")
        #expect(Rendered(Text(markdown)).strings == ["x ", "y"])
    }

    @Test("View modifiers reach texts that say nothing themselves")
    func inheritance() {
        let view = Rendered(
            VStack {
                Text(verbatim: "a")
                Text(verbatim: "b").font(.caption)
            }.font(.title).bold().underline())
        #expect(view.runs.map(\.run.size) == [28, 12])
        #expect(view.runs.allSatisfy { !$0.run.face.path.contains("Regular") })
        #expect(view.operations.count == 4)
    }

    @Test("A text is read aloud as it stands, or by its label")
    func accessibility() {
        let view = Rendered(
            VStack {
                Text("Hello **there**")
                Text(verbatim: "→").accessibilityLabel("next")
            })
        let labels = view.accessibility.flatMap { [$0.label] + $0.children.map(\.label) }
        #expect(labels.contains("Hello there"))
        #expect(labels.contains("next"))
    }
}

@MainActor
@Suite("Images in text")
struct InlineImageTests {
    @Test("A symbol stands in the line, grows with the font and takes the text's colour")
    func symbol() {
        let plain = Rendered(Text(verbatim: "a b"))
        let text = Rendered(Text("a \(Image(systemName: "star")) b").foregroundColor(.red))
        #expect(text.size(nil).width > plain.size(nil).width)
        #expect(text.operations.count > 2)
        let small = Rendered(Text(Image(systemName: "star")).font(.caption)).size(nil)
        let large = Rendered(Text(Image(systemName: "star")).font(.largeTitle)).size(nil)
        #expect(large.width > small.width * 2)
    }
}
