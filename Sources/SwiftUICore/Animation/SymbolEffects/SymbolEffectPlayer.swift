import Foundation

/// Plays the effects of one symbol.
final class SymbolEffectPlayer: AnimationParticipant {
    /// An effect that goes round and round, or over to a state.
    private struct Run {
        var effect: AppliedSymbolEffect
        var start: TimeInterval
        /// When the last round ends; infinite if there is none.
        var end: TimeInterval
        /// For effects that lead to a state: from which part of the way to which it goes.
        var way: (from: Double, to: Double) = (0, 1)

        private var pace: Double { effect.options.pace }
        var round: TimeInterval { (effect.motion.round ?? SymbolEffectAppearance.state) / pace }

        /// From the begin of one round to the next.
        var period: TimeInterval {
            guard case .times(_, let delay?) = effect.options.repetition else { return round }
            return round + delay
        }

        /// The part of the way or round at a moment; nil in a pause.
        func part(at time: TimeInterval) -> Double? {
            let elapsed = max(0, time - start)
            if effect.motion.round == nil {
                let part = UnitCurve.easeInOut.value(at: min(elapsed / round, 1))
                return way.from + (way.to - way.from) * part
            }
            let inside = elapsed.truncatingRemainder(dividingBy: period)
            return inside < round ? inside / round : nil
        }
    }

    private weak var node: RenderNode?
    private let tree: RenderTree
    private var effects: [AppliedSymbolEffect]?
    private var runs: [Int: Run] = [:]

    init(_ node: RenderNode) {
        self.node = node
        tree = node.tree
    }

    /// Whether nothing about the symbol differs from its look at rest, now or later.
    var isAtRest: Bool { runs.isEmpty }

    func update(_ new: [AppliedSymbolEffect]) {
        let old = effects
        guard new != old else { return }
        effects = new
        let wasMoving = runs.values.contains(where: isMoving)
        for index in runs.keys where index >= new.count || old?[index].motion != new[index].motion { runs[index] = nil }
        for (index, effect) in new.enumerated() {
            let before = old.flatMap {
                $0.indices.contains(index) && $0[index].motion == effect.motion ? $0[index] : nil
            }
            if effect.trigger != nil {
                if let before, before.trigger != effect.trigger { play(effect, at: index, isEndless: false) }
            } else if effect.motion.round == nil {
                lead(effect, at: index, before)
            } else if effect.isActive {
                if before?.isActive != true { play(effect, at: index, isEndless: true) }
            } else if let run = runs[index] {
                // The present round is brought to its end.
                let rounds = ((tree.time - run.start) / run.period).rounded(.up)
                runs[index]?.end = min(run.end, run.start + rounds * run.period)
            }
        }
        if !wasMoving, runs.values.contains(where: isMoving) { tree.movingValues.add(self) }
        node?.setNeedsDisplay()
    }

    private func play(_ effect: AppliedSymbolEffect, at index: Int, isEndless: Bool) {
        var run = Run(effect: effect, start: tree.time, end: .infinity)
        switch effect.options.repetition {
        case .never: run.end = run.start + run.round
        case .automatic: if !isEndless { run.end = run.start + run.round }
        case .times(let count?, _): run.end = run.start + run.period * Double(max(0, count))
        case .times(nil, _): break
        }
        runs[index] = run
    }

    /// Goes over to the state in which the effect holds the symbol, or back. What is so from the start is so at once.
    private func lead(_ effect: AppliedSymbolEffect, at index: Int, _ before: AppliedSymbolEffect?) {
        guard before?.isActive != effect.isActive else { return }
        var isAppearing = false
        if case .appear = effect.motion { isAppearing = true }
        if isAppearing && !effect.isActive { return runs[index] = nil }
        guard effect.isActive || before != nil else { return }
        let present = runs[index].flatMap { $0.part(at: tree.time) } ?? 0
        var run = Run(effect: effect, start: tree.time, end: .infinity)
        run.end = run.start + run.round
        run.way = (isAppearing ? 0 : present, effect.isActive ? 1 : 0)
        if before == nil, !isAppearing {
            run.way.from = run.way.to
            run.end = run.start
        }
        runs[index] = run
    }

    private func isMoving(_ run: Run) -> Bool { tree.time < run.end }

    var isOutOfSight: Bool { node?.isHiddenByContainer == true }

    func advance(to time: TimeInterval) -> Bool {
        guard let node, !runs.isEmpty else { return false }
        for (index, run) in runs where time >= run.end {
            // States stay, unless they are that of a symbol at rest.
            if run.effect.motion.round != nil || run.part(at: time) == 0 { runs[index] = nil }
            if case .appear = run.effect.motion { runs[index] = nil }
        }
        node.setNeedsDisplay()
        return runs.values.contains(where: isMoving)
    }

    /// How the symbol is drawn now.
    func pose(layerCount: Int, isRightToLeft: Bool) -> SymbolPose {
        var pose = SymbolPose()
        for (_, run) in runs.sorted(by: { $0.key < $1.key }) {
            guard let part = run.part(at: min(tree.time, run.end.isFinite ? run.end : tree.time)) else { continue }
            if run.effect.motion.round != nil, tree.time >= run.end { continue }
            pose.add(run.effect.motion.pose(part, layerCount: layerCount, isRightToLeft: isRightToLeft))
        }
        return pose
    }
}
