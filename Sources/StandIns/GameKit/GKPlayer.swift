import Foundation
import PerchStandIns
import UIKit

/// An error of Game Center.
public struct GKError: Error, Equatable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The error is unknown.
        case unknown = 1
        /// The user canceled.
        case cancelled = 2
        /// There is no connection.
        case communicationsFailure = 3
        /// No user is signed in.
        case notAuthenticated = 6
        /// An argument is wrong.
        case invalidParameter = 17
        /// The device does not have it.
        case notSupported = 16
    }
    /// The reason.
    public let code: Code
    /// Creates an error with a reason.
    public init(_ code: Code) { self.code = code }
    public static let errorDomain = "GKErrorDomain"
    public var errorCode: Int { code.rawValue }
    /// What is thrown where somebody would have to be signed in.
    static let notAuthenticated = GKError(.notAuthenticated)
}

/// A player.
open class GKBasePlayer: NSObject {
    /// The name that other players see.
    open var displayName: String? { nil }
}

/// A player. In Perch, no user is signed in, so names are empty.
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
    // Unchecked because there is no state.
    /// The sizes of pictures.
    public enum PhotoSize: Int, Sendable {
        /// A small photo.
        case small = 0
        /// A photo of normal size.
        case normal = 1
    }
    /// The identifier of the player in this game.
    open var gamePlayerID: String { "" }
    /// The identifier of the player in the games of a team.
    open var teamPlayerID: String { "" }
    /// The name that the player chose.
    open var alias: String { "" }
    open override var displayName: String { "" }
    /// A Boolean value that indicates whether the player can be invited.
    open var isInvitable: Bool { false }
    /// Loads the player's photo. In Perch, it throws ``GKError``.
    open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError.notAuthenticated }
    /// Loads the player's photo. In Perch, the handler receives an error.
    open func loadPhoto(
        for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)?
    ) {
        completionHandler?(nil, GKError.notAuthenticated)
    }
}

/// The player of this device. In Perch, no user is signed in.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    // Unchecked because the handler is called once, when it is set, and listeners are not kept.
    private static let player = GKLocalPlayer()
    /// The player.
    open class var local: GKLocalPlayer { player }
    /// A Boolean value that indicates whether the player is signed in. In Perch, it is always false.
    open var isAuthenticated: Bool { false }
    /// A Boolean value that indicates whether the player is a child.
    open var isUnderage: Bool { false }
    /// A Boolean value that indicates whether multiplayer games are restricted.
    open var isMultiplayerGamingRestricted: Bool { false }
    /// A Boolean value that indicates whether communication with other players is restricted.
    open var isPersonalizedCommunicationRestricted: Bool { false }

    /// The handler of the authentication. In Perch, it receives an error when it is set.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet { authenticateHandler?(nil, GKError.notAuthenticated) }
    }
    /// Registers a listener. In Perch, this method has no effect, and the listener is never called.
    open func register(_ listener: any GKLocalPlayerListener) {
        inert("GKLocalPlayer.register(_:)", "nobody is signed in to Game Center")
    }
    /// Removes a listener.
    open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    /// Removes all listeners.
    open func unregisterAllListeners() {}
    /// Loads friends. In Perch, it throws ``GKError``.
    open func loadFriends() async throws -> [GKPlayer] { throw GKError.notAuthenticated }
    /// Loads saved games. In Perch, it throws ``GKError``.
    open func fetchSavedGames() async throws -> [GKSavedGame] { throw GKError.notAuthenticated }
    /// Saves a game. In Perch, it throws ``GKError``.
    open func saveGameData(_ data: Data, withName name: String) async throws -> GKSavedGame {
        throw GKError.notAuthenticated
    }
}

/// A game that was saved.
open class GKSavedGame: NSObject, @unchecked Sendable {
    // Unchecked because there is no state.
    /// The name.
    open var name: String? { nil }
    /// The device.
    open var deviceName: String? { nil }
    /// The time.
    open var modificationDate: Date? { nil }
    /// Loads the contents. In Perch, it throws ``GKError``.
    open func loadData() async throws -> Data { throw GKError.notAuthenticated }
}

/// An invitation to play.
open class GKInvite: NSObject {
    /// The player who sent the invitation.
    open var sender: GKPlayer { GKPlayer() }
    /// The group of players.
    open var playerGroup: Int { 0 }
}
/// A challenge of a friend.
open class GKChallenge: NSObject {
    /// The player who issued the challenge.
    open var issuingPlayer: GKPlayer? { nil }
    /// The player who received the challenge.
    open var receivingPlayer: GKPlayer? { nil }
    /// The message of the challenge.
    open var message: String? { nil }
}

/// A listener that is notified of challenges, invitations, turns, and saved games. In Perch, there are none.
public protocol GKLocalPlayerListener: NSObjectProtocol {
    /// Called when a friend completed a challenge.
    func player(_ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer)
    /// Called when a challenge arrived.
    func player(_ player: GKPlayer, didReceive challenge: GKChallenge)
    /// Called when a challenge was completed.
    func player(_ player: GKPlayer, issuedChallengeWasCompleted challenge: GKChallenge, byFriend friendPlayer: GKPlayer)
    /// Called when the player opens a challenge.
    func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge)
    /// Called when the player accepted an invitation.
    func player(_ player: GKPlayer, didAccept invite: GKInvite)
    /// Called when the player wants to play with others.
    func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
    /// Called when a saved game changed.
    func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame)
    /// Saved games contradict one another.
    func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame])
    /// Called when the player wants to play with others in turns.
    func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer])
    /// Called when a match ended.
    func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
    /// Called when an exchange was canceled.
    func player(
        _ player: GKPlayer, receivedExchangeCancellation exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
    /// Called when an exchange has its replies.
    func player(
        _ player: GKPlayer, receivedExchangeReplies replies: [GKTurnBasedExchangeReply],
        forCompletedExchange exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
    /// Called when an exchange was asked for.
    func player(_ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
    /// Called when a turn was taken.
    func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
    /// Called when the player wants to leave a match.
    func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
}

/// Every method does nothing by default.
extension GKLocalPlayerListener {
    public func player(_ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer) {}
    public func player(_ player: GKPlayer, didReceive challenge: GKChallenge) {}
    public func player(
        _ player: GKPlayer, issuedChallengeWasCompleted challenge: GKChallenge, byFriend friendPlayer: GKPlayer
    ) {}
    public func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge) {}
    public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
    public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
    public func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame) {}
    public func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame]) {}
    public func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer]) {}
    public func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {}
    public func player(
        _ player: GKPlayer, receivedExchangeCancellation exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch
    ) {}
    public func player(
        _ player: GKPlayer, receivedExchangeReplies replies: [GKTurnBasedExchangeReply],
        forCompletedExchange exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch
    ) {}
    public func player(
        _ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch
    ) {}
    public func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool) {}
    public func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch) {}
}
