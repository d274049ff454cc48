import Foundation

/// The path of a value through its keyframes.
public struct _KeyframePath<Value: Animatable> {
    struct Segment {
        enum Kind {
            case linear(UnitCurve)
            case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
            case spring(Spring, start: Value.AnimatableData?)
            case move
        }

        var to: Value.AnimatableData
        var kind: Kind
        /// In seconds; what is none, or negative, takes no time.
        var duration: TimeInterval

        init(to: Value.AnimatableData, kind: Kind, duration: TimeInterval) {
            self.to = to
            self.kind = kind
            self.duration = duration.isFinite ? max(duration, 0) : 0
        }
    }

    var segments: [Segment] = []
}

/// A path with a start, whose places and speeds are known.
struct KeyframeCurve<Data: VectorArithmetic> {
    private struct Leg {
        var start: TimeInterval
        var duration: TimeInterval
        var from: Data
        var to: Data
        var motion: Motion
    }

    private enum Motion {
        case linear(UnitCurve)
        case cubic(start: Data, end: Data)
        case spring(Spring, start: Data)
        case move
    }

    private var legs: [Leg] = []
    private let origin: Data

    /// In seconds.
    private(set) var duration: TimeInterval = 0

    init<Value: Animatable>(from origin: Data, _ path: _KeyframePath<Value>) where Value.AnimatableData == Data {
        self.origin = origin
        let segments = path.segments
        var from = origin
        var velocity = Data.zero
        for (index, segment) in segments.enumerated() {
            let motion: Motion
            switch segment.kind {
            case .linear(let curve): motion = .linear(curve)
            case .move: motion = .move
            case .spring(let spring, let start): motion = .spring(spring, start: start ?? velocity)
            case .cubic(let start, let end):
                let previous = index > 0 ? segments[index - 1] : nil
                let next = index + 1 < segments.count ? segments[index + 1] : nil
                let before = index > 1 ? segments[index - 2].to : origin
                motion = .cubic(
                    start: start ?? Self.joint(previous, segment, from: before, over: from, incoming: velocity),
                    end: end ?? Self.end(of: segment, next: next, from: from))
            }
            let leg = Leg(start: duration, duration: segment.duration, from: from, to: segment.to, motion: motion)
            legs.append(leg)
            duration += segment.duration
            velocity = Self.velocity(of: leg, at: segment.duration)
            from = segment.to
        }
    }

    /// The speed where a smooth leg begins: that of the leg before where it is of another kind, else what makes both smooth.
    private static func joint<Value: Animatable>(
        _ previous: _KeyframePath<Value>.Segment?, _ segment: _KeyframePath<Value>.Segment, from before: Data,
        over place: Data, incoming: Data
    ) -> Data where Value.AnimatableData == Data {
        guard let previous, case .cubic(_, let end) = previous.kind else { return incoming }
        return end ?? smooth(before, segment.to, previous.duration + segment.duration)
    }

    /// The speed where a smooth leg ends.
    private static func end<Value: Animatable>(
        of segment: _KeyframePath<Value>.Segment, next: _KeyframePath<Value>.Segment?, from: Data
    ) -> Data where Value.AnimatableData == Data {
        guard let next else { return .zero }
        switch next.kind {
        case .cubic(let start, _): return start ?? smooth(from, next.to, segment.duration + next.duration)
        case .linear(let curve):
            guard next.duration > 0 else { return .zero }
            return (next.to - segment.to).scaled(by: curve.velocity(at: 0) / next.duration)
        case .spring(_, let start): return start ?? .zero
        case .move: return .zero
        }
    }

    private static func smooth(_ before: Data, _ after: Data, _ time: TimeInterval) -> Data {
        time > 0 ? (after - before).scaled(by: 1 / time) : .zero
    }

    private static func velocity(of leg: Leg, at time: TimeInterval) -> Data {
        guard leg.duration > 0 else { return .zero }
        switch leg.motion {
        case .linear(let curve):
            return (leg.to - leg.from).scaled(by: curve.velocity(at: time / leg.duration) / leg.duration)
        case .cubic(_, let end): return end
        case .spring(let spring, let start):
            return spring.velocity(target: leg.to - leg.from, initialVelocity: start, time: time)
        case .move: return .zero
        }
    }

    /// Where the value is after some seconds; before the start it is at its origin, after the end at its last keyframe.
    func value(at time: TimeInterval) -> Data {
        guard time > 0 || duration == 0 else { return legs.first.map { value(of: $0, at: 0) } ?? origin }
        guard let leg = legs.last(where: { $0.start <= time }) else { return origin }
        return value(of: leg, at: time - leg.start)
    }

    private func value(of leg: Leg, at time: TimeInterval) -> Data {
        guard time < leg.duration else { return leg.to }
        let way = leg.to - leg.from
        switch leg.motion {
        case .linear(let curve): return leg.from + way.scaled(by: curve.value(at: time / leg.duration))
        case .move: return leg.to
        case .spring(let spring, let start):
            return leg.from + spring.value(target: way, initialVelocity: start, time: time)
        case .cubic(let start, let end):
            // Hermite's cubic through both ends, with their speeds.
            let t = time / leg.duration
            let (t2, t3) = (t * t, t * t * t)
            return leg.from + way.scaled(by: 3 * t2 - 2 * t3)
                + start.scaled(by: (t3 - 2 * t2 + t) * leg.duration) + end.scaled(by: (t3 - t2) * leg.duration)
        }
    }
}
