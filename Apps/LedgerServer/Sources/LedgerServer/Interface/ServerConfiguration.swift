import Crypto
import Foundation
import LedgerAuth

/// How a server is set up.
public struct ServerConfiguration: Sendable {
    /// The address that the server listens at.
    public var host = "127.0.0.1"
    /// 0 for any that is free.
    public var port = 8080
    /// Connections to PostgreSQL, and so how many requests work at once.
    public var connections = 4
    /// What signs the addresses of files. All servers of an installation share it.
    public var secret: Data
    /// Whether `X-Forwarded-For` names the client, since a proxy that can be trusted adds it.
    public var isBehindProxy = false
    public var signIn = SignInPolicy()
    public var limits = Limits()

    public init(secret: Data) { self.secret = secret }

    /// A new random secret.
    public static func newSecret() -> Data { SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) } }

    /// How much one client may ask for. A client that asks for more learns when to ask again.
    public struct Limits: Sendable {
        /// How many requests are taken, on average and at once.
        public struct Rate: Hashable, Sendable {
            public var perSecond: Double
            public var burst: Double

            public init(perSecond: Double, burst: Double) {
                self.perSecond = perSecond
                self.burst = burst
            }
        }

        /// Signing in and up, by network address.
        public var signIns = Rate(perSecond: 0.5, burst: 30)
        /// All requests of one person.
        public var requestsOfPerson = Rate(perSecond: 200, burst: 1000)
        public var pushesOfDevice = Rate(perSecond: 50, burst: 500)
        public var pushesOfAccount = Rate(perSecond: 500, burst: 2000)
        /// Requests that wait for a connection to PostgreSQL.
        public var waiting = 1000
        /// Pushes that wait for their turn in one account.
        public var waitingPushes = 200
        public var hints = 20_000
        public var hintsOfPerson = 200
        /// How long a hint is held back at most, in seconds.
        public var hintSeconds = 55
        /// How long the body of a request may take to arrive, in seconds.
        public var bodySeconds = 60
        public var openConnections = 25_000
        public var fileBytes = 25 << 20
        public var accountFileBytes = 20 << 30
        /// Accounts that one person may make in a day.
        public var newAccounts = Rate(perSecond: 20.0 / 86_400, burst: 20)
        public var devices = Rate(perSecond: 0.1, burst: 50)

        public init() {}
    }
}
