import CoreGraphics
import Foundation

/// A button.
open class UIButton: UIControl {
    /// Constants that describe the appearance of a button without a configuration.
    public enum ButtonType: Int, Sendable {
        /// The types: custom, a title in the tint color, and the symbols of the system.
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7

        /// The older name of `system`.
        public static var roundedRect: ButtonType { .system }
    }

    /// Constants that describe the role of a button.
    public enum Role: Int, Sendable {
        /// The roles: normal, primary, cancel, and destructive.
        case normal, primary, cancel, destructive
    }

    /// Creates a button with a type.
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

    /// Creates a button with a type and an action. The action provides the title and the image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// Creates a button with a configuration and an action.
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

    /// The type of the button.
    open private(set) var buttonType = ButtonType.custom
    /// The configuration of the button. Nil for the appearance of its type, titles, and images.
    open var configuration: Configuration? { didSet { contentAndSizeDidChange() } }
    /// A closure that updates the configuration when the state changes.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    /// The role of the button.
    open var role = Role.normal { didSet { contentDidChange() } }
    /// The menu of the button.
    open var menu: UIMenu? { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether a tap opens the menu. Otherwise, a long press opens it.
    open var showsMenuAsPrimaryAction = false { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether the title of the button is the selected element of the menu. Perch stores
    /// this value, but it has no effect.
    open var changesSelectionAsPrimaryAction = false {
        didSet { UIKitWithoutEffect.changesSelectionAsPrimaryAction.log() }
    }

    /// Calls the update handler of the configuration.
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
    /// Returns the title for a state, or the title for all states.
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }
    /// Sets the attributed title for a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        guard title != styledTitles[state.rawValue] else { return }
        styledTitles[state.rawValue] = title
        contentAndSizeDidChange()
    }
    /// Returns the attributed title for a state, or the attributed title for all states.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        styledTitles[state.rawValue] ?? styledTitles[State.normal.rawValue]
    }
    /// Sets the color of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        guard color != titleColors[state.rawValue] else { return }
        titleColors[state.rawValue] = color
        contentDidChange()
    }
    /// Returns the title color for a state, or the title color for all states.
    open func titleColor(for state: State) -> UIColor? {
        titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
    }
    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        guard image != images[state.rawValue] else { return }
        images[state.rawValue] = image
        contentAndSizeDidChange()
    }
    /// Returns the image for a state, or the image for all states.
    open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }
    private var symbolConfigurations: [State.RawValue: UIImage.SymbolConfiguration] = [:]

    /// Sets the symbol configuration of the image for a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        guard configuration != symbolConfigurations[state.rawValue] else { return }
        symbolConfigurations[state.rawValue] = configuration
        contentAndSizeDidChange()
    }
    /// Returns the symbol configuration of the image for a state, or the configuration for all states.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state.rawValue] ?? symbolConfigurations[State.normal.rawValue]
    }
    /// The symbol configuration of the current image.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { current(symbolConfigurations) }

    /// Sets the image behind the button for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        guard image != backgrounds[state.rawValue] else { return }
        backgrounds[state.rawValue] = image
        contentDidChange()
    }
    /// Returns the background image for a state, or the background image for all states.
    open func backgroundImage(for state: State) -> UIImage? {
        backgrounds[state.rawValue] ?? backgrounds[State.normal.rawValue]
    }

    /// The current title.
    open var currentTitle: String? { current(titles) }
    /// The current attributed title.
    open var currentAttributedTitle: NSAttributedString? { current(styledTitles) }
    /// The title's color that is shown: nil if none was set.
    package var ownTitleColor: UIColor? { current(titleColors) }
    /// The current title color.
    open var currentTitleColor: UIColor { ownTitleColor ?? (buttonType == .custom ? .white : tintColor) }
    /// The current image.
    open var currentImage: UIImage? { current(images) }
    /// The current background image.
    open var currentBackgroundImage: UIImage? { current(backgrounds) }

    /// The label of the title. Perch uses only its font.
    open private(set) lazy var titleLabel: UILabel? = {
        let label = UILabel()
        label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
        label.onChange = { [weak self] in self?.contentAndSizeDidChange() }
        return label
    }()
    /// The image view of the button.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    /// The insets around the content, in points.
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
