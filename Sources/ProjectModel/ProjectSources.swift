/// What readers need done by others: they start no program themselves.
package struct ProjectSources: Sendable {
    /// The manifest of the package in a folder, as `swift package dump-package` prints it.
    package var manifest: @Sendable (_ folder: String) throws -> PropertyValue
    /// Fetches packages with all that they depend on, in the versions of a `Package.resolved` if there is one. Returns the folders by
    /// identity, and what is not available.
    package var fetch: @Sendable ([RemotePackage], _ pins: String?) -> (folders: [String: String], notes: [ProjectNote])

    package init(
        manifest: @escaping @Sendable (_ folder: String) throws -> PropertyValue,
        fetch:
            @escaping @Sendable ([RemotePackage], _ pins: String?) -> (
                folders: [String: String], notes: [ProjectNote]
            )
    ) {
        self.manifest = manifest
        self.fetch = fetch
    }
}
