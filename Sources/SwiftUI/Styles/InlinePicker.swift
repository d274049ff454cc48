import Foundation

/// All options in the place of the picker.
struct InlinePicker: View {
    let configuration: PickerConfiguration

    @Environment(\.controlContext) private var context

    var body: some View {
        switch context {
        case .menu: PickerMenuItems(configuration: configuration)
        case .list, .form: InlinePickerRows(configuration: configuration)
        case .plain, .toolbar: WheelPicker(configuration: configuration)
        }
    }
}

/// The options as rows of a list, with a checkmark at the one that is chosen.
struct InlinePickerRows: View {
    let configuration: PickerConfiguration
    /// Called when an option was chosen.
    var didChoose: @MainActor () -> Void = {}

    var body: some View {
        let (selection, didChoose) = (configuration.selection, didChoose)
        ElementReader(configuration.content) { elements in
            ForEach(elements) { element in
                let isChosen = selection.isChosen(element.pickerTag)
                HStack {
                    element
                    Spacer(minLength: ControlMetrics.labelGap)
                    if isChosen {
                        Image(systemName: "checkmark")
                            .fontWeight(PickerMetrics.checkmarkWeight)
                            .foregroundStyle(.tint)
                            .accessibilityHidden(true)
                    }
                }
                .contentShape(Rectangle())
                .pressable(.button, traits: isChosen ? .isSelected : []) {
                    selection.choose(element.pickerTag)
                    didChoose()
                }
            }
        }
    }
}
