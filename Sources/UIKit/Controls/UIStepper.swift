import CoreGraphics
import Foundation

/// Two buttons that count up and down.
open class UIStepper: UIControl {
    private var position = 0.0

    /// The value, kept within the ends.
    open var value: Double {
        get { position }
        set {
            position = min(max(newValue.isNaN ? minimumValue : newValue, minimumValue), maximumValue)
            contentDidChange()
        }
    }
    /// The lowest value.
    open var minimumValue = 0.0 { didSet { value = max(position, minimumValue) } }
    /// The highest value.
    open var maximumValue = 100.0 { didSet { value = min(position, maximumValue) } }
    /// The step value: how far one press goes. What is not above 0 counts as 1.
    open var stepValue = 1.0 { didSet { if !(stepValue > 0) { stepValue = 1 } } }
    /// A Boolean value that indicates whether it tells of each step while a button is held, or of the last only.
    open var isContinuous = true
    /// A Boolean value that indicates whether a button that is held continues.
    open var autorepeat = true { didSet { UIKitWithoutEffect.autorepeat.log() } }
    private var images: [String: UIImage] = [:]

    /// Sets the picture of the button that counts down. Stored: the buttons have their own signs.
    open func setDecrementImage(_ image: UIImage?, for state: State) { images["-\(state.rawValue)"] = image }
    /// The picture of the button that counts down, as it was set.
    open func decrementImage(for state: State) -> UIImage? { images["-\(state.rawValue)"] }
    /// Sets the picture of the button that counts up. Stored: the buttons have their own signs.
    open func setIncrementImage(_ image: UIImage?, for state: State) { images["+\(state.rawValue)"] = image }
    /// The picture of the button that counts up, as it was set.
    open func incrementImage(for state: State) -> UIImage? { images["+\(state.rawValue)"] }

    /// A Boolean value that indicates whether it continues at the other end.
    open var wraps = false { didSet { contentDidChange() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        keepSizeOfContent()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        keepSizeOfContent()
    }

    /// Whether a button has something to do.
    package func canStep(_ isUp: Bool) -> Bool { wraps || (isUp ? value < maximumValue : value > minimumValue) }

    /// The user pressed a button.
    package func step(_ isUp: Bool) {
        guard canStep(isUp) else { return }
        let next = value + (isUp ? stepValue : -stepValue)
        value = wraps && next > maximumValue ? minimumValue : wraps && next < minimumValue ? maximumValue : next
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override var showsContent: Bool { true }
}
