import Foundation

/// The inside of a text field: its text, or while that is empty its prompt; with the focus also a caret.
struct TextInputView<Label: View>: View {
    let input: TextInput
    let label: Label

    @State private var controller = TextInputController()
    @State private var scroll = TextScroll()
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.reservedLineCount) private var reservedLines
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.textInputSettings) private var settings
    @Environment(\.linePitch) private var linePitch

    var body: some View {
        let (controller, isEditing) = (controller, isEditing)
        let edited = controller.source.edited(input, settings)
        TextInputLayout(
            isSingleLine: isSingleLine, alignment: alignment, scrolls: isEditing, minimumHeight: linePitch,
            scroll: scroll
        ) {
            ZStack(alignment: frameAlignment) {
                if edited.text.isEmpty {
                    placeholder
                        .foregroundStyle(ControlColors.placeholder)
                        .lineLimit(isSingleLine ? 1 : lineLimit)
                }
                InputText(
                    edited: edited, isEditing: isEditing, isSecure: input.isSecure, controller: controller,
                    lineLimit: isEditing ? nil : isSingleLine ? 1 : lineLimit)
            }
            lines(isSingleLine ? 1 : reservedLines ?? 1)
            if let most = isSingleLine ? 1 : lineLimit { lines(most) }
        }
        .inputForeground(isEnabled: isEnabled)
        .modifier(FieldClip(isNeeded: isEditing, overhang: isSingleLine ? TextFieldMetrics.handleDiameter : 0))
        .editing(controller, isEnabled: isEnabled)
        .accessibilityElement(children: .ignore)
        .accessibilityName(label)
        .accessibilityControl(input.isSecure ? .secureTextField : .textField) { node in
            node.value = input.isSecure ? String(repeating: "•", count: edited.text.count) : edited.text
            node.isFocused = isEditing
            node.textInput = ObjectIdentifier(controller)
            node.setTextReplacement { text in assumeMainActor { controller.replaceAll(with: text) } }
            node.setAction(.activate) { assumeMainActor { controller.item.focus() } }
            node.setAction(.named(ControlWords.submit)) { assumeMainActor { controller.submit() } }
        }
    }

    private var isEditing: Bool { controller.item.observedFocus && isEnabled }

    private var isSingleLine: Bool { input.axis != .vertical }

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

/// The text of a field, or bullets in its place; while it is edited, with a caret or what is selected.
struct InputText: View {
    let edited: EditedText
    let isEditing: Bool
    let isSecure: Bool
    let controller: TextInputController
    let lineLimit: Int?
    /// The text with its attributes; nil if it has none.
    var attributed: AttributedString?

    @ScaledMetric private var bulletSize = TextFieldMetrics.bulletSize

    var body: some View {
        EditableText(
            shown, edited: isEditing ? edited : nil, look: TextFieldMetrics.editingLook, controller: controller
        )
        .lineLimit(lineLimit)
        .truncationMode(isSecure && !isEditing ? .head : .tail)
    }

    private var shown: Text {
        let text = edited.text
        // An empty text still has the height of a line.
        guard !text.isEmpty else { return Text(verbatim: " ") }
        // While something is being composed, what is shown is not yet the text.
        if let attributed, String(attributed.characters) == text { return Text(attributed) }
        guard isSecure else { return Text(verbatim: text) }
        // Bullets are as many as there are characters, and tell nothing else. The space of no width keeps the height of
        // the field's own font.
        return Text(verbatim: String(repeating: TextFieldMetrics.bullet, count: text.count))
            .font(.system(size: bulletSize))
            .baselineOffset(bulletSize * TextFieldMetrics.bulletRise) + Text(verbatim: "\u{200B}")
    }
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

/// How far the text of a field is scrolled, kept from layout to layout so that it moves no more than the caret needs.
final class TextScroll {
    var offset = CGPoint.zero
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
    let scroll: TextScroll

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
        let x: CGFloat
        if scrolls, dimensions.width > bounds.width {
            let caret = dimensions[HorizontalAlignment.caret]
            scroll.offset.x = offset(
                scroll.offset.x, showing: caret...caret + TextFieldMetrics.caretWidth, in: bounds.width,
                of: dimensions.width)
            x = -scroll.offset.x
        } else {
            scroll.offset.x = 0
            x =
                switch alignment {
                case .leading: 0
                case .center: (bounds.width - dimensions.width) / 2
                case .trailing: bounds.width - dimensions.width
                }
        }
        let y: CGFloat
        if scrolls, dimensions.height > bounds.height {
            let bottom = dimensions[VerticalAlignment.caretLine]
            scroll.offset.y = offset(
                scroll.offset.y, showing: bottom - minimumHeight...bottom, in: bounds.height, of: dimensions.height)
            y = -scroll.offset.y
        } else {
            scroll.offset.y = 0
            // A single line is in the middle of the leading that it has.
            y = max(0, (minimumHeight - dimensions.height) / 2)
        }
        text.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: proposal)
        for ruler in subviews.dropFirst() { ruler.place(at: bounds.origin, proposal: .unspecified) }
    }

    /// The offset next to `present` at which a stretch of the text can be seen.
    private func offset(
        _ present: CGFloat, showing stretch: ClosedRange<CGFloat>, in room: CGFloat, of length: CGFloat
    ) -> CGFloat {
        let kept = min(max(present, 0), length - room)
        let shown = min(max(kept, stretch.upperBound - room), max(0, stretch.lowerBound))
        return shown.isFinite ? shown : 0
    }

    private func textProposal(width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: isSingleLine && scrolls ? nil : width, height: nil)
    }
}

extension View {
    /// Lets a view be the field of a text that is edited: it takes the keyboard, and touches put the caret.
    func editing(_ controller: TextInputController, isEnabled: Bool) -> some View {
        contentShape(Rectangle())
            .highPriorityGesture(TextTouchGesture(controller), including: isEnabled ? .all : .subviews)
            .environment(\.focusItem, controller.item)
            .modifier(FocusItemModifier(item: controller.item, interactions: .edit))
            .modifier(EditMenuModifier(controller: controller))
    }
}
