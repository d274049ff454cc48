import Foundation

/// An executor that runs the code of an actor and owns its model context.
public protocol ModelExecutor: Executor {
    /// The context.
    var modelContext: ModelContext { get }
}

/// A model executor that runs one job at a time.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// An executor that runs the code of an actor on a queue, one job after another.
public final class DefaultSerialModelExecutor: @unchecked Sendable, SerialModelExecutor {
    // Unchecked because the context is used by the executor's jobs only, one at a time.
    /// The actor's context.
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "DefaultSerialModelExecutor")

    /// Creates an executor that owns a context.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }

    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// An actor with a model context. `@ModelActor` makes an actor conform to this protocol.
public protocol ModelActor: Actor {
    /// The container.
    nonisolated var modelContainer: ModelContainer { get }
    /// The executor that runs the actor's code.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The executor that runs the actor's code.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        guard let executor = modelExecutor as? any SerialModelExecutor else {
            fatalError("The executor of a ModelActor is a SerialModelExecutor.")
        }
        return executor.asUnownedSerialExecutor()
    }

    /// The actor's context.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// Accesses the model with an identifier. Nil if there is none.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.findModel(id) as? T
    }
}
