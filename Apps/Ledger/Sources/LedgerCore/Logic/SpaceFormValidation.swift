/// The form of a new or changed space.
public enum SpaceFormValidation {
    /// What is wrong.
    public static func validate(name: String) -> [ValidationError] {
        name.isBlank ? [ValidationError("name", localized("Name is required"))] : []
    }
}
