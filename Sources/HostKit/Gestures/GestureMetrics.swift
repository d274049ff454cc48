import CoreGraphics
import Foundation

/// How far, how long and how fast, as iOS counts it. What Apple does not publish is said to be our choice.
package enum GestureMetrics {
    /// How far a finger may slip in a tap, in points. Our choice.
    package static let tapSlop: CGFloat = 10
    /// The longest time between the taps of a double tap, in seconds. Our choice.
    package static let multipleTapInterval: TimeInterval = 0.35
    /// How far from one tap the next of a double tap may be, in points. Our choice.
    package static let multipleTapReach: CGFloat = 45
    /// How far a finger moves before it drags or scrolls, in points: Apple, "Designing Fluid Interfaces" (WWDC 2018), and
    /// the default of `DragGesture`.
    package static let dragDistance: CGFloat = 10
    /// How far fingers move in a swipe at least, in points, and how long that may take, in seconds. Our choice.
    package static let swipeDistance: CGFloat = 50
    package static let swipeDuration: TimeInterval = 0.5
    /// How far from the screen's edge a finger comes down that moves in from it, in points. Our choice.
    package static let edgeReach: CGFloat = 20
    /// What two fingers do before they magnify or rotate: the defaults of `MagnifyGesture`, as a factor, and of
    /// `RotateGesture`, in radians.
    package static let magnification: CGFloat = 0.01
    package static let rotation: CGFloat = .pi / 180
    /// How far outside a button a finger may be lifted, in points, as measured on iOS 18.1 by Flutter's team.
    package static let buttonSlop: CGFloat = 70
    /// For how long a scroll view keeps a touch from its content, in seconds: it may yet scroll. Several articles on
    /// `delaysContentTouches`.
    package static let contentTouchDelay: TimeInterval = 0.15
    /// For how long a press is seen at least that was over before it could be shown, in seconds. Our choice.
    package static let shortestPress: TimeInterval = 0.05
    /// For how long a finger holds a view before it takes it up, in seconds. Our choice.
    package static let liftDuration: TimeInterval = 0.5
    /// Samples of the last so many seconds make the speed of a finger. Our choice.
    package static let velocityWindow: TimeInterval = 0.1
    /// A finger that has rested for so long has no speed, in seconds: Lobanov, "How UIScrollView works".
    package static let restInterval: TimeInterval = 0.1
}

package func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
