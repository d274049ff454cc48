import DisplayList

extension AuditRule {
    /// The part of the ink that may have too little contrast, such as where a photo has a bright spot.
    private static let tolerated = 0.1

    /// Text has at least 4.5:1, or 3:1 where it is large.
    ///
    /// Text of disabled controls is exempt, and so is what has no letters.
    static let textContrast = AuditRule(
        "text-contrast", "Text has too little contrast", .error,
        help: "Use a darker or lighter color for the text or for its background.", xcode: .contrast,
        axe: ["color-contrast"], wcag: ["1.4.3"],
        screen: { screen in
            screen.texts.compactMap { text in
                guard let contrast = text.contrast, text.isEnabled, text.hasWords,
                    contrast.share(below: text.requiredContrast) > tolerated
                else { return nil }
                let required = text.isLarge ? "3:1 is required for large text" : "4.5:1 is required"
                if let style = text.systemStyle {
                    return screen.observation(
                        .note,
                        "The system's \(style) has a contrast of \(contrast.text(below: text.requiredContrast)); "
                            + "\(required).", of: text, style: style)
                }
                return screen.observation(
                    .error,
                    "\(text.isPrompt ? "The prompt " : "")“\(text.string.shortened)” has a contrast of "
                        + "\(contrast.text(below: text.requiredContrast)); \(required).", of: text)
            }
        })

    /// A symbol that says something without a text has at least 3:1.
    ///
    /// Symbols beside text in the same element, and those hidden from assistive technology, are decoration.
    static let symbolContrast = AuditRule(
        "symbol-contrast", "A symbol has too little contrast", .warning,
        help: "Use a darker or lighter color for the symbol or for its background.", xcode: .contrast,
        wcag: ["1.4.11"],
        screen: { screen in
            screen.marks.compactMap { mark in
                guard mark.kind == .symbol, mark.isEnabled, let index = mark.element,
                    screen.elements[index].shownTexts.isEmpty,
                    screen.elements[index].role == .image || screen.elements[index].isOperable
                else { return nil }
                return observation(of: mark, element: index, "The symbol", in: screen)
            }
        })

    /// The outline of a text field has at least 3:1.
    ///
    /// The fields of a program share the color of their borders, which is mended in one place. So all that have the same color are
    /// one finding.
    static let borderContrast = AuditRule(
        "border-contrast", "The border of a field has too little contrast", .warning,
        help: "Use a darker or lighter color for the border, or give the field a background that stands out.",
        xcode: .contrast, wcag: ["1.4.11"],
        screen: { screen in
            screen.marks.compactMap { mark in
                guard mark.kind == .outline, mark.isEnabled, let index = mark.element else { return nil }
                var found = observation(of: mark, element: index, "The border of", in: screen)
                found?.cause = mark.ink.map { "\($0)" }
                return found
            }
        })

    private static func observation(
        of mark: DrawnMark, element index: Int, _ subject: String, in screen: AuditedScreen
    ) -> Observation? {
        guard let contrast = mark.contrast, contrast.share(below: 3) > tolerated else { return nil }
        var observation = screen.observation(
            mark.systemStyle == nil ? .warning : .note,
            "\(subject) \(screen.elements[index].title) has a contrast of \(contrast.text(below: 3)); 3:1 is required.",
            of: index, search: .maker)
        observation.frame = mark.frame
        observation.origin = mark.origin
        if mark.kind == .symbol {
            observation.words = []
            observation.calls = ["Image", "Label"]
        }
        observation.style = mark.systemStyle
        return observation
    }
}
