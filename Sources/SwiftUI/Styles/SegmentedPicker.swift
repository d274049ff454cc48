import Foundation

/// Options side by side, with a thumb under the one that is chosen.
struct SegmentedPicker: View {
    let configuration: PickerConfiguration
    var effect = PaletteSelectionEffect.automatic

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.appearance) private var appearance

    var body: some View {
        let selection = configuration.selection
        let color = isEnabled ? ControlColors.label : ControlColors.disabledLabel
        // An option is made twice, since the chosen one is bold.
        ElementReader(configuration.content.segment(appearance.segments.font, color)) { plain in
            ElementReader(
                configuration.content.segment(PickerMetrics.selectedSegmentFont, color)
                    .symbolVariant(effect.symbolVariants)
            ) { bold in
                let chosen = plain.chosenIndex(selection)
                SegmentedControl(count: plain.count, chosen: chosen, hasThumb: effect.hasThumb) { index in
                    selection.choose(plain[index].pickerTag)
                } segment: { index in
                    if index == chosen, bold.indices.contains(index) { bold[index] } else { plain[index] }
                }
            }
        }
        .modifier(ListRowFitting())
        .accessibilityContainer(.group)
        .accessibilityName(configuration.label)
    }
}

extension View {
    fileprivate func segment(_ font: Font, _ color: Color) -> some View {
        self.font(font).foregroundStyle(color).labelStyle(.iconOnly).lineLimit(1)
    }
}

/// Segments of equal width, with a thumb under the chosen one that slides to the next and can be slid.
struct SegmentedControl<Segment: View>: View {
    let count: Int
    let chosen: Int?
    /// Whether the thumb is seen.
    var hasThumb = true
    let choose: @MainActor (Int) -> Void
    @ViewBuilder let segment: (Int) -> Segment

    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.appearance) private var appearance
    @GestureState private var isHeld = false
    /// The segment under the finger; nil if none is pressed.
    @State private var pressed: Int?
    /// Whether the finger came down on the thumb, which then goes with it.
    @State private var holdsThumb = false
    /// Counts the moves of the thumb that people made; a program's change shows at once.
    @State private var moves = 0
    @State private var width: CGFloat = 0

    var body: some View {
        let place = thumbPlace(after: moves)
        SegmentsLayout(place: Double(place ?? 0)) {
            SegmentThumb()
                .scaleEffect(holdsThumb ? PickerMetrics.pressedThumbScale : 1)
                .opacity(place == nil || !hasThumb ? 0 : 1)
            ForEach(0..<count, id: \.self) { index in
                segment(index)
                    .padding(.horizontal, PickerMetrics.segmentPadding)
                    .opacity(pressed == index && !holdsThumb ? PickerMetrics.pressedSegmentOpacity : 1)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { if hasLine(after: index, place) { SegmentLine() } }
                    .contentShape(Rectangle())
                    .accessibilityControl(.button, traits: index == chosen ? .isSelected : []) { node in
                        node.setAction(.activate) { assumeMainActor { choose(index) } }
                    }
            }
        }
        .padding(PickerMetrics.segmentInset)
        .frame(height: appearance.segments.height)
        .background(
            ControlColors.fill, in: RoundedRectangle(cornerRadius: appearance.segments.radius, style: .continuous)
        )
        .contentShape(Rectangle())
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
        .gesture(drag)
        .onChange(of: isHeld) { _, isHeld in
            guard !isHeld else { return }
            withAnimation(PickerMetrics.thumbSlide) {
                pressed = nil
                holdsThumb = false
            }
        }
    }

    /// The segment that the thumb is under. It is read together with the count of moves, in whose transaction it slides.
    private func thumbPlace(after moves: Int) -> Int? { holdsThumb ? pressed ?? chosen : chosen }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { drag in
                let (isFirst, index) = (!holdsThumb && pressed == nil, index(at: drag.location))
                guard isFirst || index != pressed else { return }
                withAnimation(PickerMetrics.thumbSlide) {
                    if isFirst { holdsThumb = self.index(at: drag.startLocation) == chosen }
                    pressed = index
                }
            }
            .onEnded { drag in
                let index = index(at: drag.location)
                if let index, index != chosen {
                    withAnimation(PickerMetrics.thumbSlide) { moves += 1 }
                    choose(index)
                }
            }
    }

    /// The segment at a place; nil further away than a finger may be from a control that it holds.
    private func index(at location: CGPoint) -> Int? {
        let control = CGRect(x: 0, y: 0, width: width, height: appearance.segments.height)
        guard count > 0, width > 0,
            control.insetBy(dx: -PickerMetrics.reach, dy: -PickerMetrics.reach).contains(location)
        else { return nil }
        let index = Int((location.x / (width / CGFloat(count))).rounded(.down))
        let limited = min(max(index, 0), count - 1)
        return layoutDirection == .rightToLeft ? count - 1 - limited : limited
    }

    /// Whether a line stands behind the segment: between two that the thumb is not under.
    private func hasLine(after index: Int, _ thumb: Int?) -> Bool {
        appearance.segments.hasLines && index < count - 1 && index != thumb && index + 1 != thumb
    }
}

/// Gives all segments the same width, and the first subview, the thumb, that of the segment it is under.
private struct SegmentsLayout: Layout {
    /// Which segment the thumb is under, or between which two.
    var place: Double

    var animatableData: Double {
        get { place }
        set { place = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let segments = subviews.dropFirst()
        let ideal = segments.map { $0.sizeThatFits(.unspecified) }
        let width = (ideal.map(\.width).max() ?? 0) * CGFloat(segments.count)
        return CGSize(
            width: proposal.width ?? width, height: proposal.height ?? ideal.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let width = bounds.width / CGFloat(max(subviews.count - 1, 1))
        let segment = ProposedViewSize(width: width, height: bounds.height)
        for (index, subview) in subviews.enumerated() {
            let position = index == 0 ? CGFloat(place) : CGFloat(index - 1)
            subview.place(at: CGPoint(x: bounds.minX + position * width, y: bounds.minY), proposal: segment)
        }
    }
}

private struct SegmentThumb: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.segmentThumbTint) private var tint
    @Environment(\.appearance) private var appearance

    var body: some View {
        RoundedRectangle(cornerRadius: appearance.segments.thumbRadius, style: .continuous)
            .fill(tint ?? PickerMetrics.thumbColor(colorScheme))
            .controlShadows(PickerMetrics.thumbShadows)
    }
}

extension EnvironmentValues {
    /// The color of the thumb in segmented controls; nil is the usual one.
    @Entry var segmentThumbTint: Color?
}

private struct SegmentLine: View {
    var body: some View {
        HStack(spacing: 0) {
            Spacer(minLength: 0)
            Rectangle()
                .fill(PickerMetrics.segmentLineColor)
                .frame(width: PickerMetrics.segmentLine.width, height: PickerMetrics.segmentLine.height)
        }
    }
}
