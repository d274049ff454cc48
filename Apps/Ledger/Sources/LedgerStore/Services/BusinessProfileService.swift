import LedgerCore

/// A firm's name and logo.
public struct BusinessProfileService: Sendable {
    private let store: LocalStore
    private let session: Session

    public init(store: LocalStore, session: Session) {
        self.store = store
        self.session = session
    }

    /// Changes the profile, or makes it.
    @discardableResult
    public func update(_ change: (inout BusinessProfile) throws -> Void) throws -> BusinessProfile {
        try store.write(as: session) { batch in
            var profile =
                try batch.get(BusinessProfile.self, BusinessProfile.onlyID)
                ?? BusinessProfile(id: BusinessProfile.onlyID)
            try change(&profile)
            return try batch.save(profile)
        }
    }
}
