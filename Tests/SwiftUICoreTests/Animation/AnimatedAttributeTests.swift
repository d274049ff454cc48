import DisplayList
import EngineTesting
import Foundation
import Rasterizer
import SwiftUI
import Testing

@testable import SwiftUICore

/// "Everything that Apple animates moves": half way, a view is seen as one is that rests at the mean value.
@MainActor struct AnimatedAttributeTests {
    /// A view for a value that goes from 0 to 1.
    struct Attribute: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let view: @MainActor @Sendable (Double) -> AnyView

        init(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Double) -> some View) {
            testDescription = name
            self.view = { AnyView(view($0)) }
        }
    }

    nonisolated private static let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    nonisolated private static func gray(_ value: Double) -> Color { Color(.sRGB, red: value, green: value, blue: 1) }

    nonisolated static let attributes = [
        Attribute("frame") { red.frame(width: 20 + 60 * $0, height: 30) },
        Attribute("offset") { red.frame(width: 20, height: 20).offset(x: 40 * $0, y: -20 * $0) },
        Attribute("position") { red.frame(width: 20, height: 20).position(x: 20 + 40 * $0, y: 50) },
        Attribute("padding") { red.padding(10 + 20 * $0) },
        Attribute("spacing") { value in
            VStack(spacing: 40 * value) {
                red.frame(height: 10)
                red.frame(height: 10)
            }
        },
        Attribute("scale") { red.frame(width: 40, height: 20).scaleEffect(x: 0.5 + $0, y: 1) },
        Attribute("rotation") { red.frame(width: 60, height: 10).rotationEffect(.degrees(80 * $0)) },
        Attribute("rotation in space") {
            red.frame(width: 60, height: 60).rotation3DEffect(.degrees(60 * $0), axis: (0, 1, 0))
        },
        Attribute("opacity") { red.opacity(0.2 + 0.6 * $0) },
        Attribute("fill") { Circle().fill(gray($0)) },
        Attribute("foreground") { Circle().foregroundStyle(gray($0)) },
        Attribute("background") { Color.clear.background(gray($0)) },
        Attribute("tint") { Rectangle().fill(.tint).tint(gray($0)) },
        Attribute("linear gradient") {
            LinearGradient(colors: [gray($0), red], startPoint: .leading, endPoint: .trailing)
        },
        Attribute("ends of a gradient") {
            LinearGradient(colors: [red, .white], startPoint: .leading, endPoint: UnitPoint(x: 0.2 + 0.8 * $0, y: 0))
        },
        Attribute("radial gradient") {
            RadialGradient(colors: [red, .white], center: .center, startRadius: 0, endRadius: 20 + 40 * $0)
        },
        Attribute("angular gradient") { AngularGradient(colors: [red, gray($0)], center: .center) },
        Attribute("rounded rectangle") { RoundedRectangle(cornerRadius: 30 * $0).fill(red) },
        Attribute("uneven rounded rectangle") {
            UnevenRoundedRectangle(topLeadingRadius: 30 * $0, bottomTrailingRadius: 10).fill(red)
        },
        Attribute("corner radius") { red.cornerRadius(30 * $0) },
        Attribute("clip shape") { red.clipShape(RoundedRectangle(cornerRadius: 30 * $0)) },
        Attribute("trim") { Circle().trim(from: 0.1, to: 0.2 + 0.6 * $0).stroke(red, lineWidth: 8) },
        Attribute("stroke width") { Circle().inset(by: 20).stroke(red, lineWidth: 1 + 10 * $0) },
        Attribute("stroked border width") { Circle().strokeBorder(red, lineWidth: 1 + 10 * $0) },
        Attribute("stroke colour") { Circle().inset(by: 20).stroke(gray($0), lineWidth: 8) },
        Attribute("dash phase") {
            Rectangle().inset(by: 20)
                .stroke(red, style: StrokeStyle(lineWidth: 6, dash: [12, 12], dashPhase: 12 * $0))
        },
        Attribute("border") { Color.white.border(gray($0), width: 4) },
        Attribute("border width") { Color.white.border(red, width: 2 + 10 * $0) },
        Attribute("blur") { red.frame(width: 40, height: 40).blur(radius: 2 + 8 * $0) },
        Attribute("shadow radius") { red.frame(width: 40, height: 40).shadow(radius: 1 + 8 * $0) },
        Attribute("shadow colour and place") {
            red.frame(width: 40, height: 40).shadow(color: gray($0), radius: 2, x: 10 * $0, y: 4)
        },
        Attribute("brightness") { red.brightness(0.6 * $0) },
        Attribute("contrast") { gray(0.4).contrast(0.5 + $0) },
        Attribute("saturation") { gray(0.4).saturation($0) },
        Attribute("grayscale") { red.grayscale($0) },
        Attribute("hue") { red.hueRotation(.degrees(120 * $0)) },
        Attribute("multiplied colour") { Color.white.colorMultiply(gray($0)) },
        Attribute("mask") { red.mask(RoundedRectangle(cornerRadius: 10).frame(width: 20 + 60 * $0)) },
        Attribute("rotated shape") { Rectangle().inset(by: 30).rotation(.degrees(80 * $0)).fill(red) },
        Attribute("scaled shape") { Circle().scale(0.3 + 0.6 * $0).fill(red) },
        Attribute("moved shape") { Circle().inset(by: 30).offset(x: 20 * $0).fill(red) },
        Attribute("inset shape") { Circle().inset(by: 5 + 30 * $0).fill(red) },
        Attribute("layout") { value in
            HStack(spacing: 0) {
                red.frame(width: 10 + 50 * value)
                gray(1)
            }
        },
    ]

    private func picture(_ list: DisplayList) throws -> ImageData {
        let painter = RasterPainter(scale: 1)
        painter.paint(list)
        return try #require(painter.picture?.imageData())
    }

    @Test(arguments: attributes) func halfWayIsSeenAsTheMeanValue(of attribute: Attribute) throws {
        let value = Knob(0.0)
        let view = MovingView(100, 100) { attribute.view(value.value) }
        let start = try picture(view.displayList)
        view.change { withAnimation(.linear(duration: 1)) { value.value = 1 } }
        view.advance(by: 0.5)
        let seen = try picture(view.displayList)
        let expected = try picture(MovingView(100, 100) { attribute.view(0.5) }.displayList)
        let comparison = ImageComparison(expected: expected, actual: seen, tolerance: 2)
        #expect(comparison.differentPixels == 0)
        #expect(seen.pixels != start.pixels)
        view.advance(by: 0.6)
        let end = try picture(MovingView(100, 100) { attribute.view(1) }.displayList)
        #expect(try picture(view.displayList).pixels == end.pixels)
        #expect(!view.isMoving)
    }
}
