import LedgerCore

/// What new spaces can begin with.
public struct SpaceTemplatesService: Sendable {
    private let store: LocalStore
    private let session: Session

    public init(store: LocalStore, session: Session) {
        self.store = store
        self.session = session
    }

    /// Makes a template, after all others.
    @discardableResult
    public func create(_ template: SpaceTemplate) throws -> SpaceTemplate {
        try store.write(as: session) { try create(template, $0) }
    }

    /// Makes a template of a space: its name, notes and checklists, nothing checked.
    @discardableResult
    public func create(fromSpace id: String) throws -> SpaceTemplate {
        try store.write(as: session) { batch in
            try batch.requirePermission(.saveSpaceAsTemplate)
            return try create(SpaceDetailCalculations.template(from: try batch.require(Space.self, id)), batch)
        }
    }

    private func create(_ template: SpaceTemplate, _ batch: WriteBatch) throws -> SpaceTemplate {
        if let error = PresetFormValidation.validateTemplate(name: template.name).first { throw error }
        var template = template
        let others = try batch.documents(DocumentsQuery<SpaceTemplate>(accountID: session.accountID))
        template.order = template.order ?? PresetListCalculations.nextOrder(others.map(\.order))
        return try batch.create(template)
    }

    @discardableResult
    public func update(_ id: String, _ change: (inout SpaceTemplate) throws -> Void) throws -> SpaceTemplate {
        try store.write(as: session) { batch in
            try batch.update(SpaceTemplate.self, id) {
                try change(&$0)
                if let error = PresetFormValidation.validateTemplate(name: $0.name).first { throw error }
            }
        }
    }

    /// Puts the templates into an order.
    public func reorder(_ ids: [String]) throws {
        try store.write(as: session) { batch in
            for (order, id) in ids.enumerated() { try batch.update(SpaceTemplate.self, id) { $0.order = order } }
        }
    }

    @discardableResult
    public func delete(_ id: String) throws -> Deletion.ID {
        try store.write(as: session) { batch in
            try batch.delete(SpaceTemplate.self, id)
            return batch.writeID
        }
    }
}
