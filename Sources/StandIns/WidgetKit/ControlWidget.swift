import AppIntents
import Foundation
import PerchStandIns
import SwiftUI

/// A control of the Control Center. No screen shows it.
@MainActor @preconcurrency public protocol ControlWidget {
    /// The type of the configuration.
    associatedtype Body: ControlWidgetConfiguration
    /// Creates a control.
    init()
    /// The content of the control.
    @ControlWidgetConfigurationBuilder var body: Body { get }
}

extension ControlWidget {
    /// Starts a program with a control. In Perch, this method has no effect, and the program ends immediately.
    public static func main() { inert("\(Self.self).main()", "the system starts controls") }
}

/// A type that describes a control: its template, its name, and its description.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
    /// The type of the configuration in the body.
    associatedtype Body: ControlWidgetConfiguration
    /// The configuration on which this configuration is based.
    var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

/// A result builder that creates the configuration of a control from the statements of a closure.
@resultBuilder public enum ControlWidgetConfigurationBuilder {
    public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
}

/// A type that describes the view of a control: a button or a toggle.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
    /// The type of the template in the body.
    associatedtype Body: ControlWidgetTemplate
    /// The template on which this template is based.
    var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

/// A result builder that creates the template of a control from the statements of a closure.
@resultBuilder public enum ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// A control that users do not configure.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    let kind: String
    public var body: Never { fatalError("StaticControlConfiguration has no body") }

    /// Creates a control without a value.
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) { self.kind = kind }
    /// Creates a control with the value of a provider.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) { self.kind = kind }
}

/// A control that an intent configures.
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
    let kind: String
    public var body: Never { fatalError("AppIntentControlConfiguration has no body") }

    /// Creates a control without a value.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) { self.kind = kind }
    /// Creates a control with the value of a provider for an intent.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration { self.kind = kind }
}

/// A type that provides the value of a control.
public protocol ControlValueProvider: Sendable {
    /// The type of the value.
    associatedtype Value
    /// The value in the gallery.
    var previewValue: Value { get }
    /// Returns the value now.
    func currentValue() async throws -> Value
}

/// A type that provides the value of a control that an intent configures.
public protocol AppIntentControlValueProvider: Sendable {
    /// The intent.
    associatedtype Configuration: ControlConfigurationIntent
    /// The type of the value.
    associatedtype Value
    /// Returns the value in the gallery.
    func previewValue(configuration: Configuration) -> Value
    /// Returns the value now.
    func currentValue(configuration: Configuration) async throws -> Value
}

/// A button that runs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    public var body: Never { fatalError("ControlWidgetButton has no body") }
    private let action: Action

    /// Creates a button.
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) where ActionLabel == EmptyView {
        self.action = action
    }
    /// Creates a button whose label changes while the intent runs.
    public init(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) { self.action = action }
    /// Creates a button with a title whose label changes while the intent runs.
    public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) where Label == Text { self.action = action }
    /// Creates a button with a title from a localized string resource, whose label changes while the intent runs.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) where Label == Text { self.action = action }
}

/// A switch that runs an intent.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    public var body: Never { fatalError("ControlWidgetToggle has no body") }
    private let action: Action
    private let isOn: Bool

    /// Creates a switch.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.isOn = isOn
        self.action = action
    }
    /// Creates a switch with a title.
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Label == Text {
        self.isOn = isOn
        self.action = action
    }
    /// Creates a switch with a title from a localized string resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Label == Text {
        self.isOn = isOn
        self.action = action
    }
    /// Creates a switch with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Label == Text {
        self.isOn = isOn
        self.action = action
    }
}

extension ControlWidgetConfiguration {
    /// Sets the name in the gallery. In Perch, this method has no effect.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        inert("ControlWidgetConfiguration.displayName(_:)", "controls are not shown")
        return self
    }
    /// Sets the description in the gallery. In Perch, this method has no effect.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        inert("ControlWidgetConfiguration.description(_:)", "controls are not shown")
        return self
    }
    /// Requires the user to configure the control after adding it. In Perch, this method has no effect.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
        inert("ControlWidgetConfiguration.promptsForUserConfiguration()", "controls are not shown")
        return self
    }
}

extension ControlWidgetTemplate {
    /// Sets the color of a toggle that is on. In Perch, this method has no effect.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
        inert("ControlWidgetTemplate.tint(_:)", "controls are not shown")
        return self
    }
    /// Sets whether the control is disabled. In Perch, this method has no effect.
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        inert("ControlWidgetTemplate.disabled(_:)", "controls are not shown")
        return self
    }
}

extension View {
    /// Sets the hint that describes the action. In Perch, this method has no effect.
    nonisolated public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
        inert("View.controlWidgetActionHint(_:)", "controls are not shown")
        return self
    }

    /// Sets the hint that describes the action, with a localized string resource. In Perch, this method has no effect.
    @_disfavoredOverload
    nonisolated public func controlWidgetActionHint(_ hintResource: LocalizedStringResource) -> some View {
        inert("View.controlWidgetActionHint(_:)", "controls are not shown")
        return self
    }
    /// Sets the status text of the control. In Perch, this method has no effect.
    nonisolated public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
        inert("View.controlWidgetStatus(_:)", "controls are not shown")
        return self
    }
    /// Sets the status text of the control, with a localized string resource. In Perch, this method has no effect.
    @_disfavoredOverload
    nonisolated public func controlWidgetStatus(_ statusResource: LocalizedStringResource) -> some View {
        inert("View.controlWidgetStatus(_:)", "controls are not shown")
        return self
    }
}

/// An object that manages the controls that the user has added. Perch has none.
public final class ControlCenter: Sendable {
    private static let reason = "no screen shows controls"
    /// The center.
    public static let shared = ControlCenter()
    /// Reloads controls of a kind. In Perch, this method has no effect.
    public func reloadControls(ofKind kind: String) { inert("ControlCenter.reloadControls(ofKind:)", Self.reason) }
    /// Reloads all controls. In Perch, this method has no effect.
    public func reloadAllControls() { inert("ControlCenter.reloadAllControls()", Self.reason) }
    /// Returns the controls that users have added.
    public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that the user has added.
public struct ControlInfo: Hashable, Identifiable, Sendable {
    /// The identifier of the control.
    public let id: String
    /// The kind.
    public let kind: String
}

extension WidgetBundleBuilder {
    /// Returns a widget.
    nonisolated public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
    /// Returns a control. No screen shows it.
    nonisolated public static func buildExpression<C: ControlWidget>(_ control: C) -> WidgetGroup { WidgetGroup() }
}
