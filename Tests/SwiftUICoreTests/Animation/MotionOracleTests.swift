import SwiftUI
import Testing

@testable import SwiftUICore

/// Law 9 while things move: trees change, and sheets, covers and alerts come and go, in the middle of animations, transitions and
/// departures.
@MainActor @Suite(.serialized) struct MotionOracleTests {
    /// Ten thousand changes in all. Once everything has stopped, a host that is new must show the same.
    @Test(arguments: 0..<20)
    func whatHasMovedComesToRestAsIfItNeverHad(seed: UInt64) {
        play(seed) { garden, gardener, place in
            let host = garden.host()
            var time = 0.0
            _ = host.frame(at: time)
            for change in 0..<50 {
                withAnimation(gardener.animation()) { gardener.change(garden) }
                for _ in 0..<2 {
                    _ = host.frame(at: time)
                    if let problem = problem(host, "\(place), change \(change)", garden) { return problem }
                    time += Double.random(in: 0...0.15, using: &gardener.random)
                }
            }
            for _ in 0..<4 {
                time += 30
                _ = host.frame(at: time)
            }
            let frame = host.frame(at: time)
            if host.tree.movingValues.isMoving || host.root.departureCount > 0 {
                return "\(place): \(host.tree.movingValues.count) values move, \(host.root.departureCount) views leave"
            }
            let anew = garden.host()
            return FrameOracle.difference(ReadFrame(frame, of: host), ReadFrame(anew.frame(), of: anew)).map {
                "\(place), at rest: \($0)\n\(garden)"
            }
        }
    }

    /// A new host cannot know what moves. But where everything is at a moment depends on the state, the tracks and the moment alone: so
    /// a second host gets the same changes and moments, and forgets at each frame all that it has measured, placed and drawn
    /// and all that its bodies made. It must show the same as the first, which works out what changed only.
    @Test(arguments: 0..<20)
    func changesInTheMidstOfMotion(seed: UInt64) {
        play(seed) { garden, gardener, place in
            let host = garden.host(), other = garden.host()
            var time = 0.0
            _ = host.frame(at: time)
            _ = other.frameFromNothing(at: time)
            for change in 0..<50 {
                withAnimation(gardener.animation()) { gardener.change(garden) }
                for step in 0..<2 {
                    let frame = host.frame(at: time)
                    // Right after a change things mostly stand where they did.
                    let isCompared = step == 1 || change.isMultiple(of: 5)
                    let expected = isCompared ? other.frameFromNothing(at: time) : other.frame(at: time)
                    if isCompared,
                        let difference = FrameOracle.seenDifference(
                            ReadFrame(frame, of: host), ReadFrame(expected, of: other))
                    {
                        return "\(place), change \(change), step \(step): \(difference)\n\(garden)"
                    }
                    if let problem = problem(host, "\(place), change \(change)", garden) { return problem }
                    if step == 0 { time += Double.random(in: 0...0.3, using: &gardener.random) }
                }
            }
            return nil
        }
    }

    /// Runs `game`, which returns what went wrong, on ten gardens.
    private func play(_ seed: UInt64, _ game: (Garden, inout Gardener, _ place: String) -> String?) {
        let wasEnabled = FrameOracle.isEnabled
        FrameOracle.isEnabled = false
        Log.redirect { _ in }
        defer {
            FrameOracle.isEnabled = wasEnabled
            Log.redirect(nil)
        }
        for tree in 0..<10 {
            var gardener = Gardener(seed: 77 &+ seed &* 1000 &+ UInt64(tree))
            let garden = Garden(&gardener)
            if let problem = game(garden, &gardener, "seed \(seed), tree \(tree)") {
                Issue.record("\(problem)")
                return
            }
        }
    }

    private func problem(_ host: ViewHost, _ place: String, _ garden: Garden) -> String? {
        let problems = host.rootElement.brokenInvariants()
        return problems.isEmpty ? nil : "\(place): \(problems)\n\(garden)"
    }
}

/// What a screen shows: a tree, and what is presented above it.
@Observable private final class Garden: CustomStringConvertible {
    enum Above: CaseIterable { case sheet, lowSheet, cover, alert }

    let root: Plant
    let presented: Plant
    let above: Above
    var isPresenting = false
    /// From within what is presented.
    var isAlerting = false

    @MainActor init(_ gardener: inout Gardener) {
        root = gardener.plant(depth: 3)
        presented = gardener.plant(depth: 2)
        above = Above.allCases.randomElement(using: &gardener.random)!
    }

    @MainActor func host() -> ViewHost {
        ViewHost(
            GardenView(garden: self), size: CGSize(width: 200, height: 300),
            safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    }

    var description: String {
        "\(root)\n\(above), \(isPresenting ? "open" : "closed")\(isAlerting ? " with an alert" : "") \(presented)"
    }
}

private struct GardenView: View {
    let garden: Garden

    private func binding(_ path: ReferenceWritableKeyPath<Garden, Bool>) -> Binding<Bool> {
        Binding {
            garden[keyPath: path]
        } set: {
            garden[keyPath: path] = $0
        }
    }

    private var presented: some View {
        PlantView(plant: garden.presented).alert("Alert", isPresented: binding(\.isAlerting)) { Button("Fine") {} }
    }

    @ViewBuilder var body: some View {
        let isPresenting = binding(\.isPresenting)
        let plant = PlantView(plant: garden.root)
        switch garden.above {
        case .sheet: plant.sheet(isPresented: isPresenting) { presented }
        case .lowSheet:
            plant.sheet(isPresented: isPresenting) { presented.presentationDetents([.medium, .height(80)]) }
        case .cover: plant.fullScreenCover(isPresented: isPresenting) { presented }
        case .alert: plant.alert("Alert", isPresented: isPresenting) {}
        }
    }
}

extension Gardener {
    /// Changes something somewhere: most often the tree that is seen.
    @MainActor fileprivate mutating func change(_ garden: Garden) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: garden.isPresenting.toggle()
        case 2: garden.isAlerting = garden.isPresenting && !garden.isAlerting
        case 3, 4: change(garden.presented)
        default: change(garden.root)
        }
    }
}

extension ViewHost {
    /// The frame at a moment, for which nothing is taken over from the frames before but state, what moves, and how.
    fileprivate func frameFromNothing(at time: TimeInterval) -> Frame {
        _ = frame(at: time)
        forgetEverything()
        return currentFrame()
    }
}
