import Combine
import Foundation

extension View {
    /// Sets the default store of the `AppStorage` properties in this view.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }

    /// Supplies `object` to the `@EnvironmentObject` properties in this view.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        transformEnvironment { $0[EnvironmentObjectKey<T>.self] = object }
    }
}
