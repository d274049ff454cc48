import Foundation

/// A type that defines the size of sheets on wide screens. On narrow screens, sheets use their detents.
public protocol PresentationSizing {
    /// Returns the size of a sheet with the given content. A nil dimension uses the content's size.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// A proxy for the content of a presentation, which measures it.
public struct PresentationSizingRoot {
    let measure: (ProposedViewSize) -> CGSize

    /// Returns the size of the content for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The environment of a presentation.
public struct PresentationSizingContext {}

/// The default sizing, which is the size of a form.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        FormPresentationSizing().proposedSize(for: root, context: context)
    }
}

/// A sizing with the size of a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        ProposedViewSize(SheetMetrics.formSize)
    }
}

/// A sizing with the size of a page.
public struct PagePresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        ProposedViewSize(SheetMetrics.pageSize)
    }
}

/// A sizing with the size of the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        ProposedViewSize(root.sizeThatFits(.unspecified))
    }
}

/// Another sizing that fits its content in one direction or both.
private struct FittingSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        let proposal = base.proposedSize(for: root, context: context)
        let fitted = root.sizeThatFits(
            ProposedViewSize(
                width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
        return ProposedViewSize(
            width: horizontal ? fitted.width : proposal.width, height: vertical ? fitted.height : proposal.height)
    }
}

extension PresentationSizing {
    /// Returns this sizing with the content's size in some dimensions.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        FittingSizing(base: self, horizontal: horizontal, vertical: vertical)
    }

    /// Returns this sizing without shrinking in some dimensions while the sheet is presented. In Perch, this method has
    /// no effect: sheets always have the current size of their content.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        WithoutEffect.presentationSizingSticky.log()
        return self
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The default sizing, which is the size of a form.
    public static var automatic: AutomaticPresentationSizing { .init() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    /// A sizing with the size of a form.
    public static var form: FormPresentationSizing { .init() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    /// A sizing with the size of a page.
    public static var page: PagePresentationSizing { .init() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// A sizing with the size of the content.
    public static var fitted: FittedPresentationSizing { .init() }
}

extension View {
    /// Sets the size of the sheet around this view on wide screens.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        let sizing = SheetSizing(sizing)
        return presentationPreference { $0.sizing = $0.sizing ?? sizing }
    }
}

/// A sizing of any type.
struct SheetSizing: Equatable {
    private let sizing: any PresentationSizing

    init(_ sizing: any PresentationSizing) { self.sizing = sizing }

    static func == (a: SheetSizing, b: SheetSizing) -> Bool {
        func areEqual<S: PresentationSizing>(_ a: S) -> Bool {
            (b.sizing as? S).map { ValueComparison.areEqual(a, $0) } ?? false
        }
        return areEqual(a.sizing)
    }

    /// The size of a sheet in `room`.
    func size(in room: CGSize, measure: @escaping (ProposedViewSize) -> CGSize) -> CGSize {
        let root = PresentationSizingRoot(measure: measure)
        let proposal = sizing.proposedSize(for: root, context: PresentationSizingContext())
        let own = proposal.width == nil || proposal.height == nil ? measure(proposal) : .zero
        func length(_ proposed: CGFloat?, _ own: CGFloat, _ room: CGFloat) -> CGFloat {
            let length = proposed ?? own
            return length.isNaN ? room : min(max(length, 0), room)
        }
        return CGSize(
            width: length(proposal.width, own.width, room.width),
            height: length(proposal.height, own.height, room.height))
    }
}
