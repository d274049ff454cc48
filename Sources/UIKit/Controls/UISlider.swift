import CoreGraphics
import Foundation

/// A slider.
open class UISlider: UIControl {
    private var position: Float = 0

    /// The value, kept within the ends. Setting it tells nobody.
    open var value: Float {
        get { position }
        set {
            position = min(max(newValue.isNaN ? minimumValue : newValue, minimumValue), maximumValue)
            contentDidChange()
        }
    }
    /// The lowest value.
    open var minimumValue: Float = 0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            value = position
        }
    }
    /// The highest value.
    open var maximumValue: Float = 1 {
        didSet {
            if maximumValue < minimumValue { minimumValue = maximumValue }
            value = position
        }
    }
    /// A Boolean value that indicates whether it tells of each step of a drag, or of its end only.
    open var isContinuous = true
    /// The picture at the low end.
    open var minimumValueImage: UIImage? { didSet { contentDidChange() } }
    /// The picture at the high end.
    open var maximumValueImage: UIImage? { didSet { contentDidChange() } }
    /// The color of the track before the knob.
    open var minimumTrackTintColor: UIColor? { didSet { contentDidChange() } }
    /// The color of the track after the knob.
    open var maximumTrackTintColor: UIColor? { didSet { UIKitWithoutEffect.maximumTrackTintColor.log() } }
    /// The color of the knob.
    open var thumbTintColor: UIColor? { didSet { UIKitWithoutEffect.sliderThumbTintColor.log() } }
    private var thumbImages: [State.RawValue: UIImage] = [:]

    /// Sets the value, and tells nobody.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// Sets the knob's picture for a state.
    open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state.rawValue] = image }
    /// The knob's picture for a state, as it was set.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] }

    /// The user moved the knob.
    package func slide(to value: Float) {
        self.value = value
        if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// The user let the knob go.
    package func endSliding() {
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        sendActions(for: .touchUpInside)
    }

    /// The intrinsic content size: as high as the knob, and as wide as there is room.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: super.intrinsicContentSize.height)
    }

    override var showsContent: Bool { true }
}
