import Foundation
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// Each screen and modal as it looks: light, dark and in large type, on a phone and in a wide window, and in the design of iOS 26.
///
/// The pictures have half a pixel a point: enough to see what moved, and small enough to keep some hundreds of them.
@MainActor struct GoldenTests {
    /// The first preview of each file shows what the file is about; `GalleryTests` draws the others.
    nonisolated private static let screens: [PreviewEntry] = {
        var files: Set<String> = []
        return GalleryTests.previews.filter { files.insert($0.file).inserted }
    }()

    private static let looks: [(name: String, variant: Variant)] = {
        let wide = "iPad (10th generation)"
        return [
            ("light", Variant(scale: 0.5)), ("dark", Variant(scheme: .dark, scale: 0.5)),
            ("accessibility3", Variant(typeSize: .accessibility3, scale: 0.5)),
            ("wide-light", Variant(device: wide, scale: 0.5, isLandscape: true)),
            ("wide-dark", Variant(scheme: .dark, device: wide, scale: 0.5, isLandscape: true)),
            (
                "wide-accessibility3",
                Variant(typeSize: .accessibility3, device: wide, scale: 0.5, isLandscape: true)
            ),
            ("ios26-light", Variant(scale: 0.5, appearance: "ios26")),
            ("ios26-dark", Variant(scheme: .dark, scale: 0.5, appearance: "ios26")),
        ]
    }()

    @Test("F Each screen looks as it did when somebody last looked at it", arguments: screens)
    func looksTheSame(preview: PreviewEntry) throws {
        let file = URL(fileURLWithPath: preview.file).deletingPathExtension().lastPathComponent
        for look in Self.looks {
            let screen = try RenderedView(preview, variant: look.variant)
            screen.advance(by: .seconds(1))
            assertSnapshot(of: screen, named: "\(file)-\(look.name)", function: "screen")
        }
    }
}
