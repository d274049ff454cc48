import CoreGraphics

/// Lets a control in a row be as high as it is without making the row higher, as a switch is in iOS.
///
/// Rows keep a distance round their content that suits text. Controls that are little higher than a line of text may
/// reach into it.
struct ListRowFitting: ViewModifier {
    @Environment(\.controlContext) private var context
    @Environment(\.appearance) private var appearance

    func body(content: Content) -> some View {
        if context == .list || context == .form {
            RegionContainer(FittedControlLayout(height: appearance.list.fittedControlHeight)) { content }
        } else {
            content
        }
    }
}

private struct FittedControlLayout: RegionLayout, Equatable {
    let height: CGFloat

    func sizeThatFits(_ proposal: ProposedViewSize, _ children: [RegionChild]) -> CGSize {
        guard let control = children.first else { return .zero }
        var size = control.sizeThatFits(proposal)
        if size.height > height, size.height <= ListMetrics.tallestFittingControl { size.height = height }
        return size
    }

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        RegionArrangement(
            placements: children.map { control in
                let height = control.sizeThatFits(context.proposal).height
                return .init(
                    origin: CGPoint(x: 0, y: (context.size.height - height) / 2), proposal: context.proposal)
            })
    }
}
