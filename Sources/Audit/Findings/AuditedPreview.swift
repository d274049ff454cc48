/// A preview that is audited, and where it is.
package struct AuditedPreview: Codable, Hashable, Sendable {
    package var id: String
    package var title: String
    package var module: String
    /// The file's name without folders.
    package var file: String
    /// The line, from 1; nil if it is not known.
    package var line: Int?

    package init(id: String, title: String, module: String, file: String, line: Int?) {
        self.id = id
        self.title = title
        self.module = module
        self.file = file
        self.line = line
    }
}

/// What was seen in one preview.
package struct PreviewObservations: Codable, Sendable {
    package var observations: [Observation] = []
    /// The settings that were looked at.
    package var settings: [AuditedScreen.Setting] = []
    package var visibleCharacters = 0
    package var measuredCharacters = 0

    package init() {}

    /// Applies rules to the screens of a preview.
    package init(_ screens: [AuditedScreen], rules: [AuditRule]) {
        observations = rules.flatMap { $0.check(screens) }
        settings = screens.map(\.setting)
        visibleCharacters = screens.reduce(0) { $0 + $1.visibleCharacters }
        measuredCharacters = screens.reduce(0) { $0 + $1.measuredCharacters }
    }
}
