import Foundation
import PerchStandIns

/// A leaderboard. In Perch, it cannot be fetched, because no user is signed in.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    // Unchecked because no list is ever handed out.
    /// The players whose scores are fetched.
    public enum PlayerScope: Int, Sendable {
        /// The scores of all players.
        case global = 0
        /// The scores of friends.
        case friendsOnly = 1
    }
    /// The time of the scores that are fetched.
    public enum TimeScope: Int, Sendable {
        /// The scores of the last day.
        case today = 0
        /// The scores of the last week.
        case week = 1
        /// The scores of all time.
        case allTime = 2
    }
    /// A score.
    open class Entry: NSObject, @unchecked Sendable {
        // Unchecked because there is no state.
        /// The player of the entry.
        open var player: GKPlayer { GKPlayer() }
        /// The rank of the entry.
        open var rank: Int { 0 }
        /// The score.
        open var score: Int { 0 }
        /// The score as text.
        open var formattedScore: String { "" }
        /// The number that the program set.
        open var context: Int { 0 }
        /// The time.
        open var date: Date { .distantPast }
    }

    /// The title.
    open var title: String? { nil }
    /// The identifier of the leaderboard.
    open var baseLeaderboardID: String { "" }
    /// An object that sends a score to lists. Throws ``GKError``.
    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
        throw GKError.notAuthenticated
    }
    /// An object that sends a score to lists. The handler receives an error.
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(GKError.notAuthenticated) }
    /// An object that fetches lists. Throws ``GKError``.
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw GKError.notAuthenticated
    }
    /// Loads scores. In Perch, it throws ``GKError``.
    open func loadEntries(for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange) async throws -> (
        Entry?, [Entry], Int
    ) { throw GKError.notAuthenticated }
}

/// An achievement of a player.
open class GKAchievement: NSObject, @unchecked Sendable {
    // Unchecked because programs fill an achievement before they give it away.
    /// The identifier of the achievement.
    open var identifier: String
    /// The completion of the achievement, in percent.
    open var percentComplete = 0.0
    /// A Boolean value that indicates whether it was reached.
    open var isCompleted: Bool { percentComplete >= 100 }
    /// A Boolean value that indicates whether a banner announces the achievement.
    open var showsCompletionBanner = false
    /// Creates an achievement.
    public init(identifier: String) { self.identifier = identifier }
    /// Reports achievements. In Perch, it throws ``GKError``.
    open class func report(_ achievements: [GKAchievement]) async throws { throw GKError.notAuthenticated }
    /// Reports achievements. The handler receives an error.
    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)?
    ) { completionHandler?(GKError.notAuthenticated) }
    /// An object that fetches achievements. Throws ``GKError``.
    open class func loadAchievements() async throws -> [GKAchievement] { throw GKError.notAuthenticated }
    /// Removes all achievements. Throws ``GKError``.
    open class func resetAchievements() async throws { throw GKError.notAuthenticated }
}

/// A banner at the upper edge of the screen.
open class GKNotificationBanner: NSObject {
    /// An object that shows a banner. In Perch, this method has no effect.
    open class func show(withTitle title: String?, message: String?) async {
        inert("GKNotificationBanner.show(withTitle:message:)", "Game Center shows no banners")
    }
}
