/// The form of a new or changed project.
public enum ProjectFormValidation {
    /// What is wrong, in the order of the fields.
    public static func validate(
        name: String, clientName: String, budgetAllocations: [String: Int] = [:]
    ) -> [ValidationError] {
        var errors: [ValidationError] = []
        if name.isBlank { errors.append(ValidationError("name", localized("Name is required"))) }
        if clientName.isBlank { errors.append(ValidationError("clientName", localized("Client name is required"))) }
        if budgetAllocations.values.contains(where: { $0 < 0 }) {
            errors.append(ValidationError("budgetAllocations", localized("Budget allocations must be zero or greater")))
        }
        return errors
    }

    /// What the allocations come to.
    public static func totalCents(_ budgetAllocations: [String: Int]) -> Int { budgetAllocations.values.reduce(0, +) }

    /// The allocations that become budgets of the new project.
    public static func enabledAllocations(_ budgetAllocations: [String: Int]) -> [String: Int] {
        budgetAllocations.filter { $0.value > 0 }
    }
}
