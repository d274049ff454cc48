import CoreGraphics
import DisplayList

extension AuditRule {
    /// Color is not the only sign.
    ///
    /// Dots of the same size that are red and green, with no text in their line, say something by their color alone.
    static let colorOnly = AuditRule(
        "color-only", "Color is the only difference", .warning,
        help: "Add a symbol or a text, or another shape for each color.", axe: ["link-in-text-block"], wcag: ["1.4.1"],
        screen: { screen in
            let dots = screen.marks.filter { $0.kind == .dot }
            let groups = Dictionary(grouping: dots) {
                "\(Int($0.frame.width.rounded()))×\(Int($0.frame.height.rounded()))"
            }
            return groups.values.compactMap { group in
                let hues = Set(group.compactMap { $0.ink?.signalHue })
                guard hues.contains(.red) || hues.contains(.orange), hues.contains(.green), group.count <= 12 else {
                    return nil
                }
                let bare = group.filter { dot in
                    !screen.texts.contains { text in
                        text.hasWords && text.frame.minY < dot.frame.maxY && text.frame.maxY > dot.frame.minY
                            && text.frame.minX < dot.frame.maxX + 24 && text.frame.maxX > dot.frame.minX - 24
                    }
                }
                guard bare.count > 1, let first = bare.min(by: { $0.frame.minY < $1.frame.minY }) else { return nil }
                return Observation(
                    .warning, "\(bare.count) dots differ only in color.", frame: first.frame,
                    origin: first.origin,
                    path: (first.origin.path + ["dot"]).joined(separator: " › "),
                    calls: ["Circle", "Ellipse", "Rectangle"],
                    search: .maker)
            }
        })

    /// With reduced motion nothing keeps moving.
    static let motion = AuditRule(
        "motion", "Something moves although motion is reduced", .warning,
        help: "Read \\.accessibilityReduceMotion, and fade or stop the motion if it is true.",
        wcag: ["2.3.3", "2.2.2"],
        screen: { screen in
            guard screen.setting.reducesMotion else { return [] }
            return screen.movements.map { movement in
                Observation(
                    .warning, "The view still moves after five seconds, although motion is reduced.",
                    frame: movement.frame,
                    origin: movement.origin, path: movement.origin.path.joined(separator: " › "),
                    calls: ["repeatForever", "TimelineView", "phaseAnimator", "keyframeAnimator", "symbolEffect"],
                    search: .maker)
            }
        })
}

extension RGBA {
    /// The hues that people take for signals.
    fileprivate enum SignalHue { case red, orange, green }

    /// Nil for grays and for all other hues.
    fileprivate var signalHue: SignalHue? {
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        guard high - low > 0.25 * high, alpha > 0.5 else { return nil }
        let range = high - low
        var hue: Float
        if high == red {
            hue = (green - blue) / range
        } else if high == green {
            hue = 2 + (blue - red) / range
        } else {
            hue = 4 + (red - green) / range
        }
        hue *= 60
        if hue < 0 { hue += 360 }
        switch hue {
        case ..<20, 340...: return .red
        case 20..<55: return .orange
        case 80..<170: return .green
        default: return nil
        }
    }
}
