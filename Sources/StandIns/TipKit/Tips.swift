import Foundation
import SwiftUI

/// A namespace for types that all tips share.
public enum Tips {
    /// Constants that describe the status of a tip.
    public enum Status: Hashable, Sendable {
        /// A status in which the rules of the tip are not met.
        case pending
        /// A status in which the tip can be displayed.
        case available
        /// A status in which the tip is not needed anymore.
        case invalidated(InvalidationReason)
    }

    /// Constants that describe why a tip was invalidated.
    public enum InvalidationReason: Hashable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// An option of the configuration. In Perch, the display frequency has no effect, because sessions are short: each
    /// tip is displayed immediately.
    public struct ConfigurationOption: Sendable {
        /// Constants that describe how often tips are displayed.
        public struct DisplayFrequency: Sendable {
            public static let immediate = DisplayFrequency()
            public static let hourly = DisplayFrequency()
            public static let daily = DisplayFrequency()
            public static let weekly = DisplayFrequency()
            public static let monthly = DisplayFrequency()
        }
        /// The location of the data of tips. In Perch, the data is in memory and lasts as long as the session.
        public struct DatastoreLocation: Sendable {
            public static let applicationDefault = DatastoreLocation()
            /// Returns a folder.
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
            /// Returns the folder of a group of programs.
            public static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation() }
        }
        /// Returns an option with the display frequency. In Perch, it has no effect.
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption()
        }
        /// Returns an option with the location of the data. In Perch, it has no effect.
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption()
        }
    }

    /// Configures tips. Before this call, no tips are displayed.
    public static func configure(_ options: [ConfigurationOption] = []) throws {
        TipStore.current.configure()
    }

    /// Resets the data of all tips.
    public static func resetDatastore() throws { TipStore.current.reset() }
    /// Shows all tips, regardless of their rules.
    public static func showAllTipsForTesting() { TipStore.current.test(.all) }
    /// Shows no tips.
    public static func hideAllTipsForTesting() { TipStore.current.test(.none) }
    /// Shows some tips, regardless of their rules.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {
        let names = tips.map { String(describing: $0) }
        TipStore.current.test(.some(Set(names)))
    }
    /// Hides some tips.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
        let names = tips.map { String(describing: $0) }
        TipStore.current.test(.allBut(Set(names)))
    }

    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        /// The identifier of the button.
        public let id: String
        /// The number of the button.
        public var index: Int?
        let label: @Sendable () -> Text
        /// The closure that a tap calls.
        public let handler: @Sendable () -> Void

        /// Creates a button.
        ///
        /// - Parameters:
        ///   - id: what names it.
        ///   - title: what it says.
        ///   - disabled: whether it cannot be used; without effect.
        ///   - perform: what it does.
        public init(
            id: String? = nil, title: some StringProtocol, disabled: Bool = false,
            perform handler: @escaping @Sendable () -> Void = {}
        ) {
            let title = String(title)
            self.init(id: id, disabled: disabled, perform: handler) { Text(verbatim: title) }
        }
        /// Creates a button with a text.
        public init(
            id: String? = nil, disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            self.id = id ?? UUID().uuidString
            self.label = label
            self.handler = handler
        }
    }

    /// A result builder that creates the buttons of a tip from the statements of a closure.
    @resultBuilder public enum ActionBuilder {
        public static func buildExpression(_ action: Action) -> [Action] { [action] }
        public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
        public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
        public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
        public static func buildEither(first: [Action]) -> [Action] { first }
        public static func buildEither(second: [Action]) -> [Action] { second }
    }

    /// A condition for displaying a tip.
    public struct Rule: Sendable {
        let isFulfilled: @Sendable () -> Bool

        /// Creates a rule about a parameter, as `#Rule` writes it.
        public init<Value: Sendable>(_ parameter: Parameter<Value>, _ isFulfilled: @escaping @Sendable (Value) -> Bool)
        {
            self.isFulfilled = { isFulfilled(parameter.current) }
        }
        /// Creates a rule about an event, as `#Rule` writes it.
        public init<Info: Sendable>(_ event: Event<Info>, _ isFulfilled: @escaping @Sendable (Event<Info>) -> Bool) {
            self.isFulfilled = { isFulfilled(event) }
        }
    }

    /// A result builder that creates the rules of a tip from the statements of a closure.
    @resultBuilder public enum RuleBuilder {
        public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
        public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
        public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
        public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
        public static func buildEither(first: [Rule]) -> [Rule] { first }
        public static func buildEither(second: [Rule]) -> [Rule] { second }
    }

    /// A result builder that creates the options of a tip from the statements of a closure.
    @resultBuilder public enum OptionsBuilder {
        public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
        public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
        public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap { $0 } }
    }

    /// An option with the maximum number of times that a tip is displayed.
    public struct MaxDisplayCount: TipOption {
        let count: Int
        /// Creates a number of times.
        public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
    }

    /// An option that displays a tip regardless of the display frequency.
    public struct IgnoresDisplayFrequency: TipOption {
        /// Creates an option that ignores the display frequency. In Perch, it has no effect.
        public init(_ ignoresDisplayFrequency: Bool) {}
    }

    /// A value that rules can use. `@Parameter` creates one.
    public final class Parameter<Value: Sendable>: Sendable {
        private let id: String
        private let initial: Value

        /// Creates a parameter.
        public init(_ type: Any.Type, _ name: String, _ defaultValue: Value) {
            id = "\(type).\(name)"
            initial = defaultValue
        }

        /// The value for the present session.
        public var current: Value {
            get { TipStore.current.value(id) as? Value ?? initial }
            set { TipStore.current.set(newValue, id) }
        }
    }

    /// Empty information of a donation.
    public struct EmptyDonationValue: Codable, Sendable {
        public init() {}
    }

    /// An event that is counted.
    public struct Event<DonationInfo: Sendable>: Sendable, Identifiable {
        /// The identifier of the event.
        public let id: String
        /// The donations of the event.
        public var donations: [Donation] {
            (TipStore.current.value("event \(id)") as? [(Date, DonationInfo)] ?? []).map(Donation.init)
        }

        /// An occurrence of the event.
        public struct Donation: Sendable {
            /// The date of the donation.
            public let date: Date
            /// The information of the donation.
            public let donationValue: DonationInfo
            init(_ donation: (Date, DonationInfo)) { (date, donationValue) = donation }
        }

        /// Donates an occurrence of the event.
        public func sendDonation(_ value: DonationInfo) { add(value) }
        /// Donates an occurrence of the event.
        public func donate(_ value: DonationInfo) async { add(value) }

        private func add(_ value: DonationInfo) {
            let key = "event \(id)"
            let known = TipStore.current.value(key) as? [(Date, DonationInfo)] ?? []
            TipStore.current.set(known + [(Date(), value)], key)
        }
    }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonationValue {
    /// Creates an event.
    public init(id: String) { self.id = id }
    /// Donates an occurrence of the event.
    public func sendDonation(_ onComplete: (@Sendable () -> Void)? = nil) {
        sendDonation(Tips.EmptyDonationValue())
        onComplete?()
    }
    /// Donates an occurrence of the event.
    public func donate() async { sendDonation(Tips.EmptyDonationValue()) }
}

/// A value that the rules of a tip are about: `@Parameter static var isLoggedIn = false`.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter() = #externalMacro(module: "PerchMacros", type: "TipParameterMacro")

/// Declares a condition for showing a tip: `#Rule(Self.$isLoggedIn) { $0 == true }`.
@freestanding(expression)
public macro Rule<Value: Sendable>(_ parameter: Tips.Parameter<Value>, _ body: @Sendable (Value) -> Bool) -> Tips.Rule =
    #externalMacro(module: "PerchMacros", type: "TipRuleMacro")

/// Declares a condition for showing a tip: `#Rule(Self.didOpen) { $0.donations.count > 2 }`.
@freestanding(expression)
public macro Rule<Info: Sendable>(_ event: Tips.Event<Info>, _ body: @Sendable (Tips.Event<Info>) -> Bool)
    -> Tips.Rule =
    #externalMacro(module: "PerchMacros", type: "TipRuleMacro")
