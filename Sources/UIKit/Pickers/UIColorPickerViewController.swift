import Foundation

/// A panel to choose a color.
@MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
    /// A panel.
    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { return nil }

    /// The object that is notified of colors.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The chosen color.
    open var selectedColor = UIColor.black { didSet { (viewIfLoaded as? ControllerContentView)?.contentDidChange() } }
    /// A Boolean value that indicates whether the color may be transparent.
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

/// The object that is notified of the colors that a panel chooses.
@MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// A color was chosen; `continuously` while a finger continues choosing, which is never here.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// The panel was closed.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
