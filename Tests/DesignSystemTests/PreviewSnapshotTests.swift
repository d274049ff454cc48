import DesignSystem
import PerchTesting
import SwiftUI
import Testing

/// Holds the first preview of each native wrapper against its pictures, and what is read aloud against its text.
@MainActor struct PreviewSnapshotTests {
    private static func preview(_ file: String) throws -> PreviewEntry {
        try #require(Preview.all(in: "DesignSystem").first { "\($0.title)".hasPrefix(file) }, "\(file)")
    }

    nonisolated static let files = [
        "AppDateTimePicker.swift", "AppNativePicker.swift", "AppProgressLoader.swift",
        "AppRangeSlider.swift",
    ]

    @Test(arguments: files) func looksAsItDid(file: String) throws {
        let preview = try Self.preview(file)
        assertSnapshot(of: preview, as: .image(), named: "\(file)-light")
        assertSnapshot(of: preview, as: .image(scheme: .dark), named: "\(file)-dark")
        assertSnapshot(of: preview, as: .image(typeSize: .accessibility3), named: "\(file)-accessibility3")
    }

    @Test(arguments: ["AppNativePicker.swift", "AppRangeSlider.swift"]) func isReadAsItWas(file: String) throws {
        assertSnapshot(of: try Self.preview(file), as: .accessibility, named: file)
    }
}
