import DesignSystem
import Foundation
import PerchTesting
import SwiftUI
import Testing

/// Random use of all previews, while time goes on: nothing traps or hangs, and no finger's gesture is left over.
@MainActor struct PreviewFuzzTests {
    nonisolated static let previews = Preview.all(in: "DesignSystem")
    /// `make nightly ONLY=fuzz` sets more.
    private static let events = ProcessInfo.processInfo.environment["PERCH_FUZZ_EVENTS"].flatMap { Int($0) } ?? 10_000

    @Test(arguments: previews.indices) func randomUse(of index: Int) throws {
        let screen = try RenderedView(Self.previews[index], variant: Variant(scale: 1))
        screen.useAtRandom(events: max(10, Self.events / Self.previews.count), seed: UInt64(index) &* 7919 &+ 11)
        screen.advance(by: .seconds(5))
        #expect(screen.activity.gestures == 0)
    }
}
