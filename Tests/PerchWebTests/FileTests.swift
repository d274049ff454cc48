import DisplayList
import Foundation
import Testing

@testable import PerchWeb

@Suite("Files on their way")
struct FileTests {
    private func piece(_ file: UInt64, _ size: UInt64, at offset: UInt64, _ bytes: [UInt8]) throws -> FilePiece {
        var writer = WireWriter()
        for number in [7, file, size, offset] { writer.unsigned(number) }
        writer.string("a")
        writer.string("text/plain")
        writer.count(bytes.count)
        writer.raw(bytes)
        var reader = WireReader(writer.bytes)
        return try FilePiece(&reader)
    }

    /// How much of the piece's file is there then; nil where nobody wants it.
    private func held(_ uploads: inout Uploads, _ piece: FilePiece) -> Int? {
        guard case .taken(let receipt) = uploads.receive(piece), receipt.isWanted else { return nil }
        return receipt.bytes
    }

    @Test("an upload has no hole, whatever is lost or comes twice")
    func lost() throws {
        var uploads = Uploads()
        uploads.open(7)
        #expect(try held(&uploads, piece(0, 6, at: 0, [1, 2])) == 2)
        // A piece is missing.
        #expect(try held(&uploads, piece(0, 6, at: 4, [5, 6])) == 2)
        #expect(try held(&uploads, piece(1, 1, at: 0, [9])) == 0)
        // From there on it comes again, and what was there already does not count twice.
        #expect(try held(&uploads, piece(0, 6, at: 1, [2, 3, 4])) == 4)
        #expect(try held(&uploads, piece(0, 6, at: 0, [1, 2])) == 4)
        #expect(try held(&uploads, piece(0, 6, at: 4, [5, 6])) == 6)
        #expect(try held(&uploads, piece(1, 0, at: 0, [])) == 0)
        let files = uploads.finish(7)
        #expect(files?.map(\.data) == [Data([1, 2, 3, 4, 5, 6]), Data()])
    }

    @Test("an upload that is not complete is none, and nobody takes what nobody asked for")
    func incomplete() throws {
        var uploads = Uploads()
        #expect(try held(&uploads, piece(0, 6, at: 0, [1, 2])) == nil)
        uploads.open(7)
        _ = uploads.receive(try piece(0, 6, at: 0, [1, 2]))
        let files = uploads.finish(7)
        #expect(files == nil)
        #expect(try held(&uploads, piece(0, 6, at: 2, [3])) == nil)
    }

    @Test("an upload is refused before it is sent where it is too large, or becomes so")
    func tooLarge() throws {
        var uploads = Uploads()
        uploads.open(7)
        for (size, bytes) in [(UInt64.max, [UInt8(1)]), (1, [1, 2])] {
            let outcome = uploads.receive(try piece(0, size, at: 0, bytes))
            #expect(outcome == .tooLarge)
        }
    }

    @Test("the oldest files of a session give way to new ones")
    func room() throws {
        var files = SessionFiles()
        defer { files.removeAll() }
        let large = Data(count: SessionFiles.mostBytes / 2)
        let first = try files.keep(large, "first")
        let second = try files.keep(large, "second")
        #expect(FileManager.default.fileExists(atPath: first.path))
        let third = try files.keep(Data(count: 10), "third")
        #expect(!FileManager.default.fileExists(atPath: first.path))
        #expect(
            FileManager.default.fileExists(atPath: second.path) && FileManager.default.fileExists(atPath: third.path))
        #expect(throws: CocoaError.self) { _ = try files.keep(Data(count: SessionFiles.mostBytes + 1), "large") }
    }

    @Test("a download keeps little under way, and goes again where the connection was lost") @MainActor
    func download() throws {
        var sent: [(id: UInt64, offset: Int, count: Int)] = []
        let downloads = Downloads { bytes in
            var reader = WireReader(bytes)
            guard (try? reader.byte()) == DownKind.file.rawValue, let id = try? reader.unsigned(),
                (try? reader.unsigned()) != nil, let offset = try? reader.unsigned(), (try? reader.string()) != nil,
                (try? reader.string()) != nil
            else { return }
            sent.append((id, Int(offset), bytes.count))
        }
        downloads.add(Data(count: 5 << 20), name: "a", type: "b")
        downloads.add(Data(), name: "empty", type: "b")
        #expect(sent.count == Downloads.underWay / Downloads.piece)
        downloads.fetched(1, UInt64(Downloads.piece))
        #expect(sent.last?.offset == Downloads.underWay)
        sent = []
        downloads.resume()
        #expect(sent.first?.offset == Downloads.piece && sent.count == Downloads.underWay / Downloads.piece)
        while let last = sent.last, last.id == 1 { downloads.fetched(1, UInt64(last.offset + Downloads.piece)) }
        #expect(sent.last?.id == 2)
        downloads.resume()
        downloads.fetched(2, 0)
        let count = sent.count
        downloads.resume()
        #expect(sent.count == count)
    }
}
