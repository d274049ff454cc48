import DesignSystem
import PerchTesting
import SwiftUI
import Testing

/// Holds previews of the native wrappers against their pictures, and what is read aloud against its text.
@MainActor struct PreviewSnapshotTests {
    /// The preview of a file with a name, or its first.
    private static func preview(_ file: String, named name: String? = nil) throws -> PreviewEntry {
        try #require(
            Preview.all(in: "DesignSystem").first { $0.file == file && (name == nil || $0.name == name) },
            "\(file) \(name ?? "")")
    }

    private func holdPictures(of preview: PreviewEntry, named name: String, function: String = #function) {
        assertSnapshot(of: preview, as: .image(), named: "\(name)-light", function: function)
        assertSnapshot(of: preview, as: .image(scheme: .dark), named: "\(name)-dark", function: function)
        assertSnapshot(
            of: preview, as: .image(typeSize: .accessibility3), named: "\(name)-accessibility3",
            function: function)
    }

    nonisolated static let files = [
        "AppBottomNavBar.swift", "AppCarousel.swift", "AppColorPicker.swift", "AppDateTimePicker.swift",
        "AppNativePicker.swift", "AppPageHeader.swift", "AppProgressLoader.swift", "AppRangeSlider.swift",
        "AppTooltip.swift",
    ]

    @Test(arguments: files) func looksAsItDid(file: String) throws {
        holdPictures(of: try Self.preview(file), named: file)
    }

    nonisolated static let openPreviews = [
        "AppActionSheet.swift": "Open action sheet", "AppAlertPopup.swift": "Open alert",
        "AppBottomSheet.swift": "Open sheet", "AppContextMenu.swift": "Open menu",
        "AppTooltip.swift": "Open tooltip",
    ]

    @Test(arguments: openPreviews) func looksAsItDidWhenOpen(file: String, name: String) throws {
        holdPictures(of: try Self.preview(file, named: name), named: file)
    }

    @Test(arguments: ["AppNativePicker.swift", "AppRangeSlider.swift"]) func isReadAsItWas(file: String)
        throws
    {
        assertSnapshot(of: try Self.preview(file), as: .accessibility, named: file)
    }
}
