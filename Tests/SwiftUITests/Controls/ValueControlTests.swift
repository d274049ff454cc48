import Foundation
import PerchTesting
import Testing

@testable import SwiftUI

@MainActor struct SliderTests {
    @Test func fractionIsKeptInTheRange() {
        let range = SliderRange(10...20, step: nil)
        #expect(range.fraction(of: 15) == 0.5)
        #expect(range.fraction(of: 100) == 1)
        #expect(range.fraction(of: -1) == 0)
        #expect(range.fraction(of: .nan) == 0)
        #expect(SliderRange(3...3, step: nil).fraction(of: 3) == 0)
    }

    @Test func stepsCountFromTheLowerEnd() {
        let range = SliderRange(1...10, step: 4)
        #expect([0, 2, 3.5, 8, 10].map(range.snapped) == [1, 1, 5, 9, 9])
        #expect(SliderRange(0...1, step: 0).step == nil)
        #expect(SliderRange(0...1, step: -.infinity).step == nil)
    }

    @Test func fingerIsFollowedFromKnobCentreToKnobCentre() {
        let range = SliderRange(0...100, step: nil)
        #expect(range.value(from: 50, movedBy: -60, way: 100) == 0)
        #expect(range.value(from: 0, movedBy: 50, way: 100) == 50)
        #expect(range.value(from: 0, movedBy: 1000, way: 100) == 100)
        #expect(range.value(from: 20, movedBy: 0, way: 0) == 20)
    }

    @Observable final class Model {
        var value = 0.5
        var editing: [Bool] = []
    }

    struct Speed: View {
        @Bindable var model: Model
        var body: some View {
            Slider(value: $model.value, in: 0...1) {
                Text("Speed")
            } onEditingChanged: {
                model.editing.append($0)
            }
        }
    }

    @Test func dragChangesTheBinding() {
        let model = Model()
        let host = ViewHost(Speed(model: model), size: CGSize(width: 128, height: 31))
        _ = host.frame()
        host.send(PointerEvent(phase: .down, location: CGPoint(x: 64, y: 15), time: 0))
        _ = host.frame()
        host.send(PointerEvent(phase: .moved, location: CGPoint(x: 89, y: 15), time: 0.1))
        _ = host.frame()
        host.send(PointerEvent(phase: .up, location: CGPoint(x: 89, y: 15), time: 0.2))
        #expect(model.value == 0.75)
        #expect(model.editing == [true, false])
    }

    @Test func isReadAloudAndAdjusted() throws {
        let model = Model()
        let view = try RenderedView(Speed(model: model))
        #expect(try view.element(role: .slider, label: "Speed").value == "50%")
        try view.update { try view.element(role: .slider).adjust(.increment) }
        #expect(model.value == 0.6)
        #expect(try view.element(role: .slider).value == "60%")
    }
}

@MainActor struct StepperTests {
    @Observable final class Model {
        var value = 1
    }

    struct Quantity: View {
        @Bindable var model: Model
        var body: some View { Stepper("Quantity", value: $model.value, in: 0...2) }
    }

    @Test func stepsStayInTheRange() throws {
        let model = Model()
        let view = try RenderedView(Quantity(model: model))
        for expected in [2, 2] {
            try view.update { try view.element(role: .stepper, label: "Quantity").adjust(.increment) }
            #expect(model.value == expected)
        }
        for expected in [1, 0, 0] {
            try view.update { try view.element(role: .stepper).adjust(.decrement) }
            #expect(model.value == expected)
        }
    }

    @Test func tapOnAHalfSteps() {
        let model = Model()
        let host = ViewHost(Quantity(model: model).labelsHidden(), size: CGSize(width: 94, height: 32))
        _ = host.frame()
        host.tap(at: CGPoint(x: 80, y: 16))
        _ = host.frame()
        #expect(model.value == 2)
        host.tap(at: CGPoint(x: 80, y: 16))
        _ = host.frame()
        #expect(model.value == 2)
        host.tap(at: CGPoint(x: 10, y: 16))
        #expect(model.value == 1)
    }

    @Test func is94By32() throws {
        let view = try RenderedView(Stepper("Quantity", value: .constant(1)).labelsHidden())
        #expect(view.size == CGSize(width: 94, height: 32))
    }
}

@MainActor struct ProgressViewTests {
    @Test func spinnerTurnsWithTime() throws {
        let view = try RenderedView(ProgressView())
        #expect(view.size == CGSize(width: 20, height: 20))
        view.advance(to: 0.25)
        #expect(view.cost.operationsEmitted == 8)
        #expect(view.cost.nodesLaidOut == 0)
    }

    @Test func valueIsReadAloud() throws {
        #expect(try RenderedView(ProgressView("Up", value: 7, total: 10)).element(label: "Up").value == "70%")
        #expect(try RenderedView(ProgressView(value: 20, total: 10)).element(role: .progress).value == "100%")
        #expect(try RenderedView(ProgressView(value: Double.nan)).element(role: .progress).value == "In progress")
        let unknown: Double? = nil
        #expect(try RenderedView(ProgressView(value: unknown)).element(role: .progress).value == "In progress")
    }

    struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100))")
        }
    }

    @Test func styleOfOnesOwn() throws {
        let view = try RenderedView(ProgressView(value: 0.25).progressViewStyle(Percent()))
        #expect(try view.element(role: .progress).label == "25")
    }
}
