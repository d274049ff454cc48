import CoreGraphics
import Testing

struct FoundationSupplementTests {
    private let now = Date(timeIntervalSince1970: 1_700_000_000)

    private func formatter(_ change: (RelativeDateTimeFormatter) -> Void = { _ in }) -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.calendar.timeZone = .gmt
        change(formatter)
        return formatter
    }

    @Test func distancesInTimeAreWritten() {
        let plain = formatter()
        #expect(plain.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now) == "1 day ago")
        #expect(plain.localizedString(for: now.addingTimeInterval(3 * 3600), relativeTo: now) == "in 3 hours")
        #expect(plain.localizedString(for: now.addingTimeInterval(14 * 86_400), relativeTo: now) == "in 2 weeks")
        let named = formatter { $0.dateTimeStyle = .named }
        #expect(named.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now) == "yesterday")
        let short = formatter { $0.unitsStyle = .short }
        #expect(short.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2 hr. ago")
        #expect(plain.localizedString(fromTimeInterval: -60) == "1 minute ago")
        #expect(plain.localizedString(fromTimeInterval: .nan).isEmpty == false)
        #expect(plain.localizedString(from: DateComponents(day: -3)) == "3 days ago")
        #expect(plain.string(for: "no date") == nil)
        let german = formatter { $0.locale = Locale(identifier: "de_DE") }
        #expect(german.localizedString(for: now.addingTimeInterval(7200), relativeTo: now) == "in 2 Stunden")
    }

    @Test func measurementsAreWrittenInUnitsOfTheLocale() {
        let metric = Locale(identifier: "de_DE")
        let us = Locale(identifier: "en_US")
        func text<U: Dimension>(
            _ value: Double, _ unit: U, _ style: Measurement<U>.FormatStyle
        ) -> String { style.format(Measurement(value: value, unit: unit)) }
        let length = Measurement<UnitLength>.FormatStyle(width: .abbreviated)
        #expect(text(100, UnitLength.meters, length.locale(us)) == "328 ft")
        #expect(text(3, UnitLength.meters, length.locale(us)) == "9.8 ft")
        #expect(text(5, UnitLength.kilometers, length.locale(us)) == "3.1 mi")
        #expect(text(1500, UnitLength.meters, length.locale(metric)) == "1,5 km")
        #expect(text(40, UnitLength.centimeters, length.locale(metric)) == "40 cm")
        let kept = Measurement<UnitLength>.FormatStyle(width: .wide, locale: us, usage: .asProvided)
        #expect(text(3, UnitLength.meters, kept) == "3 meters")
        #expect(text(1, UnitLength.feet, kept) == "1 foot")
        let warm = Measurement<UnitTemperature>.FormatStyle(width: .narrow, locale: us, usage: .weather)
        #expect(text(20, UnitTemperature.celsius, warm) == "68°")
        let exact = Measurement<UnitMass>.FormatStyle(
            width: .narrow, locale: us, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(2)))
        #expect(text(1.5, UnitMass.kilograms, exact) == "1.50kg")
        #expect(
            Measurement(value: 2, unit: UnitLength.kilometers).formatted(
                .measurement(width: .abbreviated, usage: .asProvided).locale(us)) == "2 km")
    }

    @Test func foldersAreKnown() {
        let folders: [URL] = [
            .documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory, .desktopDirectory,
            .downloadsDirectory, .moviesDirectory, .musicDirectory, .picturesDirectory, .temporaryDirectory,
        ]
        for folder in folders { #expect(folder.isFileURL && folder.path.hasPrefix("/")) }
        #expect(Set(folders).count == folders.count)
        #expect(URL.userDirectory.isFileURL)
    }

    @Test func notificationsAreAwaited() async {
        let name = Notification.Name("FoundationSupplementTests.\(UUID())")
        var iterator = NotificationCenter.default.notifications(named: name).makeAsyncIterator()
        for number in 0..<3 { NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": number]) }
        var numbers: [Int?] = []
        for _ in 0..<3 { numbers.append(await iterator.next()?.userInfo?["number"] as? Int) }
        #expect(numbers == [0, 1, 2])
    }

    @Test func listsAreJoined() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        #expect(formatter.string(from: []) == nil && formatter.string(for: 3) == nil)
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: [1, 2]) == "1 und 2")
        #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
    }

    @Test func olderNamesMakeTheSameValues() {
        #expect(CGSizeMake(1, 2) == CGSize(width: 1, height: 2) && CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
        #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
    }

    @Test func aTimerWithoutArgumentsNeverFires() {
        let timer = Timer()
        #expect(!timer.isValid)
    }
}
