import CoreGraphics
import Foundation

/// A control that turns a setting on and off.
open class UISwitch: UIControl {
    /// A Boolean value that indicates whether the switch is on. Setting it does not send an event.
    open var isOn = false { didSet { if isOn != oldValue { contentDidChange() } } }
    /// The color of the switch while it is on.
    open var onTintColor: UIColor? { didSet { contentDidChange() } }
    /// The color of the thumb. Perch stores this value, but it has no effect.
    open var thumbTintColor: UIColor? { didSet { UIKitWithoutEffect.switchThumbTintColor.log() } }
    /// The title of the switch. Switches on an iPhone do not show it.
    open var title: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        keepSizeOfContent()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        keepSizeOfContent()
    }

    /// Turns the switch on or off, without sending an event.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The user turned it.
    package func turn(_ on: Bool) {
        isOn = on
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override var showsContent: Bool { true }
}

extension UIView {
    /// The view is as large as its content unless something weighty says otherwise.
    func keepSizeOfContent() {
        layoutState.hugging = [.defaultHigh, .defaultHigh]
    }
}
