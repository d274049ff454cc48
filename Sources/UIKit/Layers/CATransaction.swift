import Foundation

/// Groups changes of layers. A layer that belongs to no view is as it was set at once, so that there is nothing to group but
/// what is done at the end.
open class CATransaction: NSObject {
    private struct State {
        var disablesActions = false
        var duration: CFTimeInterval = 0.25
        var completion: (() -> Void)?
    }

    private static let key = "perch.layer-transactions"

    private static var stack: [State] {
        get { Thread.current.threadDictionary[key] as? [State] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    private static func change(_ change: (inout State) -> Void) {
        if stack.isEmpty { stack.append(State()) }
        change(&stack[stack.count - 1])
    }

    /// Begins a group.
    open class func begin() { stack.append(State()) }

    /// Ends the group that was begun last, and does what was said for its end.
    open class func commit() { stack.popLast()?.completion?() }

    /// Ends the groups that nobody began.
    open class func flush() {}

    /// Returns a Boolean value that indicates whether changes are not animated.
    open class func disableActions() -> Bool { stack.last?.disablesActions ?? false }
    /// Sets whether changes are not animated. They never are.
    open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
    /// Returns how long changes take, in seconds.
    open class func animationDuration() -> CFTimeInterval { stack.last?.duration ?? 0.25 }
    /// Sets how long changes take, in seconds. Stored.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
    /// Returns what is done at the end of the group.
    open class func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion = block } }
}
