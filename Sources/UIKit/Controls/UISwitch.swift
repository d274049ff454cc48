import CoreGraphics
import Foundation

/// A switch.
open class UISwitch: UIControl {
    /// A Boolean value that indicates whether it is on. Setting it tells nobody.
    open var isOn = false { didSet { if isOn != oldValue { contentDidChange() } } }
    /// The color behind a switch that is on.
    open var onTintColor: UIColor? { didSet { contentDidChange() } }
    /// The color of the knob.
    open var thumbTintColor: UIColor? { didSet { UIKitWithoutEffect.switchThumbTintColor.log() } }
    /// The title: what stands beside it. A switch on a phone shows none.
    open var title: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        keepSizeOfContent()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        keepSizeOfContent()
    }

    /// Turns it on or off, and tells nobody.
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
