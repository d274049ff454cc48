import PerchHost
import SwiftUI
import Testing

@testable import PerchWeb

/// Each row has its own: a list of numbers would be one value, which all rows read.
@Observable private final class Count {
    var value = 0
}

private struct LongScreen: View {
    @State private var counts = (0..<1000).map { _ in Count() }

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<1000, id: \.self) { index in
                    Row(index: index, count: counts[index])
                }
            }
        }
    }

    struct Row: View {
        let index: Int
        let count: Count

        var body: some View {
            Button("Row \(index): \(count.value)") { count.value += 1 }
                .frame(maxWidth: .infinity, minHeight: 44)
        }
    }
}

#Preview("A thousand counters") { LongScreen() }

/// What is seen does not wait for what is read aloud.
@Suite("A tap in a long screen", .serialized) @MainActor
struct TapInLongScreenTests {
    private func wait(_ seconds: Double = 20, until isDone: () -> Bool) async throws {
        for _ in 0..<Int(seconds * 100) where !isDone() { try await Task.sleep(for: .milliseconds(10)) }
        try #require(isDone())
    }

    private func touch(_ phase: PageEvent.Pointer.Phase) -> PageEvent {
        .pointer(.init(phase: phase, id: 1, kind: .touch, buttons: 1, modifiers: [], x: 180, y: 400))
    }

    @Test("the frame that answers it reads no element; a later one does")
    func tap() async throws {
        // The oracle reads frames itself, so that nothing can be counted.
        if FrameOracle.isEnabled { return }
        let entry = try #require(PreviewCatalogue.listed.first { $0.name == "A thousand counters" })
        let live = LiveSession(
            settings: ["preview": entry.id, "device": "iPhone 17"], role: .previews,
            page: PageConnection(send: { _ in }, draft: { _ in }))
        defer { live.end() }
        var frames: [FrameLog.Record] { live.questions.report.log.records }
        // It is read as a whole once, with the first frame or soon after it.
        try await wait { frames.contains { $0.counters.nodesRead >= 1000 } }
        let before = frames.count
        live.take(.events(1, [touch(.down), touch(.up)]))
        try await wait { frames.count > before }
        let answer = frames[before].counters
        #expect(answer.bodiesRun > 0 && answer.nodesRead == 0)
        try await wait { frames[before...].contains { $0.counters.nodesRead > 0 } }
        // Of each reading, only the way to what the finger changed.
        try await Task.sleep(for: .milliseconds(500))
        let readings = frames[before...].map(\.counters.nodesRead)
        #expect(readings.allSatisfy { $0 < 100 }, "\(readings)")
    }
}
