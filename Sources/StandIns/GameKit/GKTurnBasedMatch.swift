import Foundation
import PerchStandIns
import UIKit

/// The default timeout of a turn in seconds, which is a week.
public let GKTurnTimeoutDefault: TimeInterval = 604_800
/// A turn without a timeout.
public let GKTurnTimeoutNone: TimeInterval = 0

/// A request for the players of a match.
open class GKMatchRequest: NSObject {
    /// The fewest players.
    open var minPlayers = 2
    /// The most players.
    open var maxPlayers = 2
    /// The default number of players.
    open var defaultNumberOfPlayers = 2
    /// The group of players.
    open var playerGroup = 0
    /// The text of the invitation.
    open var inviteMessage: String?
    /// The invited players.
    open var recipients: [GKPlayer]?
    /// Creates a request for two players.
    public override init() { super.init() }
}

/// A participant of a turn-based match.
open class GKTurnBasedParticipant: NSObject {
    /// Constants that describe the status of a participant.
    public enum Status: Int, Sendable {
        /// The status is unknown.
        case unknown = 0
        /// The participant was invited.
        case invited = 1
        /// The participant declined.
        case declined = 2
        /// A player is searched for.
        case matching = 3
        /// The participant plays.
        case active = 4
        /// The participant is done.
        case done = 5
    }
    /// The player.
    open var player: GKPlayer? { nil }
    /// The status of the participant.
    open var status: Status { .unknown }
    /// The date of the participant's last turn.
    open var lastTurnDate: Date? { nil }
    /// The date at which the turn times out.
    open var timeoutDate: Date? { nil }
    /// The outcome of the match for the participant.
    open var matchOutcome: GKTurnBasedMatch.Outcome = .none
}

/// An exchange between players during a turn.
open class GKTurnBasedExchange: NSObject {
    /// The identifier of the exchange.
    open var exchangeID: String { "" }
    /// The contents.
    open var data: Data? { nil }
    /// The text.
    open var message: String? { nil }
}
/// An answer to an exchange.
open class GKTurnBasedExchangeReply: NSObject {
    /// The participant who replied.
    open var recipient: GKTurnBasedParticipant { GKTurnBasedParticipant() }
    /// The contents.
    open var data: Data? { nil }
    /// The text.
    open var message: String? { nil }
}

/// A turn-based match. In Perch, there are none, because no user is signed in.
open class GKTurnBasedMatch: NSObject, @unchecked Sendable {
    // Unchecked because no match is ever handed out.
    /// Constants that describe the status of a match.
    public enum Status: Int, Sendable {
        /// The status is unknown.
        case unknown = 0
        /// The match is in progress.
        case open = 1
        /// The match has ended.
        case ended = 2
        /// The match needs more players.
        case matching = 3
    }
    /// Constants that describe the outcome of a match for a participant.
    public enum Outcome: Int, Sendable {
        /// The match has no outcome for the participant.
        case none = 0
        /// The participant left.
        case quit = 1
        /// The participant won.
        case won = 2
        /// The participant lost.
        case lost = 3
        /// The match ended in a tie.
        case tied = 4
        /// The participant took too long.
        case timeExpired = 5
        /// The participant was first.
        case first = 6
        /// The participant was second.
        case second = 7
        /// The participant was third.
        case third = 8
        /// The participant was fourth.
        case fourth = 9
    }

    /// The identifier of the match.
    open var matchID: String { "" }
    /// The date on which the match began.
    open var creationDate: Date { .distantPast }
    /// The participants of the match.
    open var participants: [GKTurnBasedParticipant] { [] }
    /// The participant whose turn it is.
    open var currentParticipant: GKTurnBasedParticipant? { nil }
    /// The status of the match.
    open var status: Status { .unknown }
    /// The contents.
    open var matchData: Data? { nil }
    /// The text that players see.
    open var message: String?

    /// An object that fetches a match. Throws ``GKError``.
    open class func load(withID matchID: String) async throws -> GKTurnBasedMatch { throw GKError.notAuthenticated }
    /// An object that fetches the matches. Throws ``GKError``.
    open class func loadMatches() async throws -> [GKTurnBasedMatch] { throw GKError.notAuthenticated }
    /// An object that finds players. Throws ``GKError``.
    open class func find(for request: GKMatchRequest) async throws -> GKTurnBasedMatch {
        throw GKError.notAuthenticated
    }
    /// Ends a turn. In Perch, it throws ``GKError``.
    open func endTurn(
        withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
        match matchData: Data
    ) async throws { throw GKError.notAuthenticated }
    /// Ends the match. In Perch, it throws ``GKError``.
    open func endMatchInTurn(withMatch matchData: Data) async throws { throw GKError.notAuthenticated }
    /// Leaves the match during a turn. In Perch, it throws ``GKError``.
    open func participantQuitInTurn(
        with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
        match matchData: Data
    ) async throws { throw GKError.notAuthenticated }
    /// Leaves the match outside a turn. In Perch, it throws ``GKError``.
    open func participantQuitOutOfTurn(with matchOutcome: Outcome) async throws { throw GKError.notAuthenticated }
    /// Starts a rematch. In Perch, it throws ``GKError``.
    open func rematch() async throws -> GKTurnBasedMatch { throw GKError.notAuthenticated }
    /// Removes the match. Throws ``GKError``.
    open func remove() async throws { throw GKError.notAuthenticated }
    /// Saves the contents of the current turn. In Perch, it throws ``GKError``.
    open func saveCurrentTurn(withMatch matchData: Data) async throws { throw GKError.notAuthenticated }
    /// Sends a reminder. In Perch, it throws ``GKError``.
    open func sendReminder(
        to participants: [GKTurnBasedParticipant], localizableMessageKey key: String, arguments: [String]
    ) async throws { throw GKError.notAuthenticated }
}
