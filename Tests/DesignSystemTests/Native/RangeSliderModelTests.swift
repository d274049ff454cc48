import Testing

@testable import DesignSystem

struct RangeSliderModelTests {
    private let model = RangeSliderModel(range: 0...100, step: 0)
    private let stepped = RangeSliderModel(range: 0...100, step: 10)

    @Test func aThumbStopsBeforeTheOther() {
        let up = stepped.moved(.lower, to: 95, lower: 20, upper: 50)
        #expect(up.lower == 40 && up.upper == 50)
        let down = stepped.moved(.upper, to: 0, lower: 20, upper: 50)
        #expect(down.lower == 20 && down.upper == 30)
        let close = model.moved(.lower, to: 80, lower: 20, upper: 50)
        #expect(close.lower < 50 && close.lower > 49.9)
    }

    @Test func aThumbStopsAtTheEnds() {
        #expect(model.moved(.lower, to: -30, lower: 20, upper: 50).lower == 0)
        #expect(model.moved(.upper, to: .infinity, lower: 20, upper: 50).upper == 100)
    }

    @Test func valuesSnapToSteps() {
        #expect(stepped.moved(.lower, to: 34.9, lower: 0, upper: 90).lower == 30)
        #expect(stepped.moved(.lower, to: 35.1, lower: 0, upper: 90).lower == 40)
        // The last step may be shorter than the others.
        #expect(
            RangeSliderModel(range: 0...25, step: 10).moved(.upper, to: 24, lower: 0, upper: 10).upper == 20)
    }

    @Test func strangeValuesAreMadeToFit() {
        let swapped = model.sane(lower: 80, upper: 20)
        #expect(swapped.lower == 20 && swapped.upper == 80)
        let outside = model.sane(lower: -5, upper: 900)
        #expect(outside.lower == 0 && outside.upper == 100)
        let missing = model.sane(lower: .nan, upper: .nan)
        #expect(missing.lower == 0 && missing.upper == 100)
        let unmoved = model.moved(.lower, to: .nan, lower: 20, upper: 50)
        #expect(unmoved.lower == 20 && unmoved.upper == 50)
    }

    @Test func aRangeOfOneValueHasOnePlace() {
        let point = RangeSliderModel(range: 5...5, step: 1)
        #expect(point.fraction(of: 5) == 0)
        let moved = point.moved(.upper, to: 9, lower: 5, upper: 5)
        #expect(moved.lower == 5 && moved.upper == 5)
    }

    @Test(arguments: [-1, 0, .nan, .infinity] as [Double])
    func aStepThatMakesNoSenseIsNone(step: Double) {
        #expect(RangeSliderModel(range: 0...100, step: step).step == 0)
    }

    @Test func aTouchTakesTheNearerThumb() {
        #expect(model.thumb(at: 0.1, lower: 20, upper: 80) == .lower)
        #expect(model.thumb(at: 0.7, lower: 20, upper: 80) == .upper)
    }

    @Test func thumbsInOnePlaceComeApart() {
        #expect(model.thumb(at: 0.4, lower: 50, upper: 50) == .lower)
        #expect(model.thumb(at: 0.6, lower: 50, upper: 50) == .upper)
        // At an end only one of them can move.
        #expect(model.thumb(at: 0, lower: 0, upper: 0) == .upper)
        #expect(model.thumb(at: 1, lower: 100, upper: 100) == .lower)
    }

    @Test func placesAndValuesLeadBack() {
        let model = RangeSliderModel(range: -50...150, step: 0)
        for value in [-50, 0, 37.5, 150] { #expect(model.value(at: model.fraction(of: value)) == value) }
    }
}
