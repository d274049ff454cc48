import Foundation

/// What takes part in events.
@MainActor @preconcurrency open class UIResponder: NSObject {
    public override init() { super.init() }

    /// Who is asked next about what this responder leaves alone; nil at the end of the chain.
    open var next: UIResponder? { nil }
}
