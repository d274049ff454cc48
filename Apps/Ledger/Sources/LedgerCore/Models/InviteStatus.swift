/// What has become of an invitation.
public enum InviteStatus: OpenEnum {
    case pending, accepted, expired
    case other(String)

    public static let known: [InviteStatus] = [.pending, .accepted, .expired]
    public static let exact = spelled(known)

    public var rawValue: String {
        switch self {
        case .pending: "pending"
        case .accepted: "accepted"
        case .expired: "expired"
        case .other(let spelling): spelling
        }
    }
}
