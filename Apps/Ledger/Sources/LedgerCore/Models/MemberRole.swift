/// What a member may do in an account. Written as `user`, also where older data says `member`.
public enum MemberRole: OpenEnum {
    case owner, admin, user
    case other(String)

    public static let known: [MemberRole] = [.owner, .admin, .user]
    public static let exact = spelled(known)
    public static let oldSpellings: [String: MemberRole] = ["member": .user]

    public var rawValue: String {
        switch self {
        case .owner: "owner"
        case .admin: "admin"
        case .user: "user"
        case .other(let spelling): spelling
        }
    }

    /// What people read; `nil` for a word that is not known.
    public var label: String? {
        switch self {
        case .owner: localized("Owner")
        case .admin: localized("Admin")
        case .user: localized("User")
        case .other: nil
        }
    }

    /// Whether the role runs the account's settings.
    public var isAdministrator: Bool { self == .owner || self == .admin }
}
