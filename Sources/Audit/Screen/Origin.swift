/// Which views made something on a screen.
package struct Origin: Codable, Hashable, Sendable {
    /// A view, a modifier, or a style that has a body.
    package struct Maker: Codable, Hashable, Sendable {
        package let module: String
        package let name: String

        package init(module: String, name: String) {
            self.module = module
            self.name = name
        }
    }

    /// The author's types, from the outermost in.
    package var makers: [Maker]
    /// The toolkit's types inside the innermost of them, from the outermost in.
    package var toolkit: [String]

    package init(makers: [Maker] = [], toolkit: [String] = []) {
        self.makers = makers
        self.toolkit = toolkit
    }

    /// The names along the way, without the toolkit's internal ones.
    package var path: [String] { makers.map(\.name) + toolkit.filter(Self.isFamiliar) }

    /// The views that authors write themselves.
    private static func isFamiliar(_ name: String) -> Bool { familiar.contains(name) }

    private static let familiar: Set<String> = [
        "AsyncImage", "Button", "Chart", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker",
        "DisclosureGroup", "EditButton", "Form", "Gauge", "GroupBox", "Label", "LabeledContent", "Link", "List", "Menu",
        "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton",
        "PhotosPicker", "Picker", "ProgressView", "RenameButton", "Section", "SecureField", "ShareLink", "Slider",
        "Stepper",
        "TabView", "Table", "TextEditor", "TextField", "TimelineView", "Toggle",
    ]
}
