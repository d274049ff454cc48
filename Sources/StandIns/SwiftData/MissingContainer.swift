import PerchStandIns

/// What views have where nobody gave a container: a context without models.
enum MissingContainer {
    // Nothing is ever inserted into it or fetched from it, so it does not matter who uses it. A store in memory without tables
    // cannot fail to open.
    nonisolated(unsafe) static let context = ModelContext(
        try! ModelContainer(
            for: Schema([any PersistentModel.Type]()), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    )

    /// Says what is missing, once.
    static func tell() {
        report("A view uses \\.modelContext, and there is no container around it. Add .modelContainer(for: …).")
    }
}
