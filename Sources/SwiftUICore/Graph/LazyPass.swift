/// One round in which a lazy container asks for the elements that it shows. What it did not ask for is released at the
/// end.
///
/// Passes are numbered and lists note the latest pass that asked for a child, so that no indices are needed to
/// released: they may be others than when the child was made.
@MainActor final class LazyPass {
    let number: UInt64
    private(set) var lists: [ObjectIdentifier: any ElementReleasing] = [:]

    init(number: UInt64) { self.number = number }

    func note(_ list: any ElementReleasing) { lists[ObjectIdentifier(list)] = list }
}
