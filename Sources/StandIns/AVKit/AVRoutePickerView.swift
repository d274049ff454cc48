import AVFoundation
import PerchStandIns
import UIKit

/// A delegate of a button for selecting a device. In Perch, it is not called, because there are no other devices.
@MainActor @preconcurrency public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    /// Called before the list of devices appears.
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    /// Called after the list of devices has disappeared.
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// A button with which the user selects the device that plays media. In Perch, a tap has no effect.
open class AVRoutePickerView: UIView {
    private let button = UIButton(type: .system)

    /// The delegate of the button.
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    /// The color of the button while media play on another device. In Perch, they play on none.
    open var activeTintColor: UIColor! = .systemBlue
    /// A Boolean value that indicates whether devices that show video come first. In Perch, there is no list.
    open var prioritizesVideoDevices = false

    /// Creates a button. In Perch, a tap has no effect.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        button.setImage(UIImage(systemName: "airplayvideo"), for: .normal)
        button.accessibilityLabel = "AirPlay"
        button.addAction(
            UIAction { _ in inert("AVRoutePickerView", "there are no other devices") }, for: .touchUpInside)
        addSubview(button)
    }

    public required init?(coder: NSCoder) { return nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }
}
