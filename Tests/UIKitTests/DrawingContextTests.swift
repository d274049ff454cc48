import Foundation
import SwiftUI
import Testing
import UIKit

/// Pictures, pages and texts that code draws.
@MainActor struct DrawingContextTests {
    @Test func imagesAreDrawnBetweenBeginAndEnd() throws {
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 6), true, 2)
        UIColor.red.setFill()
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 10, height: 3))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.size == CGSize(width: 10, height: 6) && image.scale == 2 && image.cgImage?.width == 20)
        let pixels = try #require(image.cgImage).pixels
        #expect(Array(pixels.prefix(4)) == [0, 0, 255, 255] && Array(pixels.suffix(4)) == [0, 0, 0, 255])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func thumbnailsKeepTheirProportions() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
        }
        #expect(image.preparingThumbnail(of: CGSize(width: 20, height: 20))?.size == CGSize(width: 20, height: 10))
        #expect(
            await image.byPreparingThumbnail(ofSize: CGSize(width: 50, height: 5))?.size == CGSize(width: 10, height: 5)
        )
        #expect(image.preparingForDisplay() === image)
        #expect(UIImage(systemName: "star")?.preparingThumbnail(of: CGSize(width: 9, height: 9)) == nil)
    }

    @Test func pagesAreWritten() throws {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
        var sizes: [CGSize] = []
        let data = renderer.pdfData { context in
            for _ in 0..<2 {
                context.beginPage()
                sizes.append(context.pdfContextBounds.size)
                "Page".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
            }
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
            sizes.append(context.pdfContextBounds.size)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(sizes.map(\.width) == [200, 200, 50])
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF") && text.components(separatedBy: "/MediaBox").count == 4)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        try renderer.writePDF(to: file) { $0.beginPage() }
        #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))
    }

    @Test func textsAreMeasured() {
        let font = UIFont.systemFont(ofSize: 17)
        let line = "Hello world".size(withAttributes: [.font: font])
        #expect(line.width > 80 && line.width < 95 && line.height > 19 && line.height < 22)
        #expect(line == ("Hello world" as NSString).size(withAttributes: [.font: font]))
        #expect("Hello world".size(withAttributes: [.font: UIFont.systemFont(ofSize: 34)]).width > 1.8 * line.width)
        let room = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
        let lines = "Hello world".boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
        #expect(lines.width <= 60 && lines.height > 1.8 * line.height)
        #expect("Hello world".boundingRect(with: room, attributes: [.font: font], context: nil).size == line)
        let context = NSStringDrawingContext()
        _ = NSAttributedString(string: "a", attributes: [.font: font])
            .boundingRect(with: .zero, options: [], context: context)
        #expect(context.totalBounds.width > 0)
        // Without a font the text is smaller than this.
        #expect("Hello world".size().width < line.width)
    }

    @Test func textsAreDrawnWhereTheyShallBe() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image { _ in
            "█".draw(in: CGRect(x: 30, y: 20, width: 30, height: 20), withAttributes: [.foregroundColor: UIColor.red])
        }
        let pixels = try #require(image.cgImage).pixels
        func count(_ columns: Range<Int>, _ rows: Range<Int>) -> Int {
            rows.reduce(0) { sum, y in sum + columns.count { pixels[(y * 60 + $0) * 4 + 3] > 0 } }
        }
        #expect(count(30..<60, 20..<40) > 20)
        #expect(count(0..<60, 0..<20) == 0 && count(0..<30, 0..<40) == 0)
    }
}

@MainActor struct KeptValueTests {
    private final class Zoomed: NSObject, UIScrollViewDelegate {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var zooms = 0
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
    }

    @Test func programsZoomScrollViews() {
        let (scroll, zoomed) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), Zoomed())
        scroll.addSubview(zoomed.view)
        scroll.zoomScale = 2
        #expect(scroll.zoomScale == 1)
        scroll.delegate = zoomed
        scroll.maximumZoomScale = 3
        scroll.zoomScale = 2
        #expect(scroll.zoomScale == 2 && scroll.contentSize == CGSize(width: 200, height: 100) && zoomed.zooms == 1)
        #expect(zoomed.view.center == CGPoint(x: 100, y: 50))
        scroll.setZoomScale(9, animated: true)
        #expect(scroll.zoomScale == 3)
        scroll.zoom(to: CGRect(x: 50, y: 25, width: 50, height: 25), animated: false)
        #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 100, y: 50))
    }

    @Test func groupsOfChangesHaveAnEnd() {
        var done: [String] = []
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { done.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { done.append("inner") }
        #expect(!CATransaction.disableActions())
        CATransaction.commit()
        #expect(CATransaction.disableActions() && done == ["inner"])
        CATransaction.commit()
        #expect(done == ["inner", "outer"])
    }

    @Test func presentationsKeepWhatIsAskedOfThem() {
        let controller = UIViewController()
        controller.sheetPresentationController?.detents = [.medium(), .custom { $0.maximumDetentValue * 0.3 }]
        #expect(
            controller.sheetPresentationController?.detents.map(\.identifier.rawValue).first == "com.apple.UIKit.medium"
        )
        #expect(controller.presentationController === controller.sheetPresentationController)
        controller.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(controller.popoverPresentationController?.sourceRect.minX == 1)
        controller.modalPresentationStyle = .popover
        #expect(controller.presentationController === controller.popoverPresentationController)
    }

    @Test func geometryIsKeptInValues() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect && NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    }
}
