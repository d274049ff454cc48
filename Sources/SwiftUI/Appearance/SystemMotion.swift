import Foundation

/// How the system itself moves things, whatever animation a change has.
enum SystemMotion {
    /// The spring of sheets, covers, pages and the keyboard: mass 3, stiffness 1000, damping 500, which runs as a critically
    /// damped one and is done in half a second.
    ///
    /// Source: React Native's and Flutter's accounts of UIKit's transitions, which agree; UIKit leaves damping beyond the
    /// critical one out of account unless `allowsOverdamping` is set (documentation of `CASpringAnimation`).
    static let spring = Animation.spring(Spring(mass: 3, stiffness: 1000, damping: 500))

    /// A spring without bounce that has come within a thousandth after `seconds`.
    static func settling(in seconds: TimeInterval) -> Animation {
        .spring(Spring(settlingDuration: seconds, dampingRatio: 1))
    }
}
