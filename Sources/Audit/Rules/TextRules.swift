import CoreGraphics
import SwiftUI

extension AuditRule {
    /// Text is shown whole.
    static let textTruncated = AuditRule(
        "text-truncated", "Text is truncated", .warning,
        help: "Allow more lines, or give the text more room at large sizes, for example with ViewThatFits.",
        xcode: .textClipped, wcag: ["1.4.4", "1.4.10"],
        screen: { screen in
            screen.texts.compactMap { text in
                guard text.isTruncated, text.hasWords, text.contrast != nil, !text.isInBar, !text.isPrompt,
                    !screen.isContentOfField(text)
                else { return nil }
                return screen.observation(.warning, "“\(text.string.shortened)” is truncated.", of: text)
            }
        })

    /// No edge cuts text off.
    static let textClipped = AuditRule(
        "text-clipped", "Text is cut off", .warning,
        help: "Give the text more room, or let it wrap or scroll.", xcode: .textClipped, wcag: ["1.4.4", "1.4.10"],
        screen: { screen in
            screen.texts.compactMap { text in
                guard !text.isScrolledAway, text.unclippedShare < 0.95, text.unclippedShare > 0, text.hasWords,
                    text.contrast != nil, !screen.isContentOfField(text)
                else { return nil }
                return screen.observation(
                    .warning,
                    "\(Int(((1 - text.unclippedShare) * 100).rounded())) % of “\(text.string.shortened)” is cut off.",
                    of: text)
            }
        })

    /// Text grows with Dynamic Type.
    ///
    /// Labels of bars do not on iOS, which shows them large while they are held. Text that has an accessibility size at every
    /// setting does not need to.
    static let textFixed = AuditRule(
        "text-fixed", "Text does not grow with Dynamic Type", .warning,
        help:
            "Use a text style, or a size that is relative to a text style, and avoid narrow limits of dynamicTypeSize(_:).",
        xcode: .dynamicType, wcag: ["1.4.4"],
        variants: { screens in
            let sizes = screens.map(\.setting.textSize)
            guard let small = screens.first(where: { $0.setting.textSize <= 3 }), let largest = sizes.max(),
                largest >= 7
            else { return [] }
            let before = Dictionary(small.texts.map { ($0.key, $0) }) { first, _ in first }
            var told: Set<String> = []
            var found: [Observation] = []
            for screen in screens where screen.setting.textSize == largest {
                for text in screen.texts {
                    guard let old = before[text.key], old.string == text.string, !text.isInBar, text.hasWords,
                        text.contrast != nil, text.isEnabled || old.isEnabled, old.pointSize > 0,
                        !old.isOfAccessibilitySize, told.insert(text.key).inserted
                    else { continue }
                    let growth = text.pointSize / old.pointSize
                    let expected = DynamicTypeGrowth.factor(
                        ofPoints: old.pointSize, from: small.setting.textSize, to: largest)
                    guard growth < 1 + (expected - 1) * 0.6 else { continue }
                    let size = "\(number(old.pointSize)) to \(number(text.pointSize)) points"
                    var observation = screen.observation(
                        .warning,
                        growth < 1.05
                            ? "“\(text.string.shortened)” does not grow with Dynamic Type: \(number(text.pointSize)) points."
                            : "“\(text.string.shortened)” grows too little with Dynamic Type: \(size).", of: text)
                    observation.setting = screen.setting
                    found.append(observation)
                }
            }
            return found
        })

    /// What is drawn as text is read as well.
    static let textUnread = AuditRule(
        "text-unread", "Text has no accessibility element", .warning,
        help: "Draw the text with Text, or add an accessibilityLabel(_:) to the view that draws it.",
        xcode: .elementDetection,
        wcag: ["1.1.1", "1.3.1"],
        screen: { screen in
            let said = screen.elements.flatMap { [$0.label, $0.value, $0.hint] }.joined(separator: " ").words
            // Where a line ends, the drawing does not tell whether a space was there.
            let unspaced = said.filter { $0 != " " }
            return screen.texts.compactMap { text in
                let words = text.string.words
                guard text.contrast != nil, words.count > 2, text.string.contains(where: \.isLetter),
                    // An element with a label says it in its own words.
                    text.element.map({ screen.elements[$0].label.isEmpty && screen.elements[$0].value.isEmpty })
                        ?? true,
                    !" \(said) ".contains(" \(words) "), !unspaced.contains(words.filter { $0 != " " }),
                    !text.isPrompt
                else { return nil }
                return screen.observation(
                    .warning, "“\(text.string.shortened)” is visible, but no element contains it.", of: text)
            }
        })
}

extension AuditedScreen {
    /// Whether a text is what the user typed, which a field scrolls.
    fileprivate func isContentOfField(_ text: DrawnText) -> Bool {
        text.element.map { elements[$0].isTextInput } ?? false
    }
}

/// How much Apple's text styles grow with Dynamic Type.
enum DynamicTypeGrowth {
    /// Sizes from `xSmall` to `accessibility5`, of the styles from the largest to the smallest.
    private static let styles: [[Double]] = [
        [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    private static let body = styles[4]

    /// By which factor text of a size grows between two type sizes, both counted from the smallest.
    static func factor(ofPoints points: Double, from old: Int, to new: Int) -> Double {
        // The largest texts grow least; between the styles the nearest one counts.
        let style = styles.min { abs($0[old] - points) < abs($1[old] - points) } ?? styles[4]
        let factor = style[new] / style[old]
        // Small text whose size is scaled as that of the body is, which is the default, grows as much.
        return points > style[old] ? max(1, 1 + (factor - 1) * style[old] / points) : min(factor, body[new] / body[old])
    }
}
