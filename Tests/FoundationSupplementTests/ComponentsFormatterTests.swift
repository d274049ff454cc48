import CoreGraphics
import Testing

struct ComponentsFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second],
        _ change: (DateComponentsFormatter) -> Void = { _ in }
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        change(formatter)
        return formatter
    }

    @Test func styles() {
        let time: TimeInterval = 2 * 3600 + 10 * 60 + 1
        #expect(formatter(.positional).string(from: time) == "2:10:01")
        #expect(formatter(.abbreviated).string(from: time) == "2h 10m 1s")
        #expect(formatter(.short).string(from: time) == "2 hr, 10 min, 1 sec")
        #expect(formatter(.brief).string(from: time) == "2hr 10min 1sec")
        #expect(formatter(.full).string(from: time) == "2 hours, 10 minutes, 1 second")
        #expect(formatter(.spellOut).string(from: time) == "two hours, ten minutes, one second")
        #expect(
            formatter(.full) { $0.calendar?.locale = Locale(identifier: "de_DE") }.string(from: 7200) == "2 Stunden")
    }

    @Test func zeros() {
        #expect(formatter(.positional, [.minute, .second]).string(from: 65) == "1:05")
        #expect(
            formatter(.positional, [.minute, .second]) { $0.zeroFormattingBehavior = .pad }.string(from: 5) == "00:05")
        #expect(formatter(.positional) { $0.zeroFormattingBehavior = .pad }.string(from: 3665) == "01:01:05")
        #expect(formatter(.positional).string(from: 3605) == "1:00:05")
        #expect(formatter(.abbreviated).string(from: 3605) == "1h 5s")
        #expect(formatter(.abbreviated) { $0.zeroFormattingBehavior = .dropLeading }.string(from: 3605) == "1h 0m 5s")
        #expect(formatter(.abbreviated) { $0.zeroFormattingBehavior = .dropTrailing }.string(from: 60) == "0h 1m")
        #expect(formatter(.abbreviated) { $0.zeroFormattingBehavior = [] }.string(from: 60) == "0h 1m 0s")
        #expect(formatter(.full, [.minute, .second]).string(from: 0) == "0 seconds")
    }

    @Test func units() {
        #expect(formatter(.full, [.day, .hour]).string(from: 90_000) == "1 day, 1 hour")
        #expect(formatter(.positional, []).string(from: 90_061) == "1d 1:01:01")
        #expect(
            formatter(.full, [.year, .month]).string(from: DateComponents(year: 1, month: 2)) == "1 year, 2 months")
        #expect(formatter(.full, [.day, .weekOfMonth]).string(from: 15 * 86_400) == "2 weeks, 1 day")
        #expect(formatter(.full) { $0.maximumUnitCount = 2 }.string(from: 3661) == "1 hour, 1 minute")
        #expect(formatter(.full) { $0.collapsesLargestUnit = true }.string(from: 4500) == "75 minutes")
        #expect(formatter(.full, [.hour]) { $0.allowsFractionalUnits = true }.string(from: 5400) == "1.5 hours")
    }

    @Test func phrasesAndLimits() {
        let rest = formatter(.full, [.minute]) {
            $0.includesApproximationPhrase = true
            $0.includesTimeRemainingPhrase = true
        }
        #expect(rest.string(from: 120) == "About 2 minutes remaining")
        #expect(formatter(.positional, [.minute, .second]).string(from: -65) == "-1:05")
        #expect(formatter(.positional).string(from: .nan) == nil)
        #expect(
            formatter(.abbreviated, [.day]).string(
                from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 200_000)) == "2d")
        #expect(formatter(.abbreviated).string(for: 60.0) == "1m" && formatter(.abbreviated).string(for: "x") == nil)
        #expect(
            DateComponentsFormatter.localizedString(from: DateComponents(hour: 1), unitsStyle: .positional) == "1:00:00"
        )
    }

    @Test func measurements() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let way = Measurement(value: 2, unit: UnitLength.kilometers)
        #expect(formatter.string(from: way) == "1.243 mi")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: way) == "2 km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: way) == "2 kilometers")
        #expect(formatter.string(from: UnitLength.meters) == "meters")
        formatter.unitStyle = .short
        formatter.numberFormatter.minimumFractionDigits = 1
        #expect(formatter.string(from: way) == "2.0km")
        formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        formatter.numberFormatter.minimumFractionDigits = 0
        #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
        #expect(formatter.string(for: way) == "2km" && formatter.string(for: 2) == nil)
    }
}
