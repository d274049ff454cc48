import Foundation
import UIKit

/// What a label shows.
struct LabelContent: View, BoundsFillingContent {
    private let text: Text
    private let font: Font
    private let color: Color
    private let lines: Int?
    private let truncation: Text.TruncationMode
    private let alignment: TextAlignment
    private let frame: Alignment
    private let least: CGFloat
    private let shadow: (color: Color, offset: CGSize)?

    init(_ label: UILabel) {
        let content = label.attributedText ?? NSAttributedString(string: "")
        text = label.isPlain ? Text(verbatim: content.string) : Text(content)
        font = Font(label.font ?? .systemFont(ofSize: UIFont.labelFontSize))
        let highlighted = label.isHighlighted ? label.highlightedTextColor : nil
        color = Color(uiColor: label.isEnabled ? highlighted ?? label.textColor ?? .label : .tertiaryLabel)
        lines = label.numberOfLines > 0 ? label.numberOfLines : nil
        truncation = Text.TruncationMode(label.lineBreakMode)
        alignment = TextAlignment(label.textAlignment)
        frame = Alignment(horizontal: HorizontalAlignment(label.textAlignment), vertical: .center)
        least = label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, LabelContent.leastScale) : 1
        shadow = label.shadowColor.map { (Color(uiColor: $0), label.shadowOffset) }
    }

    /// How small a text gets that may get as small as it must.
    private static let leastScale: CGFloat = 0.1

    var body: some View {
        FillingLayout(alignment: frame) {
            text.font(font).foregroundStyle(color).lineLimit(lines).truncationMode(truncation)
                .multilineTextAlignment(alignment).minimumScaleFactor(least)
                .shadow(
                    color: shadow?.color ?? .clear, radius: 0, x: shadow?.offset.width ?? 0,
                    y: shadow?.offset.height ?? 0)
        }
    }
}

/// Takes the size of its content where a length is left to it, and fills a size that is given, with its content at its place.
struct FillingLayout: Layout {
    let alignment: Alignment

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
            return CGSize(width: width, height: height)
        }
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let view = subviews.first else { return }
        let size = view.dimensions(in: ProposedViewSize(bounds.size))
        let x =
            alignment.horizontal == .leading
            ? bounds.minX : alignment.horizontal == .trailing ? bounds.maxX - size.width : bounds.midX - size.width / 2
        view.place(at: CGPoint(x: x, y: bounds.midY - size.height / 2), proposal: ProposedViewSize(bounds.size))
    }
}

extension Text.TruncationMode {
    fileprivate init(_ mode: NSLineBreakMode) {
        switch mode {
        case .byTruncatingHead: self = .head
        case .byTruncatingMiddle: self = .middle
        default: self = .tail
        }
    }
}

extension TextAlignment {
    init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .center: self = .center
        case .right: self = .trailing
        case .left, .justified, .natural: self = .leading
        }
    }
}

extension HorizontalAlignment {
    init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .center: self = .center
        case .right: self = .trailing
        case .left, .justified, .natural: self = .leading
        }
    }
}

/// What a field for a line of text shows.
struct TextFieldContent: View {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>
    private let prompt: Text?
    private let font: Font
    private let color: Color
    private let alignment: TextAlignment
    private let border: UITextField.BorderStyle
    private let isSecure: Bool
    private let isEnabled: Bool
    private let isEditing: Bool
    private let showsClear: Bool
    private let sides: (left: UIView?, right: UIView?)
    private weak var field: UITextField?

    init(_ field: UITextField) {
        self.field = field
        text = Binding(textOf: field, { $0.text }) { $0.write($1) }
        selection = Binding(selectionOf: field, { $0.selection }) { $0.select($1) }
        prompt = field.attributedPlaceholder.map { Text($0) } ?? field.placeholder.map { Text(verbatim: $0) }
        font = Font(field.font ?? .systemFont(ofSize: UIFont.labelFontSize))
        color = Color(uiColor: field.textColor ?? .label)
        alignment = TextAlignment(field.textAlignment)
        border = field.borderStyle
        isSecure = field.isSecureTextEntry
        isEnabled = field.isEnabled
        isEditing = field.isEditing
        let isWhen: [UITextField.ViewMode: Bool] = [
            .always: true, .whileEditing: field.isEditing, .unlessEditing: !field.isEditing,
        ]
        showsClear = (isWhen[field.clearButtonMode] ?? false) && !(field.text ?? "").isEmpty
        sides = (
            isWhen[field.leftViewMode] ?? false ? field.leftView : nil,
            isWhen[field.rightViewMode] ?? false ? field.rightView : nil
        )
    }

    @FocusState private var isFocused: Bool

    var body: some View {
        HStack(spacing: UIKitControlMetrics.fieldSpacing) {
            if let left = sides.left { ShownView(view: left).fixedSize() }
            input.font(font).foregroundStyle(color).multilineTextAlignment(alignment)
                .focused($isFocused)
                .onSubmit { field?.pressReturn() }
            if showsClear {
                Button {
                    if let field, field.delegate?.textFieldShouldClear(field) ?? true { field.write("") }
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.tertiary)
                }
                .buttonStyle(.plain)
            } else if let right = sides.right {
                ShownView(view: right).fixedSize()
            }
        }
        .padding(border == .none ? EdgeInsets() : UIKitControlMetrics.fieldInsets)
        .background {
            switch border {
            case .none: EmptyView()
            case .line, .bezel: Rectangle().stroke(Color(.separator))
            case .roundedRect:
                RoundedRectangle(cornerRadius: UIKitControlMetrics.fieldRadius).fill(Color(.systemBackground))
                    .stroke(Color(.separator), lineWidth: UIKitControlMetrics.fieldBorder)
            }
        }
        .disabled(!isEnabled)
        .onChange(of: isEditing, initial: true) { _, isEditing in isFocused = isEditing }
        .onChange(of: isFocused) { _, isFocused in
            guard let field, isFocused != field.isEditing else { return }
            if isFocused { field.becomeFirstResponder() } else { field.resignFirstResponder() }
        }
    }

    @ViewBuilder private var input: some View {
        if isSecure {
            SecureField(text: text, prompt: prompt) { prompt }
        } else {
            TextField(text: text, selection: selection, prompt: prompt) { prompt }
        }
    }
}

extension Binding where Value == String {
    /// The text of a control as it is at any time: who edits it sees at once what a delegate has made of it.
    fileprivate init<C: UIView>(
        textOf control: C, _ get: @escaping @MainActor (C) -> String?, _ set: @escaping @MainActor (C, String) -> Void
    ) {
        self.init(
            get: { [weak control] in assumeMainActor { control.flatMap(get) ?? "" } },
            set: { [weak control] new in assumeMainActor { if let control { set(control, new) } } })
    }
}

extension Binding where Value == TextSelection? {
    /// What is selected in the text of a control, which counts UTF-16 units.
    fileprivate init<C: UIView & UITextInput>(
        selectionOf control: C, _ get: @escaping @MainActor (C) -> NSRange,
        _ set: @escaping @MainActor (C, NSRange) -> Void
    ) {
        self.init(
            get: { [weak control] in
                assumeMainActor {
                    control.flatMap { Range(get($0), in: $0._inputText) }.map { TextSelection(range: $0) }
                }
            },
            set: { [weak control] new in
                guard case .selection(let range)? = new?.indices else { return }
                assumeMainActor {
                    guard let control else { return }
                    let text = control._inputText
                    guard range.upperBound <= text.endIndex else { return }
                    set(control, NSRange(range, in: text))
                }
            })
    }
}

/// What a field for several lines of text shows.
struct TextViewContent: View {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>
    private let styled: Text?
    private let font: Font
    private let color: Color
    private let alignment: TextAlignment
    private let insets: EdgeInsets
    private let isEditable: Bool
    private let scrolls: Bool
    private let isEditing: Bool
    private let lines: Int?
    private let truncation: Text.TruncationMode
    private weak var view: UITextView?

    init(_ view: UITextView) {
        self.view = view
        text = Binding(textOf: view, { $0.text }) { $0.write($1) }
        selection = Binding(selectionOf: view, { $0.selectedRange }) { $0.select($1) }
        styled = view.isEditable ? nil : Text(view.textWithLinks)
        font = Font(view.font ?? .systemFont(ofSize: UIKitControlMetrics.textViewFontSize))
        color = Color(uiColor: view.textColor ?? .label)
        alignment = TextAlignment(view.textAlignment)
        let room = view.textContainerInset
        let padding = view.textContainer.lineFragmentPadding
        insets = EdgeInsets(
            top: room.top, leading: room.left + padding, bottom: room.bottom, trailing: room.right + padding)
        isEditable = view.isEditable
        scrolls = view.isScrollEnabled
        isEditing = view.isFirstResponder
        let most = view.textContainer.maximumNumberOfLines
        lines = most > 0 ? most : nil
        truncation = Text.TruncationMode(view.textContainer.lineBreakMode)
    }

    @FocusState private var isFocused: Bool

    var body: some View {
        Group {
            if isEditable {
                TextField("", text: text, selection: selection, axis: .vertical)
                    .focused($isFocused)
                    .frame(maxWidth: .infinity, maxHeight: scrolls ? .infinity : nil, alignment: .topLeading)
            } else {
                (styled ?? Text(verbatim: text.wrappedValue))
                    .lineLimit(lines).truncationMode(truncation)
                    .frame(maxWidth: .infinity, maxHeight: scrolls ? .infinity : nil, alignment: .topLeading)
                    .environment(\.openURL, opening)
            }
        }
        .font(font).foregroundStyle(color).multilineTextAlignment(alignment)
        .padding(insets)
        .onChange(of: isEditing, initial: true) { _, isEditing in isFocused = isEditing }
        .onChange(of: isFocused) { _, isFocused in
            guard let view, isFocused != view.isFirstResponder else { return }
            if isFocused { view.becomeFirstResponder() } else { view.resignFirstResponder() }
        }
    }

    /// Opens a link where the delegate lets it be opened; in a text that cannot be selected nothing is.
    private var opening: OpenURLAction {
        OpenURLAction { [weak view] url in
            guard let view, view.isSelectable, let range = view.textWithLinks.range(ofLink: url) else {
                return .discarded
            }
            let delegate = view.delegate as? any UITextViewDelegate
            let isOpened = delegate?.textView(
                view, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
            return isOpened ?? true ? .systemAction : .discarded
        }
    }
}

extension NSAttributedString {
    /// Where the first link to an address is.
    fileprivate func range(ofLink url: URL) -> NSRange? {
        var found: NSRange?
        enumerateAttribute(.link, in: NSRange(location: 0, length: length)) { value, range, stop in
            guard URL(linkAttribute: value) == url else { return }
            found = range
            stop.pointee = true
        }
        return found
    }
}

extension UITextView {
    /// The text with what is found in it as links.
    fileprivate var textWithLinks: NSAttributedString {
        let content = NSMutableAttributedString(attributedString: styledText ?? NSAttributedString(string: text ?? ""))
        for link in dataDetectorTypes.links(in: content.string) {
            content.addAttribute(.link, value: link.url, range: link.range)
        }
        let look = linkTextAttributes ?? [:]
        if !look.isEmpty {
            content.enumerateAttribute(.link, in: NSRange(location: 0, length: content.length)) { link, range, _ in
                if link != nil { content.addAttributes(look, range: range) }
            }
        }
        return content
    }
}
