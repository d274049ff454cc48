import CoreGraphics
import Foundation

/// A control with which the user selects a value in a range.
open class UISlider: UIControl {
    private var position: Float = 0

    /// The value, limited to the range. Setting it does not send an event.
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
    /// The maximum value.
    open var maximumValue: Float = 1 {
        didSet {
            if maximumValue < minimumValue { minimumValue = maximumValue }
            value = position
        }
    }
    /// A Boolean value that indicates whether the slider sends an event for each change during a drag. Otherwise, it
    /// sends one at the end.
    open var isContinuous = true
    /// The image at the minimum.
    open var minimumValueImage: UIImage? { didSet { contentDidChange() } }
    /// The image at the maximum.
    open var maximumValueImage: UIImage? { didSet { contentDidChange() } }
    /// The color of the track before the thumb.
    open var minimumTrackTintColor: UIColor? { didSet { contentDidChange() } }
    /// The color of the track after the thumb. Perch stores this value, but it has no effect.
    open var maximumTrackTintColor: UIColor? { didSet { UIKitWithoutEffect.maximumTrackTintColor.log() } }
    /// The color of the thumb. Perch stores this value, but it has no effect.
    open var thumbTintColor: UIColor? { didSet { UIKitWithoutEffect.sliderThumbTintColor.log() } }
    private var thumbImages: [State.RawValue: UIImage] = [:]

    /// Sets the value, without sending an event.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// Sets the image of the thumb for a state.
    open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state.rawValue] = image }
    /// Returns the image of the thumb for a state.
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

    /// The intrinsic content size, with the height of the thumb and a flexible width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: super.intrinsicContentSize.height)
    }

    override var showsContent: Bool { true }
}
