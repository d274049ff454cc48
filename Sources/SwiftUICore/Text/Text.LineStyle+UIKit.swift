import UIKit

extension Text.LineStyle {
    /// Creates a line style from a UIKit style. Nil if it has no line. In Perch, thick and double lines are single
    /// lines.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
        let patterns: [(NSUnderlineStyle, Pattern)] = [
            (.patternDashDotDot, .dashDotDot), (.patternDashDot, .dashDot), (.patternDash, .dash),
            (.patternDot, .dot),
        ]
        // The patterns are numbers in a field of bits, so the greater ones come first.
        let pattern = patterns.first { nsUnderlineStyle.contains($0.0) }?.1
        guard pattern != nil || !nsUnderlineStyle.isDisjoint(with: [.single, .thick, .double]) else { return nil }
        self.init(pattern: pattern ?? .solid)
    }
}

extension NSUnderlineStyle {
    /// Creates a UIKit style from a line style.
    public init(_ lineStyle: Text.LineStyle) {
        switch lineStyle.pattern.kind {
        case .solid: self = .single
        case .dot: self = [.single, .patternDot]
        case .dash: self = [.single, .patternDash]
        case .dashDot: self = [.single, .patternDashDot]
        case .dashDotDot: self = [.single, .patternDashDotDot]
        }
    }
}
