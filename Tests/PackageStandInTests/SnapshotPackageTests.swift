import PerchHost
import Prefire
import SnapshotPreferences
import SwiftUI
import Testing

/// What the packages for snapshots of previews say about pictures reaches the tool that draws them.
@MainActor @Suite struct SnapshotPackageTests {
    private func options(_ view: some View) throws -> SnapshotOptions { try ViewCanvas(view).snapshotOptions }

    @Test func prefireSetsMomentAndPrecision() throws {
        let options = try options(
            VStack { Text("Oak").snapshot(delay: 0.5, precision: 0.99, perceptualPrecision: 0.98) }
                .previewUserStory(.custom("Trees")).previewState(.default).prefireEnabled())
        #expect(options.delay == 0.5)
        #expect(abs(options.precision! - 0.99) < 1e-6 && abs(options.perceptualPrecision! - 0.98) < 1e-6)
        #expect(!options.isIgnored)
    }

    @Test func prefireIgnores() throws {
        #expect(try options(Text("Oak").prefireIgnored()).isIgnored)
    }

    @Test func emergeSetsPrecision() throws {
        let options = try options(
            Text("Oak").emergeSnapshotPrecision(0.9).emergeRenderingMode(.window).emergeAppStoreSnapshot(true))
        #expect(abs(options.perceptualPrecision! - 0.9) < 1e-6)
        #expect(options.delay == nil && options.precision == nil)
        #expect(!options.expandsScrollViews && !options.marksAccessibility)
    }

    @Test func emergeExpandsAndMarks() throws {
        let on = try options(ScrollView { Text("Oak") }.emergeExpansion(true).emergeAccessibility(true))
        #expect(on.expandsScrollViews && on.marksAccessibility)
        let off = try options(ScrollView { Text("Oak") }.emergeExpansion(false).emergeAccessibility(false))
        #expect(!off.expandsScrollViews && !off.marksAccessibility)
    }
}
