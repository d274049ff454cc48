import LedgerCore

/// Spaces.
public struct SpacesService: Sendable {
    private let store: LocalStore
    private let session: Session

    public init(store: LocalStore, session: Session) {
        self.store = store
        self.session = session
    }

    /// Makes a space, with what a template gives.
    @discardableResult
    public func create(_ space: Space, template: SpaceTemplate? = nil) throws -> Space {
        if let error = SpaceFormValidation.validate(name: space.name).first { throw error }
        return try store.write(as: session) { batch in
            try batch.create(
                template.map { SpaceDetailCalculations.apply($0, to: space, newID: batch.newID) } ?? space)
        }
    }

    @discardableResult
    public func update(_ id: String, _ change: (inout Space) throws -> Void) throws -> Space {
        try store.write(as: session) { batch in
            try batch.update(Space.self, id) {
                try change(&$0)
                if let images = $0.images, images.count > Space.maximumImages {
                    throw ValidationError("images", localized("A space can have \(Space.maximumImages) images"))
                }
            }
        }
    }

    /// Checks or unchecks one item of its checklists.
    public func toggleChecklistItem(_ item: String, space: String) throws {
        try update(space) { $0.checklists = $0.checklists.map { SpaceDetailCalculations.toggle(item: item, in: $0) } }
    }

    /// Deletes a space; its items stay, in no space.
    @discardableResult
    public func delete(_ id: String) throws -> Deletion.ID {
        try store.write(authority: .service(session)) { batch in
            _ = try batch.require(Space.self, id)
            try batch.perform(.deleteSpace(id: id))
            return batch.writeID
        }
    }
}
