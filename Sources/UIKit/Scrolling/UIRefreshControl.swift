import Foundation

/// A wheel that is pulled down to ask for news.
open class UIRefreshControl: UIControl {
    /// What is written below the wheel. Kept here.
    open var attributedTitle: NSAttributedString?
    /// Whether it turns.
    open private(set) var isRefreshing = false
    /// Turns it.
    open func beginRefreshing() { isRefreshing = true }
    /// Stops it.
    open func endRefreshing() { isRefreshing = false }
}
