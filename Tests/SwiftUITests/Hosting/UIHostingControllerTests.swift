import Foundation
import SwiftUI
import Testing

/// The ways that public code makes images of views.
@MainActor struct UIHostingControllerTests {
    private func pixel(_ image: UIImage, x: Int, y: Int) throws -> [UInt8] {
        let bitmap = try #require(image.cgImage)
        let start = y * bitmap.bytesPerRow + x * 4
        // Pixels are kept as blue, green, red and alpha.
        return [2, 1, 0, 3].map { bitmap.pixels[start + $0] }
    }

    private func snapshot(_ controller: UIViewController, scale: CGFloat = 1) throws -> UIImage {
        let view = try #require(controller.view)
        let size = view.intrinsicContentSize
        view.bounds = CGRect(origin: .zero, size: size)
        view.backgroundColor = .clear
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
    }

    private struct Flag: View {
        var body: some View {
            VStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0)
                Color(red: 0, green: 0, blue: 1)
            }
            .frame(width: 20, height: 10)
        }
    }

    @Test func drawsTheView() throws {
        let image = try snapshot(UIHostingController(rootView: Flag()), scale: 2)
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.cgImage?.width == 40)
        #expect(try pixel(image, x: 20, y: 2) == [255, 0, 0, 255])
        #expect(try pixel(image, x: 20, y: 17) == [0, 0, 255, 255])
        #expect(image.pngData() != nil)
    }

    @Test func layerDrawsTheSame() throws {
        let controller = UIHostingController(rootView: Flag())
        let image = try snapshot(controller)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let view = try #require(controller.view)
        let other = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
            view.layer.render(in: context.cgContext)
        }
        #expect(other.cgImage?.pixels == image.cgImage?.pixels)
    }

    @Test func sizesFollowTheView() throws {
        let controller = UIHostingController(rootView: AnyView(Text("Hello")))
        let size = controller.sizeThatFits(in: CGSize(width: 300, height: 300))
        #expect(size.width > 20 && size.width < 100)
        #expect(controller.view.intrinsicContentSize == size)
        controller.rootView = AnyView(Color.red)
        #expect(controller.sizeThatFits(in: CGSize(width: 300, height: 200)) == CGSize(width: 300, height: 200))
        controller.view.sizeToFit()
        #expect(controller.view.frame.size == UIScreen.main.bounds.size)
    }

    @Test func aNewRootViewKeepsTheState() throws {
        struct Counter: View {
            let title: String
            let runs: Runs
            @State private var first = UUID()
            var body: some View {
                runs.ids.append(first)
                return Text(title)
            }
        }
        let runs = Runs()
        let controller = UIHostingController(rootView: Counter(title: "A", runs: runs))
        let size = controller.view.intrinsicContentSize
        controller.rootView = Counter(title: "A longer title", runs: runs)
        #expect(controller.view.intrinsicContentSize.width > size.width)
        #expect(Set(runs.ids).count == 1 && runs.ids.count == 2)
    }

    private final class Runs { var ids: [UUID] = [] }

    @Test func backgroundsSubviewsAndStylesAreDrawn() throws {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        outer.backgroundColor = .red
        outer.layer.cornerRadius = 10
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 2, height: 2))
        inner.backgroundColor = .green
        outer.addSubview(inner)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: outer.bounds.size, format: format).image { _ in
            outer.drawHierarchy(in: outer.bounds, afterScreenUpdates: true)
        }
        #expect(try pixel(image, x: 0, y: 0)[3] == 0)
        #expect(try pixel(image, x: 5, y: 10) == [255, 0, 0, 255])
        #expect(try pixel(image, x: 10, y: 10) == [0, 255, 0, 255])
        inner.removeFromSuperview()
        #expect(outer.subviews.isEmpty && inner.superview == nil)
    }

    @Test func darkStyleIsDark() throws {
        struct Scheme: View {
            @Environment(\.colorScheme) var scheme
            var body: some View { Color.clear.frame(width: scheme == .dark ? 20 : 10, height: 10) }
        }
        let controller = UIHostingController(rootView: Scheme())
        #expect(controller.view.intrinsicContentSize.width == 10)
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.view.intrinsicContentSize.width == 20)
    }

    @Test func imagesAreDrawnUprightAndResized() throws {
        let flag = try snapshot(UIHostingController(rootView: Flag()))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let small = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format).image { _ in
            flag.draw(in: CGRect(x: 0, y: 0, width: 10, height: 6))
        }
        #expect(try pixel(small, x: 5, y: 0) == [255, 0, 0, 255])
        #expect(try pixel(small, x: 5, y: 5) == [0, 0, 255, 255])
    }

    @Test func pathsAndColoursDraw() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 2)).fill()
        }
        #expect(try pixel(image, x: 2, y: 1) == [255, 0, 0, 255])
        #expect(try pixel(image, x: 8, y: 4) == [255, 255, 255, 255])
        #expect(try pixel(image, x: 8, y: 8) == [0, 0, 0, 255])
    }

    @Test func sizesThatCannotBeDrawnGiveNoImage() {
        for size in [CGSize.zero, CGSize(width: 0, height: 5), CGSize(width: CGFloat.nan, height: 5)] {
            #expect(UIGraphicsImageRenderer(size: size).image { _ in }.cgImage == nil)
        }
    }
}
