/// A ship whose owner is notified when a berth becomes free.
///
/// Combine has a type of this name, which files that import SwiftUI alone do not see.
public struct Subscription: Sendable {
    public let ship: String

    public init(ship: String) { self.ship = ship }
}
