import Foundation
import PerchHost
import PerchTesting
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI

/// One after another, since there is one pasteboard.
@Suite(.serialized) @MainActor struct SharingTests {
    private func labels(_ view: RenderedView) -> [String] { view.elements.map(\.label) }

    private let url = URL(string: "https://example.com/page")!

    @Test func shareLinkHasTheUsualLabel() throws {
        #expect(labels(try RenderedView(ShareLink(item: url))) == ["Share…"])
        #expect(labels(try RenderedView(ShareLink("Send it", item: url))) == ["Send it"])
        #expect(labels(try RenderedView(ShareLink(item: url) { Text("Own") })) == ["Own"])
        #expect(
            labels(
                try RenderedView(
                    ShareLink(item: Picture(), preview: SharePreview("A", image: Image(systemName: "star")))))
                == ["Share…"])
    }

    private struct Picture: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .gif) { _ in Data("GIF".utf8) }
        }
    }

    private func share(_ link: some View) throws -> RenderedView {
        let view = try RenderedView(link, variant: Variant(scale: 1))
        let button = try view.element(label: "Share…")
        view.update { button.activate() }
        return view
    }

    @Test func sheetShowsTheItemAndCopiesIt() throws {
        UIPasteboard.general.string = nil
        let view = try share(ShareLink(item: url, message: Text("Look")))
        #expect(labels(view).contains("example.com"))
        #expect(labels(view).contains("Look"))
        let copy = try view.element(label: "Copy")
        view.update { copy.activate() }
        #expect(UIPasteboard.general.url == url)
        #expect(labels(view) == ["Share…"])
    }

    @Test func sheetCountsSeveralItems() throws {
        let view = try share(ShareLink(items: ["a", "b"]))
        #expect(labels(view).contains("2 Items"))
        let copy = try view.element(label: "Copy")
        let close = try view.element(label: "Close")
        #expect(copy.frame.minY > close.frame.minY)
        view.update { close.activate() }
        #expect(labels(view) == ["Share…"])
    }

    @Test func otherItemsAreCopiedAsData() async throws {
        UIPasteboard.general.string = nil
        let view = try share(ShareLink(item: Picture(), preview: SharePreview("A picture")))
        #expect(labels(view).contains("A picture"))
        let copy = try view.element(label: "Copy")
        view.update { copy.activate() }
        for _ in 0..<1000 where UIPasteboard.general.data(forPasteboardType: "com.compuserve.gif") == nil {
            await Task.yield()
        }
        #expect(UIPasteboard.general.data(forPasteboardType: "com.compuserve.gif") == Data("GIF".utf8))
    }

    @Test("copying several items copies all of them, in their order")
    func severalItemsAreCopied() throws {
        let urls = ["a", "b", "c"].map { URL(string: "https://example.com/\($0)")! }
        let view = try share(ShareLink(items: urls))
        let copy = try view.element(label: "Copy")
        view.update { copy.activate() }
        #expect(UIPasteboard.general.urls == urls)
    }

    @Test("items that are written first are copied together with the others, as one change")
    func severalWrittenItemsAreCopied() async throws {
        let view = try share(
            ShareLink(items: [Picture(), Picture()], preview: { _ in SharePreview<Never, Never>("A picture") }))
        let copy = try view.element(label: "Copy")
        let before = UIPasteboard.general.changeCount
        view.update { copy.activate() }
        for _ in 0..<1000 where UIPasteboard.general.changeCount == before { await Task.yield() }
        #expect(UIPasteboard.general.numberOfItems == 2)
        #expect(UIPasteboard.general.changeCount == before + 1)
    }

    @Test func pasteButtonHandsOverWhatWasCopied() async throws {
        UIPasteboard.general.string = "Copied"
        var pasted: [String] = []
        let view = try RenderedView(PasteButton(payloadType: String.self) { pasted = $0 })
        try view.update { try view.element(label: "Paste").activate() }
        for _ in 0..<1000 where pasted.isEmpty { await Task.yield() }
        #expect(pasted == ["Copied"])
    }

    @Test func pasteButtonIsDisabledForOtherThings() throws {
        UIPasteboard.general.string = "Copied"
        let images = try RenderedView(PasteButton(payloadType: Image.self) { _ in })
        #expect(!(try images.element(label: "Paste").isEnabled))
        let urls = try RenderedView(PasteButton(supportedContentTypes: [.url]) { _ in })
        #expect(!(try urls.element(label: "Paste").isEnabled))
        let texts = try RenderedView(PasteButton(supportedContentTypes: [.text]) { _ in })
        #expect(try texts.element(label: "Paste").isEnabled)
    }

    @Test func pasteButtonFollowsWhatIsCopied() throws {
        UIPasteboard.general.string = nil
        let view = try RenderedView(PasteButton(payloadType: String.self) { _ in })
        #expect(!(try view.element(label: "Paste").isEnabled))
        view.update { UIPasteboard.general.string = "Copied" }
        #expect(try view.element(label: "Paste").isEnabled)
    }

    @Test(arguments: [Variant(scale: 1), Variant(scale: 1).with(scheme: .dark)])
    func sheet(_ variant: Variant) {
        let item = ShareSheet(
            items: [SharedItem(url, SharePreview<Never, Never>("A page about oak"), subject: nil)],
            message: nil)
        assertSnapshot(
            of: Color.clear.sheet(isPresented: .constant(true)) { item }, as: .image(variant))
    }
}
