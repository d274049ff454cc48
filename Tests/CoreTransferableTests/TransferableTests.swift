import Foundation
import Testing
import UniformTypeIdentifiers

@testable import CoreTransferable

/// Written as JSON, as a file and as text; read from JSON and text.
private struct Note: Codable, Equatable, Transferable {
    var text: String
    var isSecret = false

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        DataRepresentation(exportedContentType: .html) { Data("<p>\($0.text)</p>".utf8) }
            .exportingCondition { !$0.isSecret }
        ProxyRepresentation(exporting: \.text)
            .suggestedFileName { $0.text + ".txt" }
        DataRepresentation(importedContentType: .xml) { _ in throw CocoaError(.fileReadCorruptFile) }
    }
}

private struct Document: Equatable, Transferable {
    var content: String

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .rtf) { document in
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).rtf")
            try Data(document.content.utf8).write(to: url)
            return SentTransferredFile(url)
        } importing: { received in
            Document(
                content: received.file.pathExtension + " " + (try String(contentsOf: received.file, encoding: .utf8)))
        }
    }
}

/// Represented by another representation of the program's own.
private struct Wrapped: Transferable {
    var number: Int

    struct Numbers: TransferRepresentation {
        typealias Item = Wrapped

        var body: some TransferRepresentation {
            DataRepresentation(contentType: .plainText) {
                Data("\($0.number)".utf8)
            } importing: { data in
                Wrapped(number: Int(String(decoding: data, as: UTF8.self)) ?? 0)
            }
        }
    }

    static var transferRepresentation: some TransferRepresentation { Numbers() }
}

struct TransferableTests {
    @Test func preferredTypesComeFirst() {
        #expect(Note(text: "a").exportedTypes == [.json, .html, .utf8PlainText])
        #expect(Note.importedTypes == [.json, .xml])
    }

    @Test func conditionsLeaveRepresentationsOut() {
        #expect(Note(text: "a", isSecret: true).exportedTypes == [.json, .utf8PlainText])
    }

    @Test func valuesGoOutAndComeBack() async throws {
        let note = Note(text: "Hello")
        let data = try await note.transferData(as: .json)
        #expect(try await Note.fromTransfer(data, of: .json) == note)
        #expect(String(decoding: try await note.transferData(as: .plainText), as: UTF8.self) == "Hello")
        #expect(note.suggestedFileName == "Hello.txt")
    }

    @Test func typesThatNobodyWritesOrReadsThrow() async {
        await #expect(throws: TransferProblem.self) { try await Note(text: "a").transferData(as: .png) }
        await #expect(throws: TransferProblem.self) { try await Note.fromTransfer(Data(), of: .png) }
        await #expect(throws: CocoaError.self) { try await Note.fromTransfer(Data(), of: .xml) }
    }

    @Test func filesAreReadUnderTheirType() async throws {
        let data = try await Document(content: "text").transferData(as: .rtf)
        #expect(try await Document.fromTransfer(data, of: .rtf) == Document(content: "rtf text"))
    }

    @Test func representationsMayBeMadeOfOthers() async throws {
        let data = try await Wrapped(number: 7).transferData(as: .plainText)
        #expect(try await Wrapped.fromTransfer(data, of: .plainText).number == 7)
    }

    @Test func textAndAddressesAreTransferable() async throws {
        let url = try #require(URL(string: "https://example.com/a?b=c"))
        #expect(url.exportedTypes == [.url])
        #expect(URL(fileURLWithPath: "/a").exportedTypes == [.fileURL, .url])
        #expect(try await URL.fromTransfer(url.transferData(as: .url), of: .url) == url)
        #expect(try await String.fromTransfer(Data("é".utf8), of: .plainText) == "é")
        await #expect(throws: (any Error).self) {
            try await String.fromTransfer(Data([0xFF, 0xFE, 0xFA]), of: .utf8PlainText)
        }
    }

    @Test func theReadersPreferenceCounts() async throws {
        let offered: [(type: UTType, load: @Sendable () async throws -> Data)] = [
            (.png, { Data() }), (.utf8PlainText, { Data("plain".utf8) }),
        ]
        #expect(try await String.fromTransfer(offered) == "plain")
        #expect(try await Document.fromTransfer(offered) == nil)
    }
}

struct NSItemProviderTests {
    @Test func providesWhatWasRegistered() async throws {
        let provider = NSItemProvider(object: "Hello" as NSString)
        #expect(provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
        #expect(!provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
        #expect(provider.canLoadObject(ofClass: String.self))
        let text = await withCheckedContinuation { done in
            provider.loadObject(ofClass: String.self) { text, _ in done.resume(returning: text) }
        }
        #expect(text == "Hello")
    }

    @Test func loadsValuesByTheirRepresentations() async {
        let provider = NSItemProvider()
        provider.register(Note(text: "Hello"))
        let note = await withCheckedContinuation { done in
            provider.loadTransferable(type: Note.self) { done.resume(returning: try? $0.get()) }
        }
        #expect(note == Note(text: "Hello"))
        let document = await withCheckedContinuation { done in
            provider.loadTransferable(type: Document.self) { done.resume(returning: try? $0.get()) }
        }
        #expect(document == nil)
    }
}
