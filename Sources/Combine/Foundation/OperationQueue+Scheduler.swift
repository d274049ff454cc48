import Foundation
import OpenCombine

extension OperationQueue: @retroactive Scheduler {
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// Options of the scheduler, which are empty.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Unchecked(action)
        addOperation { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        _ = timer(at: date, every: nil, tolerance, action)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        timer(at: date, every: interval.timeInterval, tolerance, action)
    }

    /// The main queue counts the time; the operation runs on this queue.
    private func timer(
        at date: SchedulerTimeType, every interval: TimeInterval?, _ tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Unchecked(action)
        return RunLoop.main.timer(
            at: date.date, every: interval, tolerance: tolerance.timeInterval, in: .default
        ) { [self] in addOperation { action.value() } }
    }
}
