import CoreGraphics
import Foundation

/// A bar with a search field.
open class UISearchBar: UIView {
    /// Constants that describe the style of a search bar.
    public enum Style: UInt, Sendable {
        /// The styles: default, prominent, and minimal.
        case `default`, prominent, minimal
    }
    /// The images of the bar.
    public enum Icon: Int, Sendable {
        /// The icons: search, clear, bookmark, and results list.
        case search, clear, bookmark, resultsList
    }

    /// The bar's color.
    open var barTintColor: UIColor? { didSet { contentDidChange() } }
    /// The style of the bar.
    open var searchBarStyle = Style.default { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether the bar is translucent. Perch stores this value, but it has no effect.
    open var isTranslucent = true
    /// The background image of the bar. An empty image removes the background.
    open var backgroundImage: UIImage? { didSet { contentDidChange() } }
    /// The text field of the search bar.
    open private(set) lazy var searchTextField: UITextField = {
        let field = UITextField()
        field.returnKeyType = .search
        return field
    }()
    /// The delegate of the search bar.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The text of the search field.
    open var text: String? {
        get { searchTextField.text }
        set {
            searchTextField.text = newValue
            contentDidChange()
        }
    }
    /// The placeholder of an empty field.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set {
            searchTextField.placeholder = newValue
            contentDidChange()
        }
    }
    /// The text above the field. Perch stores this value, but it has no effect.
    open var prompt: String?
    /// A Boolean value that indicates whether the bar has a Cancel button.
    open var showsCancelButton = false { didSet { contentAndSizeDidChange() } }
    /// The type of the keyboard.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The autocapitalization of the text.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// A value that indicates whether automatic correction is turned on.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// The label of the Return key.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// A Boolean value that indicates whether the Return key is disabled while there is no text. Perch stores this
    /// value, but it has no effect.
    open var enablesReturnKeyAutomatically = true {
        didSet { UIKitWithoutEffect.searchBarEnablesReturnKeyAutomatically.log() }
    }

    /// Shows or hides the Cancel button, without animation.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    private var images: [[Int]: UIImage] = [:]

    /// Sets an image of the bar for a state. Perch stores it, but uses its own symbols.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        images[[icon.rawValue, Int(state.rawValue)]] = iconImage
    }

    /// Returns the image of the bar that was set for a state.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        images[[icon.rawValue, Int(state.rawValue)]]
    }

    // MARK: Writing

    open override var canBecomeFirstResponder: Bool { true }
    private var isEditing = false

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isEditing else { return true }
        guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        isEditing = true
        contentDidChange()
        searchController?.barDidBegin()
        delegate?.searchBarTextDidBeginEditing(self)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isEditing else { return super.resignFirstResponder() }
        guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        isEditing = false
        contentDidChange()
        delegate?.searchBarTextDidEndEditing(self)
        return true
    }

    /// The user wrote: the text is to be another one. The delegate may refuse.
    package func write(_ new: String) {
        let old = text ?? ""
        guard new != old else { return }
        let change = TextChange(from: old, to: new)
        guard delegate?.searchBar(self, shouldChangeTextIn: change.range, replacementText: change.text) ?? true else {
            return contentDidChange()
        }
        text = new
        delegate?.searchBar(self, textDidChange: new)
        searchController?.barTextDidChange()
    }

    /// The user pressed the return key.
    package func pressReturn() { delegate?.searchBarSearchButtonClicked(self) }

    /// The user gave up.
    package func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.barWasCancelled()
    }

    /// The controller of the search that the bar belongs to.
    weak var searchController: UISearchController?

    override var showsContent: Bool { true }
}

/// A delegate that controls and observes a search bar.
@MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Returns a Boolean value that indicates whether editing can begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns a Boolean value that indicates whether editing can end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called after the user has changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns a Boolean value that indicates whether the user can change a range of the text. The range is in UTF-16
    /// units.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the user presses the Return key.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user taps the Cancel button.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
