/// A number with the noun that it counts: "1 picture", "2 pictures".
///
/// - Parameter plural: the noun for other numbers than one; without it, the noun with an s.
package func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
