import CoreGraphics
import Foundation

/// A bar with a field to search by.
open class UISearchBar: UIView {
    /// Constants that describe how the bar looks.
    public enum Style: UInt, Sendable {
        /// The styles: with its own ground, without one that stands out, or without any.
        case `default`, prominent, minimal
    }
    /// The pictures of the bar.
    public enum Icon: Int, Sendable {
        /// The icons: of searching, of emptying the field, of bookmarks, or of results.
        case search, clear, bookmark, resultsList
    }

    /// The bar's color.
    open var barTintColor: UIColor? { didSet { contentDidChange() } }
    /// The search bar style: how the bar looks.
    open var searchBarStyle = Style.default { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether content shines through. Stored.
    open var isTranslucent = true
    /// The picture behind the bar; an empty one takes the ground away.
    open var backgroundImage: UIImage? { didSet { contentDidChange() } }
    /// The field. It holds what is searched for.
    open private(set) lazy var searchTextField: UITextField = {
        let field = UITextField()
        field.returnKeyType = .search
        return field
    }()
    /// The delegate: who is asked and told about searching.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The text: what is searched for.
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
    /// The prompt: what stands above the field. Stored.
    open var prompt: String?
    /// A Boolean value that indicates whether there is a button to give up.
    open var showsCancelButton = false { didSet { contentAndSizeDidChange() } }
    /// The keyboard that suits.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The autocapitalization type: which letters are written large.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// A value that indicates whether typing errors are put right.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// The return key type: what the return key says.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// A Boolean value that indicates whether the return key waits for text. Stored.
    open var enablesReturnKeyAutomatically = true {
        didSet { UIKitWithoutEffect.searchBarEnablesReturnKeyAutomatically.log() }
    }

    /// Shows or hides the button to give up. It is so at once.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    private var images: [[Int]: UIImage] = [:]

    /// Sets a picture of the bar for a state. Stored: the bar has its own signs.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        images[[icon.rawValue, Int(state.rawValue)]] = iconImage
    }

    /// A picture of the bar for a state, as it was set.
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

/// A type that is asked and told about searching.
@MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Returns a Boolean value that indicates whether writing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Writing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns a Boolean value that indicates whether writing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Writing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The user has changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns a Boolean value that indicates whether a part of the text may be changed; the range counts UTF-16 units.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The return key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The user gave up.
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
