import Foundation

/// A result builder that creates the summary of an intent from the statements of a closure.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
    public static func buildExpression<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
}

/// A result builder that creates summaries for values of a parameter from the statements of a closure.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
    public static func buildExpression<Content: ParameterSummary>(
        _ expression: ParameterSummaryCaseCondition<Intent, Value, Content>
    ) -> ParameterSummaryCaseCondition<Intent, Value, Content> { expression }
    public static func buildExpression<Content: ParameterSummary>(
        _ expression: ParameterSummaryDefaultCaseCondition<Intent, Content>
    ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> { expression }
    public static func buildBlock<each Content: ParameterSummary>(
        _ contents: repeat each Content
    ) -> ParameterSummaryCases<repeat each Content> { ParameterSummaryCases(contents: (repeat each contents)) }
}

/// The summaries of a ``ParameterSummarySwitchCondition``.
public struct ParameterSummaryCases<each Content: ParameterSummary>: ParameterSummary {
    let contents: (repeat each Content)
}

/// Constants that describe how a value is compared in the condition of a summary.
public enum ComparableParameterOperator: Sendable {
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// Constants that indicate whether a parameter has a value.
public enum HasValueParameterOperator: Sendable { case hasAnyValue, hasNoValue }

/// Constants that describe how the value of a parameter is searched for.
public enum EquatableParameterOperator: Sendable { case equalTo, notEqualTo, oneOf }

/// A summary that depends on a condition.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, WhenContent: ParameterSummary, Otherwise: ParameterSummary
>:
    ParameterSummary
{
    let content: WhenContent
    let otherwise: Otherwise

    /// Creates a condition that compares the value of a parameter.
    public init<Value: Equatable>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableParameterOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ content: () -> WhenContent,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.content = content()
        self.otherwise = otherwise()
    }
    /// Creates a condition that compares the value of an optional parameter.
    public init<Value: Equatable>(
        _ parameter: KeyPath<Intent, IntentParameter<Value?>>, _ comparison: EquatableParameterOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ content: () -> WhenContent,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.content = content()
        self.otherwise = otherwise()
    }
    /// Creates a condition that searches for the value of a parameter in other values.
    public init<Value: Equatable>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableParameterOperator,
        _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> WhenContent,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.content = content()
        self.otherwise = otherwise()
    }
    /// Creates a condition for the value of a parameter.
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueParameterOperator,
        @ParameterSummaryBuilder<Intent> _ content: () -> WhenContent,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.content = content()
        self.otherwise = otherwise()
    }
    /// Creates a condition for the widget family.
    public init<Family>(
        widgetFamily comparison: EquatableParameterOperator, _ values: Family,
        @ParameterSummaryBuilder<Intent> _ content: () -> WhenContent,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.content = content()
        self.otherwise = otherwise()
    }
}

/// A summary for each value of a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value, Cases: ParameterSummary>: ParameterSummary {
    let cases: Cases

    /// Creates a summary for each value of a parameter.
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ content: () -> Cases
    ) { cases = content() }
}

/// The summary for a value of a parameter.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary>: ParameterSummary {
    let values: [Value]
    let content: Content

    /// Creates the summary for a value.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        values = [value]
        self.content = content()
    }
    /// Creates the summary for several values.
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        self.values = values
        self.content = content()
    }
}

/// The summary for all other values of a parameter.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>: ParameterSummary {
    let content: Content

    /// Creates the summary for all other values.
    public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) { self.content = content() }
}

extension AppIntent {
    /// A summary that depends on a condition.
    public typealias When<Content: ParameterSummary, Otherwise: ParameterSummary> = ParameterSummaryWhenCondition<
        Self, Content, Otherwise
    >
    /// A summary for each value of a parameter.
    public typealias Switch<Value, Cases: ParameterSummary> = ParameterSummarySwitchCondition<Self, Value, Cases>
    /// The summary for a value of a parameter.
    public typealias Case<Value, Content: ParameterSummary> = ParameterSummaryCaseCondition<Self, Value, Content>
    /// The summary for all other values of a parameter.
    public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Self, Content>
}

extension IntentParameterSummary {
    /// Creates a sentence, and parameters listed below it.
    public init(
        _ sentence: Sentence, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) { self.init(sentence, table: table) }
    /// Creates a summary with a list of parameters.
    public init(@ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]) {
        self.init("")
    }
}

/// A result builder that creates the parameters below a summary from the statements of a closure.
@resultBuilder public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(
        _ expression: KeyPath<Intent, IntentParameter<Value>>
    ) -> [PartialKeyPath<Intent>] { [expression] }
    public static func buildBlock(_ components: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
        components.flatMap { $0 }
    }
}
