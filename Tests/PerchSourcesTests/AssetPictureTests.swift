import PerchTesting
import SourcesFixture
import SwiftUI
import Testing

@testable import DisplayList
@testable import SwiftUICore

@MainActor
@Suite("Pictures of catalogues")
struct AssetPictureTests {
    // MARK: Looks

    @Test("Drawings, templates and pixels", arguments: Scheme.allCases)
    func emblems(scheme: Scheme) { assertSnapshot(of: Emblems(), as: .image(scheme: scheme)) }

    @Test("Slices are stretched, repeated, and left out")
    func slices() { assertSnapshot(of: Slices(), as: .image()) }

    @Test("Colours in light and dark", arguments: Scheme.allCases)
    func colors(scheme: Scheme) { assertSnapshot(of: Swatches(), as: .image(scheme: scheme)) }

    @Test("Colours with increased contrast", arguments: Scheme.allCases)
    func contrast(scheme: Scheme) {
        assertSnapshot(of: Swatches().environment(\._colorSchemeContrast, .increased), as: .image(scheme: scheme))
    }

    @Test("Kept drawings are shapes in a PDF, too")
    func shapesStayShapes() throws {
        let picture = Image.logo.resolved(in: EnvironmentValues())
        var canvas = DisplayCanvas()
        picture.draw(in: CGRect(x: 0, y: 0, width: 200, height: 200), id: 1, on: &canvas)
        #expect(imageOperations(canvas.items) == 0)
        // The other has pixels for its own size only.
        let small = Image.smallStar.resolved(in: EnvironmentValues())
        for (side, count) in [(24.0, 0), (200.0, 1)] {
            var canvas = DisplayCanvas()
            small.draw(in: CGRect(x: 0, y: 0, width: side, height: side), id: 1, on: &canvas)
            #expect(imageOperations(canvas.items) == count)
        }
    }

    private func imageOperations(_ items: [DisplayNode.Item]) -> Int {
        items.reduce(0) { sum, item in
            switch item {
            case .draw(.image): sum + 1
            case .draw: sum
            case .node(let node): sum + imageOperations(node.items)
            }
        }
    }

    // MARK: Symbols

    @Test("A symbol of the program's own grows with the font and is painted as text is")
    func ownSymbol() throws {
        func size(_ font: CGFloat, _ scale: Image.Scale = .medium) -> CGSize {
            let view = render(Image.twig.font(.system(size: font)).imageScale(scale), variant: .component)
            return view.images.firstMatch.frame.size
        }
        // The template's margins are 100 apart beside text of 100 points.
        #expect(abs(size(100).width - 100) < 0.5 && abs(size(20).width - 20) < 0.5)
        #expect(size(20, .large).width > 25)
        let environment = EnvironmentValues()
        #expect(Image.twig.resolved(in: environment).style == environment.foregroundRecipe())
        #expect(Image.twig.renderingMode(.original).resolved(in: environment).style == nil)
    }

    @Test("UIKit finds a symbol of the program's own, as large as it is beside body text")
    func ownSymbolInUIKit() throws {
        let twig = try #require(UIImage.twigNow)
        #expect(abs(twig.size.width - 17) < 1)
        #expect(twig.renderingMode == .alwaysTemplate)
        // Views draw it at the size of their font, not as these pixels.
        #expect(Image(uiImage: twig).resolved(in: EnvironmentValues()).vector?.baseline != nil)
    }

    // MARK: Variants

    /// The first pixel of what is chosen, as RRGGBB.
    private func pixel(_ image: Image, _ change: (inout EnvironmentValues) -> Void) -> String? {
        var environment = EnvironmentValues()
        change(&environment)
        guard let data = image.resolved(in: environment).image else { return nil }
        return String(format: "%02X%02X%02X", data.pixels[2], data.pixels[1], data.pixels[0])
    }

    @Test("The file for the scale is taken, else the next larger")
    func scales() {
        for (scale, color) in [(1.0, "FF0000"), (2, "00FF00"), (3, "0000FF"), (4, "0000FF"), (1.5, "00FF00")] {
            #expect(pixel(.scaled) { $0.displayScale = scale } == color)
        }
        #expect(Image.scaled.resolved(in: EnvironmentValues()).size == CGSize(width: 4, height: 4))
        #expect(UIImage.scaled(UITraitCollection(displayScale: 1))?.scale == 1)
        #expect(UIImage.scaled(UITraitCollection(displayScale: 2))?.cgImage?.width == 8)
    }

    @Test("Direction, kind of device and contrast choose")
    func places() {
        #expect(pixel(.placed) { _ in } == "FF0000")
        #expect(pixel(.placed) { $0.layoutDirection = .rightToLeft } == "00FF00")
        #expect(
            pixel(.placed) {
                $0.horizontalSizeClass = .regular
                $0.verticalSizeClass = .regular
            } == "0000FF")
        #expect(pixel(.placed) { $0._colorSchemeContrast = .increased } == "000000")
    }

    @Test("A picture of UIKit's goes on to follow the appearance, and is stretched as the catalogue says")
    func uiKit() throws {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        let image = Image(uiImage: .logoNow)
        #expect(image.resolved(in: dark).vector != image.resolved(in: EnvironmentValues()).vector)
        #expect(UIImage.logoNow.size == CGSize(width: 64, height: 64))
        #expect(UIImage.bubbleNow.capInsets == UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6))
        #expect(UIImage.bubbleNow.resizingMode == .stretch)
        #expect(UIImage.starNow.renderingMode == .alwaysTemplate)
        #expect(UIImage(named: "no such image", in: .module, compatibleWith: nil) == nil)
        #expect(UIImage(resource: ImageResource(name: "no such image", bundle: .module)).size == .zero)
    }

    @Test("An image's own size is that of its slices")
    func slicedSize() {
        // Two caps of 12 pixels and one between them, at two pixels for a point.
        #expect(Image.bubble.resolved(in: EnvironmentValues()).size == CGSize(width: 12.5, height: 12.5))
    }

    @Test("What is missing is empty and told once")
    func missing() throws {
        #expect(Image.missing.resolved(in: EnvironmentValues()).size == .zero)
        #expect(try RenderedView(Image.missing.resizable().frame(width: 10, height: 10)).size.width == 10)
    }
}
