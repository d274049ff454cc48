import LedgerCore

/// The form in which processes that share a file tell each other how an account is.
extension SyncState: FieldValue {
    public var json: JSONValue? {
        switch self {
        case .upToDate: .string("upToDate")
        case .exchanging(let takesLong): .string(takesLong ? "slow" : "exchanging")
        case .reading(let done): .number(done)
        case .offline: .string("offline")
        case .stopped(.mustUpdate): .string("mustUpdate")
        case .stopped(.signedOut): .string("signedOut")
        case .stopped(.removed): .string("removed")
        case .stopped(.store(let reason)): .object(["store": .string(reason)])
        }
    }

    public init(json: JSONValue) throws(FieldError) {
        switch json {
        case .string("upToDate"): self = .upToDate
        case .string("exchanging"): self = .exchanging(takesLong: false)
        case .string("slow"): self = .exchanging(takesLong: true)
        case .string("offline"): self = .offline
        case .string("mustUpdate"): self = .stopped(.mustUpdate)
        case .string("signedOut"): self = .stopped(.signedOut)
        case .string("removed"): self = .stopped(.removed)
        case .object: self = .stopped(.store(try JSONObject(json: json).value("store")))
        default: self = .reading(done: try Double(json: json))
        }
    }
}
