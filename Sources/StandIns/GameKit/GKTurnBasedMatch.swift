import Foundation
import PerchStandIns
import UIKit

/// A value that describes how many seconds players have for a turn by default: a week.
public let GKTurnTimeoutDefault: TimeInterval = 604_800
/// Players have any time for a turn.
public let GKTurnTimeoutNone: TimeInterval = 0

/// A type that describes what players a match needs.
open class GKMatchRequest: NSObject {
    /// The fewest players.
    open var minPlayers = 2
    /// The most players.
    open var maxPlayers = 2
    /// The default number of players, which indicate how many players there are at first.
    open var defaultNumberOfPlayers = 2
    /// The group of players.
    open var playerGroup = 0
    /// The text of the invitation.
    open var inviteMessage: String?
    /// The recipients, which indicate who is invited.
    open var recipients: [GKPlayer]?
    /// Creates a request for two players.
    public override init() { super.init() }
}

/// A participant who takes turns.
open class GKTurnBasedParticipant: NSObject {
    /// Constants that describe what the participant does.
    public enum Status: Int, Sendable {
        /// A status in which it is not known.
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
    /// The status, which indicates what the participant does.
    open var status: Status { .unknown }
    /// The last turn date, which indicates when the participant took a turn.
    open var lastTurnDate: Date? { nil }
    /// The timeout date, which indicates when the turn has to be taken.
    open var timeoutDate: Date? { nil }
    /// The match outcome, which indicates how the match ended for the participant.
    open var matchOutcome: GKTurnBasedMatch.Outcome = .none
}

/// An exchange between players during a turn.
open class GKTurnBasedExchange: NSObject {
    /// Identifies the exchange.
    open var exchangeID: String { "" }
    /// The contents.
    open var data: Data? { nil }
    /// The text.
    open var message: String? { nil }
}
/// An answer to an exchange.
open class GKTurnBasedExchangeReply: NSObject {
    /// The recipient, which indicates who answered.
    open var recipient: GKTurnBasedParticipant { GKTurnBasedParticipant() }
    /// The contents.
    open var data: Data? { nil }
    /// The text.
    open var message: String? { nil }
}

/// A match in which players take turns. There are none, since nobody is signed in.
open class GKTurnBasedMatch: NSObject, @unchecked Sendable {
    // Unchecked because no match is ever handed out.
    /// Constants that describe what happens in a match.
    public enum Status: Int, Sendable {
        /// A status in which it is not known.
        case unknown = 0
        /// A status in which it is being played.
        case open = 1
        /// A status in which it has ended.
        case ended = 2
        /// Players are searched for.
        case matching = 3
    }
    /// Constants that describe how a match ended for a person.
    public enum Outcome: Int, Sendable {
        /// An outcome: it did not.
        case none = 0
        /// The participant left.
        case quit = 1
        /// The participant won.
        case won = 2
        /// The participant lost.
        case lost = 3
        /// An outcome: nobody won.
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

    /// Identifies the match.
    open var matchID: String { "" }
    /// The creation date, which indicates when it began.
    open var creationDate: Date { .distantPast }
    /// The participants: those who play.
    open var participants: [GKTurnBasedParticipant] { [] }
    /// The current participant: whose turn it is.
    open var currentParticipant: GKTurnBasedParticipant? { nil }
    /// The status, which indicates what happens.
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
    /// Ends a turn. Throws ``GKError``.
    open func endTurn(
        withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
        match matchData: Data
    ) async throws { throw GKError.notAuthenticated }
    /// Ends the match. Throws ``GKError``.
    open func endMatchInTurn(withMatch matchData: Data) async throws { throw GKError.notAuthenticated }
    /// Leaves during a turn. Throws ``GKError``.
    open func participantQuitInTurn(
        with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
        match matchData: Data
    ) async throws { throw GKError.notAuthenticated }
    /// Leaves at another time. Throws ``GKError``.
    open func participantQuitOutOfTurn(with matchOutcome: Outcome) async throws { throw GKError.notAuthenticated }
    /// Plays again. Throws ``GKError``.
    open func rematch() async throws -> GKTurnBasedMatch { throw GKError.notAuthenticated }
    /// Removes the match. Throws ``GKError``.
    open func remove() async throws { throw GKError.notAuthenticated }
    /// Saves the contents. Throws ``GKError``.
    open func saveCurrentTurn(withMatch matchData: Data) async throws { throw GKError.notAuthenticated }
    /// Reminds others. Throws ``GKError``.
    open func sendReminder(
        to participants: [GKTurnBasedParticipant], localizableMessageKey key: String, arguments: [String]
    ) async throws { throw GKError.notAuthenticated }
}
