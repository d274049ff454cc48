import Foundation
import LedgerCore
import LedgerStore
import PerchTesting
import SwiftUI
import Testing
import UIKit

@testable import LedgerUI

@Suite("WP00 Media") @MainActor
struct MediaScreenTests {
    /// A picture as large as is asked for, on disk.
    private func picture(_ name: String, side: Double = 40) throws -> URL {
        let renderer = ImageRenderer(content: Color.brown.frame(width: side, height: side))
        let data = try #require(renderer.uiImage?.jpegData(compressionQuality: 0.8))
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)-\(name).jpg")
        try data.write(to: file)
        return file
    }

    private func firm() throws -> (LedgerScreen, item: String) {
        let ledger = PreviewLedger.make(.empty)
        let item = try ledger.addItem("Sofa")
        return (LedgerScreen(ledger) { ItemDetailScreen(itemID: item) }, item)
    }

    private func add(_ file: URL, to s: LedgerScreen) async throws {
        await s.tap("Add")
        let request = try #require(s.screen.requests.last { $0.isPending })
        #expect(request.kind == .pickPhotos(limit: 1))
        request.choose(file)
        s.screen.update()
    }

    @Test(
        "WP00.2 A picture is picked and uploaded; the first is the primary one")
    func add() async throws {
        let (s, item) = try firm()
        try await add(try picture("one"), to: s)
        await s.expect(s.screen.button("Image 1 of 1, primary"))
        let images = try #require(try s.stored(Item.self, item)?.images)
        #expect(images.count == 1 && images[0].isPrimary == true)
        #expect(images[0].url.hasPrefix("ledger-media://"))
    }

    @Test(
        "WP00.2 What is no picture is refused, with the reason; the item stays as it is")
    func refused() async throws {
        let (s, item) = try firm()
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jpg")
        try Data("no picture".utf8).write(to: file)
        try await add(file, to: s)
        await s.expect(s.screen.allElements.containing(text: "Only JPEG, PNG and PDF files can be added.").firstMatch)
        #expect(try s.stored(Item.self, item)?.images == nil)
    }

    @Test(
        "WP00.2 Known defect: a long press on a picture offers Set as Primary and Remove")
    func menu() async throws {
        let (s, item) = try firm()
        for name in ["one", "two"] {
            let before = try s.stored(Item.self, item)?.images?.count ?? 0
            try await add(try picture(name, side: name == "one" ? 40 : 60), to: s)
            await s.expect(s.screen.buttons.containing(text: "of \(before + 1)").firstMatch)
        }
        s.screen.button("Image 2 of 2").press(forDuration: 1)
        s.settle()
        await s.tap("Set as Primary")
        #expect(try s.stored(Item.self, item)?.images?.map { $0.isPrimary == true } == [false, true])
        await s.expect(s.screen.button("Image 1 of 2"))
        s.screen.button("Image 1 of 2").press(forDuration: 1)
        s.settle()
        await s.tap("Remove")
        await s.expect(s.screen.allElements.containing(text: "Remove Image?").firstMatch)
        #expect(try s.stored(Item.self, item)?.images?.count == 2)
        await s.tap("Remove")
        await s.expect(s.screen.button("Image 1 of 1, primary"))
    }

    @Test("WP00.2 A tap opens the gallery")
    func gallery() async throws {
        let (s, _) = try firm()
        try await add(try picture("one"), to: s)
        await s.tap("Image 1 of 1, primary")
        await s.expect(s.screen.button("Close"))
        await s.tap("Close")
        await s.expectGone(s.screen.button("Close"))
    }

    @Test("WP00.1 Small pictures are made, no side longer than asked for")
    func thumbnails() async throws {
        let data = try Data(contentsOf: try picture("large", side: 900))
        let small = try #require(await PictureThumbnailer().thumbnail(of: data, maximumPixels: 100))
        let image = try #require(UIImage(data: small))
        #expect(max(image.size.width, image.size.height) * image.scale == 100)
        #expect(await PictureThumbnailer().thumbnail(of: Data("no".utf8), maximumPixels: 100) == nil)
    }

    @Test("WP00.3 A card shows the small picture where there is one")
    func addresses() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let storage = LocalMediaStorage(folder: folder, thumbnailer: PictureThumbnailer())
        let attachment = try await storage.store(try Data(contentsOf: try picture("large", side: 900)), fileName: nil)
        let addresses = MediaAddresses(storage)
        #expect(addresses.thumbnail(of: attachment.url) == addresses.picture(at: attachment.url))
        _ = try await storage.thumbnail(for: attachment.url, maximumPixels: MediaAddresses.thumbnailPixels)
        #expect(addresses.thumbnail(of: attachment.url) != addresses.picture(at: attachment.url))
        #expect(addresses.picture(at: "https://example.com/a.jpg") == "https://example.com/a.jpg")
    }
}
