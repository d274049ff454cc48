/// The forms of the settings: categories, templates, vendors, invitations.
public enum PresetFormValidation {
    public static let maximumCategoryNameLength = 100
    public static let maximumTemplateNameLength = 200

    /// What is wrong with a category, in the order of the fields.
    ///
    /// - Parameter otherNames: the names of the account's other categories, which it must differ from whatever the case.
    public static func validateCategory(
        name: String, isItemized: Bool, isFee: Bool, otherNames: [String] = []
    ) -> [ValidationError] {
        var errors: [ValidationError] = []
        let trimmed = name.trimmed
        if trimmed.isEmpty {
            errors.append(ValidationError("name", localized("Name is required")))
        } else if trimmed.count > maximumCategoryNameLength {
            errors.append(ValidationError("name", localized("Category name must be 100 characters or less")))
        } else if otherNames.contains(where: { $0.trimmed.lowercased() == trimmed.lowercased() }) {
            errors.append(ValidationError("name", localized("A category with this name already exists")))
        }
        if isItemized && isFee {
            errors.append(ValidationError("categoryType", localized("A category cannot be both Itemized and Fee")))
        }
        return errors
    }

    /// What is wrong with a template.
    public static func validateTemplate(name: String) -> [ValidationError] {
        if name.isBlank { return [ValidationError("name", localized("Name is required"))] }
        return name.trimmed.count > maximumTemplateNameLength
            ? [ValidationError("name", localized("Template name must be 200 characters or less"))] : []
    }

    /// What is wrong with a vendor.
    public static func validateVendor(name: String) -> [ValidationError] {
        name.isBlank ? [ValidationError("name", localized("Name is required"))] : []
    }

    /// What is wrong with an invitation.
    public static func validateInvite(email: String) -> [ValidationError] {
        if email.isBlank { return [ValidationError("email", localized("Email is required"))] }
        return email.contains("@") ? [] : [ValidationError("email", localized("Enter a valid email address"))]
    }
}
