import Foundation

/// A picker style that shows a list row, which opens a page with the options.
public struct NavigationLinkPickerStyle {
    nonisolated public init() {}
}

extension NavigationLinkPickerStyle: BuiltInPickerStyle {
    func makeBody(_ configuration: PickerConfiguration) -> some View {
        NavigationLinkPicker(configuration: configuration)
    }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A picker style that shows a list row, which opens a page with the options.
    public static var navigationLink: NavigationLinkPickerStyle {
        NavigationLinkPickerStyle()
    }
}

/// A row that shows what is chosen and leads to a page with the options.
private struct NavigationLinkPicker: View {
    let configuration: PickerConfiguration

    var body: some View {
        NavigationLink {
            PickerPage(configuration: configuration)
        } label: {
            LabeledContent {
                if let label = configuration.currentValueLabel {
                    label
                } else {
                    ChosenElement(configuration: configuration)
                }
            } label: {
                configuration.label
            }
        }
    }
}

/// The page of the options; choosing leads back.
private struct PickerPage: View {
    let configuration: PickerConfiguration

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let dismiss = dismiss
        List { InlinePickerRows(configuration: configuration) { dismiss() } }
            .navigationBarTitleDisplayMode(.inline)
    }
}
