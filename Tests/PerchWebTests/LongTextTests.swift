import DisplayList
import Foundation
import PerchHost
import SwiftUI
import Testing
import Typesetter

@testable import PerchWeb

/// Words in no order, as lines of one pattern would all go on to the next one at once.
private func words(_ letters: Int, breaks: Int?) -> String {
    let known = [
        "an", "account", "of", "nine", "words", "in", "a", "line", "letters", "paragraph", "that", "goes", "on",
    ]
    var (state, text, count) = (7 as UInt64, "", 0)
    while text.utf8.count < letters {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += known[Int(state >> 33) % known.count]
        count += 1
        text += breaks.map { count.isMultiple(of: $0) } == true ? "\n" : " "
    }
    return text
}

private struct LongEditor: View {
    @State var text: String
    var body: some View { TextEditor(text: $text) }
}

#Preview("A hundred thousand letters in lines") {
    LongEditor(text: words(100_000, breaks: 30))
}

#Preview("A hundred thousand letters in a paragraph") {
    LongEditor(text: words(100_000, breaks: nil))
}

/// A key costs what its line costs, however long the text is.
@Suite("Typing into a long text", .serialized) @MainActor
struct LongTextTests {
    /// What a page receives that acknowledges each frame.
    @MainActor private final class Page {
        var live: LiveSession?
        var frames: [Int] = []

        func receive(_ bytes: [UInt8]) {
            guard bytes.first == DownKind.frame.rawValue else { return }
            var reader = WireReader(Array(bytes.dropFirst()))
            guard (try? reader.unsigned()) != nil, (try? reader.unsigned()) == 0, let number = try? reader.unsigned()
            else {
                return
            }
            frames.append(bytes.count)
            live?.take(.drawn(UInt32(number)))
        }
    }

    private func wait(_ seconds: Double = 20, until isDone: () -> Bool) async throws {
        for _ in 0..<Int(seconds * 100) where !isDone() { try await Task.sleep(for: .milliseconds(10)) }
        try #require(isDone())
    }

    @Test(
        "shapes, draws, and sends a few lines for a key",
        .enabled(
            if: ["PERCH_ALONE"]
                == ["PERCH_ALONE", "PERCH_ORACLE"].filter { ProcessInfo.processInfo.environment[$0] != nil },
            "The typesetter counts for the whole process, and for the oracle, which lays texts out itself."),
        arguments: ["in lines", "in a paragraph"])
    func aKey(kind: String) async throws {
        let entry = try #require(PreviewCatalogue.listed.first { $0.name == "A hundred thousand letters \(kind)" })
        let page = Page()
        let live = LiveSession(
            settings: ["preview": entry.id, "device": "iPhone 17"], role: .previews,
            page: PageConnection(
                send: { bytes in MainActor.assumeIsolated { page.receive(bytes) } }, draft: { _ in }))
        page.live = live
        defer { live.end() }
        try await wait { !page.frames.isEmpty }
        // Out of sight, a text costs nothing.
        #expect(page.frames[0] < 150_000)
        let session = try #require(live.session)
        let input = try #require(session.host.focus.textInputs.first)
        session.perform {
            session.host.focus.focus(input)
            input.caret.select(50_000..<50_000)
        }
        live.schedule.setNeedsFrame()
        try await Task.sleep(for: .milliseconds(300))
        for key in ["t", "y", "p", "e", "d", " ", "\n", "a", "b"] {
            let (frames, before) = (page.frames.count, Typesetter.shared.counts)
            session.perform { input.insert(key) }
            live.schedule.setNeedsFrame()
            try await wait { page.frames.count > frames }
            try await Task.sleep(for: .milliseconds(50))
            let after = Typesetter.shared.counts
            let record = try #require(live.questions.report.log.records.dropLast(page.frames.count - frames - 1).last)
            #expect(record.counters.operationsEmitted < 200)
            // Where a line comes, those below it in the windows that are drawn move.
            #expect(page.frames[frames] < 80_000)
            // A paragraph that is split is two new ones.
            guard key != "\n" else { continue }
            // Words go on to the next line, and again, until a line begins as it did.
            #expect(after.bytesShaped - before.bytesShaped < 15_000)
            #expect(after.linesFilled - before.linesFilled < 300)
        }
        #expect(input.text.utf8.count > 99_000)
    }
}
