import Foundation

/// How an account is with its server.
public enum SyncState: Hashable, Sendable {
    /// Everything was sent and read, and the server will say when there is more.
    case upToDate
    /// Something is being sent or read. It takes long if the server has not answered for some seconds.
    case exchanging(takesLong: Bool)
    /// The account is read for the first time, or read again as a whole.
    ///
    /// - Parameter done: which part of it was read, from 0 to 1.
    case reading(done: Double)
    /// The server cannot be reached. It is tried again.
    case offline
    /// Nothing is tried any more until somebody does something about it.
    case stopped(Reason)

    public enum Reason: Hashable, Sendable {
        /// This version of the app is too old for the server.
        case mustUpdate
        /// Nobody of the account is signed in.
        case signedOut
        /// The person who is signed in was removed from the account.
        case removed
        /// The file cannot be read or written.
        case store(String)
    }
}
