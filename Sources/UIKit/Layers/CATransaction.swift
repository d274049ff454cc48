import Foundation

/// A group of changes of layers. In Perch, changes take effect immediately, so only the completion block of a group has
/// an effect.
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

    /// Begins a new group.
    open class func begin() { stack.append(State()) }

    /// Ends the current group and calls its completion block.
    open class func commit() { stack.popLast()?.completion?() }

    /// Ends the implicit groups.
    open class func flush() {}

    /// Returns a Boolean value that indicates whether animations are disabled.
    open class func disableActions() -> Bool { stack.last?.disablesActions ?? false }
    /// Sets whether animations are disabled. Perch never animates layers.
    open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
    /// Returns the duration of the animations of the group, in seconds.
    open class func animationDuration() -> CFTimeInterval { stack.last?.duration ?? 0.25 }
    /// Sets the duration of the animations of the group, in seconds. Perch stores this value, but it has no effect.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
    /// Returns the completion block of the group.
    open class func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion = block } }
}
