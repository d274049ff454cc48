import Foundation

/// A message for the log. Its values are computed only if it is written, and hidden where they are private.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    public typealias StringInterpolation = OSLogInterpolation

    private let parts: [OSLogInterpolation.Part]

    public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }
    public init(stringLiteral value: String) { parts = [.literal(value)] }

    /// The message as it may be read.
    func text(showingPrivate: Bool) -> String {
        parts.map { part in
            switch part {
            case .literal(let text): text
            case .value(let text, let isPublic, let privacy, let align):
                align.apply(
                    to: privacy.text(text, isPublicByItself: isPublic, showingPrivate: showingPrivate))
            }
        }.joined()
    }
}

/// Puts a message for the log together.
public struct OSLogInterpolation: StringInterpolationProtocol {
    enum Part {
        case literal(String)
        case value(() -> String, isPublic: Bool, OSLogPrivacy, OSLogStringAlignment)
    }

    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(interpolationCount * 2 + 1) }

    public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    private mutating func append(
        _ text: @escaping () -> String, isPublic: Bool, _ privacy: OSLogPrivacy,
        _ align: OSLogStringAlignment = .none
    ) {
        parts.append(.value(text, isPublic: isPublic, privacy, align))
    }

    // MARK: Numbers

    /// A whole number; public unless said otherwise.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append({ format.text(number()) }, isPublic: true, privacy, align)
    }

    /// A whole number; public unless said otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append({ format.text(number()) }, isPublic: true, privacy, align)
    }

    /// A number with a fraction; public unless said otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append({ format.text(number()) }, isPublic: true, privacy, align)
    }

    /// A number with a fraction; public unless said otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append({ format.text(Double(number())) }, isPublic: true, privacy, align)
    }

    /// A number with a fraction; public unless said otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append({ format.text(Double(number())) }, isPublic: true, privacy, align)
    }

    /// A Boolean; public unless said otherwise.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        append(
            {
                switch format {
                case .truth: boolean() ? "true" : "false"
                case .answer: boolean() ? "yes" : "no"
                }
            }, isPublic: true, privacy)
    }

    // MARK: Texts and objects

    /// A text; private unless said otherwise.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(argumentString, isPublic: false, privacy, align)
    }

    /// A value that describes itself; private unless said otherwise.
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append({ value().description }, isPublic: false, privacy, align)
    }

    /// An object; private unless said otherwise.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
    ) {
        append({ argumentObject().description }, isPublic: false, privacy)
    }

    /// An error; private unless said otherwise.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
    ) {
        append({ String(describing: error()) }, isPublic: false, privacy)
    }

    /// The name of a type; public unless said otherwise.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append({ String(describing: value()) }, isPublic: true, privacy, align)
    }
}
