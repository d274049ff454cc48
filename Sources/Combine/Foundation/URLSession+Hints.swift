import Foundation
import FoundationNetworking

// Hints about connections that a phone has and this system does not. Foundation on Linux lacks them, or they are read-only there.

extension URLSessionConfiguration {
    /// A Boolean value that indicates whether a request waits for a connection. Has no effect: a request without a connection fails
    /// immediately.
    @_disfavoredOverload
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }

    /// A Boolean value that indicates whether requests use networks that the system considers expensive. Has no effect: no network is
    /// expensive here.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// A Boolean value that indicates whether requests use networks in Low Data Mode. Has no effect: no network is in this mode here.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// A Boolean value that indicates whether the system starts the program when transfers end. Has no effect: transfers end with the
    /// program.
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }
}

extension URLSessionTask {
    /// A Boolean value that indicates whether the delegate receives data in parts. Has no effect: the delegate always does.
    public var prefersIncrementalDelivery: Bool {
        get { true }
        set {}
    }
}
