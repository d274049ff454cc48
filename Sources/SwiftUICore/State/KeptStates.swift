import Foundation

/// States that continue in another process, such as a newer build of the program: found again by the place of their
/// view, their order in it, and their type. What cannot be written down, or means something else by now, begins again.
@MainActor
package final class KeptStates {
    private var before: [String: Data]
    private var boxes: [(name: String, box: WeakBox, write: @MainActor () -> Data?)] = []
    /// At how many boxes those of views that have gone are thrown out.
    private var purge = KeptStates.leastPurge
    private static let leastPurge = 1024

    private struct WeakBox {
        weak var box: AnyObject?
    }

    private var counts: [String: Int] = [:]

    /// - Parameter before: what another host saved.
    package init(_ before: [String: Data] = [:]) { self.before = before }

    /// The box of a state that occurs now; it is written down with the others from now on.
    func box<Value>(_ initial: Value, _ place: String) -> StateBox<Value> {
        guard let kind = Value.self as? any Codable.Type else { return StateBox(initial) }
        let plain = "\(place) \(Value.self)"
        // Views of one path differ by their order.
        let count = counts[plain, default: 0]
        counts[plain] = count + 1
        let name = "\(plain) \(count)"
        var value = initial
        // Nothing, cast to an optional type, would be a value as well.
        if let data = before.removeValue(forKey: name), let kept = try? Self.read(kind, data) as? Value {
            value = kept
        }
        let box = StateBox(value)
        if boxes.count >= purge {
            boxes.removeAll { $0.box.box == nil }
            purge = max(Self.leastPurge, 2 * boxes.count)
        }
        boxes.append(
            (
                name, WeakBox(box: box),
                { [weak box] in
                    guard let value = box?.get() as? any Codable else { return nil }
                    return try? Self.write(value)
                }
            ))
        return box
    }

    private static func read<T: Codable>(_ type: T.Type, _ data: Data) throws -> T {
        try JSONDecoder().decode([T].self, from: data)[0]
    }

    private static func write<T: Codable>(_ value: T) throws -> Data { try JSONEncoder().encode([value]) }

    /// All that can be written down of views that are still there.
    package func save() -> [String: Data] {
        var all: [String: Data] = [:]
        for box in boxes { all[box.name] = box.write() }
        return all
    }
}
