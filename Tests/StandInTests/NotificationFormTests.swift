import Foundation
import PerchStandIns
import Testing
import UserNotifications
import WeatherKit

@Suite struct NotificationFormTests {
    @Test func aPlaceIsATrigger() async throws {
        var device = DeviceState()
        device.permissions[.notifications] = .granted
        try await device.perform {
            let region = CLCircularRegion(
                center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 100, identifier: "home")
            let trigger = UNLocationNotificationTrigger(region: region, repeats: true)
            try await UNUserNotificationCenter.current().add(
                UNNotificationRequest(identifier: "a", content: UNNotificationContent(), trigger: trigger))
            let pending = await UNUserNotificationCenter.current().pendingNotificationRequests()
            let place = pending.first?.trigger as? UNLocationNotificationTrigger
            #expect(place?.region.identifier == "home" && place?.repeats == true)
        }
    }

    @Test func anExtensionHandsContentOver() {
        let content = UNMutableNotificationContent()
        content.title = "Hello"
        content.sound = .criticalSoundNamed(UNNotificationSoundName("bell"), withAudioVolume: 0.5)
        var given: UNNotificationContent?
        UNNotificationServiceExtension().didReceive(
            UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        ) { given = $0 }
        #expect(given?.title == "Hello")
    }

    @Test func weatherIsAskedForInPieces() async {
        let place = CLLocation(latitude: 1, longitude: 2)
        await #expect(throws: WeatherError.permissionDenied) {
            let (now, hours, alerts) = try await WeatherService.shared.weather(
                for: place, including: .current, .hourly, .alerts)
            _ = (now.pressureTrend, hours.first?.precipitationAmount, alerts?.first?.severity)
        }
        await #expect(throws: WeatherError.permissionDenied) {
            let daily = try await WeatherService.shared.weather(for: place, including: .daily)
            _ = daily.first?.sun.sunrise
        }
        await #expect(throws: WeatherError.permissionDenied) {
            let weather = try await WeatherService.shared.weather(for: place)
            _ = weather.minuteForecast?.summary
        }
        #expect(UVIndexSample.category(of: 9) == .veryHigh)
        #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy")
        #expect(Wind.CompassDirection.northNortheast.abbreviation == "NNE")
    }
}

/// Decodes what cannot be made.
private enum UVIndexSample {
    static func category(of value: Int) -> UVIndex.ExposureCategory? {
        try? JSONDecoder().decode(UVIndex.self, from: Data(#"{"value": \#(value)}"#.utf8)).category
    }
}
