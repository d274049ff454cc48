import Foundation
import SwiftUI

/// A value of each element of a collection, with a name.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
    let label: Text
    private let unnamed: (DataElement) -> MarkPlace

    private init(_ label: Text, _ place: @escaping (DataElement) -> MarkPlace) {
        (self.label, unnamed) = (label, place)
    }

    /// Where an element lies.
    func place(_ element: DataElement) -> MarkPlace {
        var place = unnamed(element)
        place.name = label
        return place
    }

    /// Returns a value of each element.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(Text(labelKey)) { MarkPlace(start: $0[keyPath: value].datum) }
    }
    /// Returns the same value for all elements.
    public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(Text(labelKey)) { _ in MarkPlace(start: value.datum) }
    }

    /// Returns a value of each element.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(Text(labelResource)) { MarkPlace(start: $0[keyPath: value].datum) }
    }
    /// Returns the same value for all elements.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(Text(labelResource)) { _ in MarkPlace(start: value.datum) }
    }

    /// Returns a value of each element.
    public static func value(
        _ label: Text, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(label) { MarkPlace(start: $0[keyPath: value].datum) }
    }
    /// Returns the same value for all elements.
    public static func value(_ label: Text, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(label) { _ in MarkPlace(start: value.datum) }
    }

    /// Returns a value of each element.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(Text(label)) { MarkPlace(start: $0[keyPath: value].datum) }
    }
    /// Returns the same value for all elements.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(Text(label)) { _ in MarkPlace(start: value.datum) }
    }
}

extension PlottableProjection where DataValue: Comparable {
    /// Returns a range of each element.
    public static func value(
        _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(Text(labelKey)) {
            MarkPlace(start: $0[keyPath: start].datum, upper: $0[keyPath: end].datum)
        }
    }
    /// Returns the same range for all elements.
    public static func value(
        _ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection {
        PlottableProjection(Text(labelKey)) { _ in MarkPlace(start: start.datum, upper: end.datum) }
    }

    /// Returns a range of each element.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(Text(labelResource)) {
            MarkPlace(start: $0[keyPath: start].datum, upper: $0[keyPath: end].datum)
        }
    }
    /// Returns the same range for all elements.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection {
        PlottableProjection(Text(labelResource)) { _ in MarkPlace(start: start.datum, upper: end.datum) }
    }

    /// Returns a range of each element.
    public static func value(
        _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(label) {
            MarkPlace(start: $0[keyPath: start].datum, upper: $0[keyPath: end].datum)
        }
    }
    /// Returns the same range for all elements.
    public static func value(
        _ label: Text, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection {
        PlottableProjection(label) { _ in MarkPlace(start: start.datum, upper: end.datum) }
    }

    /// Returns a range of each element.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(Text(label)) {
            MarkPlace(start: $0[keyPath: start].datum, upper: $0[keyPath: end].datum)
        }
    }
    /// Returns the same range for all elements.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection {
        PlottableProjection(Text(label)) { _ in MarkPlace(start: start.datum, upper: end.datum) }
    }
}

extension PlottableProjection where DataValue == Date {
    /// Returns the calendar unit that contains a date of each element.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableProjection {
        PlottableProjection(Text(labelKey)) { element in
            .at(.value("", element[keyPath: value], unit: unit, calendar: calendar))
        }
    }

    /// Returns the calendar unit that contains a date of each element.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableProjection {
        PlottableProjection(Text(labelResource)) { element in
            .at(.value("", element[keyPath: value], unit: unit, calendar: calendar))
        }
    }

    /// Returns the calendar unit that contains a date of each element.
    public static func value(
        _ label: Text, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableProjection {
        PlottableProjection(label) { element in
            .at(.value("", element[keyPath: value], unit: unit, calendar: calendar))
        }
    }

    /// Returns the calendar unit that contains a date of each element.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableProjection {
        PlottableProjection(Text(label)) { element in
            .at(.value("", element[keyPath: value], unit: unit, calendar: calendar))
        }
    }
}
