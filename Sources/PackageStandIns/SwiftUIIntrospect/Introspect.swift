import PerchStandIns
import SwiftUI
import UIKit

/// Options that describe where to look for the view of UIKit.
public struct IntrospectionScope: OptionSet, Sendable {
    /// An introspection scope: in the view itself.
    public static let receiver = Self(rawValue: 1 << 0)
    /// An introspection scope: around the view.
    public static let ancestor = Self(rawValue: 1 << 1)
    /// The bits.
    public let rawValue: UInt
    /// Creates a scope of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Versions of systems, with what a view is made of there.
public struct PlatformViewVersions<ViewType: IntrospectableViewType, PlatformView: AnyObject>: Sendable {
    /// Versions of iOS.
    public static func iOS(_ versions: iOSViewVersion<ViewType, PlatformView>...) -> Self { Self() }
}

/// A version of iOS.
public struct iOSViewVersion<ViewType: IntrospectableViewType, PlatformView: AnyObject>: Sendable {}

extension iOSViewVersion where PlatformView == ViewType.Before16 {
    /// iOS 13.
    public static var v13: Self { Self() }
    /// iOS 14.
    public static var v14: Self { Self() }
    /// iOS 15.
    public static var v15: Self { Self() }
}

extension iOSViewVersion where PlatformView == ViewType.Since16 {
    /// iOS 16.
    public static var v16: Self { Self() }
    /// iOS 17.
    public static var v17: Self { Self() }
    /// iOS 18.
    public static var v18: Self { Self() }
    /// iOS 26.
    public static var v26: Self { Self() }
}

extension View {
    /// Calls a closure with the UIKit view. In Perch, this method has no effect, because there is no UIKit view.
    public func introspect<ViewType: IntrospectableViewType, PlatformView: AnyObject>(
        _ viewType: ViewType, on platforms: PlatformViewVersions<ViewType, PlatformView>...,
        scope: IntrospectionScope? = nil, customize: @escaping (PlatformView) -> Void
    ) -> some View {
        noEffect("introspect(_:on:customize:)", "views are not made of UIKit's")
        return self
    }
}
