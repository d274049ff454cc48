import Foundation
import PerchStandIns
import SwiftUI

/// Names of events.
public let AnalyticsEventScreenView = "screen_view"
/// The name of a login.
public let AnalyticsEventLogin = "login"
/// The name of a selection.
public let AnalyticsEventSelectContent = "select_content"
/// The name of a screen.
public let AnalyticsParameterScreenName = "screen_name"
/// The class of a screen.
public let AnalyticsParameterScreenClass = "screen_class"
/// The identifier of an item.
public let AnalyticsParameterItemID = "item_id"
/// The name of an item.
public let AnalyticsParameterItemName = "item_name"

/// Records what people do. Nothing is recorded here.
public enum Analytics {
    /// Records an event. In Perch, this method has no effect.
    public static func logEvent(_ name: String, parameters: [String: Any]?) {
        noEffect("Analytics.logEvent(_:parameters:)", "nothing is recorded")
    }
    /// Records a property of the user. In Perch, this method has no effect.
    public static func setUserProperty(_ value: String?, forName name: String) {
        noEffect("Analytics.setUserProperty(_:forName:)", "nothing is recorded")
    }
    /// Records the identifier of the user. In Perch, this method has no effect.
    public static func setUserID(_ userID: String?) { noEffect("Analytics.setUserID(_:)", "nothing is recorded") }
    /// Records nothing in either case.
    public static func setAnalyticsCollectionEnabled(_ enabled: Bool) {}
}

extension View {
    /// Records an event when the view appears. In Perch, this method has no effect.
    public func analyticsScreen(
        name: String, class: String = "View", extraParameters: [String: Any] = [:]
    ) -> some View {
        onAppear { noEffect("View.analyticsScreen(name:class:extraParameters:)", "nothing is recorded") }
    }
}
