import Testing

/// Names the symbols whose use a test shows to work, as Documentation/Reference/usage_labels.csv spells them.
///
/// `Scripts/coverage.py` reads these names off the source and links the support matrix to the test.
struct Shows: TestTrait {
    let symbols: [String]
}

extension Trait where Self == Shows {
    /// Says that the test fails if one of these does not do what Apple's does.
    static func shows(_ symbols: String...) -> Shows { Shows(symbols: symbols) }
}
