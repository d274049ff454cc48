import CoreGraphics
import Foundation

/// A rectangular area with a background, drawn content, and subviews.
///
/// Views are visible while they are in a window (see `UIWindow`). You can also draw them to an image. The content of a
/// `UIHostingController` is in a `UIView`, too.
open class UIView: UIResponder, UIAppearance, UIAppearanceContainer, UITraitEnvironment {
    /// Constants that describe the position and the scaling of content in a view.
    public enum ContentMode: Int, Sendable {
        /// The modes: scale to fill, aspect fit, aspect fill, redraw, and the original size at the center or an edge.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        /// The modes with the original size in a corner.
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Creates a view with a frame in points.
    public init(frame: CGRect) {
        super.init()
        layer.frame = frame
        followLayer()
    }

    /// Creates a view. Perch does not read the archive, so the view has its default values.
    public required init?(coder: NSCoder) {
        super.init()
        followLayer()
    }

    public override convenience init() { self.init(frame: .zero) }

    private func followLayer() {
        laidOutSize = layer.bounds.size
        layer.owner = self
        layer.geometryDidChange = { [weak self] isResized in
            assumeMainActor { self?.geometryDidChange(isResized) }
        }
        layer.lookDidChange = { [weak self] in assumeMainActor { self?.lookDidChange() } }
    }

    // MARK: Geometry

    /// The layer, which draws the view.
    open var layer: CALayer { ownLayer }
    private lazy var ownLayer = ClassInstantiation.layer(of: type(of: self).layerClass)

    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// The frame of the view in its superview, in points.
    open var frame: CGRect {
        get { layer.frame }
        set { layer.frame = newValue }
    }
    /// The bounds of the view, in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }
    /// The center of the view in its superview, in points.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// The mask that describes how the view resizes with its superview.
    open var autoresizingMask: AutoresizingMask = []
    /// A Boolean value that indicates whether the subviews are resized with this view, as their masks describe.
    open var autoresizesSubviews = true
    private var laidOutSize = CGSize.zero

    private func geometryDidChange(_ isResized: Bool) {
        if isResized {
            if autoresizesSubviews {
                for view in subviews { view.follow(from: laidOutSize, to: bounds.size) }
            }
            laidOutSize = bounds.size
            setNeedsLayout()
        }
        lookDidChange()
    }

    private func follow(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        frame = autoresizingMask.follow(frame, from: old, to: new)
    }

    /// How the view's layer is seen now: on its way, where an animation moves it.
    package var shownLayer: ShownLayer { layer.motion.shown(layer, at: window?.animationTime ?? 0) }

    // MARK: Look

    /// The color behind the content.
    open var backgroundColor: UIColor? {
        get { layer.background }
        set { layer.background = newValue }
    }
    /// The color of interactive content. The default is the color of the superview, and finally the system blue color.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            tellOfTint()
        }
    }
    /// The color of what can be touched as it was set.
    package private(set) var ownTintColor: UIColor?

    private func tellOfTint() {
        tintColorDidChange()
        contentDidChange()
        for view in subviews where view.ownTintColor == nil { view.tellOfTint() }
    }

    /// Called when the tint color has changed.
    open func tintColorDidChange() {}
    /// The opacity of the view, from 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = newValue.isNaN ? 0 : Float(min(max(newValue, 0), 1)) }
    }
    /// A Boolean value that indicates whether the view is hidden.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }
    /// A Boolean value that indicates whether the content is opaque.
    open var isOpaque = true
    /// The transform of the view about its center.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    /// A Boolean value that indicates whether content outside the bounds is clipped.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// A Boolean value that indicates whether the view receives touches.
    open var isUserInteractionEnabled = true
    /// A Boolean value that indicates whether the view receives more than one touch at a time. Perch stores this value,
    /// but it has no effect.
    open var isMultipleTouchEnabled = false { didSet { UIKitWithoutEffect.isMultipleTouchEnabled.log() } }
    /// The content mode of the view.
    open var contentMode = ContentMode.scaleToFill { didSet { lookDidChange() } }
    /// The tag of the view.
    open var tag = 0
    /// The interface style that overrides the style of the environment.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            lookDidChange()
            window?.onRootChange?()
        }
    }

    /// Draws the content of the view, except its subviews. The default implementation draws nothing.
    ///
    /// Draw into `UIGraphicsGetCurrentContext()`, in the coordinates of the view.
    open func draw(_ rect: CGRect) {}

    /// Requests that the view is drawn again.
    open func setNeedsDisplay() { lookDidChange() }

    /// Requests that a part of the view is drawn again. Perch draws the whole view.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Draws the view and its subviews in the current context, stretched to a rectangle in points. Returns whether
    /// there was a context.
    ///
    /// - Parameter afterUpdates: Whether to include pending changes. Perch always includes them.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        UIKitServices.current.drawing?.draw(self, in: rect) ?? false
    }

    /// Returns a view that shows the current appearance of this view. Nil if the view has no size.
    ///
    /// - Parameter afterUpdates: Whether to include pending changes. Perch always includes them.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard let picture = UIKitServices.current.drawing?.picture(of: self) else { return nil }
        let view = UIImageView(image: picture)
        view.frame = CGRect(origin: .zero, size: bounds.size)
        return view
    }

    private func lookDidChange() { window?.onChange?() }

    /// What is shown behind the subviews: that of a hosting controller, or the look of a control.
    package var hosted: (any HostedContent)? {
        get {
            if !hasAskedForContent, showsContent {
                hasAskedForContent = true
                ownHosted = UIKitServices.current.content?.make(for: self)
            }
            return ownHosted
        }
        set {
            hasAskedForContent = true
            ownHosted = newValue
        }
    }
    private var ownHosted: (any HostedContent)?
    private var hasAskedForContent = false

    /// Whether the view is a control or the like, whose look the engine makes.
    var showsContent: Bool { false }

    /// Whether touches go to the content, as they do to the SwiftUI views of a hosting controller.
    package var contentTakesTouches: Bool { true }

    /// Something that the content shows is another one.
    func contentDidChange() {
        ownHosted?.contentDidChange()
        lookDidChange()
    }

    /// Content, and how much room it takes, are others.
    func contentAndSizeDidChange() {
        contentDidChange()
        invalidateIntrinsicContentSize()
    }

    // MARK: Surroundings

    /// The insets that bars and the corners of the screen cover, in points. They are zero outside a window.
    open var safeAreaInsets: UIEdgeInsets {
        guard let window, window !== self else { return .zero }
        // A controller's additional insets hold for all views in its view.
        let outside =
            sequence(first: superview, next: { $0?.superview }).lazy.compactMap(\.self)
            .first { $0.controller.map { $0.additionalSafeAreaInsets != .zero } ?? false } ?? window
        let outer = outside.safeAreaInsets
        let box = convert(bounds, to: outside)
        let own = controller?.additionalSafeAreaInsets ?? .zero
        return UIEdgeInsets(
            top: max(0, outer.top - box.minY) + own.top, left: max(0, outer.left - box.minX) + own.left,
            bottom: max(0, box.maxY - (outside.bounds.height - outer.bottom)) + own.bottom,
            right: max(0, box.maxX - (outside.bounds.width - outer.right)) + own.right)
    }

    /// Called after the safe area insets have changed.
    open func safeAreaInsetsDidChange() {}

    /// The traits of the view: the traits of the window, with the overrides of its ancestors and of the view, and the
    /// interface style of the nearest override.
    open var traitCollection: UITraitCollection {
        let base = withOverrides(window?.surroundings ?? .current)
        let style = chosenInterfaceStyle
        if style == .unspecified { return base }
        return UITraitCollection(traitsFrom: [base, UITraitCollection(userInterfaceStyle: style)])
    }

    /// Light or dark, as the nearest view or controller around says that says it.
    package var chosenInterfaceStyle: UIUserInterfaceStyle {
        var view: UIView? = self
        while let current = view {
            let styles = [current.overrideUserInterfaceStyle, current.controller?.overrideUserInterfaceStyle]
            if let style = styles.compactMap({ $0 }).first(where: { $0 != .unspecified }) { return style }
            view = current.superview
        }
        return .unspecified
    }

    /// Called when the traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// What ``traitOverrides`` was given.
    final var overriddenTraits = UITraitCollection.Values()

    /// The window that contains the view. For a window, it is the window itself.
    open var window: UIWindow? { self as? UIWindow ?? superview?.window }
    /// A value that indicates whether the view is mirrored for right-to-left languages.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { setNeedsLayout() } }
    /// The layout direction of the view, from its own value or from the traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
    /// The margins of the content, in points, by the layout direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: layoutMargins.top, leading: isMirrored ? layoutMargins.right : layoutMargins.left,
                bottom: layoutMargins.bottom, trailing: isMirrored ? layoutMargins.left : layoutMargins.right)
        }
        set {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: isMirrored ? newValue.leading : newValue.trailing)
        }
    }
    /// The margins of the content, in points.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// The controller whose view this is.
    package internal(set) weak var controller: UIViewController?

    /// The controller of the view, or the superview.
    open override var next: UIResponder? { controller ?? superview }

    // MARK: Touches

    /// Returns a Boolean value that indicates whether the view contains a point in its coordinates. A subclass can
    /// extend this area.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Returns the frontmost view, as deep as possible in the hierarchy, that contains a point. Nil if the point is
    /// outside the view.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.fromSuperview(point), with: event) { return hit }
        }
        return self
    }

    // MARK: Gestures

    /// The gesture recognizers of the view. Nil if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }
    private var recognizers: [UIGestureRecognizer] = []

    /// Adds a gesture recognizer to the view. It is removed from its previous view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        recognizers.append(gestureRecognizer)
    }

    /// Removes a gesture recognizer from the view. A gesture in progress is canceled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    /// Returns a Boolean value that indicates whether a gesture can begin on the view. The default is true.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// What a person can do with the view, in the order of `addInteraction`.
    final var keptInteractions: [any UIInteraction] = []

    // MARK: Keyboard

    /// Removes the keyboard focus from the view and its subviews. Returns whether none of them has the focus afterward.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        for view in subviews { view.endEditing(force) }
        ownHosted?.endEditing()
        return isFirstResponder ? resignFirstResponder() : true
    }

    // MARK: Accessibility

    /// A Boolean value that indicates whether the view is an accessibility element.
    open var isAccessibilityElement = false
    /// The accessibility label.
    open var accessibilityLabel: String?
    /// The accessibility hint, which describes the result of using the view.
    open var accessibilityHint: String?
    /// The accessibility value.
    open var accessibilityValue: String?
    /// The accessibility traits of the view.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// The identifier for tests.
    open var accessibilityIdentifier: String?
    /// The actions that assistive technologies offer for the view. Perch stores this value, but it has no effect.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        didSet { UIKitWithoutEffect.accessibilityCustomActions.log() }
    }
    /// A Boolean value that indicates whether the accessibility elements inside the view are hidden.
    open var accessibilityElementsHidden = false

    // MARK: Hierarchy

    /// The subviews, from back to front.
    open private(set) var subviews: [UIView] = []
    /// The superview.
    open private(set) weak var superview: UIView?

    /// Adds a view in front of the other subviews.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Inserts a view at an index. An index out of bounds counts as the nearest valid index.
    ///
    /// Adding a view to itself or to a descendant has no effect.
    open func insertSubview(_ view: UIView, at index: Int) {
        guard !isDescendant(of: view) else { return }
        let oldWindow = view.window
        view.willMove(toSuperview: self)
        if let old = view.superview {
            old.willRemoveSubview(view)
            old.subviews.removeAll { $0 === view }
        }
        if window !== oldWindow { view.windowWillChange(to: window) }
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        didAddSubview(view)
        view.didMoveToSuperview()
        if window !== oldWindow { view.windowDidChange() }
        setNeedsLayout()
        lookDidChange()
    }

    /// Inserts a view behind another view. If this view is not a subview, inserts it behind all subviews.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }

    /// Inserts a view in front of another view. If this view is not a subview, inserts it in front of all subviews.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insertSubview(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count) + 1)
    }

    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

    private func move(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: old)
        subviews.insert(view, at: index)
        lookDidChange()
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
        guard let superview else { return }
        let oldWindow = window
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        if oldWindow != nil { windowWillChange(to: nil) }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        didMoveToSuperview()
        if oldWindow != nil { windowDidChange() }
        superview.setNeedsLayout()
        superview.lookDidChange()
    }

    private func windowWillChange(to new: UIWindow?) {
        willMove(toWindow: new)
        for view in subviews { view.windowWillChange(to: new) }
    }

    private func windowDidChange() {
        didMoveToWindow()
        for view in subviews { view.windowDidChange() }
    }

    /// Returns a Boolean value that indicates whether the view is a descendant of another view, or is this view.
    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) ?? false
    }

    /// Returns the first view with a tag: this view, or a descendant.
    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the view is added to or removed from a superview.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the view was added to or removed from a superview.
    open func didMoveToSuperview() {}
    /// Called before the view is added to or removed from a window.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the view was added to or removed from a window.
    open func didMoveToWindow() {}

    // MARK: Layout

    /// What the view keeps for layout by constraints.
    var layoutState = ViewLayoutState()
    private var isLayoutNeeded = true

    /// Whether what is in the view is laid out by its own constraints only, as a table lays out its cells.
    var isLayoutIsland: Bool { false }
    /// Whether the view's own content is higher where it is narrower.
    package var breaksLines: Bool { false }
    /// How far the lines of the first and the last text lie from the upper and the lower edge, in points.
    var baselineDistances: (first: CGFloat, last: CGFloat) { (bounds.height, 0) }

    /// Requests a layout of the subviews before the view is drawn next.
    open func setNeedsLayout() {
        guard !isLayoutNeeded else { return }
        isLayoutNeeded = true
        lookDidChange()
    }

    /// Lays out the subviews immediately, at all levels, if a layout is required.
    open func layoutIfNeeded() {
        if isLayoutNeeded {
            isLayoutNeeded = false
            updateConstraints()
            controller?.viewWillLayoutSubviews()
            layOutByConstraints()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }

    /// Lays out the subviews. The default implementation does not move them.
    open func layoutSubviews() {}

    /// The intrinsic size of the content, in points. It is `noIntrinsicMetric` for a view without content.
    open var intrinsicContentSize: CGSize {
        hosted?.size(width: nil, height: nil)
            ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Invalidates the intrinsic content size, so that the superviews are laid out again.
    open func invalidateIntrinsicContentSize() { constraintsDidChange() }

    /// Called before the layout with constraints. A subclass updates its constraints in this method.
    open func updateConstraints() {}

    /// Requests a call of `updateConstraints` before the next layout.
    open func setNeedsUpdateConstraints() { setNeedsLayout() }

    /// Updates the constraints immediately.
    open func updateConstraintsIfNeeded() { updateConstraints() }

    /// A Boolean value that indicates whether the class always uses constraints. Perch uses constraints if there are
    /// any.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Tells those who laid out the window by the size of its content.
    func sizeOfContentDidChange() { window?.onResize?() }

    /// Returns the size of the content for a proposed size, in points. A view without content returns its current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        // No length and a length beyond all others both leave it to the content.
        func offer(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e6 ? length : nil }
        return hosted?.size(width: offer(size.width), height: offer(size.height)) ?? bounds.size
    }

    /// Resizes the view to the size of its content.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    /// Returns the size of the view for a target size, or the preferred size of the content.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let (width, height) = (
            targetSize.width > 0 ? targetSize.width : nil, targetSize.height > 0 ? targetSize.height : nil
        )
        let level = UILayoutPriority.fittingSizeLevel.rawValue
        if let size = constrainedSize(width: width, height: height, weight: level) { return size }
        return hosted?.size(width: width, height: height) ?? bounds.size
    }

    /// Returns the size of the view for a target size, with priorities for both dimensions.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let isWide = horizontalFittingPriority >= .defaultHigh && targetSize.width > 0
        let isHigh = verticalFittingPriority >= .defaultHigh && targetSize.height > 0
        let target = CGSize(width: isWide ? targetSize.width : 0, height: isHigh ? targetSize.height : 0)
        var size = systemLayoutSizeFitting(target)
        if isWide { size.width = targetSize.width }
        if isHigh { size.height = targetSize.height }
        return size
    }

    // MARK: Appearance

    open class func appearance() -> Self {
        AppearanceProxies.proxy(of: self) { ClassInstantiation.appearance(of: self) }
    }

    open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(of: self, in: containerTypes) { ClassInstantiation.appearance(of: self) }
    }
}

/// An object with an environment of traits.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the environment.
    var traitCollection: UITraitCollection { get }
    /// Called when the traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
