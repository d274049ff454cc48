import CoreGraphics
import Foundation

/// What a view keeps for layout by constraints.
struct ViewLayoutState {
    /// The conditions that are kept by the view: those of whose views it is the nearest view around.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var isFrameKept = true
    var hugging = [UILayoutPriority.defaultLow, .defaultLow]
    var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
}

extension UIView {
    // MARK: Anchors

    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The horizontal center.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The vertical center.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The baseline of the first line of text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The baseline of the last line of text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    // MARK: Constraints

    /// A Boolean value that indicates whether the view's frame is converted to constraints. The default is true. Other
    /// constraints of the view then conflict with them.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.isFrameKept }
        set {
            layoutState.isFrameKept = newValue
            constraintsDidChange()
        }
    }

    /// The constraints of the view.
    public var constraints: [NSLayoutConstraint] { layoutState.constraints }

    var ownConstraints: [NSLayoutConstraint] {
        get { layoutState.constraints }
        set { layoutState.constraints = newValue }
    }

    /// Activates a constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Activates constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Deactivates a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Deactivates constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    func constraintsDidChange() {
        var view: UIView? = self
        while let current = view {
            current.setNeedsLayout()
            view = current.superview
        }
        sizeOfContentDidChange()
    }

    /// Returns the priority with which the view resists becoming larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.hugging[axis.rawValue]
    }

    /// Sets the priority with which the view resists becoming larger than its content. The default is 250.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.hugging[axis.rawValue] = priority
        constraintsDidChange()
    }

    /// Returns the priority with which the view resists becoming smaller than its content.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.resistance[axis.rawValue]
    }

    /// Sets the priority with which the view resists becoming smaller than its content. The default is 750.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        layoutState.resistance[axis.rawValue] = priority
        constraintsDidChange()
    }

    // MARK: Guides

    /// The layout guides of the view.
    public var layoutGuides: [UILayoutGuide] {
        layoutState.guides + [layoutState.safeAreaGuide, layoutState.marginsGuide].compactMap { $0 }
    }

    /// Adds a layout guide to the view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutState.guides.append(layoutGuide)
    }

    /// Removes a layout guide from the view.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The layout guide for the area of the view that no bar and no corner of the screen covers.
    public var safeAreaLayoutGuide: UILayoutGuide {
        if let guide = layoutState.safeAreaGuide { return guide }
        let guide = insetGuide { $0.safeAreaInsets }
        layoutState.safeAreaGuide = guide
        return guide
    }

    /// The layout guide for the area of the view inside its margins.
    public var layoutMarginsGuide: UILayoutGuide {
        if let guide = layoutState.marginsGuide { return guide }
        let guide = insetGuide { $0.layoutMargins }
        layoutState.marginsGuide = guide
        return guide
    }

    /// The layout guide for readable content. In Perch, it is the area inside the margins.
    public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

    private func insetGuide(_ insets: @escaping @MainActor (UIView) -> UIEdgeInsets) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owningView = self
        guide.frameInView = { [weak self] in
            guard let self else { return .zero }
            let insets = insets(self)
            return CGRect(
                x: bounds.minX + insets.left, y: bounds.minY + insets.top,
                width: max(0, bounds.width - insets.left - insets.right),
                height: max(0, bounds.height - insets.top - insets.bottom))
        }
        return guide
    }

    // MARK: Layout

    /// Whether the view lays out what is in it by conditions: the outermost view of those that do.
    var laysOutByConstraints: Bool {
        guard isLayoutIsland || superview?.hasConstraintsAbove != true else { return false }
        return hasConstraintsWithin
    }

    private var hasConstraintsAbove: Bool {
        !ownConstraints.isEmpty || !isLayoutIsland && superview?.hasConstraintsAbove == true
    }

    private var hasConstraintsWithin: Bool { !ownConstraints.isEmpty }

    func layOutByConstraints() {
        guard laysOutByConstraints else { return }
        let texts = textsThatBreakLines
        let before = texts.map(\.sizeOfContent)
        ConstraintSolver(self).apply()
        // Texts break lines by the width that they have got.
        if texts.map(\.sizeOfContent) != before { ConstraintSolver(self).apply() }
    }

    private var textsThatBreakLines: [UIView] {
        subviews.flatMap { ($0.breaksLines ? [$0] : []) + $0.textsThatBreakLines }
    }

    /// The size that conditions and content want.
    ///
    /// - Parameters:
    ///   - width: a width to fit, in points; nil leaves it to them.
    ///   - height: a height to fit.
    func constrainedSize(width: CGFloat?, height: CGFloat?, weight: Float) -> CGSize? {
        guard hasConstraintsWithin else { return nil }
        let size = ConstraintSolver(self).fittingSize(width: width, height: height, weight: weight)
        return CGSize(
            width: size.width ?? width ?? UIView.noIntrinsicMetric,
            height: size.height ?? height ?? UIView.noIntrinsicMetric)
    }

    /// The size of the view's own content, for those who lay it out; a text broken into lines is as high as the lines.
    var sizeOfContent: CGSize {
        let size = intrinsicContentSize
        guard breaksLines, bounds.width > 0, size.width > bounds.width else { return size }
        return CGSize(width: size.width, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
    }
}
