import PDFKit
import PerchStandIns
import PerchTesting
import SwiftUI
import Testing

@MainActor @Suite struct PDFKitTests {
    /// Three pages: each has a bar as wide as its number says.
    private func file() -> Data {
        UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 300)).pdfData { context in
            for number in 1...3 {
                context.beginPage()
                UIColor.systemBlue.setFill()
                UIRectFill(CGRect(x: 20, y: 20, width: 40 * number, height: 30))
            }
        }
    }

    private func picture(_ color: UIColor, _ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private struct Reader: UIViewRepresentable {
        let view: PDFView
        func makeUIView(context: Context) -> PDFView { view }
        func updateUIView(_ view: PDFView, context: Context) {}
    }

    @Test func aFileHasItsPages() throws {
        let document = try #require(PDFDocument(data: file()))
        #expect(document.pageCount == 3)
        let second = try #require(document.page(at: 1))
        #expect(second.bounds(for: .mediaBox).size == CGSize(width: 200, height: 300))
        #expect(document.index(for: second) == 1 && second.label == "2" && document.page(at: 3) == nil)
        let small = try #require(second.thumbnail(of: CGSize(width: 40, height: 60), for: .cropBox).cgImage)
        #expect((small.width, small.height) == (40, 60))
        // Blue, in BGRA, within the bar of the second page, and white behind it.
        let inside = (7 * 40 + 14) * 4
        let outside = (7 * 40 + 30) * 4
        #expect(small.pixels[inside] > 200 && small.pixels[inside + 2] < 60)
        #expect(Array(small.pixels[outside..<outside + 3]) == [255, 255, 255])
        #expect(PDFDocument(data: Data("no file".utf8)) == nil)
    }

    @Test func aFileThatIsNotChangedIsWrittenAsItWas() throws {
        let data = file()
        #expect(PDFDocument(data: data)?.dataRepresentation() == data)
    }

    @Test func picturesBecomePages() throws {
        let document = PDFDocument()
        #expect(document.dataRepresentation() == nil)
        document.insert(try #require(PDFPage(image: picture(.red, CGSize(width: 60, height: 40)))), at: 0)
        document.insert(try #require(PDFPage(image: picture(.green, CGSize(width: 30, height: 40)))), at: 1)
        document.exchangePage(at: 0, withPageAt: 1)
        let written = try #require(document.dataRepresentation())
        let read = try #require(PDFDocument(data: written))
        #expect((0..<read.pageCount).compactMap { read.page(at: $0)?.bounds(for: .cropBox).width } == [30, 60])
        let first = try #require(read.page(at: 0)?.thumbnail(of: CGSize(width: 30, height: 40), for: .cropBox).cgImage)
        #expect(Array(first.pixels[1640..<1643]) == [0, 255, 0])
        read.removePage(at: 0)
        #expect(read.pageCount == 1)
    }

    @Test func aTurnedPageLiesOnItsSide() throws {
        let page = try #require(PDFDocument(data: file())?.page(at: 0))
        page.rotation = 90
        let small = try #require(page.thumbnail(of: CGSize(width: 60, height: 60), for: .cropBox).cgImage)
        #expect((small.width, small.height) == (60, 40))
        page.rotation = -90
        #expect(page.rotation == 270)
    }

    @Test func aViewGoesToPages() throws {
        let view = PDFView(frame: CGRect(x: 0, y: 0, width: 200, height: 320))
        view.autoScales = true
        view.document = PDFDocument(data: file())
        var changes = 0
        let observer = NotificationCenter.default.addObserver(
            forName: .PDFViewPageChanged, object: view, queue: nil
        ) { _ in MainActor.assumeIsolated { changes += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        #expect(view.currentPage?.label == "1" && view.canGoToNextPage && !view.canGoToPreviousPage)
        view.goToNextPage(nil)
        #expect(view.currentPage?.label == "2" && changes == 1)
        view.goToLastPage(nil)
        #expect(view.currentPage?.label == "3" && !view.canGoToNextPage)
        view.displayMode = .singlePage
        view.goToFirstPage(nil)
        #expect(view.visiblePages.map(\.label) == ["1"])
        view.scaleFactor = 2
        #expect(!view.autoScales && view.scaleFactor == 2)
    }

    @Test func pagesAreSeenBelowEachOther() throws {
        let view = PDFView()
        view.document = PDFDocument(data: file())
        view.autoScales = true
        assertSnapshot(of: Reader(view: view).frame(width: 240, height: 400), as: .image())
    }

    @Test func aStripShowsPagesInSmall() throws {
        struct Strip: UIViewRepresentable {
            let pages: PDFView
            func makeUIView(context: Context) -> PDFThumbnailView {
                let strip = PDFThumbnailView()
                strip.layoutMode = .horizontal
                strip.pdfView = pages
                return strip
            }
            func updateUIView(_ view: PDFThumbnailView, context: Context) {}
        }
        let pages = PDFView(frame: CGRect(x: 0, y: 0, width: 200, height: 320))
        pages.document = PDFDocument(data: file())
        let strip = Strip(pages: pages).frame(width: 200, height: 64)
        render(strip).button("Page 3").tap()
        #expect(pages.currentPage?.label == "3")
        assertSnapshot(of: strip, as: .image())
    }
}
