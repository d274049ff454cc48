import Foundation
import LedgerCore
import Testing

@testable import LedgerStore
@testable import ledger_torture

@Suite struct MediaTests {
    /// As much of a PNG as its size needs.
    private func png(_ width: UInt32 = 2, _ height: UInt32 = 2, tail: [UInt8] = [1, 2, 3]) -> Data {
        let number = { (n: UInt32) in (0..<4).map { UInt8(truncatingIfNeeded: n >> (24 - $0 * 8)) } }
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + number(width)
                + number(height)
                + [8, 6, 0, 0, 0, 0, 0, 0, 0] + tail)
    }

    private func jpeg(_ width: UInt8 = 2, _ height: UInt8 = 2) -> Data {
        Data([
            0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xD0, 0xFF, 0xC0, 0, 11, 8, 0, height, 0, width, 1, 0, 0, 0,
        ])
    }

    private struct Scissors: Thumbnailer {
        let calls = Locked(0)
        func thumbnail(of picture: Data, maximumPixels: Int) async -> Data? {
            calls { $0 += 1 }
            return picture.count > 40 ? nil : Data("small \(maximumPixels)".utf8)
        }
    }

    private func error(_ body: () async throws -> Void) async -> MediaError? {
        do {
            try await body()
            return nil
        } catch {
            return error as? MediaError
        }
    }

    private func files(_ folder: String) -> [String] {
        (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
    }

    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
    func hashes(text: String, digest: String) { #expect(ContentDigest.hex(Array(text.utf8)) == digest) }

    @Test("WP00.1, WP00.4 Files are kept, given and deleted") func filesAreKeptUnderTheirContents() async throws {
        let folder = try TemporaryFolder()
        let storage = LocalMediaStorage(besideDatabase: folder.file("a.ledger"))
        let first = try await storage.store(png(), fileName: "sofa.png")
        let again = try await storage.store(png(), fileName: "other.png")
        #expect(
            first.url == again.url && first.kind == .image && first.contentType == "image/png"
                && first.fileName == "sofa.png")
        #expect(try await storage.data(for: first.url) == png())
        let picture = try await storage.store(jpeg(), fileName: nil)
        #expect(picture.contentType == "image/jpeg")
        let pdf = try await storage.store(Data("%PDF-1.7 x".utf8), fileName: nil)
        #expect(pdf.kind == .pdf)
        #expect(files(folder.file("a.ledger-media")).filter { $0.contains(".") }.count == 3)
        try await storage.delete(pdf.url)
        #expect(await error { _ = try await storage.data(for: pdf.url) } == .notFound)
        try await storage.delete(pdf.url)
    }

    @Test func hostileNamesStayInsideTheFolder() async throws {
        let folder = try TemporaryFolder()
        let storage = LocalMediaStorage(besideDatabase: folder.file("a.ledger"))
        for name in [
            "../../../etc/passwd", "/etc/passwd", "..\\..\\x.png", "a\u{0}b\n.png", "....", "",
            String(repeating: "x", count: 5000), "con:*?",
        ] {
            let attachment = try await storage.store(png(), fileName: name)
            let shown = try #require(attachment.fileName)
            #expect(
                !shown.contains("/") && !shown.contains("\\") && !shown.hasPrefix(".") && shown.count <= 100
                    && !shown.isEmpty)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.ledger-media"])
        #expect(files(folder.file("a.ledger-media")).count == 2)
        let hash = String(repeating: "a", count: 64)
        for address in [
            "ledger-media://../../etc/passwd", "file:///etc/passwd", "ledger-media://\(hash)",
            "ledger-media://\(hash).sh",
            "ledger-media://\(hash)/../x.png", "ledger-media://\(hash.uppercased()).png", "ledger-media://.png", "",
            "ledger-media://\(hash).png.png", "ledger-media://\(String(repeating: "/", count: 64)).png",
        ] {
            #expect(await error { _ = try await storage.data(for: address) } == .badAddress)
            #expect(await error { try await storage.delete(address) } == .badAddress)
            #expect(await error { _ = try await storage.thumbnail(for: address, maximumPixels: 10) } == .badAddress)
        }
        // A link that leads out is not followed.
        let secret = folder.file("secret")
        try Data("s".utf8).write(to: URL(fileURLWithPath: secret))
        let inside = folder.file("a.ledger-media/aa")
        try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: "\(inside)/\(hash).png", withDestinationPath: secret)
        #expect(await error { _ = try await storage.data(for: "ledger-media://\(hash).png") } == .notFound)
    }

    @Test("WP00.1, WP00.4 What is no picture is refused") func whatIsNoPictureIsRefused() async throws {
        let folder = try TemporaryFolder()
        var limits = LocalMediaStorage.Limits()
        limits.bytes = 1000
        limits.pixels = 10_000
        let storage = LocalMediaStorage(folder: URL(fileURLWithPath: folder.file("m")), limits: limits)
        func refusal(_ data: Data) async -> MediaError? {
            await error { _ = try await storage.store(data, fileName: "x.png") }
        }
        #expect(await refusal(Data()) == .empty)
        #expect(await refusal(Data("<svg onload='x'/>".utf8)) == .unknownType)
        #expect(await refusal(Data("#!/bin/sh".utf8)) == .unknownType)
        #expect(await refusal(png(tail: [UInt8](repeating: 0, count: 2000))) == .tooLarge(bytes: 2033, allowed: 1000))
        #expect(await refusal(png(60_000, 60_000)) == .tooManyPixels(3_600_000_000))
        #expect(await refusal(png(.max, .max)) == .tooManyPixels(.max))
        #expect(await refusal(png(0, 5)) == .broken)
        #expect(await refusal(png().prefix(20)) == .broken)
        #expect(await refusal(jpeg(0, 1)) == .broken)
        for length in 3..<19 { #expect(await refusal(jpeg().prefix(length)) == .broken) }
        #expect(await refusal(Data([0xFF, 0xD8, 0xFF, 0xDA, 0, 4, 1, 2])) == .broken)
        #expect(await refusal(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 1, 2])) == .broken)
        #expect(await refusal(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 3, 1, 2, 3, 4, 5])) == .broken)
        #expect(!FileManager.default.fileExists(atPath: folder.file("m")))
    }

    @Test("WP00.4 Spoilt files are noticed") func spoiltFilesAreNoticed() async throws {
        let folder = try TemporaryFolder()
        let storage = LocalMediaStorage(folder: URL(fileURLWithPath: folder.file("m")))
        let attachment = try await storage.store(png(), fileName: nil)
        let name = try storage.name(of: attachment.url)
        let path = folder.file("m/\(name.prefix(2))/\(name)")
        try Data("spoilt".utf8).write(to: URL(fileURLWithPath: path))
        #expect(await error { _ = try await storage.data(for: attachment.url) } == .damaged)
        _ = try await storage.store(png(), fileName: nil)
        #expect(try await storage.data(for: attachment.url) == png())
    }

    @Test func thumbnailsAreMadeOnce() async throws {
        let folder = try TemporaryFolder()
        let scissors = Scissors()
        let storage = LocalMediaStorage(folder: URL(fileURLWithPath: folder.file("m")), thumbnailer: scissors)
        let attachment = try await storage.store(png(), fileName: nil)
        for _ in 0..<2 {
            #expect(try await storage.thumbnail(for: attachment.url, maximumPixels: 108) == Data("small 108".utf8))
        }
        #expect(scissors.calls { $0 } == 1)
        #expect(try await storage.thumbnail(for: attachment.url, maximumPixels: 0) == Data("small 1".utf8))
        let undecodable = try await storage.store(png(tail: [UInt8](repeating: 0, count: 50)), fileName: nil)
        #expect(await error { _ = try await storage.thumbnail(for: undecodable.url, maximumPixels: 9) } == .noThumbnail)
        let without = LocalMediaStorage(folder: URL(fileURLWithPath: folder.file("m")))
        #expect(await error { _ = try await without.thumbnail(for: undecodable.url, maximumPixels: 9) } == .noThumbnail)
        try await storage.delete(attachment.url)
        #expect(files(folder.file("m")).filter { $0.contains(".") }.count == 1)
    }

    @Test("A6 The same picture twice in a gallery is two attachments and one file") func twice() async throws {
        let folder = try TemporaryFolder()
        let firm = try TestFirm()
        try firm.makeProject()
        let storage = LocalMediaStorage(folder: URL(fileURLWithPath: folder.file("m")))
        let service = MediaService(store: firm.store, session: firm.session("owner"), storage: storage)
        let first = try await service.add(png(), to: .item("p-i"))
        let second = try await service.add(png(), to: .item("p-i"))
        let third = try await service.add(png(), to: .item("p-i"))
        #expect(second.url == "\(first.url)#2" && third.url == "\(first.url)#3")
        #expect(try firm.get(Item.self, "p-i")?.images?.map(\.url) == [first.url, second.url, third.url])
        #expect(try await storage.data(for: second.url) == png())
        #expect(try firm.store.check(storage).findings.isEmpty)
        try await service.remove(first.url, from: .item("p-i"))
        try await service.remove(third.url, from: .item("p-i"))
        #expect(try await storage.data(for: second.url) == png())
        try await service.remove(second.url, from: .item("p-i"))
        #expect(await error { _ = try await storage.data(for: second.url) } == .notFound)
        try firm.expectSound()
    }

    @Test("WP00.2 Galleries of documents") func galleries() async throws {
        let folder = try TemporaryFolder()
        let firm = try TestFirm()
        try firm.makeProject()
        let storage = LocalMediaStorage(folder: URL(fileURLWithPath: folder.file("m")))
        let service = MediaService(store: firm.store, session: firm.session("owner"), storage: storage)
        let first = try await service.add(png(), to: .item("p-i"))
        let second = try await service.add(jpeg(), to: .item("p-i"))
        #expect(try firm.get(Item.self, "p-i")?.images?.map(\.isPrimary) == [true, nil])
        try service.setPrimary(second.url, in: .item("p-i"))
        #expect(try firm.get(Item.self, "p-i")?.images?.map(\.isPrimary) == [nil, true])
        // The same picture elsewhere keeps the file.
        try await service.add(png(), to: .space("p-s"))
        try await service.remove(first.url, from: .item("p-i"))
        #expect(try await storage.data(for: first.url) == png())
        try await service.remove(first.url, from: .space("p-s"))
        #expect(await error { _ = try await storage.data(for: first.url) } == .notFound)
        try await service.add(png(), to: .receipts(transaction: "p-t"))
        try await service.add(png(3, 3), to: .otherImages(transaction: "p-t"))
        try await service.setMainImage(png(4, 4), project: "p")
        try await service.setLogo(png(5, 5))
        #expect(try firm.store.mediaAddresses().count == 5)
        #expect(try firm.store.check(storage).findings.isEmpty)
        _ = try await storage.store(png(9, 9), fileName: nil)
        try await storage.delete(second.url)
        #expect(try firm.store.check(storage).warnings.count == 2)
        for number in 0..<50 { try await service.add(png(tail: [UInt8(number), 7]), to: .space("p-s")) }
        await #expect(throws: ValidationError.self) { try await service.add(png(tail: [99, 99]), to: .space("p-s")) }
    }

    @Test func mediaOfOthersIsNotRemoved() async throws {
        let folder = try TemporaryFolder()
        let device = try OnlineFirm().device()
        try device.write { try $0.create(Item(id: "a") { $0.name = "Sofa" }) }
        let storage = LocalMediaStorage(folder: URL(fileURLWithPath: folder.file("media")))
        let media = MediaService(store: device.store, session: device.session, storage: storage)
        let added = try await media.add(png(), to: .item("a"))
        try await media.remove(added.url, from: .item("a"))
        #expect(try device.get(Item.self, "a")?.images == [])
        _ = try await storage.data(for: added.url)
    }

    /// What a document does not take is not kept either.
    @Test func nothingIsKeptOfAPictureThatIsRefused() async throws {
        let folder = try TemporaryFolder()
        let firm = try TestFirm()
        try firm.makeProject()
        let storage = LocalMediaStorage(folder: URL(fileURLWithPath: folder.file("m")))
        let service = MediaService(store: firm.store, session: firm.session("owner"), storage: storage)
        await #expect(throws: StoreError.self) { try await service.add(png(), to: .item("gone")) }
        await #expect(throws: StoreError.self) { try await service.setMainImage(png(), project: "gone") }
        #expect(storage.names().isEmpty)
        // One that is shown elsewhere stays.
        let kept = try await service.add(png(), to: .item("p-i"))
        await #expect(throws: StoreError.self) { try await service.add(png(), to: .item("gone")) }
        #expect(try await storage.data(for: kept.url) == png())
        #expect(MediaError.tooLarge(bytes: 30_100_000, allowed: 25_000_000).errorDescription?.contains("31 MB") == true)
    }
}
