import Combine
import Foundation

extension View {
    /// Sets the store of the `AppStorage` properties below that name none.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }

    /// Passes `object` to the `@EnvironmentObject` properties of the views below.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        transformEnvironment { $0[EnvironmentObjectKey<T>.self] = object }
    }
}
