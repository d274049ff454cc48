import CoreGraphics
import Foundation

/// A search bar in a navigation bar, and who finds what is searched for.
@MainActor @preconcurrency open class UISearchController: UIViewController {
    /// A controller that shows what is found in another one, or where the search is, if nil.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.searchController = self
    }

    public required init?(coder: NSCoder) { return nil }

    /// The controller that shows what is found.
    public let searchResultsController: UIViewController?
    /// The bar to search by.
    public let searchBar = UISearchBar()
    /// The object that finds what is searched for.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that is notified of the search.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// A Boolean value that indicates whether content is dimmed while somebody searches. Stored: it is not.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { UIKitWithoutEffect.searchControllerObscuresBackgroundDuringPresentation.log() }
    }
    /// A Boolean value that indicates whether the title goes while somebody searches. Stored: it stays.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { UIKitWithoutEffect.searchControllerHidesNavigationBarDuringPresentation.log() }
    }
    /// A Boolean value that indicates whether the bar shows a button to give up while somebody searches.
    open var automaticallyShowsCancelButton = true
    /// A Boolean value that indicates whether the results are shown automatically while there is a text.
    open var automaticallyShowsSearchResultsController = true
    /// A Boolean value that indicates whether the results are shown.
    open var showsSearchResultsController = false { didSet { showResults() } }

    /// A Boolean value that indicates whether somebody searches.
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            notify(isOver: false)
            if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
            if !isActive {
                searchBar.resignFirstResponder()
                searchBar.text = ""
            }
            update()
            notify(isOver: true)
        }
    }

    private func notify(isOver: Bool) {
        switch (isActive, isOver) {
        case (true, false): delegate?.willPresentSearchController(self)
        case (true, true): delegate?.didPresentSearchController(self)
        case (false, false): delegate?.willDismissSearchController(self)
        case (false, true): delegate?.didDismissSearchController(self)
        }
    }

    /// The controller in whose navigation item the search is.
    weak var host: UIViewController?

    private func update() {
        searchResultsUpdater?.updateSearchResults(for: self)
        guard automaticallyShowsSearchResultsController else { return }
        showsSearchResultsController = isActive && !(searchBar.text ?? "").isEmpty
    }

    private func showResults() {
        guard let results = searchResultsController, let room = host?.viewIfLoaded else { return }
        if showsSearchResultsController {
            guard results.parent == nil, let host else { return }
            host.addChild(results)
            results.enter(room, inPlaceOf: [])
            results.didMove(toParent: host)
        } else if results.parent != nil {
            results.willMove(toParent: nil)
            results.disappear { results.viewIfLoaded?.removeFromSuperview() }
            results.removeFromParent()
        }
    }

    // MARK: From the bar

    func barDidBegin() { isActive = true }
    func barTextDidChange() { if isActive { update() } }
    func barWasCancelled() { isActive = false }
}

/// The object that finds what is searched for.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text is another one, or the search began or ended.
    func updateSearchResults(for searchController: UISearchController)
}

/// The object that is notified of a search.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// A search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// A search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// A search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// A search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
