import Foundation

/// A panel with which the user selects a color.
@MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
    /// Creates a panel.
    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { return nil }

    /// The delegate, which is notified of colors.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The selected color.
    open var selectedColor = UIColor.black { didSet { (viewIfLoaded as? ControllerContentView)?.contentDidChange() } }
    /// A Boolean value that indicates whether the user can select transparent colors.
    open var supportsAlpha = true { didSet { (viewIfLoaded as? ControllerContentView)?.contentDidChange() } }

    open override func loadView() { view = ControllerContentView(self) }

    /// The user chose a color.
    package func choose(_ color: UIColor) {
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    }

    /// The user is done.
    package func finish() {
        dismiss(animated: true)
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}

/// A delegate that is notified of the colors that a panel chooses.
@MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has selected a color. `continuously` is true while the user continues to select, which is
    /// never the case in Perch.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called after the user has closed the panel.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
