import Foundation
import PerchHost
import SwiftUI
import Testing

/// Features of a variant reach the views, files, and options.
@MainActor
struct AccessibilityFeatureTests {
    private final class Readings {
        var contrast: ColorSchemeContrast?
        var weight: LegibilityWeight?
        var flags: [Bool] = []
    }

    private struct Reader: View {
        let readings: Readings
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.legibilityWeight) private var weight
        @Environment(\.accessibilityReduceMotion) private var motion
        @Environment(\.accessibilityReduceTransparency) private var transparency
        @Environment(\.accessibilityDifferentiateWithoutColor) private var color
        @Environment(\.accessibilityShowButtonShapes) private var shapes
        @Environment(\.accessibilityShowBorders) private var borders

        var body: some View {
            readings.contrast = contrast
            readings.weight = weight
            readings.flags = [motion, transparency, color, shapes, borders]
            return Text("A")
        }
    }

    @Test func viewsReadThem() throws {
        let readings = Readings()
        let all: AccessibilityFeatures = [
            .increaseContrast, .reduceMotion, .reduceTransparency, .differentiateWithoutColor, .boldText, .buttonShapes,
        ]
        let session = try Session(Reader(readings: readings), variant: Variant(accessibility: all))
        #expect(readings.contrast == .increased)
        #expect(readings.weight == .bold)
        #expect(readings.flags == [true, true, true, true, true])
        try session.change(to: Variant())
        _ = session.frame()
        #expect(readings.contrast == .standard)
        #expect(readings.weight == nil)
        #expect(readings.flags == [false, false, false, false, false])
    }

    private func picture(_ view: some View, _ features: AccessibilityFeatures = []) throws -> Data {
        let variant = Variant(layout: .fixed(width: 40, height: 20), scale: 1, accessibility: features)
        return try ViewCanvas(view, variant: variant).file(.png)
    }

    private func square(_ color: Color, on ground: Color) -> some View {
        color.frame(width: 20, height: 20).frame(width: 40, alignment: .leading).background(ground)
    }

    @Test func invertedColorsAreThoseOfThePicture() throws {
        let (red, cyan) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 1))
        let view = square(red, on: .clear)
        let plain = try picture(view)
        let inverted = try picture(square(cyan, on: .black))
        let kept = try picture(square(red, on: .black))
        #expect(try picture(view, .invertColors) == inverted)
        #expect(try picture(view.accessibilityIgnoresInvertColors(), .invertColors) == kept)
        #expect(try picture(view.accessibilityIgnoresInvertColors()) == plain)
        // A view inside one that keeps its colors is not inverted a second time.
        let nested = view.accessibilityIgnoresInvertColors().accessibilityIgnoresInvertColors()
        #expect(try picture(nested, .invertColors) == kept)
        #expect(try picture(view.accessibilityIgnoresInvertColors(false), .invertColors) == inverted)
    }

    @Test(arguments: [true, false]) func switchesShowTheirStateByASign(_ isOn: Bool) throws {
        let toggle = Toggle("", isOn: .constant(isOn)).labelsHidden()
        #expect(try picture(toggle) != picture(toggle, .onOffLabels))
        #expect(try picture(toggle) == picture(toggle, .reduceMotion))
    }

    @Test func labelsNameThem() {
        #expect(Variant(accessibility: [.boldText, .increaseContrast]).label == "light-increaseContrast-boldText")
    }

    @Test func filesKeepThem() throws {
        let variant = Variant(accessibility: [.reduceMotion])
        #expect(try JSONDecoder().decode(Variant.self, from: JSONEncoder().encode(variant)) == variant)
        // Files of before know none.
        let old = #"{"scheme": "dark", "typeSize": "large", "locale": "en_US"}"#
        #expect(try JSONDecoder().decode(Variant.self, from: Data(old.utf8)) == Variant(scheme: .dark))
    }
}
