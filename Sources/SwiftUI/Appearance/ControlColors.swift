/// The system colors that controls are drawn in.
enum ControlColors {
    /// The background of bordered buttons, steppers, segments and pills.
    static var fill: Color { Color(system: .tertiarySystemFill) }
    /// The track of sliders and progress bars.
    static var track: Color { Color(system: .systemFill) }
    /// A switch that is off.
    static var switchOff: Color { Color(system: .secondarySystemFill) }
    /// The label of a control that is disabled.
    static var disabledLabel: Color { Color(system: .tertiaryLabel) }
    static var label: Color { Color(system: .label) }
    static var secondaryLabel: Color { Color(system: .secondaryLabel) }
    static var tertiaryLabel: Color { Color(system: .tertiaryLabel) }
    static var placeholder: Color { Color(system: .placeholderText) }
    static var separator: Color { Color(system: .separator) }
    static var background: Color { Color(system: .systemBackground) }
    static var secondaryBackground: Color { Color(system: .secondarySystemBackground) }
    static var fieldBorder: Color { Color(system: .systemGray4) }
    static var disabledField: Color { Color(system: .systemGray6) }
}
