import UIKit

/// Constants that describe what came of updating a widget.
public enum NCUpdateResult: UInt, Sendable {
    /// An update result: there is something new to show.
    case newData = 0
    /// An update result: there is nothing new.
    case noData = 1
    /// The update failed.
    case failed = 2
}

/// Constants that describe how large a widget of the Today view is.
public enum NCWidgetDisplayMode: Int, Sendable {
    /// A fixed, small height.
    case compact = 0
    /// The height that the widget prefers.
    case expanded = 1
}

/// A view controller that is a widget of the Today view, which iOS had before WidgetKit. No system shows it here.
@MainActor @preconcurrency public protocol NCWidgetProviding: NSObjectProtocol {
    /// Called to update the widget.
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    /// Called after the size changed.
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}

extension NCWidgetProviding {
    /// Reports that there is nothing new.
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        completionHandler(.noData)
    }
    /// Does nothing.
    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {}
}
