import DisplayList
import Foundation

/// How screens appear and disappear in a navigation stack.
///
/// They move by ``SystemMotion/spring``. Sources: [FL] the measurements in Flutter's Cupertino library (route, nav_bar) and their
/// discussions; [EYE] judged by eye on iOS 17 and 18, to be changed when somebody measures it.
enum NavigationMotion {
    /// How far the page below moves aside, as a part of the width. [FL]
    static let parallax = 1.0 / 3
    /// Over the page below. [FL: 0x18 of 255]
    static let dimming = RGBA.black.opacity(Double(0x18) / 255)
    /// Beside the leading edge of the page above: its width as a part of the page's [FL: 0.05], and its darkest. [EYE]
    static let shadowWidth = 0.05
    static let shadow = RGBA.black.opacity(0.1)

    /// The strip at the leading edge in which a swipe back begins, in points. [FL]
    static let swipeReach: CGFloat = 20
    /// The part of the way after which a page that is released goes out. [FL]
    static let swipePart = 0.5
    /// In widths per second: a faster finger decides by its direction. [FL]
    static let swipeVelocity = 1.0

    /// Where items of a bar begin to fade in, and are gone, as parts of the transition. [FL]
    static let itemsIn = 0.4...1.0
    static let itemsOut = 0.0...0.6
    /// A title on its way into the back button, and the back button's own. [FL]
    static let titleOut = 0.0...0.7
    static let backTitleIn = 0.4...1.0
    static let backTitleOut = 0.0...0.4
    /// A title that comes in: from how far, as a part of the width, and when it is seen. [FL]
    static let titleWay = 0.5
    static let titleIn = 0.25...1.0
    /// A large title that comes in with its page. [EYE]
    static let largeTitleIn = 0.0...0.5
}

/// How a screen grows out of a view on the one below.
///
/// Sources: Apple's talk on fluid transitions for what happens; all numbers judged by eye on iOS 18.
enum ZoomMotion {
    static let spring = Animation.spring(Spring(response: 0.45, dampingRatio: 0.86))
    /// Of a screen that has wholly come in. That of the device, which is not known here.
    static let screenRadius: CGFloat = 44
    /// Over the page below.
    static let dimming = RGBA.black.opacity(0.2)
    /// While the source still shows in what grows.
    static let sourceOut = 0.0...0.5
    /// How far a finger draws the page down until it would be gone, as a part of the height.
    static let dragLength = 0.6
    /// How far down a finger must have drawn it, or how fast, in heights per second, for it to go.
    static let dragPart = 0.2
    static let dragVelocity = 0.6
}

/// What bars do while content scrolls and during a search.
///
/// Sources: as in ``NavigationMotion``.
enum BarMotion {
    /// Of the title in the bar, as the large one goes. [FL]
    static let titleFade = Animation.easeInOut(duration: 0.15)
    /// The way, in points, that content goes while the bar's ground comes in. [EYE: 10 to 20]
    static let groundFade: CGFloat = 16
    /// A large title grows by this when the page is pulled down so far, in points. [EYE]
    static let pullGrowth = 0.1
    static let pullDistance: CGFloat = 100
    /// The bar makes room for the search field. [EYE: 0.25 to 0.35]
    static let search = Animation.easeInOut(duration: 0.3)
}

/// Columns of a split view that appear and disappear. [EYE: 0.35 to 0.5]
enum SplitViewMotion {
    static let animation = Animation.smooth(duration: 0.4)
}

extension ClosedRange<Double> {
    /// How far a value has come from the lower bound to the upper one, 0 to 1.
    func part(at value: Double) -> Double {
        Swift.min(Swift.max((value - lowerBound) / (upperBound - lowerBound), 0), 1)
    }
}
