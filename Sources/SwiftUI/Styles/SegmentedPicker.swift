import Foundation

/// Options side by side, with a thumb under the one that is chosen.
struct SegmentedPicker: View {
    let configuration: PickerConfiguration

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let selection = configuration.selection
        let color = isEnabled ? ControlColors.label : ControlColors.disabledLabel
        // An option is made twice, since the chosen one is bold.
        ElementReader(configuration.content.segment(PickerMetrics.segmentFont, color)) { plain in
            ElementReader(configuration.content.segment(PickerMetrics.selectedSegmentFont, color)) { bold in
                let chosen = plain.chosenIndex(selection)
                SegmentedControl(count: plain.count, chosen: chosen) { index in
                    selection.choose(plain[index].pickerTag)
                } segment: { index in
                    if index == chosen, bold.indices.contains(index) { bold[index] } else { plain[index] }
                }
            }
        }
        .modifier(ListRowFitting())
        .accessibilityContainer(.group)
        .spokenName(configuration.label)
    }
}

extension View {
    fileprivate func segment(_ font: Font, _ color: Color) -> some View {
        self.font(font).foregroundStyle(color).labelStyle(.iconOnly).lineLimit(1)
    }
}

/// Segments of equal width.
struct SegmentedControl<Segment: View>: View {
    let count: Int
    let chosen: Int?
    let choose: @MainActor (Int) -> Void
    @ViewBuilder let segment: (Int) -> Segment

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
                segment(index)
                    .padding(.horizontal, PickerMetrics.segmentPadding)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { SegmentBackground(isChosen: index == chosen, hasLine: hasLine(after: index)) }
                    .contentShape(Rectangle())
                    .pressable(.button, traits: index == chosen ? .isSelected : []) { choose(index) }
            }
        }
        .padding(PickerMetrics.segmentInset)
        .frame(height: PickerMetrics.segmentHeight)
        .background(
            ControlColors.fill, in: RoundedRectangle(cornerRadius: PickerMetrics.segmentRadius, style: .continuous))
    }

    /// Whether a line stands behind the segment: between two that are not chosen.
    private func hasLine(after index: Int) -> Bool {
        index < count - 1 && index != chosen && index + 1 != chosen
    }
}

private struct SegmentBackground: View {
    let isChosen: Bool
    let hasLine: Bool

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        if isChosen {
            RoundedRectangle(cornerRadius: PickerMetrics.thumbRadius, style: .continuous)
                .fill(PickerMetrics.thumbColor(colorScheme))
                .controlShadows(PickerMetrics.thumbShadows)
        } else if hasLine {
            HStack(spacing: 0) {
                Spacer(minLength: 0)
                Rectangle()
                    .fill(PickerMetrics.segmentLineColor)
                    .frame(width: PickerMetrics.segmentLine.width, height: PickerMetrics.segmentLine.height)
            }
        }
    }
}
