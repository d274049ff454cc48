import CoreGraphics
import Foundation

/// A control with two buttons that increment and decrement a value.
open class UIStepper: UIControl {
    private var position = 0.0

    /// The value, limited to the range.
    open var value: Double {
        get { position }
        set {
            position = min(max(newValue.isNaN ? minimumValue : newValue, minimumValue), maximumValue)
            contentDidChange()
        }
    }
    /// The lowest value.
    open var minimumValue = 0.0 { didSet { value = max(position, minimumValue) } }
    /// The maximum value.
    open var maximumValue = 100.0 { didSet { value = min(position, maximumValue) } }
    /// The amount by which one tap changes the value. Values that are not positive count as 1.
    open var stepValue = 1.0 { didSet { if !(stepValue > 0) { stepValue = 1 } } }
    /// A Boolean value that indicates whether the stepper sends an event for each step while the user holds a button.
    /// Otherwise, it sends one at the end.
    open var isContinuous = true
    /// A Boolean value that indicates whether the value continues to change while the user holds a button. Perch stores
    /// this value, but it has no effect.
    open var autorepeat = true { didSet { UIKitWithoutEffect.autorepeat.log() } }
    private var images: [String: UIImage] = [:]

    /// Sets the image of the button that decrements. Perch stores it, but uses its own symbols.
    open func setDecrementImage(_ image: UIImage?, for state: State) { images["-\(state.rawValue)"] = image }
    /// Returns the image of the button that decrements.
    open func decrementImage(for state: State) -> UIImage? { images["-\(state.rawValue)"] }
    /// Sets the image of the button that increments. Perch stores it, but uses its own symbols.
    open func setIncrementImage(_ image: UIImage?, for state: State) { images["+\(state.rawValue)"] = image }
    /// Returns the image of the button that increments.
    open func incrementImage(for state: State) -> UIImage? { images["+\(state.rawValue)"] }

    /// A Boolean value that indicates whether the value wraps around at the bounds.
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
