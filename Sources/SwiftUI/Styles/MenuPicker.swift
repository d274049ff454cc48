import Foundation

/// A picker that shows what is chosen and opens a menu of the options.
struct MenuPicker: View {
    let configuration: PickerConfiguration

    @Environment(\.controlContext) private var context
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.resolvedFont) private var font
    @State private var isOpen = false
    @State private var isPressed = false
    @State private var touch = MenuTouch()

    var body: some View {
        let isOpen = $isOpen
        current
            .pressable(.popUpButton, isPressed: $isPressed) { isOpen.wrappedValue = true }
            .opensMenu(touch: touch) { isOpen.wrappedValue = true }
            .menuPanel(
                isOpen: isOpen,
                items: PickerMenuItems(configuration: configuration).environment(\.reservesCheckmarks, true),
                touch: touch)
    }

    @ViewBuilder private var current: some View {
        if context == .form || context == .list {
            LabeledControl(configuration.label, stacksLargeText: true) {
                value
                    .foregroundStyle(isEnabled ? ControlColors.secondaryLabel : ControlColors.disabledLabel)
                    .accessibilityValueOnly()
            }
        } else {
            let button = ButtonMetrics(.regular)
            value
                .foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColors.disabledLabel))
                .padding(.horizontal, button.horizontalPadding)
                .padding(.vertical, button.verticalPadding)
                .opacity(isPressed ? ButtonMetrics.pressedLabelOpacity : 1)
                .contentShape(Rectangle())
                .accessibilityValueOnly()
                .accessibilityName(configuration.label)
        }
    }

    private var value: some View {
        HStack(spacing: PickerMetrics.indicatorGap) {
            if let label = configuration.currentValueLabel {
                label
            } else {
                ChosenElement(configuration: configuration)
            }
            Image(systemName: "chevron.up.chevron.down")
                .font(.system(size: font.size * PickerMetrics.indicatorShare))
                .accessibilityHidden(true)
        }
    }
}

/// The view of the option that is chosen.
struct ChosenElement: View {
    let configuration: PickerConfiguration

    var body: some View {
        let selection = configuration.selection
        ElementReader(configuration.content) { elements in
            if let index = elements.chosenIndex(selection) { elements[index] }
        }
    }
}

/// The options as items of a menu, with a checkmark at the one that is chosen.
struct PickerMenuItems: View {
    let configuration: PickerConfiguration

    @Environment(\.dismissMenu) private var dismissMenu

    var body: some View {
        let (selection, dismissMenu) = (configuration.selection, dismissMenu)
        ElementReader(configuration.content) { elements in
            ForEach(elements) { element in
                MenuRow(
                    isChecked: selection.isChosen(element.pickerTag), isDestructive: false, role: .menuItem,
                    action: {
                        dismissMenu()
                        selection.choose(element.pickerTag)
                    }
                ) { element }
            }
        }
    }
}

extension View {
    /// What the view says becomes its value.
    fileprivate func accessibilityValueOnly() -> some View {
        accessibilityElement(children: .combine).accessibilityChange { node in
            node.value = node.label
            node.label = ""
        }
    }
}
