import Foundation
import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
    @Test func typesConformToTheMoreGeneral() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.png.conforms(to: .content))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.png.conforms(to: .jpeg))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.heic.isSubtype(of: .image))
        #expect(!UTType.heic.isSubtype(of: .heic))
        #expect(UTType.text.isSupertype(of: .json))
        #expect(UTType.folder.conforms(to: .directory) && !UTType.folder.conforms(to: .data))
    }

    @Test(arguments: [
        ("png", "image/png", "public.png"), ("jpg", "image/jpeg", "public.jpeg"),
        ("pdf", "application/pdf", "com.adobe.pdf"),
        ("csv", "text/csv", "public.comma-separated-values-text"),
        ("mov", "video/quicktime", "com.apple.quicktime-movie"),
        ("txt", "text/plain", "public.plain-text"), ("HTML", "text/html", "public.html"),
    ])
    func typesAreFoundByExtensionAndByMIMEType(_ ext: String, _ mime: String, _ identifier: String) {
        #expect(UTType(filenameExtension: ext)?.identifier == identifier)
        #expect(UTType(mimeType: mime)?.identifier == identifier)
        #expect(UTType(identifier)?.preferredMIMEType == mime)
    }

    @Test func unknownExtensionsGiveDynamicTypes() throws {
        let type = try #require(UTType(filenameExtension: "ledgerbook", conformingTo: .text))
        #expect(type.isDynamic && !type.isDeclared)
        #expect(type == UTType(filenameExtension: "LedgerBook", conformingTo: .text))
        #expect(type.preferredFilenameExtension == "ledgerbook")
        #expect(type.conforms(to: .text))
        #expect(UTType(type.identifier) == type)
        #expect(UTType(filenameExtension: "") == nil)
    }

    @Test func declaredTypesAreKnownFromThenOn() {
        #expect(UTType("com.example.note") == nil)
        let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
        #expect(UTType("com.example.note") == note)
        #expect(note.conforms(to: .text))
        #expect(UTType(importedAs: "com.example.other").conforms(to: .data))
    }

    @Test func codesAsItsIdentifier() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    }

    @Test func addressesGetTheExtensionOnce() {
        let folder = URL(fileURLWithPath: "/tmp")
        #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
        #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
        #expect(folder.appendingPathComponent("a", conformingTo: .data).lastPathComponent == "a")
    }
}
