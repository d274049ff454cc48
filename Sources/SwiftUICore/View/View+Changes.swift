extension View {
    /// Prints why the body runs, when it is called in one: `@identity` for a view that is new, `@self` for one whose value is another,
    /// `@dependencies` for one that read something that changed. Names of properties are not told.
    @MainActor @preconcurrency public static func _printChanges() { print(changes) }

    /// Writes to the log why the body runs, when it is called in one, each reason once; see `_printChanges()`.
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
