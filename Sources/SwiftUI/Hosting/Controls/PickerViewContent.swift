import Foundation
import UIKit

/// What a picker of UIKit's shows: wheels side by side.
struct PickerViewContent: View {
    private weak var picker: UIPickerView?
    private let wheels: [WheelOfPicker]

    init(_ picker: UIPickerView) {
        self.picker = picker
        wheels = (0..<picker.numberOfComponents).map { component in
            WheelOfPicker(
                id: component, count: picker.numberOfRows(inComponent: component),
                chosen: max(0, picker.selectedRow(inComponent: component)),
                width: picker.width(ofComponent: component),
                label: picker.accessibilityLabel(ofComponent: component) ?? "",
                hint: picker.accessibilityHint(ofComponent: component) ?? "")
        }
    }

    var body: some View {
        let picker = picker
        HStack(spacing: 0) {
            ForEach(wheels) { wheel in
                Wheel(count: wheel.count, chosen: wheel.chosen) { [weak picker] row in
                    picker?.choose(row, wheel.id)
                } row: { [weak picker] row in
                    PickerRowContent(row: assumeMainActor { picker?.row(row, wheel.id) ?? .plain("") })
                }
                .accessibilityLabel(wheel.label)
                .accessibilityHint(wheel.hint)
                .frame(width: wheel.width)
            }
        }
        .font(PickerMetrics.wheelFont)
        .lineLimit(1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .wheelBand()
    }
}

private struct WheelOfPicker: Identifiable {
    let id: Int
    let count: Int
    let chosen: Int
    let width: CGFloat
    let label: String
    let hint: String
}

private struct PickerRowContent: View {
    let row: UIPickerView.Row

    var body: some View {
        switch row {
        case .plain(let title): Text(verbatim: title)
        case .title(let title): Text(AttributedString(title))
        case .view(let view): ShownView(view: view)
        }
    }
}

/// What a color well of UIKit's shows.
struct ColorWellContent: View {
    private let color: Binding<Color>
    private let supportsOpacity: Bool
    private let title: String
    private let isEnabled: Bool

    init(_ well: UIColorWell) {
        color = Binding(well, Color(uiColor: well.selectedColor ?? .clear)) { $0.choose(UIColor($1)) }
        supportsOpacity = well.supportsAlpha
        title = well.title ?? ""
        isEnabled = well.isEnabled
    }

    var body: some View {
        ColorPicker(title, selection: color, supportsOpacity: supportsOpacity).labelsHidden().disabled(!isEnabled)
    }
}

/// What a panel of UIKit's to choose a color shows.
struct ColorPageContent: View {
    private weak var picker: UIColorPickerViewController?
    private let color: Color
    private let supportsOpacity: Bool

    @MainActor init(_ picker: UIColorPickerViewController?) {
        self.picker = picker
        color = Color(uiColor: picker?.selectedColor ?? .black)
        supportsOpacity = picker?.supportsAlpha ?? true
    }

    var body: some View {
        let (picker, color) = (picker, color)
        let selection = Binding(
            get: { color }, set: { [weak picker] new in assumeMainActor { picker?.choose(UIColor(new)) } })
        ColorPanel(selection: selection, supportsOpacity: supportsOpacity)
            .environment(\.dismiss, DismissAction { [weak picker] in picker?.finish() })
    }
}
