import CoreGraphics

/// What a rule saw on one screen, before its place in the source is known.
package struct Observation: Codable, Sendable {
    /// Where in the source to look for it.
    package enum Search: String, Codable, Sendable {
        /// Where the words or the name are written, wherever that is.
        case words
        /// In the view that made it.
        case maker
    }

    package var rule = ""
    package var severity: Severity
    package var message: String
    /// On the canvas, in points.
    package var frame: CGRect
    package var origin: Origin
    /// The views and the element, from the outermost in.
    package var path: String
    /// Literals that the source line may contain.
    package var words: [String]
    /// The initializers that the source line may call, such as `Button`.
    package var calls: [String]
    package var search: Search
    /// The setting of the screen.
    package var setting = AuditedScreen.Setting()
    /// The number of the accessibility element; nil for what has none.
    package var elementID: UInt64?
    /// Findings with the same style are shown once; nil for all others.
    package var style: String?
    /// The cause. Observations with the same cause are one finding, such as those of all fields whose border has the same color. If it
    /// is nil, the place identifies the finding.
    package var cause: String?

    package init(
        _ severity: Severity, _ message: String, frame: CGRect, origin: Origin, path: String, words: [String] = [],
        calls: [String] = [], search: Search = .words, style: String? = nil
    ) {
        self.severity = severity
        self.message = message
        self.frame = frame
        self.origin = origin
        self.path = path
        self.words = words
        self.calls = calls
        self.search = search
        self.style = style
    }
}

extension AuditedScreen {
    /// An observation about an element.
    func observation(
        _ severity: Severity, _ message: String, of index: Int, search: Observation.Search = .words
    ) -> Observation {
        let element = elements[index]
        // What a field contains is data, and written elsewhere.
        let texts = element.isTextInput ? [] : element.shownTexts
        var observation = Observation(
            severity, message, frame: element.target ?? element.frame, origin: element.origin, path: path(of: index),
            words: ([element.label] + texts + [element.hint]).filter { !$0.isEmpty }, calls: Self.calls(for: element),
            search: search)
        observation.elementID = element.id
        return observation
    }

    /// An observation about a text.
    func observation(
        _ severity: Severity, _ message: String, of text: DrawnText, style: String? = nil
    ) -> Observation {
        var observation = Observation(
            severity, message, frame: text.frame, origin: text.origin,
            path: (text.origin.path + ["“\(text.string.shortened)”"]).joined(separator: " › "), words: [text.string],
            calls: ["Text", "Label", "Button", "TextField", "SecureField", "Link"], search: .maker, style: style)
        observation.elementID = text.element.map { elements[$0].id }
        return observation
    }

    /// The initializers that make an element of a kind.
    private static func calls(for element: AuditedElement) -> [String] {
        switch element.role {
        case .text: ["Text", "Label"]
        case .image: ["Image", "AsyncImage"]
        case .link: ["Link"]
        case .button: ["Button", "NavigationLink", "onTapGesture", "ShareLink"]
        case .toggle: ["Toggle", "Button"]
        case .slider: ["Slider"]
        case .stepper: ["Stepper"]
        case .progress: ["ProgressView"]
        case .gauge: ["Gauge"]
        case .textField, .searchField: ["TextField", "searchable"]
        case .secureTextField: ["SecureField"]
        case .textEditor: ["TextEditor"]
        case .picker, .popUpButton: ["Picker"]
        case .datePicker: ["DatePicker"]
        case .colorPicker: ["ColorPicker"]
        case .menu: ["Menu"]
        case .tab: ["Tab", "tabItem"]
        default: element.isOperable ? ["onTapGesture", "accessibilityAction", "Button"] : []
        }
    }
}

extension String {
    /// A long text's beginning.
    package var shortened: String { count > 60 ? prefix(57) + "…" : self }

    /// Lowercase letters and numbers, with single spaces: what two texts are compared by.
    package var words: String {
        String(lowercased().map { $0.isLetter || $0.isNumber ? $0 : " " }).split(separator: " ").joined(separator: " ")
    }
}
