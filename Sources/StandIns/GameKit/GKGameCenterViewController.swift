import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// Constants that describe what Game Center shows.
public enum GKGameCenterViewControllerState: Int, Sendable {
    /// A game center view controller state: what it did last.
    case `default` = -1
    /// Lists of scores.
    case leaderboards = 0
    /// Achievements.
    case achievements = 1
    /// Challenges.
    case challenges = 2
    /// The player.
    case localPlayerProfile = 3
    /// All of it.
    case dashboard = 4
}

/// Learns when Game Center is dismissed.
@MainActor @preconcurrency public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    /// Called when users are done.
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// An object that shows Game Center. Nobody is signed in, so it is empty.
@MainActor @preconcurrency open class GKGameCenterViewController: UINavigationController {
    /// The delegate, which dismisses it.
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    private let state: GKGameCenterViewControllerState

    /// Game Center as it was last.
    public convenience init() { self.init(state: .default) }
    /// Creates a part of Game Center.
    public init(state: GKGameCenterViewControllerState) {
        self.state = state
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a list of scores.
    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) { self.init(state: .leaderboards) }
    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let detail =
            switch state {
            case .leaderboards: "Leaderboards"
            case .achievements: "Achievements"
            case .challenges: "Challenges"
            default: ""
            }
        fill(
            with: StandInSheet(title: "Game Center", detail: detail, button: "Done") { [weak self] in
                guard let self else { return }
                gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
            })
    }
}

/// Learns what became of looking for players.
@MainActor @preconcurrency public protocol GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol {
    /// Called when users cancel.
    func turnBasedMatchmakerViewControllerWasCancelled(_ viewController: GKTurnBasedMatchmakerViewController)
    /// Called with an error.
    func turnBasedMatchmakerViewController(
        _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
}

/// An object that looks for players. It can be canceled only.
@MainActor @preconcurrency open class GKTurnBasedMatchmakerViewController: UINavigationController {
    /// The delegate, which dismisses it.
    open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?
    /// A Boolean value that indicates whether matches that are being played are shown.
    open var showExistingMatches = true
    /// Searches for the players of a match.
    public init(matchRequest request: GKMatchRequest) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        fill(
            with: StandInSheet(title: "Matches", detail: "", button: "Cancel") { [weak self] in
                guard let self else { return }
                turnBasedMatchmakerDelegate?.turnBasedMatchmakerViewControllerWasCancelled(self)
            })
    }
}

extension StandInSheet {
    /// A sheet of Game Center's.
    fileprivate init(title: String, detail: String, button: String, finish: @escaping @MainActor () -> Void) {
        self.init(
            StandInPage("GameKit", symbol: "gamecontroller", title: title, detail: detail), button: button,
            at: .trailing,
            close: finish)
    }
}

/// The button with which users open Game Center. It is not shown, since nobody is signed in.
@MainActor @preconcurrency open class GKAccessPoint: NSObject {
    /// Constants that describe where the button is.
    public enum Location: Int, Sendable {
        /// A location at the upper left.
        case topLeading = 0
        /// A location at the upper right.
        case topTrailing = 1
        /// A location at the lower left.
        case bottomLeading = 2
        /// A location at the lower right.
        case bottomTrailing = 3
    }
    private static let point = GKAccessPoint()
    /// The program's button.
    open class var shared: GKAccessPoint { point }
    /// A Boolean value that indicates whether the access point is visible. Perch stores this value, but it has no
    /// effect.
    open var isActive = false {
        didSet { if isActive { inert("GKAccessPoint.isActive", "nobody is signed in to Game Center") } }
    }
    /// A Boolean value that indicates whether the button is seen: it is not.
    open var isVisible: Bool { false }
    /// The location, which indicates where the button is.
    open var location: Location = .topLeading
    /// A Boolean value that indicates whether the button tells about the player.
    open var showHighlights = false
    /// Opens Game Center. The handler is called immediately.
    open func trigger(handler: @escaping () -> Void) { handler() }
    /// Opens a part of Game Center. The handler is called immediately.
    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { handler() }
}
