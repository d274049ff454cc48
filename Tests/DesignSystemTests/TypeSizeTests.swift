import DesignSystem
import PerchHost
import PerchTesting
import SwiftUI
import Testing
import UIKit

/// Every preview at every size of type, in both directions of writing.
@MainActor struct TypeSizeTests {
    nonisolated static let previews = Preview.all(in: "DesignSystem")

    /// As wide as a phone, and so high that everything has its room.
    private static let screen = CanvasLayout.fixed(width: 393, height: 2400)

    /// What the fields of previews hold. A field has one line, in which its text scrolls.
    private static let typed: Set<String> = [
        "somebody@example.com", "you@example.com", "e.g. HomeGoods, Ross",
    ]

    /// The rows that scroll sideways.
    private static let rows: Set<String> = [
        "ScrollableTabBar.swift", "ListControlBar.swift", "ItemsListControlBar.swift", "AppCarousel.swift",
        // Two phones side by side.
        "ComponentsPreview.swift",
    ]

    @Test(arguments: TypeSize.allCases, [false, true])
    func textsHaveTheirRoom(size: TypeSize, isRightToLeft: Bool) throws {
        for preview in Self.previews {
            let canvas = try ViewCanvas(
                preview, variant: Variant(typeSize: size, layout: Self.screen, isRightToLeft: isRightToLeft))
            let name = "\(preview.file) \(preview.name ?? "")"
            for text in canvas.texts {
                #expect(!text.breaksInsideAWord, "\(name): \(text.lines)")
                // Badges say what fits on a line, as their documents want it.
                let isCutOnPurpose =
                    preview.file.hasSuffix("Badge.swift") || Self.typed.contains(text.text)
                    || text.text.hasPrefix("●")
                if !isCutOnPurpose { #expect(!text.isTruncated, "\(name): \(text.text)") }
                guard !Self.rows.contains(preview.file) else { continue }
                #expect(
                    text.frame.minX > -1 && text.frame.maxX < canvas.size.width + 1,
                    "\(name): \(text.text) \(text.frame)")
            }
        }
    }

    @Test func nothingIsLogged() throws {
        Log.reset()
        nonisolated(unsafe) var messages: [String] = []
        Log.redirect { messages.append($0) }
        defer { Log.redirect(nil) }
        for size in [TypeSize.xSmall, .accessibility5] {
            for preview in Self.previews {
                _ = try ViewCanvas(preview, variant: Variant(typeSize: size, layout: .sizeThatFits))
            }
        }
        // Pictures of previews come from nowhere, and a status bar is nothing that a canvas has.
        let expected = /^Images are loaded from the network|^View.statusBarHidden/
        #expect(messages.filter { !$0.contains(expected) } == [])
    }
}
