/// The version of Perch, as `--version` prints it.
package enum PerchVersion {
    package static let current = "0.1.0"
}
