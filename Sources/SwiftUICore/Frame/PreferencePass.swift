// Preferences. Where one was set, changed or taken away, all readers look at theirs again, in the order in which they came.
// What they make of it belongs to the change, so it is updated and laid out in its transaction.

extension FrameLoop {
    func checkPreferences() {
        guard let transaction = host.preferences.takeChange() else { return }
        host.observers.preferences.removeAll { _ in false }
        tree.runPass(transaction) {
            for observer in host.observers.preferences { observer.checkPreference() }
            update(in: transaction)
        }
    }
}
