import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// Constants that describe the part of Game Center to show.
public enum GKGameCenterViewControllerState: Int, Sendable {
    /// The part that was shown last.
    case `default` = -1
    /// The leaderboards.
    case leaderboards = 0
    /// The achievements.
    case achievements = 1
    /// The challenges.
    case challenges = 2
    /// The player.
    case localPlayerProfile = 3
    /// The dashboard.
    case dashboard = 4
}

/// A delegate that is notified when Game Center is dismissed.
@MainActor @preconcurrency public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    /// Called when the user has dismissed Game Center.
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// A view controller of Game Center. In Perch, no user is signed in, so it is empty.
@MainActor @preconcurrency open class GKGameCenterViewController: UINavigationController {
    /// The delegate, which dismisses the controller.
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    private let state: GKGameCenterViewControllerState

    /// Creates a controller of the part that was shown last.
    public convenience init() { self.init(state: .default) }
    /// Creates a controller of a part of Game Center.
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

/// A delegate that receives the result of matchmaking.
@MainActor @preconcurrency public protocol GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has canceled.
    func turnBasedMatchmakerViewControllerWasCancelled(_ viewController: GKTurnBasedMatchmakerViewController)
    /// Called after an error.
    func turnBasedMatchmakerViewController(
        _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
}

/// A view controller that finds players for a match. In Perch, the user can only cancel it.
@MainActor @preconcurrency open class GKTurnBasedMatchmakerViewController: UINavigationController {
    /// The delegate, which dismisses the controller.
    open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?
    /// A Boolean value that indicates whether existing matches are visible.
    open var showExistingMatches = true
    /// Creates a controller that finds the players of a match.
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

/// The button that opens Game Center. In Perch, it is not visible, because no user is signed in.
@MainActor @preconcurrency open class GKAccessPoint: NSObject {
    /// Constants that describe the location of the button.
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
    /// The shared access point of the program.
    open class var shared: GKAccessPoint { point }
    /// A Boolean value that indicates whether the access point is visible. Perch stores this value, but it has no
    /// effect.
    open var isActive = false {
        didSet { if isActive { inert("GKAccessPoint.isActive", "nobody is signed in to Game Center") } }
    }
    /// A Boolean value that indicates whether the button is visible. In Perch, it is always false.
    open var isVisible: Bool { false }
    /// The location of the button.
    open var location: Location = .topLeading
    /// A Boolean value that indicates whether the button shows highlights of the player.
    open var showHighlights = false
    /// Opens Game Center. The handler is called immediately.
    open func trigger(handler: @escaping () -> Void) { handler() }
    /// Opens a part of Game Center. The handler is called immediately.
    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { handler() }
}
