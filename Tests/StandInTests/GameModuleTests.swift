import GameController
import GameKit
import GameplayKit
import PerchTesting
import SwiftUI
import Testing

@MainActor @Suite struct GameModuleTests {
    private class Recorded: GKState {
        var log: [String] = []
        override func didEnter(from previousState: GKState?) {
            log.append("in \(previousState.map { "\(type(of: $0))" } ?? "-")")
        }
        override func willExit(to nextState: GKState) { log.append("out \(type(of: nextState))") }
        override func update(deltaTime seconds: TimeInterval) { log.append("update \(seconds)") }
    }
    private final class Idle: Recorded {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Loading.self }
    }
    private final class Loading: Recorded {}
    private final class Failed: Recorded {}

    @Test func aMachineEntersWhatItsStatePermits() throws {
        let machine = GKStateMachine(states: [Idle(), Loading()])
        #expect(machine.currentState == nil && machine.canEnterState(Loading.self))
        #expect(machine.enter(Idle.self))
        #expect(!machine.enter(Idle.self), "The state does not permit itself.")
        #expect(!machine.enter(Failed.self), "The machine has no such state.")
        machine.update(deltaTime: 0.5)
        #expect(machine.enter(Loading.self))
        let idle = try #require(machine.state(forClass: Idle.self))
        let loading = try #require(machine.state(forClass: Loading.self))
        #expect(machine.currentState === loading && loading.stateMachine === machine)
        #expect(idle.log == ["in -", "update 0.5", "out Loading"] && loading.log == ["in Idle"])
    }

    @Test func randomNumbersFollowTheirSeedAndBounds() {
        func numbers(_ seed: UInt64) -> [Int] {
            let die = GKRandomDistribution(
                randomSource: GKMersenneTwisterRandomSource(seed: seed), lowestValue: 1, highestValue: 6)
            return (0..<100).map { _ in die.nextInt() }
        }
        #expect(numbers(3) == numbers(3) && numbers(3) != numbers(4))
        #expect(Set(numbers(3)) == Set(1...6))
        let shuffled = GKShuffledDistribution(lowestValue: 1, highestValue: 4)
        for _ in 0..<3 { #expect(Set((0..<4).map { _ in shuffled.nextInt() }) == Set(1...4)) }
        let normal = GKGaussianDistribution(lowestValue: 0, highestValue: 60)
        let mean = (0..<400).reduce(0) { sum, _ in sum + normal.nextInt() } / 400
        #expect((25...35).contains(mean))
        let source = GKARC4RandomSource(seed: Data("seed".utf8))
        #expect(Set(source.arrayByShufflingObjects(in: [1, 2, 3]).compactMap { $0 as? Int }) == [1, 2, 3])
        #expect(source.nextInt(upperBound: 0) == 0)
    }

    @Test func anEntityHasOneComponentOfEachClass() {
        final class Health: GKComponent {
            var points = 3
            override func update(deltaTime seconds: TimeInterval) { points -= 1 }
        }
        let entity = GKEntity()
        let first = Health()
        entity.addComponent(first)
        entity.addComponent(Health())
        entity.update(deltaTime: 1)
        #expect(entity.components.count == 1 && first.entity == nil && first.points == 3)
        #expect(entity.component(ofType: Health.self)?.points == 2)
        entity.removeComponent(ofType: Health.self)
        #expect(entity.components.isEmpty)
    }

    @Test func nobodyIsSignedInToGameCenter() async {
        #expect(!GKLocalPlayer.local.isAuthenticated)
        var problem: (any Error)?
        GKLocalPlayer.local.authenticateHandler = { controller, error in
            #expect(controller == nil)
            problem = error
        }
        #expect((problem as? GKError)?.code == .notAuthenticated)
        await #expect(throws: GKError(.notAuthenticated)) {
            try await GKLeaderboard.submitScore(1, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["best"])
        }
        await #expect(throws: GKError(.notAuthenticated)) { try await GKTurnBasedMatch.loadMatches() }
        #expect(GCController.controllers().isEmpty && GCKeyboard.coalesced == nil)
    }

    @Test func gameCenterIsDismissed() {
        final class Delegate: NSObject, GKGameCenterControllerDelegate {
            var isFinished = false
            func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) {
                isFinished = true
            }
        }
        let delegate = Delegate()
        let view = render(
            Controller {
                let controller = GKGameCenterViewController(state: .leaderboards)
                controller.gameCenterDelegate = delegate
                return controller
            })
        #expect(view.text("Leaderboards").exists)
        view.button("Done").tap()
        #expect(delegate.isFinished)
    }
}
