extension View {
    /// Prints the reasons for running the body, if it is called in a body: `@identity` for a new view, `@self` for a
    /// view whose value changed, and `@dependencies` for a view that read a changed value. Perch does not print the
    /// names of properties.
    @MainActor @preconcurrency public static func _printChanges() { print(changes) }

    /// Logs the reasons for running the body, each reason once, if it is called in a body. See `_printChanges()`.
    @MainActor @preconcurrency public static func _logChanges() { Log.once(changes) }

    @MainActor private static var changes: String {
        let causes =
            switch DependencyReader.current?.cause {
            case .newView: "@self, @identity"
            case .newValue: "@self"
            case .dependency: "@dependencies"
            case nil: "nothing"
            }
        return "\(Self.self): \(causes) changed."
    }
}
