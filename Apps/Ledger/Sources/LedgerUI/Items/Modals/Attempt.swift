import LedgerCore

/// Tries something, and gives what to say if it fails: why it was refused, or else the given words.
@MainActor func attempt(_ message: String, _ work: () throws -> Void) -> String? {
    do {
        try work()
        return nil
    } catch let refusal as InventoryOperationRefusal {
        return refusal.description
    } catch {
        return LedgerEnvironment.words(for: error, message)
    }
}
