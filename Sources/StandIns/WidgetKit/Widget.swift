import PerchStandIns
import SwiftUI

/// A widget.
@MainActor @preconcurrency public protocol Widget {
    /// The type of the configuration.
    associatedtype Body: WidgetConfiguration
    /// Creates a widget.
    init()
    /// The content of the widget.
    var body: Body { get }
}

extension Widget {
    /// Starts a program with a widget. In Perch, this method has no effect, and the program ends immediately.
    public static func main() { inert("\(Self.self).main()", "the system starts widgets; draw them in a preview") }
}

/// The widgets of an app.
@MainActor @preconcurrency public protocol WidgetBundle {
    /// The type of the widgets.
    associatedtype Body: Widget
    /// Creates a bundle.
    init()
    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
    /// Starts a program with widgets. In Perch, this method has no effect, and the program ends immediately.
    public static func main() { inert("\(Self.self).main()", "the system starts widgets; draw them in a preview") }
}

/// A group of several widgets.
public struct WidgetGroup: Widget {
    nonisolated public init() {}
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A result builder that creates a bundle of widgets from the statements of a closure.
@MainActor @preconcurrency @resultBuilder public enum WidgetBundleBuilder {
    nonisolated public static func buildBlock() -> WidgetGroup { WidgetGroup() }
    nonisolated public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }
    nonisolated public static func buildBlock<each W: Widget>(_ widget: repeat each W) -> WidgetGroup { WidgetGroup() }
    nonisolated public static func buildOptional<W: Widget>(_ widget: W?) -> WidgetGroup { WidgetGroup() }
    nonisolated public static func buildEither<W: Widget>(first: W) -> WidgetGroup { WidgetGroup() }
    nonisolated public static func buildEither<W: Widget>(second: W) -> WidgetGroup { WidgetGroup() }
    nonisolated public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> WidgetGroup { WidgetGroup() }
}
