import Foundation
import Observation

/// What the last run of a body read, and the state boxes it owns (laws 1 and 2 of the design).
@MainActor
package final class BodyDependencies {
    /// Whether nothing that the body read has changed since it ran.
    package var isClean = false

    private var environmentReads = EnvironmentRecorder()
    private var slots: DynamicPropertySlots?
    private var reader: DependencyReader?

    package init() {}

    /// Whether the body read a key that changed.
    package func reads(_ change: EnvironmentChange) -> Bool { change.touches(environmentReads.keys) }

    /// Runs a body, counts it, and notes all that it reads.
    ///
    /// - Parameters:
    ///   - value: the view or modifier, whose dynamic properties are connected before it is asked.
    package func track<Value, Result>(
        _ node: _ViewNode, _ value: inout Value, _ properties: DynamicPropertyFields,
        _ body: (Value) -> Result
    ) -> Result {
        node.host.counters.bodiesRun += 1
        isClean = true
        // A fresh reader each run: what the last run read and this one does not is forgotten.
        reader?.cancel()
        let reader = DependencyReader(node: node)
        self.reader = reader

        let recorder = EnvironmentRecorder()
        environmentReads = recorder
        let outer = DependencyReader.current
        DependencyReader.current = reader
        defer { DependencyReader.current = outer }

        if !properties.isEmpty {
            let slots = self.slots ?? DynamicPropertySlots()
            self.slots = slots
            slots.begin(node: node, reader: reader, environment: node.environment.recording(to: recorder))
            withUnsafeMutableBytes(of: &value) { bytes in
                guard let base = bytes.baseAddress else { return }
                properties.connect(base, slots)
            }
        }
        let result = withObservationTracking {
            body(value)
        } onChange: {
            reader.invalidate()
        }
        return result
    }

    /// Forgets everything; the node is gone.
    package func invalidate() {
        reader?.cancel()
        slots?.tearDown()
    }
}

/// One run of a body, as the sources of state know it: they tell it when what it read changes.
///
/// `@unchecked Sendable` because observation may report a change from any thread. The mutable parts are touched
/// on the main thread only; a report from elsewhere hops there first.
package final class DependencyReader: @unchecked Sendable {
    /// The run that is going on, if any. Read and written on the main thread only.
    nonisolated(unsafe) package static var current: DependencyReader?

    private let node: BackReference<_ViewNode>
    private var isCancelled = false

    @MainActor init(node: _ViewNode) { self.node = node.backReference }

    package func cancel() { isCancelled = true }

    package var isActive: Bool { !isCancelled }

    /// Marks the body as out of date, because of a change made in `transaction`.
    package func invalidate(_ transaction: Transaction = .current) {
        onMainActor { [self] in
            guard !isCancelled, let node = node.object else { return }
            if DependencyReader.current != nil { node.host.reportChangeDuringBody(of: node) }
            node.host.note(transaction)
            node.invalidateBody()
        }
    }
}
