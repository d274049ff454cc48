import Foundation
import SwiftUI

/// An action that the system can run.
public protocol AppIntent: Sendable {
    /// The type of the result of ``perform()``.
    associatedtype PerformResult: IntentResult
    /// The summary's type.
    associatedtype SummaryContent: ParameterSummary

    /// The action's name.
    static var title: LocalizedStringResource { get }
    /// The description of the intent.
    static var description: IntentDescription? { get }
    /// A Boolean value that indicates whether the action opens the app.
    static var openAppWhenRun: Bool { get }
    /// A Boolean value that indicates whether users can find the action.
    static var isDiscoverable: Bool { get }
    /// The policy for authentication before the intent runs.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// The action in a sentence, with its parameters.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    /// Creates an intent with the default parameters.
    init()
    /// Runs the action.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// A parameter of an intent.
    public typealias Parameter<Value> = IntentParameter<Value>

    /// The description, which is empty.
    public static var description: IntentDescription? { nil }
    /// The action does not open the app.
    public static var openAppWhenRun: Bool { false }
    /// A Boolean value that indicates whether the user can discover the intent. The default is true.
    public static var isDiscoverable: Bool { true }
    /// The policy, which allows a locked device.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

    /// Runs the intent. Code calls an intent with this method.
    @discardableResult
    public func callAsFunction() async throws -> PerformResult { try await perform() }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
    /// The summary, which is empty.
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

extension AppIntent where PerformResult == Never {
    /// Stops the program, because an intent that only configures does not run.
    public func perform() async throws -> Never { throw AppIntentError.notPerformed }
}

extension Never: IntentResult {}

/// Constants that describe the policy for authentication before an intent runs.
public enum IntentAuthenticationPolicy: Int, Sendable {
    case alwaysAllowed = 0
    case requiresAuthentication = 1
    case requiresLocalDeviceAuthentication = 2
}

/// An intent that configures a widget.
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == Never {}
/// An intent that runs in the app's process from a Live Activity.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that starts or stops audio.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that can continue in the app.
public protocol ForegroundContinuableIntent: AppIntent {}
/// An intent that opens content in the app.
public protocol OpenIntent: AppIntent {
    /// The type of the value that is opened.
    associatedtype Value
    /// The content to open.
    var target: Value { get set }
}
/// An intent that sets a value.
public protocol SetValueIntent: AppIntent {
    /// The type of the value.
    associatedtype ValueType
    /// The new value.
    var value: ValueType { get set }
}

/// A text that describes an intent.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    /// The text.
    public let descriptionText: LocalizedStringResource
    /// The category that the intent is listed in.
    public let categoryName: LocalizedStringResource?
    /// The keywords for finding the intent.
    public let searchKeywords: [LocalizedStringResource]

    /// Creates a description.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// The dialog of the system about a result.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    let text: LocalizedStringResource

    /// Creates a dialog.
    public init(_ text: LocalizedStringResource) { self.text = text }
    /// Creates a dialog with a short form. Perch uses the full form.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { text = full }
    public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }
    public init(stringInterpolation: DefaultStringInterpolation) {
        text = LocalizedStringResource(stringLiteral: String(stringInterpolation: stringInterpolation))
    }
}
