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
    /// A program that holds a widget is started by the system. There is none that does so here: it ends at once.
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
    /// A program that holds widgets is started by the system. There is none that does so here: it ends at once.
    public static func main() { inert("\(Self.self).main()", "the system starts widgets; draw them in a preview") }
}

/// Several widgets as one.
public struct WidgetGroup: Widget {
    nonisolated public init() {}
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Collects widgets.
@MainActor @preconcurrency @resultBuilder public enum WidgetBundleBuilder {
    nonisolated public static func buildBlock() -> WidgetGroup { WidgetGroup() }
    nonisolated public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }
    nonisolated public static func buildBlock<each W: Widget>(_ widget: repeat each W) -> WidgetGroup { WidgetGroup() }
    nonisolated public static func buildOptional<W: Widget>(_ widget: W?) -> WidgetGroup { WidgetGroup() }
    nonisolated public static func buildEither<W: Widget>(first: W) -> WidgetGroup { WidgetGroup() }
    nonisolated public static func buildEither<W: Widget>(second: W) -> WidgetGroup { WidgetGroup() }
    nonisolated public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> WidgetGroup { WidgetGroup() }
}
