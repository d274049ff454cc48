import CoreGraphics
import Foundation

/// The view of an item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
    /// A closure that updates the configurations of a cell for a state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    // MARK: Content

    /// The view that holds the content. It fills the cell.
    open private(set) lazy var contentView = UIView()

    /// The configuration of the cell's content. Nil if a subclass adds the content.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
    /// A Boolean value that indicates whether the cell updates its content configuration when its state changes.
    open var automaticallyUpdatesContentConfiguration = true
    private(set) var configuredView: (any UIView & UIContentView)?

    private func showConfiguration() {
        configuredView = contentView.fill(by: contentConfiguration, inPlaceOf: configuredView)
        contentSizeDidChange()
    }

    /// The content may need another size.
    func contentSizeDidChange() {
        guard let attributes = collection?.content.shown.values.first(where: { $0.view === self })?.attributes,
            attributes.isEstimated.width || attributes.isEstimated.height
        else { return }
        collection?.setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        configuredView?.sizeThatFits(size) ?? super.sizeThatFits(size)
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        if let configuredView { return configuredView.systemLayoutSizeFitting(targetSize) }
        guard ownConstraints.isEmpty else { return super.systemLayoutSizeFitting(targetSize) }
        return contentView.systemLayoutSizeFitting(targetSize)
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        updateConfigurationIfNeeded()
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }

    // MARK: Background

    /// The background view, which is behind the content.
    open var backgroundView: UIView? { didSet { placeBackgrounds(oldValue) } }
    /// The background view that is visible while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? { didSet { placeBackgrounds(oldValue) } }
    /// The configuration of the cell's background. Nil for no background.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            ground.show(backgroundConfiguration, tint: tintColor)
            placeBackgrounds(nil)
        }
    }
    /// A Boolean value that indicates whether the cell updates its background configuration when its state changes.
    open var automaticallyUpdatesBackgroundConfiguration = true
    private lazy var ground = ConfiguredGround()

    private func placeBackgrounds(_ old: UIView?) {
        if let old, old !== backgroundView, old !== selectedBackgroundView { old.removeFromSuperview() }
        var index = 0
        func put(_ view: UIView) {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if view.superview !== self || subviews.firstIndex(where: { $0 === view }) != index {
                view.removeFromSuperview()
                insertSubview(view, at: index)
            }
            index += 1
        }
        if backgroundConfiguration != nil { put(ground) } else { ground.removeFromSuperview() }
        if let backgroundView { put(backgroundView) }
        if let selectedBackgroundView { put(selectedBackgroundView) }
        showSelection()
    }

    private func showSelection() { selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0 }

    // MARK: State

    /// A Boolean value that indicates whether the item is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// A Boolean value that indicates whether the cell is highlighted.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    private func stateDidChange() {
        showSelection()
        setNeedsUpdateConfiguration()
    }

    /// The state for which configurations are updated.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = collection?.isEditing ?? false
        return state
    }

    /// A closure that is called when the configurations must be updated for the state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    private var needsUpdate = true

    /// Requests a call of ``updateConfiguration(using:)`` before the next layout of the cell.
    open func setNeedsUpdateConfiguration() {
        needsUpdate = true
        setNeedsLayout()
    }

    /// Updates the configurations for a state. Override this method to set them.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let contentConfiguration {
            self.contentConfiguration = contentConfiguration.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
            self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }

    func updateConfigurationIfNeeded() {
        guard needsUpdate else { return }
        needsUpdate = false
        updateConfiguration(using: configurationState)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        (isSelected, isHighlighted) = (false, false)
        needsUpdate = true
    }

    // MARK: Touches

    private var isTouched = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if !isTouched { isTouched = collection?.highlight(self) ?? false }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard isTouched else { return }
        isTouched = false
        let isInside = touches.first.map { bounds.contains($0.location(in: self)) } ?? false
        collection?.unhighlight(self, isTapped: isInside)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        guard isTouched else { return }
        isTouched = false
        collection?.unhighlight(self, isTapped: false)
    }
}
