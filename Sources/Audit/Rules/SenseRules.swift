import CoreGraphics
import DisplayList

extension AuditRule {
    /// Color is not the only sign.
    ///
    /// Dots of the same size that are red and green say something by their color alone if no text is in their line, or if the texts
    /// beside dots of the same color have no word in common that others lack.
    static let colorOnly = AuditRule(
        "color-only", "Color is the only difference", .warning,
        help: "Add a symbol or a text, or another shape for each color.", axe: ["link-in-text-block"], wcag: ["1.4.1"],
        screen: { screen in
            let dots = screen.marks.filter { $0.kind == .dot && !screen.hasSymbol(on: $0) }
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
                let silent = bare.count > 1 ? bare : screen.textsTellColors(of: group) ? [] : group
                guard let first = silent.min(by: { $0.frame.minY < $1.frame.minY }) else { return nil }
                return Observation(
                    .warning, "\(silent.count) dots differ only in color.", frame: first.frame,
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

extension AuditedScreen {
    /// Whether a symbol is drawn on a dot, which tells dots apart by its shape.
    fileprivate func hasSymbol(on dot: DrawnMark) -> Bool {
        marks.contains { $0.kind == .symbol && dot.frame.insetBy(dx: -1, dy: -1).contains($0.frame) }
    }

    /// Whether the texts beside dots may say what their colors do.
    ///
    /// They do not if a color occurs several times, and no word is beside all its dots and beside no other one. Where each color occurs
    /// once, as in a legend, the text is its meaning.
    fileprivate func textsTellColors(of dots: [DrawnMark]) -> Bool {
        var wordsOf = [Set<String>](repeating: [], count: dots.count)
        for text in texts where text.contrast != nil {
            func distance(_ index: Int) -> CGFloat { dots[index].frame.distance(to: text.frame) }
            guard let nearest = dots.indices.min(by: { distance($0) < distance($1) }), distance(nearest) < 320
            else { continue }
            let signs = text.string.filter { "+-−".contains($0) }.map(String.init)
            wordsOf[nearest].formUnion(text.string.words.split(separator: " ").map(String.init) + signs)
        }
        let colors = Dictionary(grouping: dots.indices) { dots[$0].ink.map { "\($0)" } ?? "" }
        let repeated = colors.filter { $0.value.count > 1 }
        return repeated.isEmpty
            || repeated.values.contains { members in
                let common = members.dropFirst().reduce(wordsOf[members[0]]) { $0.intersection(wordsOf[$1]) }
                let others = dots.indices.filter { !members.contains($0) }.reduce(into: Set<String>()) {
                    $0.formUnion(wordsOf[$1])
                }
                return !common.isSubset(of: others)
            }
    }
}

extension CGRect {
    /// How far a rectangle is away. What is above or below counts more than what is in the same line.
    fileprivate func distance(to other: CGRect) -> CGFloat {
        let x = max(other.minX - maxX, minX - other.maxX, 0)
        let y = max(other.minY - maxY, minY - other.maxY, 0)
        return x + y * 4
    }
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
