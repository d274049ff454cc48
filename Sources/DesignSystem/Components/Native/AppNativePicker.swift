import SwiftUI

/// A control for selecting one of several options, in a bordered box with a label. A tap opens a menu.
///
/// ```swift
/// AppNativePicker(label: "Country", selection: $country, options: [
///     (label: "Australia", value: "AU"),
///     (label: "India", value: "IN"),
/// ])
/// ```
///
/// A selection that is none of the options shows as `Select…`. With an error the border turns red and `errorMessage` shows below. Without options there is nothing to choose, so
/// the picker is disabled. Its look is ``NativePickerStyling``.
public struct AppNativePicker<T: Hashable>: View {
    private let label: String
    @Binding private var selection: T
    private let options: [(label: String, value: T)]
    private let isDisabled: Bool
    private let showError: Bool
    private let errorMessage: String
    @Themed(.bubbles) private var theme
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates a picker.
    ///
    /// - Parameters:
    ///   - label: what is chosen.
    ///   - selection: the chosen value.
    ///   - options: the values with their names, in the menu's order. Values should differ from each other.
    ///   - isDisabled: dims the picker and takes no taps.
    ///   - showError: draws the border in the error color.
    ///   - errorMessage: shown below while `showError` is true; nothing shows while it is empty.
    public init(
        label: String, selection: Binding<T>, options: [(label: String, value: T)], isDisabled: Bool = false,
        showError: Bool = false, errorMessage: String = ""
    ) {
        self.label = label
        _selection = selection
        self.options = options
        self.isDisabled = isDisabled
        self.showError = showError
        self.errorMessage = errorMessage
    }

    private typealias Style = NativePickerStyling

    private var cannotChoose: Bool { isDisabled || options.isEmpty }

    public var body: some View {
        VStack(alignment: .leading, spacing: theme.distance(Style.Layout.paddingV)) {
            box
            if showError, !errorMessage.isEmpty {
                Text(errorMessage)
                    .font(theme(Style.Typography.helper))
                    .foregroundStyle(theme(Style.Colors.errorText))
            }
        }
    }

    private var box: some View {
        // At large type sizes label and value would squeeze each other, so they stand below each other.
        let layout =
            typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: theme.distance(Style.Layout.paddingV)))
            : AnyLayout(HStackLayout(spacing: theme.distance(Style.Layout.paddingH)))
        return layout {
            Text(label)
                .foregroundStyle(cannotChoose ? theme(Style.Colors.disabled) : theme(Style.Colors.label))
                .frame(maxWidth: .infinity, alignment: .leading)
                // The picker itself says its label.
                .accessibilityHidden(true)
            Picker(label, selection: $selection) {
                // A value that is none of the options is shown as such; the menu offers a way out of it.
                if !options.contains(where: { $0.value == selection }) {
                    Text("Select…").tag(selection)
                }
                // By place, since two options may have one value.
                ForEach(Array(options.enumerated()), id: \.offset) { _, option in
                    Text(option.label)
                        .foregroundStyle(
                            option.value == selection
                                ? theme(Style.Colors.selectedText) : theme(Style.Colors.optionText)
                        )
                        .tag(option.value)
                }
            }
            .pickerStyle(.menu)
            .labelsHidden()
            .tint(theme(Style.Colors.tint))
            .accessibilityHint(showError ? errorMessage : "")
        }
        .font(theme(Style.Typography.label))
        .padding(.vertical, theme.distance(Style.Layout.paddingV))
        .padding(.horizontal, theme.distance(Style.Layout.paddingH))
        .overlay {
            RoundedRectangle(cornerRadius: theme.radius(Style.Layout.cornerRadius))
                .strokeBorder(
                    showError ? theme(Style.Colors.errorBorder) : theme(Style.Colors.border),
                    lineWidth: showError ? Style.Layout.errorBorderWidth : Style.Layout.defaultBorderWidth)
        }
        .disabled(cannotChoose)
        .opacity(cannotChoose ? Style.Layout.disabledOpacity : .opacityFull)
    }
}

#Preview {
    @Previewable @State var selected = "AU"
    @Previewable @State var errSelected = "S"

    VStack(spacing: .space6) {
        AppNativePicker(
            label: "Country", selection: $selected,
            options: [("Australia", "AU"), ("India", "IN"), ("USA", "US")])
        AppNativePicker(
            label: "Size", selection: $errSelected,
            options: [("Small", "S"), ("Medium", "M"), ("Large", "L")],
            showError: true, errorMessage: "Please select a size")
        AppNativePicker(
            label: "Region (disabled)", selection: $selected,
            options: [("Australia", "AU"), ("India", "IN")], isDisabled: true)
    }
    .padding()
}

#Preview("Empty and long") {
    @Previewable @State var none = ""
    @Previewable @State var long = 0

    VStack(spacing: .space6) {
        AppNativePicker(label: "Nothing to choose from", selection: $none, options: [])
        AppNativePicker(
            label: "A label that needs more than one line to say what is to be chosen here", selection: $long,
            options: [("An option with a long name of its own", 0), ("Short", 1)],
            showError: true,
            errorMessage: "A message that explains at some length what is wrong with what was chosen above.")
    }
    .padding()
}

#Preview("Chosen is none of these") {
    @Previewable @State var selected = "FR"

    AppNativePicker(label: "Country", selection: $selected, options: [("Australia", "AU"), ("India", "IN")])
        .padding()
}
