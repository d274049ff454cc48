import LedgerUI
import PerchTesting
import SwiftUI
import Testing

/// Draws all previews of the screens, which show each of them in each of its states, for everyone who may look at them.
@MainActor struct GalleryTests {
    nonisolated static let previews = Preview.all(in: "LedgerUI")

    private static let variants = [
        Variant(scale: 1), Variant(scheme: .dark, scale: 1), Variant(typeSize: .accessibility3, scale: 1),
        Variant(scale: 1, isRightToLeft: true), Variant(device: "iPad (10th generation)", scale: 1),
    ]

    @Test("12 Each state of each screen is drawn, light and dark, large, mirrored and on a tablet", arguments: previews)
    func isDrawn(preview: PreviewEntry) throws {
        for variant in Self.variants {
            let canvas = try ViewCanvas(preview, variant: variant)
            // That something is loading shows only once it has taken a while.
            for time in [0.5, 1] { canvas.draw(at: time) }
            #expect(!canvas.accessibility.isEmpty, "\(variant.label)")
            // An alert over a preview is one about a failure: what it is of could not be made.
            #expect(!canvas.accessibility.contains("alert"), "\(variant.label)")
            if preview.name == "Loading" { #expect(canvas.accessibility.contains("Loading"), "\(variant.label)") }
        }
    }

    @Test func thereArePreviewsOfAllScreens() {
        #expect(Set(Self.previews.map(\.file)).count > 50)
    }
}
