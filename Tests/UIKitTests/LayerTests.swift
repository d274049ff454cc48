import SwiftUI
import Testing
import UIKit

@MainActor struct LayerTests {
    /// The colors of points of a layer of 100 × 100 points, as red, green and blue from 0 to 255.
    private func colors(_ view: UIView, at points: CGPoint...) -> [[Int]] { colors(view.layer, at: points) }

    /// The colors of points of a layer of 100 × 100 points.
    private func colors(_ layer: CALayer, at points: [CGPoint]) -> [[Int]] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image { context in
            layer.render(in: context.cgContext)
        }
        guard let pixels = image.cgImage?.pixels else { return [] }
        return points.map { point in
            let start = (Int(point.y) * 100 + Int(point.x)) * 4
            // Blue comes first.
            return [2, 1, 0].map { Int(pixels[start + $0]) }
        }
    }

    private func board(_ layers: CALayer...) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .white
        for layer in layers { view.layer.addSublayer(layer) }
        return view
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test func layersAreDrawnBehindSubviewsInTheirOrder() {
        let (below, above) = (CALayer(), CALayer())
        below.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
        below.backgroundColor = red
        above.frame = CGRect(x: 40, y: 0, width: 60, height: 100)
        above.backgroundColor = blue
        let view = board(above)
        view.layer.insertSublayer(below, at: 0)
        let child = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 50))
        child.backgroundColor = .black
        view.addSubview(child)
        let (left, middle, low) = (CGPoint(x: 20, y: 20), CGPoint(x: 50, y: 20), CGPoint(x: 50, y: 80))
        #expect(colors(view, at: left, middle, low) == [[255, 0, 0], [0, 0, 255], [0, 0, 0]])
        below.zPosition = 1
        #expect(colors(view, at: middle) == [[255, 0, 0]])
        below.isHidden = true
        #expect(colors(view, at: left) == [[255, 255, 255]])
        above.removeFromSuperlayer()
        #expect(view.layer.sublayers?.count == 1 && above.superlayer == nil)
        // A layer cannot hold itself.
        below.addSublayer(view.layer)
        #expect(below.sublayers == nil)
    }

    @Test func aLayerWithoutAViewIsDrawnInItsOwnSpace() {
        let (layer, inner) = (CALayer(), CALayer())
        layer.frame = CGRect(x: 300, y: 200, width: 100, height: 100)
        layer.backgroundColor = red
        inner.frame = CGRect(x: 50, y: 0, width: 50, height: 100)
        inner.backgroundColor = blue
        layer.addSublayer(inner)
        #expect(colors(layer, at: [CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 80)]) == [[255, 0, 0], [0, 0, 255]])
        #expect(colors(inner, at: [CGPoint(x: 20, y: 0)]) == [[0, 0, 255]])
    }

    @Test func gradientsGoFromTheStartToTheEnd() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        gradient.colors = [red, blue]
        let (top, bottom) = (CGPoint(x: 50, y: 1), CGPoint(x: 50, y: 98))
        var found = colors(board(gradient), at: top, bottom)
        #expect(found[0][0] > 240 && found[0][2] < 15 && found[1][0] < 15 && found[1][2] > 240)
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        gradient.locations = [0.5, 0.5]
        found = colors(board(gradient), at: CGPoint(x: 45, y: 50), CGPoint(x: 55, y: 50))
        #expect(found == [[255, 0, 0], [0, 0, 255]])
        gradient.type = .radial
        gradient.locations = nil
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        found = colors(board(gradient), at: CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 98))
        #expect(found[0][0] > 240 && found[1][2] > 240)
        gradient.cornerRadius = 20
        #expect(colors(board(gradient), at: CGPoint(x: 1, y: 1)) == [[255, 255, 255]])
    }

    @Test func shapesAreFilledAndStroked() {
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60)).cgPath
        shape.fillColor = red
        shape.strokeColor = blue
        shape.lineWidth = 10
        let (inside, top, left) = (CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 20), CGPoint(x: 20, y: 50))
        #expect(colors(board(shape), at: inside, top, left) == [[255, 0, 0], [0, 0, 255], [0, 0, 255]])
        // A quarter of the way is the upper edge.
        shape.fillColor = nil
        shape.strokeEnd = 0.25
        #expect(colors(board(shape), at: inside, top, left) == [[255, 255, 255], [0, 0, 255], [255, 255, 255]])
    }

    @Test func masksShowWhatTheyCover() {
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
        let view = board()
        view.layer.mask = mask
        view.backgroundColor = .red
        let outer = UIView(frame: view.frame)
        outer.backgroundColor = .white
        outer.addSubview(view)
        let found = colors(outer, at: CGPoint(x: 50, y: 50), CGPoint(x: 3, y: 3))
        #expect(found[0][0] > 240 && found[0][2] < 80 && found[1] == [255, 255, 255])
    }

    @Test func picturesFillLayers() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let half = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format).image { context in
            UIColor(cgColor: red).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.contents = half.cgImage
        let side = CGPoint(x: 5, y: 50)
        #expect(colors(board(layer), at: side) == [[255, 0, 0]])
        layer.contentsGravity = .resizeAspect
        #expect(colors(board(layer), at: side, CGPoint(x: 50, y: 5)) == [[255, 255, 255], [255, 0, 0]])
    }

    private final class Sunset: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    @Test func viewsNameTheClassOfTheirLayer() throws {
        let view = Sunset(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let gradient = try #require(view.layer as? CAGradientLayer)
        gradient.colors = [red, red]
        #expect(gradient.bounds.size == CGSize(width: 100, height: 100))
        #expect(colors(view, at: CGPoint(x: 50, y: 50)) == [[255, 0, 0]])
    }
}
