import Foundation

/// A request to be started in the background.
open class BGTaskRequest: NSObject {
    /// The task's name, as the program's information file has it.
    public let identifier: String
    /// The earliest time.
    open var earliestBeginDate: Date?

    init(named identifier: String) { self.identifier = identifier }

    func duplicate() -> BGTaskRequest {
        let copy = BGTaskRequest(named: identifier)
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }
}

/// A request for a short task that brings contents up to date.
public class BGAppRefreshTaskRequest: BGTaskRequest {
    /// Creates a request for a task.
    public init(identifier: String) { super.init(named: identifier) }

    override func duplicate() -> BGTaskRequest {
        let copy = BGAppRefreshTaskRequest(identifier: identifier)
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }
}

/// A request for a longer task.
public class BGProcessingTaskRequest: BGTaskRequest {
    /// A Boolean value that indicates whether the network is needed.
    open var requiresNetworkConnectivity = false
    /// A Boolean value that indicates whether the device is to be charging.
    open var requiresExternalPower = false

    /// Creates a request for a task.
    public init(identifier: String) { super.init(named: identifier) }

    override func duplicate() -> BGTaskRequest {
        let copy = BGProcessingTaskRequest(identifier: identifier)
        copy.earliestBeginDate = earliestBeginDate
        copy.requiresNetworkConnectivity = requiresNetworkConnectivity
        copy.requiresExternalPower = requiresExternalPower
        return copy
    }
}

/// A type that describes what runs in the background.
open class BGTask: NSObject {
    /// The task's name.
    public let identifier: String
    /// The expiration handler: is called when the time is over.
    open var expirationHandler: (() -> Void)?

    init(named identifier: String) { self.identifier = identifier }

    /// Ends the task.
    open func setTaskCompleted(success: Bool) {}
}

/// A short task that brings contents up to date.
public class BGAppRefreshTask: BGTask {}
/// A longer task.
public class BGProcessingTask: BGTask {}
