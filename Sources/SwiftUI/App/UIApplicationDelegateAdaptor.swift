import Combine
import Foundation
import Observation

/// A property wrapper that provides a UIKit delegate in a program with the SwiftUI life cycle.
///
/// Declare the property in the program's `App`. The delegate is created when the program starts, receives the calls of
/// a delegate, and is the value of `UIApplication.shared.delegate`. If the delegate is observable, it is also in the
/// environment of the program's views.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    @MainActor @preconcurrency public var wrappedValue: DelegateType { delegate }

    private let delegate: DelegateType

    /// Creates the delegate with its `init()`.
    @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        delegate = ApplicationDelegates.make(delegateType)
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Creates the delegate with its `init()`, and puts it into the environment for `@EnvironmentObject`.
    @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        let made = ApplicationDelegates.make(delegateType)
        ApplicationDelegates.provide { AnyView($0.environmentObject(made)) }
        delegate = made
    }

    /// A wrapper that provides bindings to the delegate's properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: delegate).projectedValue
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
    /// Creates the delegate with its `init()`, and puts it into the environment for `@Environment`.
    @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        let made = ApplicationDelegates.make(delegateType)
        ApplicationDelegates.provide { AnyView($0.environment(made)) }
        delegate = made
    }
}

/// The delegate that the program's adaptor has made.
@MainActor enum ApplicationDelegates {
    struct Adapted {
        let object: any UIApplicationDelegate
        /// Puts the delegate into the environment, where it can be observed.
        var provide: (AnyView) -> AnyView = { $0 }
    }

    private(set) static var latest: Adapted?

    static func forget() { latest = nil }

    /// A delegate of a class: the one that the starting program has already, or a new one.
    static func make<D: NSObject & UIApplicationDelegate>(_ type: D.Type) -> D {
        if let known = latest?.object as? D { return known }
        guard let made = ClassInstantiation.object(of: type) as? D else {
            fatalError("\(type) has no init() that a delegate could be made by")
        }
        latest = Adapted(object: made)
        return made
    }

    static func provide(_ change: @escaping (AnyView) -> AnyView) { latest?.provide = change }
}
