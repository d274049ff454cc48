/// The system's background colors as containers use them.
enum SystemBackgrounds {
    static var plain: Color { Color(uiColor: .systemBackground) }
    static var secondary: Color { Color(uiColor: .secondarySystemBackground) }
    static var grouped: Color { Color(uiColor: .systemGroupedBackground) }
    static var groupedRow: Color { Color(uiColor: .secondarySystemGroupedBackground) }
    static var separator: Color { Color(uiColor: .separator) }
    static var label: Color { Color(uiColor: .label) }
    static var secondaryLabel: Color { Color(uiColor: .secondaryLabel) }
    static var tertiaryLabel: Color { Color(uiColor: .tertiaryLabel) }
}
