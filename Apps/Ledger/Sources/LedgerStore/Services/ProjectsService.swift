import LedgerCore

/// Projects and their budgets.
public struct ProjectsService: Sendable {
    private let store: LocalStore
    private let session: Session

    public init(store: LocalStore, session: Session) {
        self.store = store
        self.session = session
    }

    /// Makes a project with a budget for each category that has an allocation.
    @discardableResult
    public func create(_ project: Project, allocations: [String: Int] = [:]) throws -> Project {
        if let error = ProjectFormValidation.validate(
            name: project.name, clientName: project.clientName, budgetAllocations: allocations
        ).first {
            throw error
        }
        return try store.write(as: session) { batch in
            var project = project
            project.isArchived = project.isArchived ?? false
            let created = try batch.create(project)
            for (category, cents) in ProjectFormValidation.enabledAllocations(allocations) {
                try setBudget(cents, category: category, project: created.id!, batch)
            }
            return created
        }
    }

    /// Changes a project and, all or nothing, the budgets of some of its categories; a category without a budget stays
    /// enabled.
    @discardableResult
    public func update(
        _ id: String, budgets: [String: Int?] = [:], _ change: (inout Project) throws -> Void
    ) throws -> Project {
        try store.write(as: session) { batch in
            for (category, cents) in budgets { try setBudget(cents, category: category, project: id, batch) }
            return try batch.update(Project.self, id, change)
        }
    }

    /// Saves a form of a project and its budgets: all of it, or nothing.
    ///
    /// - Throws: ``EditConflicts`` with every value that others changed too and `choices` says nothing about.
    @discardableResult
    public func update(
        _ id: String, _ edit: DocumentEdit<Project>, budgets: [String: DocumentEdit<ProjectBudgetCategory>] = [:],
        choices: EditChoices = [:]
    ) throws -> Project {
        try store.write(as: session) { batch in
            var project = try batch.require(Project.self, id)
            var edit = edit
            edit.choices = choices
            var merged: [ProjectBudgetCategory] = []
            try EditConflicts.gathering(
                [{ try edit.apply(to: &project) }]
                    + budgets.sorted { $0.key < $1.key }.map { category, edit in
                        {
                            var edit = edit
                            edit.choices = choices
                            var budget =
                                try batch.get(ProjectBudgetCategory.self, "\(id)/\(category)")
                                ?? ProjectBudgetCategory(id: category) { $0.projectId = id }
                            try edit.apply(to: &budget)
                            merged.append(budget)
                        }
                    })
            for budget in merged { try setBudget(budget.budgetCents, category: budget.id!, project: id, batch) }
            return try batch.update(Project.self, id) { $0 = project }
        }
    }

    /// Enables a category in a project, with or without a budget.
    public func setBudget(_ cents: Int?, category: String, project: String) throws {
        try store.write(as: session) { try setBudget(cents, category: category, project: project, $0) }
    }

    private func setBudget(_ cents: Int?, category: String, project: String, _ batch: WriteBatch) throws {
        if let cents, cents < 0 {
            throw ValidationError("budgetAllocations", localized("Budget allocations must be zero or greater"))
        }
        let key = "\(project)/\(category)"
        if try batch.get(ProjectBudgetCategory.self, key) != nil {
            try batch.update(ProjectBudgetCategory.self, key) {
                $0.budgetCents = cents
                $0.updatedBy = batch.userID
            }
        } else {
            try batch.create(
                ProjectBudgetCategory(id: category) {
                    $0.projectId = project
                    $0.budgetCents = cents
                    $0.createdBy = batch.userID
                })
        }
    }

    /// Takes a category out of a project.
    public func disableCategory(_ category: String, project: String) throws {
        try store.write(as: session) { try $0.delete(ProjectBudgetCategory.self, "\(project)/\(category)") }
    }

    /// Pins categories, for the signed-in person.
    public func setPinned(_ categories: [String], project: String) throws {
        try store.write(as: session) { batch in
            var preferences =
                try batch.get(ProjectPreferences.self, "\(session.userID)/\(project)")
                ?? ProjectPreferences(id: project) {
                    $0.userId = session.userID
                    $0.projectId = project
                }
            preferences.pinnedBudgetCategoryIds = categories
            try batch.save(preferences)
        }
    }

    /// Deletes a project with everything in it, everyone's preferences among it. Only owners and admins may.
    @discardableResult
    public func delete(_ id: String) throws -> Deletion.ID {
        try store.write(authority: .service(session)) { batch in
            _ = try batch.require(Project.self, id)
            try batch.perform(.deleteProject(id: id))
            return batch.writeID
        }
    }
}
