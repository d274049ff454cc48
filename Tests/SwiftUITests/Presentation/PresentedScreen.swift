import DisplayList
import EngineTesting
import Foundation
import SwiftUI

/// A screen on a clock that the test steps, to touch, and to ask where things of a color are seen and what is read aloud.
@MainActor final class PresentedScreen: TestScreen {
    /// The kinds of screens.
    enum Device {
        case phone, sidewaysPhone, pad

        var size: CGSize {
            switch self {
            case .phone: CGSize(width: 400, height: 800)
            case .sidewaysPhone: CGSize(width: 800, height: 400)
            case .pad: CGSize(width: 1000, height: 800)
            }
        }

        var insets: EdgeInsets {
            switch self {
            case .phone: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
            case .sidewaysPhone: EdgeInsets(top: 0, leading: 50, bottom: 20, trailing: 50)
            case .pad: EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
            }
        }
    }

    init<V: View>(
        _ device: Device = .phone, scheme: ColorScheme = .light, reducesMotion: Bool = false,
        @ViewBuilder _ view: @escaping () -> V
    ) {
        super.init(DeferredView(content: view), size: device.size, safeArea: device.insets) {
            $0.colorScheme = scheme
            $0.horizontalSizeClass = device == .pad ? .regular : .compact
            $0.verticalSizeClass = device == .sidewaysPhone ? .compact : .regular
            $0.accessibilitySettings.reducesMotion = reducesMotion
        }
    }

    /// Lets everything stop.
    func rest() { advance(by: 3) }

    // MARK: What is seen

    /// What is filled with a color, whatever its opacity, from back to front. The opacity is that of the color and of all the
    /// layers around it.
    override func paints(_ color: Color) -> [PaintedShape] {
        func opaque(_ color: RGBA) -> RGBA {
            var color = color
            color.alpha = 1
            return color
        }
        let wanted = opaque(color.resolve(in: EnvironmentValues()).rgba)
        return paints.filter { !$0.isText && opaque($0.color) == wanted }.map {
            var paint = $0
            paint.opacity *= Double(paint.color.alpha)
            return paint
        }
    }

    /// How dark what lies behind all is made; the canvas's black behind a page that is pushed back does not count.
    var dimming: Double { paints(.black).filter { $0.opacity < 1 }.map(\.opacity).max() ?? 0 }

    // MARK: Touches

    func touch(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) { send(phase, CGPoint(x: x, y: y)) }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        touch(.down, x, y)
        advance(by: 0.05)
        touch(.up, x, y)
    }

    /// Moves a finger that is down along a line, in steps of a sixtieth of a second.
    func move(x: CGFloat, from start: CGFloat, to end: CGFloat, seconds: TimeInterval) {
        let steps = max(1, Int((seconds * 60).rounded()))
        for step in 1...steps {
            advance(by: seconds / Double(steps))
            touch(.moved, x, start + (end - start) * CGFloat(step) / CGFloat(steps))
        }
    }

    /// Drags along a line and lets go at the end; with `pause`, after the finger has stood still.
    func drag(x: CGFloat = 200, from start: CGFloat, to end: CGFloat, seconds: TimeInterval, pause: Bool = true) {
        touch(.down, x, start)
        move(x: x, from: start, to: end, seconds: seconds)
        if pause {
            advance(by: 0.3)
            touch(.moved, x, end)
            advance(by: 0.1)
            touch(.moved, x, end)
        }
        touch(.up, x, end)
    }
}

extension BinaryFloatingPoint {
    func isNear(_ other: Self, within tolerance: Self = 0.01) -> Bool { (self - other).magnitude <= tolerance }
}
