import Foundation

/// The inside of a text field: its text, or while that is empty its prompt; with the focus also a caret.
struct TextInputView<Label: View>: View {
    let input: TextInput
    let label: Label

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.reservedLineCount) private var reservedLines
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.submitActions) private var submitActions
    @Environment(\.linePitch) private var linePitch

    var body: some View {
        let (input, submit, hasCaret) = (input, submitActions, hasCaret)
        TextInputLayout(
            isSingleLine: isSingleLine, alignment: alignment, scrolls: hasCaret, minimumHeight: linePitch
        ) {
            ZStack(alignment: frameAlignment) {
                if input.text.wrappedValue.isEmpty {
                    placeholder
                        .foregroundStyle(ControlColors.placeholder)
                        .lineLimit(isSingleLine ? 1 : lineLimit)
                }
                InputText(input: input, hasCaret: hasCaret, lineLimit: hasCaret ? nil : isSingleLine ? 1 : lineLimit)
            }
            lines(isSingleLine ? 1 : reservedLines ?? 1)
            if let most = isSingleLine ? 1 : lineLimit { lines(most) }
        }
        .inputForeground(isEnabled: isEnabled)
        .modifier(ClipIfNeeded(isNeeded: hasCaret))
        .contentShape(Rectangle())
        .accessibilityElement(children: .ignore)
        .spokenName(label)
        .accessibilityControl(input.isSecure ? .secureTextField : .textField) { node in
            let text = input.text.wrappedValue
            node.value =
                input.isSecure
                ? String(repeating: "•", count: text.count) : text
            node.isFocused = hasCaret
            node.replaceText = AccessibilityHandler { input.text.wrappedValue = $0 }
            node.setAction(.named(ControlWords.submit)) {
                input.onCommit?()
                submit.run(.text)
            }
        }
    }

    private var isSingleLine: Bool { input.axis != .vertical }

    private var hasCaret: Bool { isFocused && isEnabled }

    @ViewBuilder private var placeholder: some View {
        if let prompt = input.prompt { prompt } else { label }
    }

    private var frameAlignment: Alignment {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    /// As high as a number of lines.
    private func lines(_ count: Int) -> some View {
        Text(verbatim: " ").lineLimit(max(count, 1), reservesSpace: true).hidden()
    }
}

/// The text of a field, or bullets in its place.
struct InputText: View {
    let input: TextInput
    let hasCaret: Bool
    let lineLimit: Int?

    @ScaledMetric private var bulletSize = TextFieldMetrics.bulletSize

    var body: some View {
        if hasCaret {
            EditableText(
                shown, caret: caret, selection: selection, caretWidth: TextFieldMetrics.caretWidth,
                selectionOpacity: TextFieldMetrics.selectionOpacity
            )
            .lineLimit(lineLimit)
        } else {
            shown.lineLimit(lineLimit).truncationMode(input.isSecure ? .head : .tail)
        }
    }

    private var text: String { input.text.wrappedValue }

    private var shown: Text {
        // An empty text still has the height of a line.
        guard !text.isEmpty else { return Text(verbatim: " ") }
        guard input.isSecure else { return Text(verbatim: text) }
        // Bullets are as many as there are characters, and tell nothing else. The space of no width keeps the height of
        // the field's own font.
        return Text(verbatim: String(repeating: TextFieldMetrics.bullet, count: text.count))
            .font(.system(size: bulletSize))
            .baselineOffset(bulletSize * TextFieldMetrics.bulletRise) + Text(verbatim: "\u{200B}")
    }

    private var ranges: [Range<Int>] {
        let all = input.selection?.wrappedValue?.byteRanges(in: text) ?? [text.utf8.count..<text.utf8.count]
        return input.isSecure ? all.map(bullets) : all
    }

    /// The bytes of the bullets that stand for bytes of the text.
    private func bullets(_ range: Range<Int>) -> Range<Int> {
        func offset(_ bytes: Int) -> Int {
            let end = text.utf8.index(text.startIndex, offsetBy: bytes)
            return text[..<end].count * TextFieldMetrics.bullet.utf8.count
        }
        return offset(range.lowerBound)..<offset(range.upperBound)
    }

    /// A range that is selected takes the place of the caret.
    private var caret: Int? {
        let ranges = ranges
        return ranges.contains { !$0.isEmpty } ? nil : ranges.first?.lowerBound
    }

    private var selection: [Range<Int>] { ranges.filter { !$0.isEmpty } }
}

extension View {
    /// Paints what people type in the foreground that the program set, be the field enabled or not; else in the system's.
    func inputForeground(isEnabled: Bool) -> some View {
        transformEnvironment { environment in
            guard environment.foregroundStyles == nil, !isEnabled else { return }
            environment.foregroundStyles = ForegroundStyles(ControlColors.disabledLabel)
        }
    }
}

/// Cuts off what stands over. Fields without the focus need it not.
private struct ClipIfNeeded: ViewModifier {
    let isNeeded: Bool

    func body(content: Content) -> some View {
        if isNeeded { content.clipped() } else { content }
    }
}

/// Gives a field's text the width that is offered and the height of its lines, between the fewest and the most and never
/// less than a line with its leading; where the text is larger it is moved so that the caret is in sight.
///
/// The subviews are the text, what is as high as the fewest lines and, where lines are limited, as the most.
private struct TextInputLayout: Layout {
    let isSingleLine: Bool
    let alignment: TextAlignment
    /// Whether the text may be larger than the field.
    let scrolls: Bool
    let minimumHeight: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard subviews.count >= 2 else { return .zero }
        let text = subviews[0].sizeThatFits(textProposal(width: proposal.width))
        let least = subviews[1].sizeThatFits(.unspecified).height
        let most = subviews.count > 2 ? subviews[2].sizeThatFits(.unspecified).height : .infinity
        let height = max(minimumHeight, min(max(text.height, least), max(most, least)))
        return CGSize(width: proposal.width ?? text.width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let text = subviews.first else { return }
        let proposal = textProposal(width: bounds.width)
        let dimensions = text.dimensions(in: proposal)
        let caret = dimensions[HorizontalAlignment.caret] + TextFieldMetrics.caretWidth
        var x: CGFloat
        if dimensions.width > bounds.width {
            x = min(0, bounds.width - caret)
        } else {
            x =
                switch alignment {
                case .leading: 0
                case .center: (bounds.width - dimensions.width) / 2
                case .trailing: bounds.width - dimensions.width
                }
        }
        if !x.isFinite { x = 0 }
        let hidden = dimensions[VerticalAlignment.caretLine] - bounds.height
        // A single line stands in the middle of the leading that it has.
        let y =
            scrolls && dimensions.height > bounds.height
            ? -max(0, hidden) : max(0, (minimumHeight - dimensions.height) / 2)
        text.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: proposal)
        for ruler in subviews.dropFirst() { ruler.place(at: bounds.origin, proposal: .unspecified) }
    }

    private func textProposal(width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: isSingleLine && scrolls ? nil : width, height: nil)
    }
}
