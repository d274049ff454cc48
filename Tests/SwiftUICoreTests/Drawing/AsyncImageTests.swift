import Foundation
import PerchTesting
import SwiftUI
import Testing

/// Apple's documentation of `AsyncImage`.
@MainActor struct AsyncImageTests {
    private struct Phases: View {
        let url: URL?
        var body: some View {
            AsyncImage(url: url) { phase in
                switch phase {
                case .empty: Text("empty")
                case .success(let image): image.accessibilityLabel("image")
                case .failure: Text("failure")
                @unknown default: EmptyView()
                }
            }
        }
    }

    private static let png = """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==
        """

    private func file(_ data: Data) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try data.write(to: url)
        return url
    }

    @Test func phases() throws {
        let data = try #require(Data(base64Encoded: Self.png))
        let good = try file(data)
        let bad = try file(Data("no image".utf8))
        defer { for url in [good, bad] { try? FileManager.default.removeItem(at: url) } }

        func label(_ url: URL?) throws -> [String] { try RenderedView(Phases(url: url)).elements.map(\.label) }
        #expect(try label(nil) == ["empty"])
        #expect(try label(good) == ["image"])
        #expect(try label(URL(string: "data:image/png;base64,\(Self.png)")) == ["image"])
        #expect(try label(bad) == ["failure"])
        #expect(try label(URL(fileURLWithPath: "/nowhere.png")) == ["failure"])
        #expect(try label(URL(string: "https://example.org/a.png")) == ["failure"])
    }

    @Test func anotherAddressIsLoaded() throws {
        struct Root: View {
            @State var url: URL?
            var body: some View {
                VStack {
                    Phases(url: url)
                    Button("Load") { url = URL(string: "data:image/png;base64,\(AsyncImageTests.png)") }
                }
            }
        }
        let view = try RenderedView(Root())
        #expect(view.elements(role: .text).map(\.label) == ["empty"])
        try view.update { try view.element(role: .button).activate() }
        #expect(view.elements.map(\.label) == ["image", "Load"])
    }

    /// "Until the image loads, the view displays a standard placeholder that fills the available space."
    @Test func sizes() throws {
        let address = URL(string: "data:image/png;base64,\(Self.png)")
        #expect(try RenderedView(AsyncImage(url: address)).size == CGSize(width: 2, height: 2))
        #expect(try RenderedView(AsyncImage(url: address, scale: 2)).size == CGSize(width: 1, height: 1))
        let waiting = try RenderedView(AsyncImage(url: nil).frame(width: 30, height: 20).accessibilityLabel("x"))
        #expect(waiting.size == CGSize(width: 30, height: 20))
        let placeholder = AsyncImage(url: nil) {
            $0.resizable()
        } placeholder: {
            Text("wait")
        }
        #expect(try RenderedView(placeholder).elements.map(\.label) == ["wait"])
    }
}
