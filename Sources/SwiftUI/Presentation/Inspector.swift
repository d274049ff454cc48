import Foundation

extension View {
    /// Shows details beside this view while `isPresented` is true: in a column at the trailing edge on wide screens,
    /// and in a sheet on narrow screens.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the inspector column that contains this view, in points. In Perch, users cannot change it.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        inspectorColumnWidth(min: width, ideal: width, max: width)
    }

    /// Sets the minimum, ideal, and maximum width of the inspector column that contains this view, in points.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        let width = ColumnWidth(min: min, ideal: ideal, max: max)
        return transformPreference(InspectorWidthKey.self) { $0 = $0 ?? width }
    }
}

/// The width that a column asks for, in points.
struct ColumnWidth: Equatable {
    private let width: CGFloat

    /// A minimum above the maximum counts; what is no length is left out.
    init(min: CGFloat?, ideal: CGFloat, max: CGFloat?) {
        func length(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
        let atMost = Swift.min(length(ideal) ?? 0, length(max) ?? .infinity)
        width = Swift.max(atMost, length(min) ?? 0)
    }

    /// The width where the columns share `room` and the others need `others` of it; nil if it is no width at all.
    func points(in room: CGFloat, leaving others: CGFloat) -> CGFloat? {
        width > 0 ? Swift.min(width, Swift.max(room - others, 0)) : nil
    }
}

private enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

private struct InspectorModifier<Inspector: View> {
    @Binding var isPresented: Bool
    let inspector: Inspector
    @Environment(\.horizontalSizeClass) private var sizeClass

    nonisolated init(isPresented: Binding<Bool>, inspector: Inspector) {
        _isPresented = isPresented
        self.inspector = inspector
    }
}

extension InspectorModifier: ViewModifier {
    func body(content: Content) -> some View {
        let isWide = sizeClass == .regular
        let inspector = inspector
        InlinePresentation(isWide && isPresented ? inspector : nil) { shown in
            let isClosing = shown?.presentation.phase == .closing
            PreferenceReader(InspectorWidthKey.self, of: InspectorColumn(content: shown?.content)) { elements, width in
                RegionContainer(InspectorLayout(width: width, presentation: shown?.presentation)) {
                    content.region(InspectorRegion.content)
                    if !elements.isEmpty {
                        SystemBackgrounds.plain.accessibilityHidden(true).region(InspectorRegion.background)
                        ForEach(elements) {
                            $0.allowsHitTesting(!isClosing).accessibilityHidden(isClosing)
                                .region(InspectorRegion.inspector)
                        }
                        SystemBackgrounds.separator.accessibilityHidden(true).region(InspectorRegion.line)
                    }
                }
                .presentationScope(shown?.presentation, InspectorMetrics.motion) { true }
            }
        }
        .sheet(isPresented: isWide ? .constant(false) : $isPresented) { inspector }
    }
}

/// The inspector as one element, or none.
private struct InspectorColumn<Content: View>: View {
    let content: Content?

    var body: some View {
        if let content { UnaryGroup(content) }
    }
}

private enum InspectorRegion: Hashable {
    case content, background, inspector, line
}

/// The content, and the inspector's column at its trailing edge up to the screen's edges.
private struct InspectorLayout: RegionLayout, Equatable {
    let width: ColumnWidth?
    /// Nil if there is no inspector.
    let presentation: Presentation?

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let isShown = children.contains { $0.isRegion(InspectorRegion.inspector) }
        let wanted =
            width?.points(in: context.size.width, leaving: InspectorMetrics.contentMinimum) ?? InspectorMetrics.width
        let column = isShown ? min(wanted, context.size.width) : 0
        presentation?.settle(at: 1)
        // The column comes in with all of its width and pushes the content aside.
        let shownWidth = column * max(0, presentation?.extent ?? 0)
        let content = CGRect(x: 0, y: 0, width: context.size.width - shownWidth, height: context.size.height)
        let inspector = CGRect(x: content.maxX, y: 0, width: column, height: context.size.height)
        let insets = context.safeAreaInsets
        let tall = CGRect(
            x: inspector.minX, y: -insets.top, width: inspector.width + insets.trailing,
            height: inspector.height + insets.vertical)
        return RegionArrangement(
            placements: children.map { child in
                if child.isRegion(InspectorRegion.content) { return .init(content) }
                if child.isRegion(InspectorRegion.background) { return .init(tall) }
                if child.isRegion(InspectorRegion.line) {
                    return .init(CGRect(x: tall.minX, y: tall.minY, width: 1 / context.scale, height: tall.height))
                }
                let size = child.sizeThatFits(ProposedViewSize(inspector.size))
                return .init(
                    origin: CGPoint(x: inspector.midX - size.width / 2, y: inspector.midY - size.height / 2),
                    proposal: ProposedViewSize(inspector.size))
            })
    }
}
