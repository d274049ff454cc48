import DesignSystem
import Foundation
import SwiftUI
import Testing

@MainActor struct AppRangeSliderTests {
    @Observable final class Model {
        var lower: Double
        var upper: Double

        init(_ lower: Double, _ upper: Double) {
            self.lower = lower
            self.upper = upper
        }
    }

    private struct Slider: View {
        @Bindable var model: Model
        var body: some View {
            AppRangeSlider(lowerValue: $model.lower, upperValue: $model.upper, range: 0...100)
        }
    }

    private func thumb(_ label: String, on screen: Screen) throws -> CGPoint {
        let frame = try #require(screen.element(label)).frame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test func aDragMovesTheNearerThumb() throws {
        let model = Model(20, 80)
        let screen = Screen(Slider(model: model))
        let upper = try thumb("Maximum", on: screen)
        screen.drag([upper, CGPoint(x: upper.x - 20, y: upper.y), CGPoint(x: upper.x - 40, y: upper.y)])
        #expect(model.lower == 20)
        #expect(model.upper < 70 && model.upper > 60)
        #expect(try abs(thumb("Maximum", on: screen).x - (upper.x - 40)) < 0.5)
    }

    @Test func aDragPastTheOtherThumbNeverCrossesIt() throws {
        let model = Model(20, 50)
        let screen = Screen(Slider(model: model))
        let lower = try thumb("Minimum", on: screen)
        let places = stride(from: lower.x, through: 290, by: 10).map { CGPoint(x: $0, y: lower.y) }
        screen.drag(places) { #expect(model.lower < model.upper) }
        #expect(model.upper == 50)
        #expect(model.lower > 49 && model.lower < 50)
    }

    @Test func aDisabledSliderStays() throws {
        let model = Model(20, 80)
        let screen = Screen(Slider(model: model).disabled(true))
        let lower = try thumb("Minimum", on: screen)
        screen.drag([lower, CGPoint(x: lower.x + 60, y: lower.y)])
        #expect(model.lower == 20 && model.upper == 80)
    }

    @Test func thumbsAreAdjustedAlone() throws {
        let model = Model(20, 80)
        let screen = Screen(Slider(model: model))
        #expect(try #require(screen.element("Minimum")).adjust(.increment))
        #expect(model.lower > 20 && model.upper == 80)
    }
}
