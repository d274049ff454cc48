extension String {
    /// The bare name of an identifier that is escaped to be used in spite of being a keyword.
    var trimmingBackticks: String {
        hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
    }
}
