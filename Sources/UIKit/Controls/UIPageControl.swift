import CoreGraphics
import Foundation

/// A control that shows the current page with dots.
open class UIPageControl: UIControl {
    /// Constants that describe the background of the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// The styles: automatic, prominent, and minimal.
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
    /// The current page, from 0. Setting it does not send an event.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            if currentPage != oldValue { contentDidChange() }
        }
    }
    /// The color of the dots of the other pages.
    open var pageIndicatorTintColor: UIColor? { didSet { contentDidChange() } }
    /// The color of the dot of the current page.
    open var currentPageIndicatorTintColor: UIColor? { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether the control is hidden if there is only one page.
    open var hidesForSinglePage = false { didSet { contentDidChange() } }
    /// The style of the background behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic
    /// An image that replaces the dots. Perch stores this value, but it has no effect.
    open var preferredIndicatorImage: UIImage? { didSet { UIKitWithoutEffect.preferredIndicatorImage.log() } }
    /// An image that replaces the dot of the current page. Perch stores this value, but it has no effect.
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
