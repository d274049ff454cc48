import CoreGraphics
import Foundation

/// A button.
open class UIButton: UIControl {
    /// Constants that describe how a button looks that has no configuration.
    public enum ButtonType: Int, Sendable {
        /// The button types: nothing, the tint color, or one of the signs of the system.
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }

    /// Constants that describe what a button is for.
    public enum Role: Int, Sendable {
        /// The roles: nothing in particular, what is meant most, giving up, or taking something away.
        case normal, primary, cancel, destructive
    }

    /// A button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        switch buttonType {
        case .custom, .system: break
        case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
        case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
        case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        }
    }

    /// A button of a type that does something. Title and picture are the action's.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// A button that looks as a configuration says, and does something.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    /// The button type: how the button looks without a configuration.
    open private(set) var buttonType = ButtonType.custom
    /// The configuration: how the button looks; nil depends on type, titles and pictures.
    open var configuration: Configuration? { didSet { contentAndSizeDidChange() } }
    /// Changes the configuration whenever the state is another one.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    /// The role: what the button is for.
    open var role = Role.normal { didSet { contentDidChange() } }
    /// The menu: what the button opens.
    open var menu: UIMenu? { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether a tap opens the menu; else a long press does.
    open var showsMenuAsPrimaryAction = false { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether the chosen element of the menu is the button's title.
    open var changesSelectionAsPrimaryAction = false {
        didSet { UIKitWithoutEffect.changesSelectionAsPrimaryAction.log() }
    }

    /// Runs the update handler.
    open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Titles and pictures by state

    private var titles: [State.RawValue: String] = [:]
    private var styledTitles: [State.RawValue: NSAttributedString] = [:]
    private var titleColors: [State.RawValue: UIColor] = [:]
    private var images: [State.RawValue: UIImage] = [:]
    private var backgrounds: [State.RawValue: UIImage] = [:]

    private func current<Value>(_ values: [State.RawValue: Value]) -> Value? {
        values[state.rawValue] ?? values[State.normal.rawValue]
    }

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) {
        guard title != titles[state.rawValue] else { return }
        titles[state.rawValue] = title
        contentAndSizeDidChange()
    }
    /// The title for a state, or that for all states.
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }
    /// Sets the title with its attributes for a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        guard title != styledTitles[state.rawValue] else { return }
        styledTitles[state.rawValue] = title
        contentAndSizeDidChange()
    }
    /// The title with its attributes for a state, or that for all states.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        styledTitles[state.rawValue] ?? styledTitles[State.normal.rawValue]
    }
    /// Sets the title's color for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        guard color != titleColors[state.rawValue] else { return }
        titleColors[state.rawValue] = color
        contentDidChange()
    }
    /// The title's color for a state, or that for all states.
    open func titleColor(for state: State) -> UIColor? {
        titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
    }
    /// Sets the picture for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        guard image != images[state.rawValue] else { return }
        images[state.rawValue] = image
        contentAndSizeDidChange()
    }
    /// The picture for a state, or that for all states.
    open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }
    private var symbolConfigurations: [State.RawValue: UIImage.SymbolConfiguration] = [:]

    /// Sets how a symbol that is the picture for a state looks: its size and weight.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        guard configuration != symbolConfigurations[state.rawValue] else { return }
        symbolConfigurations[state.rawValue] = configuration
        contentAndSizeDidChange()
    }
    /// Returns how a symbol that is the picture for a state looks, or that for all states.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state.rawValue] ?? symbolConfigurations[State.normal.rawValue]
    }
    /// The current preferred symbol configuration: how a symbol that is the picture looks now.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { current(symbolConfigurations) }

    /// Sets the picture behind the button for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        guard image != backgrounds[state.rawValue] else { return }
        backgrounds[state.rawValue] = image
        contentDidChange()
    }
    /// The picture behind the button for a state, or that for all states.
    open func backgroundImage(for state: State) -> UIImage? {
        backgrounds[state.rawValue] ?? backgrounds[State.normal.rawValue]
    }

    /// The title that is shown.
    open var currentTitle: String? { current(titles) }
    /// The title with its attributes that is shown.
    open var currentAttributedTitle: NSAttributedString? { current(styledTitles) }
    /// The title's color that is shown: nil if none was set.
    package var ownTitleColor: UIColor? { current(titleColors) }
    /// The title's color that is shown.
    open var currentTitleColor: UIColor { ownTitleColor ?? (buttonType == .custom ? .white : tintColor) }
    /// The picture that is shown.
    open var currentImage: UIImage? { current(images) }
    /// The picture behind the button that is shown.
    open var currentBackgroundImage: UIImage? { current(backgrounds) }

    /// The label of the title, of which the font counts.
    open private(set) lazy var titleLabel: UILabel? = {
        let label = UILabel()
        label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
        label.onChange = { [weak self] in self?.contentAndSizeDidChange() }
        return label
    }()
    /// The picture's view.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    /// Room round the content, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentAndSizeDidChange() } }
    }

    /// The user pressed the button.
    package func press() {
        guard isEnabled else { return }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if isTouchInside { sendActions(for: .primaryActionTriggered) }
    }

    open override var isEnabled: Bool { didSet { setNeedsUpdateConfiguration() } }
    open override var isSelected: Bool { didSet { setNeedsUpdateConfiguration() } }
    open override var isHighlighted: Bool { didSet { setNeedsUpdateConfiguration() } }

    override var showsContent: Bool { true }
    /// A menu opens by its own; all other touches are the button's.
    package override var contentTakesTouches: Bool { showsMenuAsPrimaryAction && menu != nil }
}
