import CoreGraphics
import Foundation

/// A controller that manages a search bar in a navigation bar, and shows results.
@MainActor @preconcurrency open class UISearchController: UIViewController {
    /// Creates a controller that shows results in another controller, or in the current controller if it is nil.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.searchController = self
    }

    public required init?(coder: NSCoder) { return nil }

    /// The controller that shows the results.
    public let searchResultsController: UIViewController?
    /// The search bar.
    public let searchBar = UISearchBar()
    /// The object that updates the results.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate, which is notified of the search.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// A Boolean value that indicates whether the content is dimmed during a search. Perch stores this value, but does
    /// not dim the content. The value has no effect.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { UIKitWithoutEffect.searchControllerObscuresBackgroundDuringPresentation.log() }
    }
    /// A Boolean value that indicates whether the navigation bar is hidden during a search. Perch stores this value,
    /// but does not hide the bar. The value has no effect.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { UIKitWithoutEffect.searchControllerHidesNavigationBarDuringPresentation.log() }
    }
    /// A Boolean value that indicates whether the bar shows a Cancel button during a search.
    open var automaticallyShowsCancelButton = true
    /// A Boolean value that indicates whether the results appear automatically if the search field contains text.
    open var automaticallyShowsSearchResultsController = true
    /// A Boolean value that indicates whether the results are visible.
    open var showsSearchResultsController = false { didSet { showResults() } }

    /// A Boolean value that indicates whether the user is searching.
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

/// An object that updates the results of a search.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text has changed, and when the search began or ended.
    func updateSearchResults(for searchController: UISearchController)
}

/// A delegate that is notified of a search.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before a search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after a search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before a search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after a search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
