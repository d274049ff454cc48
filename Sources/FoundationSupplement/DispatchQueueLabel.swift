import Dispatch
import Foundation

/// Returns the label of a queue, as C has it.
///
/// - Parameter queue: The queue; nil is the one on which the code runs.
/// - Returns: The text. It is valid as long as the program runs.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    if let queue { return QueueLabels.text(queue.label) }
    return QueueLabels.current ?? QueueLabels.text("")
}

private enum QueueLabels {
    private typealias Function = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?

    /// Swift's Dispatch does not say on which queue the code runs, but its library does.
    private static let function = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "dispatch_queue_get_label").map {
        unsafeBitCast($0, to: Function.self)
    }
    private static let lock = NSLock()
    nonisolated(unsafe) private static var texts: [String: UnsafePointer<CChar>] = [:]

    /// The label of the queue on which the code runs.
    static var current: UnsafePointer<CChar>? { function?(nil) }

    /// A text that stays where it is. Programs have few labels, so that none is released.
    static func text(_ label: String) -> UnsafePointer<CChar> {
        lock.withLock {
            if let known = texts[label] { return known }
            let text = UnsafePointer<CChar>(strdup(label)!)
            texts[label] = text
            return text
        }
    }
}
