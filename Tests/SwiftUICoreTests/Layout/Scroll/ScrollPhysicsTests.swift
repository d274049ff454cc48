import Foundation
import Testing

@testable import SwiftUICore

/// Scroll physics against the closed forms that are published. A case names who publishes it.
@MainActor struct ScrollPhysicsTests {
    private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 0.05) -> Bool { abs(a - b) <= tolerance }

    @Test(
        "2.1 S: content let go stops after its speed over the deceleration (Lobanov; Designing Fluid Interfaces)",
        arguments: [
            (300.0, ScrollPhysics.normalRate, 149.8), (1000, ScrollPhysics.normalRate, 499.5),
            (3000, ScrollPhysics.normalRate, 1498.5), (300, ScrollPhysics.fastRate, 29.8),
            (1000, ScrollPhysics.fastRate, 99.5), (3000, ScrollPhysics.fastRate, 298.5),
        ])
    func stop(velocity: Double, rate: Double, distance: Double) {
        #expect(isNear(ScrollPhysics.stop(from: 0, velocity: velocity, rate: rate), distance))
    }

    @Test(
        "2.1 L: the time until less than half a point is left (Lobanov)",
        arguments: [
            (300.0, ScrollPhysics.normalRate, 2.85), (1000, ScrollPhysics.normalRate, 3.45),
            (3000, ScrollPhysics.normalRate, 4.0), (300, ScrollPhysics.fastRate, 0.41),
            (1000, ScrollPhysics.fastRate, 0.53), (3000, ScrollPhysics.fastRate, 0.64),
        ])
    func duration(velocity: Double, rate: Double, seconds: Double) {
        let way = ScrollWay.inertia(from: 0, velocity: velocity, rate: rate, at: 0)
        #expect(!way.isOver(at: seconds - 0.02))
        #expect(way.isOver(at: seconds + 0.02))
    }

    @Test("2.1 S: the speed falls to 0.135 in a second at the normal rate (Flutter's iOS drag)")
    func decay() {
        let way = ScrollWay.inertia(from: 0, velocity: 1000, at: 0)
        #expect(isNear(way.state(at: 1).velocity, 135.06, 0.1))
    }

    @Test(
        "2.1 S: the rubber band (squareb, Lobanov)",
        arguments: [
            (50.0, 800.0, 26.59), (100, 800, 51.46), (200, 800, 96.70), (400, 800, 172.55), (100, 375, 47.97),
            (-100, 800, -51.46),
        ])
    func rubberBand(pulled: Double, length: Double, seen: Double) {
        #expect(isNear(ScrollPhysics.rubberBanded(pulled, length: length), seen, 0.01))
        #expect(isNear(ScrollPhysics.pulled(seen, length: length), pulled, 0.05))
    }

    @Test(
        "2.1 L: content swings back by a critically damped spring (Lobanov)",
        arguments: [(0.1, 73.6), (0.2, 40.6), (0.3, 19.9), (0.5, 4.0)])
    func bounceBack(time: Double, left: Double) {
        let way = ScrollWay.bounce(from: 100, velocity: 0, to: 0, at: 0)
        #expect(isNear(way.state(at: time).position, left))
    }

    @Test("2.1 L: content that arrives at an end with 1000 points a second overshoots by 36.8 (Lobanov)")
    func overshoot() {
        let way = ScrollWay.bounce(from: 0, velocity: 1000, to: 0, at: 0)
        #expect(isNear(way.state(at: 0.1).position, 36.8))
        #expect(isNear(way.state(at: 0.1).velocity, 0, 0.01))
    }

    @Test("inertia tells when it comes to an end, with the speed that is left")
    func arrival() throws {
        let way = ScrollWay.inertia(from: 0, velocity: 1000, at: 2)
        let time = try #require(way.arrival(at: 300))
        #expect(isNear(way.state(at: time).position, 300, 1e-6))
        #expect(isNear(way.state(at: time).velocity, 1000 - 300 * 2.002, 0.1))
        #expect(way.arrival(at: 500) == nil)
        #expect(way.arrival(at: -10) == nil)
    }

    @Test(
        "the way to a chosen place begins with the finger's speed and does not overshoot", arguments: [0.0, 200, 5000])
    func chosenPlace(velocity: Double) {
        let way = ScrollWay.way(from: 0, velocity: velocity, to: 300, at: 0)
        #expect(isNear(way.state(at: 0).velocity, velocity, 1e-6))
        for step in 0...200 {
            #expect(way.state(at: Double(step) / 100).position <= 300.0001)
        }
        #expect(way.isOver(at: 3))
    }

    // MARK: Velocity

    @Test("a steady movement has its speed, however it is sampled", arguments: [60.0, 120, 1000])
    func steadyVelocity(rate: Double) {
        var tracker = VelocityTracker()
        for step in 0...Int(rate / 4) {
            let time = Double(step) / rate
            tracker.add(CGPoint(x: 700 * time, y: -300 * time), at: time)
        }
        let velocity = tracker.velocity(at: Double(Int(rate / 4)) / rate)
        #expect(isNear(velocity.width, 700, 0.001))
        #expect(isNear(velocity.height, -300, 0.001))
    }

    @Test("what was long ago does not count")
    func recentVelocity() {
        var tracker = VelocityTracker()
        for step in 0...20 { tracker.add(CGPoint(x: 0, y: Double(step) * 50), at: Double(step) / 100) }
        for step in 1...30 { tracker.add(CGPoint(x: Double(step), y: 1000), at: 0.2 + Double(step) / 100) }
        let velocity = tracker.velocity(at: 0.5)
        #expect(isNear(velocity.width, 100, 0.001))
        #expect(isNear(velocity.height, 0, 0.001))
    }

    @Test("0 L: a finger that rested for a tenth of a second has no speed (Lobanov)")
    func restedVelocity() {
        var tracker = VelocityTracker()
        for step in 0...10 { tracker.add(CGPoint(x: Double(step) * 10, y: 0), at: Double(step) / 100) }
        #expect(tracker.velocity(at: 0.15).width > 0)
        #expect(tracker.velocity(at: 0.2) == .zero)
    }
}
