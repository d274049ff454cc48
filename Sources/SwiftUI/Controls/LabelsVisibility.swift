private enum LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The visibility of the labels of controls.
    public internal(set) var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls in this view. Assistive technology still reads them.
    nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

    /// Sets the visibility of the labels of the controls in this view. Assistive technology still reads hidden labels.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}

/// A control with its label in front, at opposite ends of the room, or the control alone where labels are hidden.
///
/// Where the text is very large the control stands below its label, as in iOS.
struct LabeledControl<Label: View, Control: View> {
    private let label: Label
    private let control: Control
    private let stacksLargeText: Bool

    init(_ label: Label, stacksLargeText: Bool = false, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
        self.stacksLargeText = stacksLargeText
    }

    @Environment(\.labelsVisibility) private var visibility
    @Environment(\.dynamicTypeSize) private var typeSize
}

extension LabeledControl: View {
    var body: some View {
        if visibility == .hidden {
            control.modifier(ListRowFitting()).accessibilityName(label)
        } else if stacksLargeText, typeSize.isAccessibilitySize {
            VStack(alignment: .leading) {
                label
                control
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            HStack {
                label
                Spacer(minLength: ControlMetrics.labelGap)
                control.modifier(ListRowFitting())
            }
        }
    }
}
