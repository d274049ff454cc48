import CoreGraphics
import Foundation

/// A rectangle with a background, what it draws and other views in it.
///
/// Views are seen once they are in a window (see `UIWindow`), and can be drawn to an image. What a
/// `UIHostingController` shows is in a view of this kind, too.
open class UIView: UIResponder, UIAppearance, UIAppearanceContainer, UITraitEnvironment {
    /// Constants that describe how content fills a view of another size.
    public enum ContentMode: Int, Sendable {
        /// Stretched, as large as fits, as small as covers, drawn again, or kept at its size and put in the middle or
        /// at an edge.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        /// The content modes: kept at its size and put in a corner.
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// A view with a frame in points.
    public init(frame: CGRect) {
        super.init()
        layer.frame = frame
        followLayer()
    }

    /// An archive holds nothing of a view's here: the view is as `init(frame:)` makes it without a size.
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

    /// The layer: what the view is drawn by.
    open var layer: CALayer { ownLayer }
    private lazy var ownLayer = ClassInstantiation.layer(of: type(of: self).layerClass)

    /// The class of the view's layer, which is made with the view.
    open class var layerClass: AnyClass { CALayer.self }

    /// The frame: where the view is in the one around it, in points.
    open var frame: CGRect {
        get { layer.frame }
        set { layer.frame = newValue }
    }
    /// The view's own space, in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }
    /// The center: where the middle of the view is in the one around it, in points.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// The autoresizing mask: how the view follows the size of the one around it.
    open var autoresizingMask: AutoresizingMask = []
    /// A Boolean value that indicates whether the subviews follow this view's size, as their masks say.
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
    /// The color of what can be touched: as it was set, or that of the view around; the system's blue at the end.
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
    /// The opacity of the view, 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = newValue.isNaN ? 0 : Float(min(max(newValue, 0), 1)) }
    }
    /// A Boolean value that indicates whether it is left out.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }
    /// A Boolean value that indicates whether it says that nothing shines through.
    open var isOpaque = true
    /// The transform: how the view is turned, scaled and moved about its middle.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    /// A Boolean value that indicates whether what lies outside is cut off.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// A Boolean value that indicates whether it can be touched.
    open var isUserInteractionEnabled = true
    /// A Boolean value that indicates whether several fingers are followed.
    open var isMultipleTouchEnabled = false { didSet { UIKitWithoutEffect.isMultipleTouchEnabled.log() } }
    /// The content mode: how content fills it.
    open var contentMode = ContentMode.scaleToFill { didSet { lookDidChange() } }
    /// A number to find the view by.
    open var tag = 0
    /// Light or dark, whatever holds around it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            lookDidChange()
            window?.onRootChange?()
        }
    }

    /// Draws what the view shows besides its subviews. As it stands that is nothing.
    ///
    /// `UIGraphicsGetCurrentContext()` is what to draw on, in the view's own space.
    open func draw(_ rect: CGRect) {}

    /// The view is to be drawn again.
    open func setNeedsDisplay() { lookDidChange() }

    /// A part of the view is to be drawn again. Here that is all of it.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Draws the view and all in it into the current context, stretched to fill a rectangle in points. Returns whether
    /// there was a context to draw into.
    ///
    /// - Parameter afterUpdates: whether changes that are still to be made count. Here they always do.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        UIKitServices.current.drawing?.draw(self, in: rect) ?? false
    }

    /// A view that shows this one as it looks now. Nil where there is nothing to see: the view has no size.
    ///
    /// - Parameter afterUpdates: whether changes that are still to be made count. Here they always do.
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

    /// The safe area insets: which part of the view is covered by bars and corners of the screen, in points; nothing
    /// outside a window.
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

    /// Called when the covered part has changed.
    open func safeAreaInsetsDidChange() {}

    /// The traits that hold for the view: the window's, with what the views around it and it itself override, in the style
    /// that the nearest view or controller asks for.
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

    /// The window that the view is in; a window is in itself.
    open var window: UIWindow? { self as? UIWindow ?? superview?.window }
    /// A value that indicates whether the view keeps its side order whatever way people read.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { setNeedsLayout() } }
    /// The way people read in the view: as it says itself, or as the traits do.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
    /// Room that content keeps to the edges, in points, by the way people read.
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
    /// Room that content keeps to the edges, in points.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// The controller whose view this is.
    package internal(set) weak var controller: UIViewController?

    /// The controller whose view this is, or else the view around.
    open override var next: UIResponder? { controller ?? superview }

    // MARK: Touches

    /// Returns a Boolean value that indicates whether a point of the view's own space lies in it. A subclass may be
    /// easier to hit.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The view that a touch goes to: the frontmost of the deepest that the point lies in; nil outside.
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

    /// The gesture recognizers: what follows touches on the view and on what it holds; nil if there is nothing.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }
    private var recognizers: [UIGestureRecognizer] = []

    /// Lets a recognizer follow touches on the view. It leaves the view that it followed before.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        recognizers.append(gestureRecognizer)
    }

    /// Lets a recognizer follow the view's touches no longer. A gesture in progress is canceled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    /// Returns a Boolean value that indicates whether a gesture may begin on the view. As it stands any may.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// What a person can do with the view, in the order of `addInteraction`.
    final var keptInteractions: [any UIInteraction] = []

    // MARK: Keyboard

    /// Takes the keyboard away from the view in the view that has it. Returns whether nobody there has it now.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        for view in subviews { view.endEditing(force) }
        ownHosted?.endEditing()
        return isFirstResponder ? resignFirstResponder() : true
    }

    // MARK: Accessibility

    /// A Boolean value that indicates whether assistive technology reads the view as one.
    open var isAccessibilityElement = false
    /// The accessibility label.
    open var accessibilityLabel: String?
    /// The accessibility hint: what using it does.
    open var accessibilityHint: String?
    /// The value in words.
    open var accessibilityValue: String?
    /// The accessibility traits: what it is and how it behaves.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// The name that tests know it by.
    open var accessibilityIdentifier: String?
    /// A Boolean value that indicates whether what is in it is left unread.
    open var accessibilityElementsHidden = false

    // MARK: Hierarchy

    /// The views in this one, from the back to the front.
    open private(set) var subviews: [UIView] = []
    /// The view around this one.
    open private(set) weak var superview: UIView?

    /// Puts a view in front of the others.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Puts a view behind the others from an index on. An index out of bounds counts as the nearest within.
    ///
    /// A view cannot be put into itself or into one that it holds; nothing happens then.
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

    /// Puts a view just behind another one, or behind all where that is none of the subviews.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }

    /// Puts a view just in front of another one, or in front of all where that is none of the subviews.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insertSubview(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count) + 1)
    }

    /// Puts one of the subviews in front of the others.
    open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

    /// Puts one of the subviews behind the others.
    open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

    private func move(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: old)
        subviews.insert(view, at: index)
        lookDidChange()
    }

    /// Takes the view out of the one around it.
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

    /// Returns a Boolean value that indicates whether the view is in another one, however deep, or is that view.
    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) ?? false
    }

    /// The first view that bears a number: this one, or one in it.
    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Called when a view was put into this one.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a view is taken out of this one.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the view is put into another one, or taken out.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the view was put into another one, or taken out.
    open func didMoveToSuperview() {}
    /// Called before the view comes into a window, or out of one.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the view came into a window, or out of one.
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

    /// The subviews are to be placed again before the view is drawn next.
    open func setNeedsLayout() {
        guard !isLayoutNeeded else { return }
        isLayoutNeeded = true
        lookDidChange()
    }

    /// Places the subviews now, here and in all of them, where that is needed.
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

    /// Places the subviews. As it stands they stay where they are.
    open func layoutSubviews() {}

    /// The size that the content likes best, in points; `noIntrinsicMetric` for a view without content.
    open var intrinsicContentSize: CGSize {
        hosted?.size(width: nil, height: nil)
            ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The size that the content likes best has changed; the views around are placed again.
    open func invalidateIntrinsicContentSize() { constraintsDidChange() }

    /// Called before the view is laid out by constraints; a subclass makes or changes its own here.
    open func updateConstraints() {}

    /// Asks for `updateConstraints` before the view is laid out next.
    open func setNeedsUpdateConstraints() { setNeedsLayout() }

    /// Brings the constraints up to date now.
    open func updateConstraintsIfNeeded() { updateConstraints() }

    /// A Boolean value that indicates whether the class lays out by constraints in any case. Here it does where there
    /// are some.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Tells those who laid out the window by the size of its content.
    func sizeOfContentDidChange() { window?.onResize?() }

    /// The size that the content takes when it is offered one, in points; a view without content keeps its own.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        // No length and a length beyond all others both leave it to the content.
        func offer(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e6 ? length : nil }
        return hosted?.size(width: offer(size.width), height: offer(size.height)) ?? bounds.size
    }

    /// Gives the view the size that its content takes.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    /// The size that the content likes best, where none is asked for, and else the size that it takes of the target.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let (width, height) = (
            targetSize.width > 0 ? targetSize.width : nil, targetSize.height > 0 ? targetSize.height : nil
        )
        let level = UILayoutPriority.fittingSizeLevel.rawValue
        if let size = constrainedSize(width: width, height: height, weight: level) { return size }
        return hosted?.size(width: width, height: height) ?? bounds.size
    }

    /// The size that the content likes best of a target, which weighs as much as is said.
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

/// A type that describes what is shown in surroundings that have traits.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits that hold here.
    var traitCollection: UITraitCollection { get }
    /// Called when the traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
