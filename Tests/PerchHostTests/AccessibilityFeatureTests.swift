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

        var body: some View {
            readings.contrast = contrast
            readings.weight = weight
            readings.flags = [motion, transparency, color, shapes]
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
        #expect(readings.flags == [true, true, true, true])
        try session.change(to: Variant())
        _ = session.frame()
        #expect(readings.contrast == .standard)
        #expect(readings.weight == nil)
        #expect(readings.flags == [false, false, false, false])
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
