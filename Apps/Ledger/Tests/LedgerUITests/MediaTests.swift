import DesignSystem
import Foundation
import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing
import UIKit

@testable import LedgerUI

@Suite("WP00 Media") @MainActor
final class MediaScreenTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "ledger-media-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// A picture as large as is asked for, on disk.
    private func picture(_ name: String, side: Double = 40) throws -> URL {
        let renderer = ImageRenderer(content: Color.brown.frame(width: side, height: side))
        let data = try #require(renderer.uiImage?.jpegData(compressionQuality: 0.8))
        let file = folder.appending(path: "\(UUID().uuidString)-\(name).jpg")
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

    @Test("A6 The same picture twice is shown twice") func twice() async throws {
        let (s, item) = try firm()
        let file = try picture("one")
        try await add(file, to: s)
        await s.expect(s.screen.button("Image 1 of 1, primary"))
        try await add(file, to: s)
        await s.expect(s.screen.button("Image 2 of 2"))
        let urls = try #require(try s.stored(Item.self, item)?.images?.map(\.url))
        #expect(Set(urls).count == 2)
    }

    @Test("A6 A gallery that is full says why nothing can be added") func full() async throws {
        let ledger = PreviewLedger.make(.empty)
        let item = try ledger.addItem("Sofa")
        try ledger.services().items.update([item]) { item in
            item.images = (1...Limits.maxAttachments).map { AttachmentRef(url: "ledger-media://\($0).jpg") }
        }
        let s = LedgerScreen(ledger) { ItemDetailScreen(itemID: item) }
        await s.expect(s.screen.text("No more than 10 images can be added."))
        #expect(!s.screen.button("Add").exists)
        // One fewer, and another can be added.
        try ledger.services().items.update([item]) { $0.images?.removeLast() }
        await s.expect(s.screen.button("Add"))
        #expect(!s.screen.text("No more than 10 images can be added.").exists)
    }

    @Test("A6 A receipt in PDF is added, counted, handed on and removed") func pdf() async throws {
        let ledger = PreviewLedger.make(.empty)
        let transaction = try ledger.addTransaction("Wayfair")
        let s = LedgerScreen(ledger) { TransactionDetailScreen(transactionID: transaction) }
        let file = folder.appending(path: "Wayfair 1042.pdf")
        try Data("%PDF-1.7 \(UUID().uuidString)".utf8).write(to: file)
        await s.tap("Add PDF")
        try #require(s.screen.requests.last { $0.isPending }).choose(file)
        s.screen.update()
        await s.expect(s.screen.button("Wayfair 1042.pdf"))
        let receipts = try #require(try s.stored(Transaction.self, transaction)?.receiptImages)
        #expect(receipts.map(\.kind) == [.pdf] && receipts[0].fileName == "Wayfair 1042.pdf")
        #expect(s.section("Receipts").label.contains("1"))
        await s.tap("Wayfair 1042.pdf")
        await s.expect(s.screen.sheets.firstMatch)
        s.dismissSheet()
        await s.tap("Remove Wayfair 1042.pdf")
        await s.tap("Remove")
        await s.expect(s.screen.text("No PDFs yet"))
        #expect(try s.stored(Transaction.self, transaction)?.receiptImages ?? [] == [])
    }

    @Test("A6 What is no PDF is refused, with the reason") func noPDF() async throws {
        let ledger = PreviewLedger.make(.empty)
        let transaction = try ledger.addTransaction("Wayfair")
        let s = LedgerScreen(ledger) { TransactionDetailScreen(transactionID: transaction) }
        let file = folder.appending(path: "fake.pdf")
        try Data("no PDF".utf8).write(to: file)
        await s.tap("Add PDF")
        try #require(s.screen.requests.last { $0.isPending }).choose(file)
        s.screen.update()
        await s.expect(s.screen.allElements.containing(text: "Only JPEG, PNG and PDF files can be added.").firstMatch)
        #expect(try s.stored(Transaction.self, transaction)?.receiptImages == nil)
    }

    @Test(
        "WP00.2 What is no picture is refused, with the reason; the item stays as it is")
    func refused() async throws {
        let (s, item) = try firm()
        let file = folder.appending(path: "\(UUID().uuidString).jpg")
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

    @Test("WP00.2 A picture that is on its way says so, and arrives though its section was closed")
    func arrivesThoughClosed() async throws {
        let (ledger, gate) = try slowFirm()
        let transaction = try ledger.addTransaction("Wayfair")
        let s = LedgerScreen(ledger) { TransactionDetailScreen(transactionID: transaction) }
        try await add(try picture("one"), to: s)
        let isAdding = await s.screen.wait {
            s.screen.allElements.matching { $0.label == "Adding image" }.firstMatch.exists
        }
        #expect(isAdding)
        await s.toggle(section: "Receipts")
        #expect(try s.stored(Transaction.self, transaction)?.receiptImages == nil)
        await gate.open()
        let isStored = await s.screen.wait {
            ((try? s.stored(Transaction.self, transaction))??.receiptImages ?? []).count == 1
        }
        #expect(isStored)
        await s.toggle(section: "Receipts")
        await s.expect(s.screen.button("Image 1 of 1, primary"))
        #expect(!s.screen.allElements.matching { $0.label == "Adding image" }.firstMatch.exists)
    }

    @Test("WP00.2 A picture arrives though its screen was left") func arrivesThoughLeft() async throws {
        let (ledger, gate) = try slowFirm()
        let item = try ledger.addItem("Sofa")
        let navigator = Navigator(path: [.item(item)])
        let s = LedgerScreen(ledger) { LedgerStack(navigator) { Text("The first page") } }
        try await add(try picture("one"), to: s)
        s.screen.update { navigator.popToRoot() }
        s.settle()
        #expect(s.screen.text("The first page").exists)
        await gate.open()
        let isStored = await s.screen.wait { ((try? s.stored(Item.self, item))??.images ?? []).count == 1 }
        #expect(isStored)
    }

    /// A firm without anything, whose storage waits.
    private func slowFirm() throws -> (LedgerEnvironment, Gate) {
        let (firm, gate) = (PreviewLedger.make(.empty), Gate())
        let ledger = LedgerEnvironment(
            store: firm.store, storage: SlowStorage(storage: firm.storage, gate: gate), auth: firm.auth)
        ledger.enter(as: SignedInUser(id: "owner", email: "owner@example.com"))
        return (ledger, gate)
    }

    @Test("WP00.2 A picture that waits for a network says so, in the grid and in the gallery")
    func waiting() async throws {
        let ledger = PreviewLedger.make(.empty)
        let item = try ledger.addItem("Sofa") { $0.images = [AttachmentRef(url: "offline://1", isPrimary: true)] }
        let s = LedgerScreen(ledger) { ItemDetailScreen(itemID: item) }
        await s.tap("Image 1 of 1, primary, waiting for network")
        await s.expect(s.screen.button("Close"))
        #expect(s.screen.allElements.containing(text: "Image 1 of 1").firstMatch.exists)
        // A card has no picture, rather than a broken one.
        #expect(MediaAddresses(ledger.storage).primary(.thumbnail, of: try s.stored(Item.self, item)?.images) == nil)
    }

    @Test("WP00.2 What is neither JPEG nor PNG is kept as JPEG if it can be drawn")
    func converts() throws {
        let photo = try #require(UIImage(data: try Data(contentsOf: try picture("one"))))
        let heic = Data("a phone's own".utf8)
        let kept = heic.asKeptPicture { $0 == heic ? photo : nil }
        #expect(MediaType(kept) == .jpeg)
        #expect(UIImage(data: kept)?.size == photo.size)
        // What cannot be drawn, and what is kept as it is, is not touched.
        #expect(heic.asKeptPicture { _ in nil } == heic)
        let png = try #require(photo.pngData())
        #expect(png.asKeptPicture { _ in nil } == png)
    }

    @Test("12.8 A grid and cards ask for the small picture, the gallery for the picture itself")
    func asksForSmallOnes() async throws {
        let storage = LocalMediaStorage(folder: folder.appending(path: "kept"), thumbnailer: BluePainter())
        let attachment = try storage.keep(try Data(contentsOf: try picture("large", side: 900)), fileName: nil)
        for size in MediaAddresses.Small.allCases {
            _ = try await storage.thumbnail(for: attachment.url, maximumPixels: size.rawValue)
        }
        let addresses = MediaAddresses(storage)
        let shown = MediaAttachment(attachment, in: addresses)
        func drawn(_ view: some View) -> Data? {
            ImageRenderer(content: view.frame(width: 120, height: 120)).uiImage?.pngData()
        }
        func grid(_ attachment: MediaAttachment) -> Data? { drawn(ThumbnailGrid(attachments: [attachment])) }
        let small = addresses.small(.thumbnail, of: attachment.url)
        #expect(grid(shown) == grid(MediaAttachment(url: small)))
        #expect(grid(shown) != grid(MediaAttachment(url: shown.url)))
        let gallery = { (url: String) in
            drawn(ImageGallery(images: [MediaAttachment(url: url, thumbnailUrl: small)], isPresented: .constant(true)))
        }
        #expect(gallery(shown.url) != gallery(small))
        let preview = PreviewLedger.make(.empty)
        let ledger = LedgerEnvironment(store: preview.store, storage: storage, auth: preview.auth)
        let cover = addresses.small(.cover, of: attachment.url)
        let space = Space(id: "s") { $0.images = [attachment] }
        #expect(
            drawn(SpaceCard(space: space, itemCount: 0).environment(ledger))
                == drawn(SpaceSummaryCard(name: space.name, imageUrl: cover, itemCount: 0)))
        let project = Project(id: "p") {
            $0.name = "House"
            $0.mainImageUrl = attachment.url
        }
        let card = ImageRenderer(
            content: ProjectCard(project: project, budgetPreview: []).environment(ledger).frame(width: 300)
        ).uiImage?.pngData()
        try FileManager.default.removeItem(at: try #require(URL(string: cover)))
        let without = ImageRenderer(
            content: ProjectCard(project: project, budgetPreview: []).environment(ledger).frame(width: 300)
        ).uiImage?
        .pngData()
        #expect(card != without)
    }

    @Test("12.8 The made-up firm has pictures that are there") func samplePictures() throws {
        let ledger = PreviewLedger.make()
        let addresses = MediaAddresses(ledger.storage)
        let items = try ledger.store.value(of: DocumentsQuery<Item>(accountID: SampleFirm.accountID))
        let pictures = items.compactMap { addresses.primary(.thumbnail, of: $0.images) }
        #expect(pictures.count > items.count / 2)
        for picture in Set(pictures) {
            let data = try Data(contentsOf: try #require(URL(string: picture)))
            #expect(UIImage(data: data)?.size == CGSize(width: 192, height: 192))
        }
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

    @Test("12.8 Small pictures are made, no side longer than asked for")
    func thumbnails() async throws {
        let data = try Data(contentsOf: try picture("large", side: 900))
        let small = try #require(await PictureThumbnailer().thumbnail(of: data, maximumPixels: 100))
        let image = try #require(UIImage(data: small))
        #expect(max(image.size.width, image.size.height) * image.scale == 100)
        #expect(await PictureThumbnailer().thumbnail(of: Data("no".utf8), maximumPixels: 100) == nil)
    }

    @Test("12.8 A card shows the small picture where there is one")
    func addresses() async throws {
        let storage = LocalMediaStorage(folder: folder.appending(path: "kept"), thumbnailer: PictureThumbnailer())
        let attachment = try await storage.store(try Data(contentsOf: try picture("large", side: 900)), fileName: nil)
        let addresses = MediaAddresses(storage)
        #expect(addresses.small(.thumbnail, of: attachment.url) == addresses.picture(at: attachment.url))
        _ = try await storage.thumbnail(for: attachment.url, maximumPixels: MediaAddresses.Small.thumbnail.rawValue)
        #expect(addresses.small(.thumbnail, of: attachment.url) != addresses.picture(at: attachment.url))
        #expect(addresses.picture(at: "https://example.com/a.jpg") == "https://example.com/a.jpg")
    }
}

/// Lets nothing through until it is opened.
private actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

/// Keeps files as another storage does, once a gate is open.
private struct SlowStorage: MediaStorage {
    let storage: any MediaStorage
    let gate: Gate

    func store(_ data: Data, fileName: String?) async throws -> AttachmentRef {
        await gate.pass()
        return try await storage.store(data, fileName: fileName)
    }

    func data(for address: String) async throws -> Data { try await storage.data(for: address) }

    func thumbnail(for address: String, maximumPixels: Int) async throws -> Data {
        try await storage.thumbnail(for: address, maximumPixels: maximumPixels)
    }

    func delete(_ address: String) async throws { try await storage.delete(address) }
}

/// Makes small pictures that no large one looks like.
private struct BluePainter: Thumbnailer {
    func thumbnail(of picture: Data, maximumPixels: Int) async -> Data? {
        await MainActor.run {
            ImageRenderer(content: Color.blue.frame(width: 60, height: 60)).uiImage?.pngData()
        }
    }
}
