import Foundation
import Observation

/// What the last run of a body read, and the state boxes it owns (laws 1 and 2 of the design).
@MainActor
package final class BodyDependencies {
    /// Whether nothing that the body read has changed since it ran.
    package var isClean = false

    private var environmentReads: EnvironmentRecorder?
    private var slots: DynamicPropertySlots?
    private var reader: DependencyReader?
    private var lease: ObservationLease?

    package init() {}

    /// The types of the objects that the latest run might have read and that nobody gave.
    var missingObjects: [Any.Type] { slots?.missingObjects ?? [] }

    /// Whether the body read a key that changed.
    package func reads(_ change: EnvironmentChange) -> Bool {
        environmentReads.map(change.touches) ?? false
    }

    /// Runs a body, counts it, and notes all that it reads.
    ///
    /// - Parameters:
    ///   - value: the view or modifier, whose dynamic properties are connected before it is asked.
    package func track<Value, Result>(
        _ node: _ViewNode, _ value: inout Value, _ properties: DynamicPropertyFields,
        _ body: (Value) -> Result
    ) -> Result {
        node.host.tree.counters.bodiesRun += 1
        node.host.tree.bodyRecord?.note(node)
        let cause: DependencyReader.Cause = reader == nil ? .newView : isClean ? .newValue : .dependency
        isClean = true
        // A lease is worth its cost for views that run again because of something else, or appear and disappear in a
        // lazy container.
        let isPassing = properties.bodyReadsObservables && node.host.lazyPass != nil
        if lease == nil, isPassing || isObserving { lease = ObservationLease() }
        // A fresh reader each run: what the last run read and this one does not is forgotten.
        endRun()
        let reader = DependencyReader(node: node, cause: cause)
        self.reader = reader

        let outer = DependencyReader.current
        DependencyReader.current = reader
        defer { DependencyReader.current = outer }

        if !properties.isEmpty {
            let recorder = EnvironmentRecorder()
            environmentReads = recorder
            let slots = self.slots ?? DynamicPropertySlots()
            self.slots = slots
            slots.begin(node: node, reader: reader, environment: node.environment.recording(to: recorder))
            withUnsafeMutableBytes(of: &value) { bytes in
                guard let base = bytes.baseAddress else { return }
                properties.connect(base, slots)
            }
        }
        return observing(onChange: noteObservation(reader, properties)) {
            lease?.join()
            return body(value)
        }
    }

    /// Runs a closure of the main actor, which Swift would check each time if it were passed to the library itself.
    @inline(__always) private func observing<Result>(
        onChange: @autoclosure () -> @Sendable () -> Void, _ body: () -> Result
    ) -> Result {
        withObservationTracking({ body() }, onChange: onChange())
    }

    /// Called once a body has read an observable object.
    private func noteObservation(
        _ reader: DependencyReader, _ properties: DynamicPropertyFields
    ) -> @Sendable () -> Void {
        properties.bodyReadsObservables = true
        reader.isObserving = true
        return { reader.invalidate(endsObservation: true) }
    }

    /// Whether something that the last run read is still observed.
    private var isObserving: Bool { reader?.isObserving ?? false }

    /// What the last run read is of no interest any longer.
    private func endRun() {
        reader?.cancel()
        lease?.end()
    }

    /// Forgets everything; the node is gone.
    package func invalidate() {
        endRun()
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
    /// Whether an observable object that was read will tell of a change.
    fileprivate var isObserving = false

    /// Why the body runs.
    enum Cause { case newView, newValue, dependency }

    let cause: Cause

    @MainActor init(node: _ViewNode, cause: Cause) {
        self.node = node.backReference
        self.cause = cause
    }

    package func cancel() { isCancelled = true }

    package var isActive: Bool { !isCancelled }

    /// Marks the body as out of date, because of a change made in `transaction`.
    ///
    /// - Parameter endsObservation: an observable object that was read changes; it tells so once.
    package func invalidate(_ transaction: Transaction = .current, endsObservation: Bool = false) {
        // Without a closure that outlives the call, where it can be: a change may reach a thousand readers.
        guard isOnMainExecutor() else {
            return onMainActor { [self] in note(transaction, endsObservation) }
        }
        assumeMainActor { note(transaction, endsObservation) }
    }

    @MainActor private func note(_ transaction: Transaction, _ endsObservation: Bool) {
        if endsObservation { isObserving = false }
        guard !isCancelled, let node = node.object else { return }
        if DependencyReader.current != nil { reportChangeDuringBody(of: node) }
        node.host.noteChange(transaction) { node.invalidateBody() }
    }

    @MainActor private func reportChangeDuringBody(of node: _ViewNode) {
        Log.once(
            "State was changed while a body ran; this will cause undefined behavior. Change it in an action or in "
                + "onAppear instead (\(node.path)).")
    }
}

/// Something that a body reads besides all else, and that is changed when what the body read is of no interest any longer.
/// That ends the observation, which would otherwise last until something else in it changes: forever, where a view runs
/// again and again because of another value, and a record each time.
private final class ObservationLease: Observable {
    private let registrar = ObservationRegistrar()
    private var token: Void { () }

    func join() { registrar.access(self, keyPath: \.token) }
    func end() { registrar.willSet(self, keyPath: \.token) }
}
