import Foundation

/// Pills with the date and the time, which open a calendar or wheels.
struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        let configuration = configuration
        LabeledControl(configuration.label, stacksLargeText: true) {
            EnvironmentReader { environment in
                let reading = DateReading(environment)
                let date = configuration.selection
                let layout =
                    environment.dynamicTypeSize.isAccessibilitySize
                    ? AnyLayout(VStackLayout(alignment: .leading, spacing: environment.appearance.datePicker.gap))
                    : AnyLayout(HStackLayout(spacing: environment.appearance.datePicker.gap))
                layout {
                    if configuration.displayedComponents.contains(.date) {
                        DatePill(text: reading.text(date, date: .medium, time: .none)) {
                            CalendarView(configuration: configuration)
                                .padding(DatePickerMetrics.calendarInsets)
                                .frame(width: DatePickerMetrics.calendarIdealWidth)
                        }
                    }
                    if configuration.displayedComponents.contains(.hourAndMinute) {
                        DatePill(text: reading.text(date, date: .none, time: .short)) {
                            DateWheels(configuration: configuration.with(.hourAndMinute))
                                .frame(width: MenuMetrics.width)
                        }
                    }
                }
            }
            .accessibilityContainer(.datePicker)
        }
    }
}

extension DatePickerStyleConfiguration {
    /// The same picker for some parts of the date.
    func with(_ components: DatePickerComponents) -> DatePickerStyleConfiguration {
        var copy = self
        copy.displayedComponents = components
        return copy
    }
}

/// A pill with a part of the date; its panel is shown while it is open.
struct DatePill<Panel: View>: View {
    let text: String
    @ViewBuilder let panel: () -> Panel

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.appearance) private var appearance
    @State private var isOpen = false
    @State private var isPressed = false

    var body: some View {
        let isOpen = $isOpen
        let look = appearance.datePicker
        Text(verbatim: text)
            .lineLimit(1)
            .foregroundStyle(foreground)
            .padding(.horizontal, look.padding)
            .padding(.vertical, look.verticalPadding)
            .background(look.fill, in: RoundedRectangle(cornerRadius: look.cornerRadius, style: .continuous))
            .opacity(isPressed ? ButtonMetrics.pressedBorderedOpacity : 1)
            .fixedSize()
            .pressable(.button, isPressed: $isPressed) { isOpen.wrappedValue.toggle() }
            .anchoredPanel(isPresented: isOpen) { PanelBackground { panel() } }
    }

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(ControlColors.disabledLabel) }
        return isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColors.label)
    }
}

/// The look of a panel that a control opens.
private struct PanelBackground<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { content().modifier(MenuGround()) }
}
