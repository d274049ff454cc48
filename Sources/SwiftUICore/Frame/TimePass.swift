import Foundation

// Time. A host moves to a moment in stops: the moments at which something is to happen, and those that a node does not want
// to miss. At each stop values on their way take a step, elements that look different are drawn again, and what is due runs
// and is settled, so the outcome does not depend on how long the steps of a host are.

extension FrameLoop {
    /// Continues to a moment, by way of those at which something is to happen.
    func advance(to time: TimeInterval) {
        for _ in 0..<Self.maximumStops {
            let stops = [tree.moments.next] + host.observers.time.map(\.nextStop)
            guard let due = stops.compactMap(\.self).min(), due <= time else { break }
            step(to: max(due, tree.time))
            let isThrough = tree.moments.run(upTo: tree.time)
            settle()
            if !isThrough { break }
        }
        step(to: time)
    }

    /// A schedule with more moments than this in one step of the host is passed over from there on.
    private static let maximumStops = 1_000

    private func step(to time: TimeInterval) {
        guard time != tree.time else { return }
        programClock?.setNow(time)
        stepElements(to: time)
        host.observers.time.removeAll { !$0.isMounted }
        for observer in host.observers.time { observer.timeDidChange() }
    }

    /// When the loop wants to make a frame next, if nothing happens before: the present moment or an earlier one while something
    /// moves or is out of date, nil if nothing is waited for.
    var nextWake: TimeInterval? {
        if tree.movingValues.isMovingInSight || isOutOfDate { return tree.time }
        let next = [tree.moments.next, nextTimeDependentChange] + host.observers.time.map(\.nextMoment)
        return next.compactMap(\.self).min()
    }

    /// Takes the elements and the values on their way to a moment.
    private func stepElements(to time: TimeInterval) {
        let before = tree.time
        tree.time = time
        tree.moments.setNow(time)
        tree.timeDependents.removeAll { _ in false }
        for node in tree.timeDependents {
            if time < before || node.nextChange(after: before).map({ $0 <= time }) ?? false { node.setNeedsDisplay() }
        }
        tree.runStep { tree.movingValues.advance(to: time) }
    }

    /// When something is next drawn again because time continues.
    private var nextTimeDependentChange: TimeInterval? {
        tree.timeDependents.compactMap { $0.isHiddenByContainer ? nil : $0.nextChange(after: tree.time) }.min()
    }
}
