import Foundation
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// Holds the first preview of each screen against its pictures: on a phone light, dark and with large text, on a tablet that lies on
/// its side, and on a phone in the design of iOS 26.
@MainActor struct ScreenSnapshotTests {
    nonisolated static let previews: [PreviewEntry] = {
        var files: Set<String> = []
        return GalleryTests.previews.filter { files.insert($0.file).inserted }
    }()

    private static let variants: [(name: String, variant: Variant)] = [
        ("light", Variant(scale: 1)), ("dark", Variant(scheme: .dark, scale: 1)),
        ("accessibility3", Variant(typeSize: .accessibility3, scale: 1)),
        ("tablet", Variant(device: "iPad (10th generation)", scale: 1, isLandscape: true)),
        ("ios26", Variant(scale: 1, appearance: "ios26")),
        ("ios26-dark", Variant(scheme: .dark, scale: 1, appearance: "ios26")),
    ]

    @Test(arguments: previews) func looksAsItDid(preview: PreviewEntry) {
        let screen = URL(fileURLWithPath: preview.file).deletingPathExtension().lastPathComponent
        for (name, variant) in Self.variants {
            assertSnapshot(of: preview, as: .image(variant), named: "\(screen)-\(name)")
        }
    }
}
