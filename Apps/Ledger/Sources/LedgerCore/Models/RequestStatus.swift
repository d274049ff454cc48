/// What has become of a request to the server.
public enum RequestStatus: OpenEnum {
    case pending, applied, failed, denied
    case other(String)

    public static let known: [RequestStatus] = [.pending, .applied, .failed, .denied]
    public static let exact = spelled(known)

    public var rawValue: String {
        switch self {
        case .pending: "pending"
        case .applied: "applied"
        case .failed: "failed"
        case .denied: "denied"
        case .other(let spelling): spelling
        }
    }
}
