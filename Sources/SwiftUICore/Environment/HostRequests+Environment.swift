import HostKit

private enum HostRequestsKey: EnvironmentKey {
    static var defaultValue: HostRequests? { nil }
    static func _valuesEqual(_ a: HostRequests?, _ b: HostRequests?) -> Bool { a === b }
}

extension EnvironmentValues {
    /// What is asked of the host of the session that the view is in; nil if nobody said so, and those
    /// of the session whose code runs count.
    package var requestsOfSession: HostRequests? {
        get { self[HostRequestsKey.self] }
        set { self[HostRequestsKey.self] = newValue }
    }
}
