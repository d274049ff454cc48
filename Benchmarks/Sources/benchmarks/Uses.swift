import Foundation
import PerchPreviews
import SwiftUI

/// A finger or keys on a screen, 60 frames a second, to finished pixels.
@MainActor protocol Use {
    associatedtype Screen: View
    var screen: Screen { get }
    /// What is done before anything is measured.
    func prepare(_ canvas: ViewCanvas)
    /// What is done before a frame, which is at `time`.
    func act(_ canvas: ViewCanvas, frame: Int, time: TimeInterval)
    /// Whether the accessibility tree in the end is one of a screen that was used as it was to be.
    func wasUsed(_ screen: String) -> Bool
}

extension Use {
    func prepare(_ canvas: ViewCanvas) {}

    /// Sets the screen up and goes through frames.
    func makeWork(on variant: Variant) throws -> Work {
        let canvas = try ViewCanvas(screen, variant: variant)
        prepare(canvas)
        canvas.draw(at: Self.start)
        canvas.paint()
        func show(_ frame: Int) {
            let time = Self.start + Double(frame) / 60
            act(canvas, frame: frame, time: time)
            canvas.draw(at: time)
            canvas.paint()
        }
        return Work(.frames(after: 30), step: show) {
            // Where what goes up and down is at its uppermost.
            show(345)
            guard wasUsed(canvas.accessibility) else { throw Unused(screen: canvas.accessibility) }
        }
    }

    /// What opens has opened by then, in seconds.
    static var start: TimeInterval { 5 }
}

/// What was to be measured did not occur.
private struct Unused: Error, CustomStringConvertible {
    let screen: String
    var description: String { "The screen was not used as it was to be:\n\(screen)" }
}

/// Up and down, once a second, in points from the middle.
private func swing(_ frame: Int, by reach: Double) -> Double { sin(Double(frame) / 60 * 2 * .pi) * reach }

struct SheetDrag: Use {
    func wasUsed(_ screen: String) -> Bool { !screen.hasPrefix("sheet action escape [0,400 ") }

    var screen: some View {
        StackOfRows(table: Table(count: 40)).sheet(isPresented: .constant(true)) {
            StackOfRows(table: Table(count: 40)).presentationDetents([.medium, .large])
        }
    }

    func prepare(_ canvas: ViewCanvas) {
        canvas.draw(at: Self.start)
        canvas.send(.began, at: CGPoint(x: 200, y: 410), time: Self.start)
    }

    func act(_ canvas: ViewCanvas, frame: Int, time: TimeInterval) {
        canvas.send(.moved, at: CGPoint(x: 200, y: 410 + swing(frame, by: 250)), time: time)
    }
}

struct Fling: Use {
    func wasUsed(_ screen: String) -> Bool { !screen.contains("“Row 0”") }

    var screen: some View { LazyRows(scrolling: Scrolling()) }

    /// A flick of a finger once a second, and the way that the rows go on by themselves.
    func act(_ canvas: ViewCanvas, frame: Int, time: TimeInterval) {
        let step = frame % 60
        let location = CGPoint(x: 200, y: 700 - Double(min(step, 6)) * 80)
        switch step {
        case 0: canvas.send(.began, at: location, time: time)
        case 1..<6: canvas.send(.moved, at: location, time: time)
        case 6: canvas.send(.ended, at: location, time: time)
        default: break
        }
    }
}

struct Typing: Use {
    func wasUsed(_ screen: String) -> Bool { screen.contains("aaaaaaaaaa") }

    private struct Form200: View {
        @State private var texts = [String](repeating: "", count: 200)

        var body: some View {
            Form {
                ForEach(0..<200, id: \.self) { index in
                    LabeledContent("Field \(index)") { TextField("Value", text: $texts[index]) }
                }
            }
        }
    }

    var screen: some View { Form200() }

    func prepare(_ canvas: ViewCanvas) {
        canvas.send(.began, at: CGPoint(x: 250, y: 189), time: 1)
        canvas.draw(at: 1.05)
        canvas.send(.ended, at: CGPoint(x: 250, y: 189), time: 1.05)
    }

    func act(_ canvas: ViewCanvas, frame: Int, time: TimeInterval) {
        canvas.type(frame % 12 == 11 ? " " : "a")
    }
}

struct SliderDrag: Use {
    func wasUsed(_ screen: String) -> Bool { screen.components(separatedBy: "value “50%”").count == 12 }

    private struct Sliders: View {
        @State private var values = [Double](repeating: 0.5, count: 12)

        var body: some View {
            VStack(spacing: 16) {
                ForEach(0..<12, id: \.self) { index in
                    HStack {
                        Slider(value: $values[index])
                        Text(values[index], format: .percent.precision(.fractionLength(0))).frame(width: 60)
                    }
                }
            }
            .padding()
        }
    }

    var screen: some View { Sliders() }

    func prepare(_ canvas: ViewCanvas) {
        canvas.draw(at: Self.start)
        canvas.send(.began, at: middle(0), time: Self.start)
    }

    func act(_ canvas: ViewCanvas, frame: Int, time: TimeInterval) {
        canvas.send(.moved, at: middle(swing(frame, by: 120)), time: time)
    }

    /// In the twelfth part of the canvas that lies above its middle, beside the thumb's place at the start.
    private func middle(_ x: Double) -> CGPoint { CGPoint(x: 160 + x, y: 378) }
}
