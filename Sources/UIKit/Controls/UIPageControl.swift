import CoreGraphics
import Foundation

/// Dots that say which page it is.
open class UIPageControl: UIControl {
    /// Constants that describe the content behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// The background styles: in the default of the platform, always something, or as little as can be.
        case automatic, prominent, minimal
    }

    /// The number of pages.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            contentAndSizeDidChange()
        }
    }
    /// The page that is shown, from 0. Setting it tells nobody.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            if currentPage != oldValue { contentDidChange() }
        }
    }
    /// The color of the dots of other pages.
    open var pageIndicatorTintColor: UIColor? { didSet { contentDidChange() } }
    /// The color of the dot of this page.
    open var currentPageIndicatorTintColor: UIColor? { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether a single page has no dot.
    open var hidesForSinglePage = false { didSet { contentDidChange() } }
    /// The background style: the content behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic
    /// A picture in place of the dots.
    open var preferredIndicatorImage: UIImage? { didSet { UIKitWithoutEffect.preferredIndicatorImage.log() } }
    /// A picture in place of the dot of this page.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { UIKitWithoutEffect.preferredCurrentPageIndicatorImage.log() }
    }

    /// The user went to another page.
    package func turn(to page: Int) {
        let old = currentPage
        currentPage = page
        if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override var showsContent: Bool { true }
}
