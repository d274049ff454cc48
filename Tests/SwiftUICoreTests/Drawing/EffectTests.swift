import DisplayList
import Foundation
import Rasterizer
import Testing

@testable import SwiftUICore

/// Colors of pixels of a view that is drawn at a scale of 1.
@MainActor struct Pixels {
    private let image: ImageData

    init(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws {
        let host = ViewHost(view.frame(width: width, height: height), size: CGSize(width: width, height: height))
        let painter = RasterPainter(scale: 1)
        painter.paint(host.frame(background: .white).displayList)
        image = try #require(painter.picture?.imageData())
    }

    /// Red, green and blue, 0 to 255.
    subscript(_ x: Int, _ y: Int) -> [Int] {
        let start = (y * image.width + x) * 4
        return [2, 1, 0].map { Int(image.pixels[start + $0]) }
    }

    func isWhite(_ x: Int, _ y: Int) -> Bool { self[x, y] == [255, 255, 255] }
}

@Suite("Drawing effects")
@MainActor struct EffectTests {
    @Test("what is turned away from the eye is smaller")
    func perspective() throws {
        let turned = Color.black.frame(width: 100, height: 100)
            .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), perspective: 1).frame(width: 200, height: 200)
        let pixels = try Pixels(turned, 200, 200)
        func height(_ x: Int) -> Int { (0..<200).filter { !pixels.isWhite(x, $0) }.count }
        #expect(height(75) > 100)
        #expect(height(125) < 100)
        #expect(height(75) > height(100) && height(100) > height(125))
    }

    @Test("without perspective a turn only narrows")
    func turnWithoutPerspective() throws {
        let turned = Color.black.frame(width: 100, height: 100)
            .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0).frame(width: 200, height: 200)
        let pixels = try Pixels(turned, 200, 200)
        #expect(!pixels.isWhite(100, 51) && pixels.isWhite(100, 48))
        #expect(!pixels.isWhite(78, 100) && pixels.isWhite(72, 100))
    }

    @Test("a projection undone leads back, and touches follow it")
    func projection() throws {
        var projection = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3))
        projection.m13 = 0.001
        #expect(!projection.isAffine)
        let back = projection.concatenating(projection.inverted())
        #expect(abs(back.m11 / back.m33 - 1) < 1e-9 && abs(back.m13) < 1e-9)
        var flat = ProjectionTransform()
        flat.m11 = 0
        let couldInvert = flat.invert()
        #expect(!couldInvert)

        var taps = 0
        let view = Color.black.frame(width: 100, height: 100).onTapGesture { taps += 1 }
            .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)).frame(width: 200, height: 200)
        let host = ViewHost(view, size: CGSize(width: 200, height: 200))
        _ = host.frame()
        // Just above the square, where only its near side reaches.
        host.tap(at: CGPoint(x: 70, y: 45))
        #expect(taps == 1)
        host.tap(at: CGPoint(x: 130, y: 45))
        #expect(taps == 1)
    }

    struct Slide: GeometryEffect {
        var distance: CGFloat
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
        }
    }

    @Test("an effect of one's own projects by the size")
    func geometryEffect() throws {
        let view = HStack(spacing: 0) {
            Color.black.frame(width: 20, height: 20).modifier(Slide(distance: 1))
            Color.white.frame(width: 20, height: 20)
        }
        // The white square lies above the slid one.
        let pixels = try Pixels(view.zIndex(0), 40, 20)
        #expect(pixels.isWhite(10, 10) && pixels.isWhite(30, 10))
        let alone = try Pixels(Color.black.frame(width: 20, height: 20).modifier(Slide(distance: 1)), 60, 20)
        #expect(pixels.isWhite(30, 10) && alone[45, 10] == [0, 0, 0])
    }

    @Test("a visual effect goes by the view's place, and is asked again when it moves")
    func visualEffect() throws {
        struct Screen: View {
            @State var inset: CGFloat = 0
            var body: some View {
                VStack(spacing: 0) {
                    Color.white.frame(height: inset)
                    Color.black.frame(width: 20, height: 20)
                        .visualEffect { effect, proxy in
                            effect.offset(x: proxy.frame(in: .global).minY)
                        }
                        .onTapGesture { inset = 30 }
                    Spacer()
                }
            }
        }
        let host = ViewHost(Screen(), size: CGSize(width: 100, height: 100))
        let painter = RasterPainter(scale: 1)
        painter.paint(host.frame(background: .white).displayList)
        host.tap(at: CGPoint(x: 50, y: 10))
        painter.paint(host.frame(background: .white).displayList)
        let image = try #require(painter.picture?.imageData())
        #expect(image.pixels[(40 * 100 + 80) * 4] == 0)
        #expect(image.pixels[(40 * 100 + 50) * 4] == 255)
    }

    @Test("in the middle of a scroll view a transition rests; at its edge it is a part of the way")
    func scrollTransition() throws {
        let list = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<4) { _ in
                    Color.black.frame(width: 100, height: 60)
                        .scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
                }
            }
        }
        let pixels = try Pixels(list, 100, 90)
        #expect(pixels[50, 30] == [0, 0, 0])
        // Half of the second row is visible.
        #expect((120...135).contains(pixels[50, 80][0]))
        #expect(ScrollTransitionPhase.topLeading.value == -1 && ScrollTransitionPhase.identity.isIdentity)
    }
}

@Suite("Meshes, tiles and shape views")
@MainActor struct PaintTests {
    @Test("a mesh has its colours in its corners and mixes them between")
    func mesh() throws {
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [.black, .white, .black, .white], smoothsColors: false)
        let pixels = try Pixels(mesh, 100, 100)
        #expect(pixels[1, 50][0] < 8 && pixels[98, 50][0] > 247)
        #expect((122...133).contains(pixels[50, 10][0]))
    }

    @Test("outside of a mesh lies its background, and a wrong number of points draws that alone")
    func meshBackground() throws {
        let inner = MeshGradient(
            width: 2, height: 2, points: [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]],
            colors: [.black, .black, .black, .black], background: .red)
        let pixels = try Pixels(inner, 100, 100)
        #expect(pixels[50, 50] == [0, 0, 0])
        #expect(pixels[10, 50][0] > 200)
        let wrong = MeshGradient(width: 3, height: 2, points: [[0, 0]], colors: [.black], background: .black)
        #expect(try Pixels(wrong, 20, 20)[10, 10] == [0, 0, 0])
    }

    private func tile() -> Image {
        // Left half black, right half white.
        Image(ImageData(width: 2, height: 1, pixels: [0, 0, 0, 255, 255, 255, 255, 255])!)
    }

    @Test("an image paint repeats the part of the image that it was told")
    func imagePaint() throws {
        let whole = try Pixels(Rectangle().fill(ImagePaint(image: tile().interpolation(.none), scale: 10)), 40, 10)
        #expect(whole[5, 5][0] < 60 && whole[15, 5][0] > 200 && whole[25, 5][0] < 60)
        let part = ImagePaint(
            image: tile(), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 10)
        let dark = try Pixels(Rectangle().fill(part), 40, 10)
        #expect(dark[15, 5] == [0, 0, 0])
        #expect(try Pixels(Rectangle().fill(.image(tile(), sourceRect: .null)), 10, 10).isWhite(5, 5))
    }

    @Test("a style can count its unit points in a rectangle of its own")
    func anchoredStyle() throws {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
            .in(CGRect(x: 0, y: 0, width: 200, height: 10))
        let pixels = try Pixels(Rectangle().fill(gradient), 100, 10)
        #expect((120...130).contains(pixels[99, 5][0]))
    }

    @Test("a filled shape can be stroked, and a stroked one filled")
    func shapeViews() throws {
        let filled = try Pixels(Rectangle().fill(.black).strokeBorder(.red, lineWidth: 4), 40, 40)
        #expect(filled[20, 20] == [0, 0, 0] && filled[1, 20][0] > 200)
        // What is added later lies above.
        let stroked = try Pixels(Rectangle().inset(by: 10).stroke(.red, lineWidth: 8).fill(.black), 40, 40)
        #expect(stroked[12, 20] == [0, 0, 0] && stroked[8, 20][0] > 200)
    }

    @Test("an inner shadow is dark at the edge and not in the middle, for shapes and for text")
    func innerShadow() throws {
        let style = Color.white.shadow(.inner(color: .black, radius: 4))
        let pixels = try Pixels(Rectangle().fill(style), 60, 60)
        #expect(pixels[0, 30][0] < 200 && pixels[30, 30] == [255, 255, 255])
        let text = try Pixels(Text("█").font(.system(size: 60)).foregroundStyle(style), 80, 80)
        #expect((0..<80).contains { text[$0, 40][0] < 200 })
    }

    @Test("a text's drop shadow lies outside of its letters")
    func textShadow() throws {
        let style = Color.clear.shadow(.drop(color: .red, radius: 0, x: 0, y: 0))
        let clear = try Pixels(Text("█").foregroundStyle(style), 40, 40)
        #expect((0..<40).allSatisfy { clear.isWhite($0, 20) })
        let moved = try Pixels(
            Text("█").font(.system(size: 20))
                .foregroundStyle(Color.white.shadow(.drop(color: .black, radius: 0, x: 30, y: 0))), 100, 40)
        #expect((60..<100).contains { moved[$0, 20] == [0, 0, 0] })
    }
}

@Suite("Canvas")
@MainActor struct CanvasTests {
    @Test("a symbol is drawn wherever and as often as one likes, in the size of the view")
    func symbols() throws {
        let canvas = Canvas { context, _ in
            guard let symbol = context.resolveSymbol(id: "dot") else { return }
            #expect(symbol.size == CGSize(width: 10, height: 10))
            context.draw(symbol, at: CGPoint(x: 10, y: 10))
            context.draw(symbol, at: CGPoint(x: 30, y: 10))
            context.draw(symbol, in: CGRect(x: 40, y: 0, width: 20, height: 20))
            #expect(context.resolveSymbol(id: "other") == nil)
        } symbols: {
            Color.black.frame(width: 10, height: 10).tag("dot")
        }
        let pixels = try Pixels(canvas, 60, 20)
        #expect(pixels[10, 10] == [0, 0, 0] && pixels[30, 10] == [0, 0, 0] && pixels.isWhite(20, 10))
        #expect(pixels[50, 10] == [0, 0, 0])
    }

    @Test("the symbols of a loop are found by the loop's identities")
    func symbolsByIdentity() throws {
        let canvas = Canvas { context, _ in
            if let symbol = context.resolveSymbol(id: 2) { context.draw(symbol, at: CGPoint(x: 10, y: 10)) }
        } symbols: {
            ForEach([1, 2], id: \.self) { Color.black.frame(width: CGFloat($0) * 5, height: 10) }
        }
        let pixels = try Pixels(canvas, 20, 20)
        #expect(pixels[6, 10] == [0, 0, 0] && pixels[13, 10] == [0, 0, 0])
    }

    @Test("a filter that was added later is applied first, so a blur becomes blobs by a threshold added before it")
    func filterOrder() throws {
        let canvas = Canvas { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: .black))
            context.addFilter(.blur(radius: 6))
            context.fill(Path(CGRect(x: 20, y: 20, width: 40, height: 40)), with: .color(.red))
        }
        let pixels = try Pixels(canvas, 80, 80)
        let shades = Set((0..<80).map { pixels[$0, 40] })
        #expect(shades == [[0, 0, 0], [255, 255, 255]])
    }

    @Test("Core Graphics draws in the canvas's coordinates, and modes of mixing are told apart")
    func coreGraphics() throws {
        let canvas = Canvas { context, size in
            context.withCGContext { cg in
                cg.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
                cg.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            context.blendMode = .destinationOut
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(.black))
        }
        .compositingGroup()
        let pixels = try Pixels(canvas, 20, 20)
        #expect(pixels[7, 5] == [0, 0, 0] && pixels.isWhite(2, 5) && pixels.isWhite(7, 15))
    }

    @Test("a resolved text and image take the shading that they are given")
    func shadings() throws {
        let canvas = Canvas { context, _ in
            var text = context.resolve(Text("█").font(.system(size: 30)))
            text.shading = .color(.sRGB, red: 1, green: 0, blue: 0)
            context.draw(text, at: CGPoint(x: 20, y: 20))
            var image = context.resolve(Image(systemName: "square.fill"))
            image.shading = .color(.sRGB, red: 0, green: 0, blue: 1)
            context.draw(image, in: CGRect(x: 40, y: 0, width: 40, height: 40))
        }
        let pixels = try Pixels(canvas, 80, 40)
        #expect(pixels[20, 20] == [255, 0, 0])
        #expect(pixels[60, 20] == [0, 0, 255])
    }

    @Test("a gradient can go on in turns or back and forth")
    func spreads() throws {
        func canvas(_ options: GraphicsContext.GradientOptions) throws -> Pixels {
            try Pixels(
                Canvas { context, size in
                    context.fill(
                        Path(CGRect(origin: .zero, size: size)),
                        with: .linearGradient(
                            Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 20, y: 0),
                            options: options))
                }, 40, 10)
        }
        #expect(try canvas([])[38, 5] == [255, 255, 255])
        #expect(try canvas(.repeat)[21, 5][0] < 40)
        #expect(try canvas(.mirror)[38, 5][0] < 40)
    }
}
