import Foundation
import SwiftUI

/// A value with its name.
public struct PlottableValue<Value: Plottable> {
    let label: Text
    let datum: _Datum
    /// Where the range ends that begins at the value: a bin, or a calendar unit.
    var upper: _Datum?

    private init(_ label: Text, _ value: Value) { (self.label, datum) = (label, value.datum) }

    private init(_ label: Text, _ lower: Value, _ upper: Value) {
        self.init(label, lower)
        self.upper = upper.datum
    }

    /// Returns a value with its name.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(Text(labelKey), value)
    }
    /// Returns a value with its name.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue {
        PlottableValue(Text(labelResource), value)
    }
    /// Returns a value with its name.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(label, value) }
    /// Returns a value with its name.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(Text(label), value)
    }
}

extension PlottableValue where Value: Comparable {
    /// Returns a range with its name.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(labelKey), range.lowerBound, range.upperBound)
    }
    /// Returns a range with its name.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(labelResource), range.lowerBound, range.upperBound)
    }
    /// Returns a range with its name.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(label, range.lowerBound, range.upperBound)
    }
    /// Returns a range with its name.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(label), range.lowerBound, range.upperBound)
    }
    /// Returns a bin with its name.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(Text(labelKey), range.lowerBound, range.upperBound)
    }
    /// Returns a bin with its name.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>
    ) -> PlottableValue { PlottableValue(Text(labelResource), range.lowerBound, range.upperBound) }
    /// Returns a bin with its name.
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(label, range.lowerBound, range.upperBound)
    }
    /// Returns a bin with its name.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(Text(label), range.lowerBound, range.upperBound)
    }
}

extension PlottableValue where Value == Date {
    private init(_ label: Text, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) {
        if let unit = calendar.dateInterval(of: unit, for: date) {
            self.init(label, unit.start, unit.end)
        } else {
            self.init(label, date)
        }
    }

    /// Returns the calendar unit that contains a date.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { PlottableValue(Text(labelKey), value, unit, calendar) }
    /// Returns the calendar unit that contains a date.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ value: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { PlottableValue(Text(labelResource), value, unit, calendar) }
    /// Returns the calendar unit that contains a date.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { PlottableValue(label, value, unit, calendar) }
    /// Returns the calendar unit that contains a date.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { PlottableValue(Text(label), value, unit, calendar) }
}
