/// Why an item went from one transaction or project to another.
public enum MovementKind: OpenEnum {
    case association, sold, returned, correction
    case other(String)

    public static let known: [MovementKind] = [.association, .sold, .returned, .correction]
    public static let exact = spelled(known)

    public var rawValue: String {
        switch self {
        case .association: "association"
        case .sold: "sold"
        case .returned: "returned"
        case .correction: "correction"
        case .other(let spelling): spelling
        }
    }
}

/// Who wrote a lineage edge.
public enum EdgeSource: OpenEnum {
    case app, server, migration
    case other(String)

    public static let known: [EdgeSource] = [.app, .server, .migration]
    public static let exact = spelled(known)

    public var rawValue: String {
        switch self {
        case .app: "app"
        case .server: "server"
        case .migration: "migration"
        case .other(let spelling): spelling
        }
    }
}
