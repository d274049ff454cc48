import Foundation
import SwiftUI

/// A parameter of an intent.
///
/// A parameter without a default has no value until it is set: reading it then is an error, as on Apple's platforms.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
    // Unchecked because the value is guarded by the lock.
    private let lock = NSLock()
    private var value: Value?
    /// The parameter's name.
    public let title: LocalizedStringResource?
    /// The description of the parameter.
    public let description: LocalizedStringResource?

    fileprivate init(_ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ value: Value?) {
        self.title = title
        self.description = description
        self.value = value
    }

    /// The value.
    public var wrappedValue: Value {
        get {
            guard let value = lock.withLock({ value }) else {
                preconditionFailure("The parameter \(title.map { String(localized: $0) } ?? "") has no value")
            }
            return value
        }
        set { lock.withLock { value = newValue } }
    }

    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    /// Whether the parameter has a value.
    var isSet: Bool { lock.withLock { value != nil } }
}

extension IntentParameter {
    /// Creates a parameter that must be set before it is read.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(title, description, nil) }

    /// Creates a parameter with a default.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(title, description, defaultValue) }

    /// Creates a parameter with a default and a range.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil
    ) where Value: Comparable { self.init(title, description, defaultValue) }

    /// Creates a parameter with choices.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
    ) { self.init(title, description, nil) }
}

extension IntentParameter where Value: ExpressibleByNilLiteral {
    /// Creates an optional parameter.
    public convenience init() { self.init(nil, nil, Value(nilLiteral: ())) }

    /// Creates an optional parameter.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(title, description, Value(nilLiteral: ())) }
}

/// A type that provides the options of a parameter.
public protocol DynamicOptionsProvider: Sendable {
    /// The type of the choices.
    associatedtype Result
    /// Returns the choices.
    func results() async throws -> Result
}

/// An action in a sentence, with its parameters.
public protocol ParameterSummary {}

/// A summary without content.
public struct EmptyParameterSummary: ParameterSummary {
    /// Creates a summary.
    public init() {}
}

/// A summary of an intent in a sentence with its parameters: `Summary("Add \(\.$title)")`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// A sentence with key paths of parameters.
    public struct Sentence: ExpressibleByStringInterpolation {
        let text: String

        /// A type that creates a sentence from a string interpolation.
        public struct StringInterpolation: StringInterpolationProtocol {
            var text = ""
            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { text += literal }
            /// Adds a parameter.
            public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
                text += "…"
            }
        }

        public init(stringLiteral value: String) { text = value }
        public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    }

    /// Creates a sentence, and parameters listed below it.
    public init(_ sentence: Sentence, table: String? = nil) {}
}

extension AppIntent {
    /// An action in a sentence, with its parameters.
    public typealias Summary = IntentParameterSummary<Self>
}
