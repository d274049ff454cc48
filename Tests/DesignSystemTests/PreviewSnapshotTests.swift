import DesignSystem
import Foundation
import GalleryPages
import PerchTesting
import SwiftUI
import Testing

/// Holds all previews, which show each component in each of its states, against their pictures.
@MainActor struct PreviewSnapshotTests {
    nonisolated static let previews = Preview.all(in: "DesignSystem")

    /// A preview's name, for a file.
    private static func name(of preview: PreviewEntry) -> String {
        let file = preview.file.replacingOccurrences(of: ".swift", with: "")
        guard let name = preview.name else { return file }
        let words = name.split { !$0.isLetter && !$0.isNumber }
        return file + "-" + words.joined(separator: "-")
    }

    @Test(arguments: previews) func looksAsItDid(preview: PreviewEntry) {
        for (name, scheme, typeSize) in [
            ("light", Scheme.light, TypeSize.large), ("dark", .dark, .large),
            ("accessibility3", .light, .accessibility3),
        ] {
            // Small: they are to be seen at a glance, and there are many.
            let variant = Variant(scheme: scheme, typeSize: typeSize, layout: .sizeThatFits, scale: 1)
            assertSnapshot(of: preview, as: .image(variant), named: "\(Self.name(of: preview))-\(name)")
        }
    }

    @Test(arguments: previews) func looksAsItDidInTheDesignOfIOS26(preview: PreviewEntry) {
        for (name, scheme) in [("light", Scheme.light), ("dark", .dark)] {
            let variant = Variant(scheme: scheme, layout: .sizeThatFits, scale: 1, appearance: "ios26")
            assertSnapshot(of: preview, as: .image(variant), named: "\(Self.name(of: preview))-\(name)")
        }
    }

    @Test func eachPreviewHasANameOfItsOwn() {
        let names = Self.previews.map(Self.name)
        #expect(names.count == Set(names).count)
        #expect(names.count > 100)
    }

    /// The gallery's pages of tokens.
    nonisolated static let pages = Preview.all(in: "GalleryPages")

    @Test(arguments: pages) func aPageOfTokensLooksAsItDid(page: PreviewEntry) {
        let variant = Variant(layout: .sizeThatFits, scale: 1)
        assertSnapshot(of: page, as: .image(variant), named: Self.name(of: page))
    }

    /// Pages of what lies over a screen, which the page of both designs does not show.
    nonisolated static let presentations = pages.filter { $0.file == "PresentationsPage.swift" }

    @Test(arguments: presentations) func aPresentationLooksAsItDidInTheDesignOfIOS26(page: PreviewEntry) {
        for (name, scheme) in [("light", Scheme.light), ("dark", .dark)] {
            let variant = Variant(scheme: scheme, layout: .sizeThatFits, scale: 1, appearance: "ios26")
            assertSnapshot(of: page, as: .image(variant), named: "\(Self.name(of: page))-\(name)")
        }
    }

    @Test func tokensAndDesignsHaveTheirPages() {
        #expect(
            Set(Self.pages.map(\.file)) == [
                "ColorsPage.swift", "TypePage.swift", "SpacingPage.swift", "MotionPage.swift", "DesignsPage.swift",
                "DesignsPage+Pieces.swift", "PresentationsPage.swift",
            ])
    }

    /// Those whose sides differ most.
    nonisolated static let mirrored = Preview.all(in: "DesignSystem").filter {
        [
            "AppRangeSlider.swift", "AppProgressLoader.swift", "CollapsibleSection.swift", "DetailRow.swift",
            "GroupedItemCard.swift", "ItemCard.swift", "TransactionCard.swift", "ShieldTextField.swift",
            "StatusBanner.swift", "SegmentedControl.swift", "ListControlBar.swift",
        ].contains($0.file)
    }

    @Test(arguments: mirrored) func isMirroredAsItWas(preview: PreviewEntry) {
        let variant = Variant(layout: .sizeThatFits, scale: 1, isRightToLeft: true)
        assertSnapshot(of: preview, as: .image(variant), named: "\(Self.name(of: preview))-rtl")
    }

    @Test(arguments: ["AppNativePicker.swift", "AppRangeSlider.swift"]) func isReadAsItWas(file: String) throws {
        let preview = try #require(Self.previews.first { $0.file == file && $0.name == nil })
        assertSnapshot(of: preview, as: .accessibility, named: file)
    }
}
