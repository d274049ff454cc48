import Foundation

extension Place {
    static let lisbon = Place(
        name: "Lisbon", region: "Portugal", latitude: 38.72, longitude: -9.14, timeZoneID: "Europe/Lisbon")
    static let tromso = Place(
        name: "Tromsø", region: "Norway", latitude: 69.65, longitude: 18.96, timeZoneID: "Europe/Oslo")
    static let hanoi = Place(
        name: "Hanoi", region: "Vietnam", latitude: 21.03, longitude: 105.85, timeZoneID: "Asia/Ho_Chi_Minh")
    static let samples = [lisbon, tromso, hanoi]
}

extension Forecast {
    /// A forecast that depends on nothing but the place.
    static func sample(_ place: Place) -> Forecast {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = place.timeZone
        let midnight =
            calendar.date(from: DateComponents(year: 2025, month: 6, day: 4)) ?? Date(timeIntervalSince1970: 0)
        let climate = Climate(place)
        let now = midnight.addingTimeInterval(climate.hour * 3600)

        let hours = (0..<24).map { offset in
            let hour = climate.hour + Double(offset)
            let warmth = cos((hour - 15) / 24 * 2 * .pi)
            return Hour(
                time: now.addingTimeInterval(Double(offset) * 3600),
                temperature: climate.mean + climate.swing * warmth,
                rain: max(0, climate.wetness * sin(Double(offset) / 3.5) * 4),
                condition: climate.conditions[offset / 3 % climate.conditions.count])
        }
        let days = (0..<10).map { offset in
            let drift = sin(Double(offset) * 0.9) * 2.5
            return Day(
                date: midnight.addingTimeInterval(Double(offset) * 86_400),
                low: climate.mean - climate.swing + drift,
                high: climate.mean + climate.swing + drift * 1.3,
                chanceOfRain: min(max(climate.wetness * (0.5 + 0.5 * sin(Double(offset))), 0), 1),
                condition: climate.conditions[offset % climate.conditions.count])
        }
        return Forecast(
            place: place, time: now, temperature: hours[0].temperature, feelsLike: hours[0].temperature + 1.6,
            condition: climate.conditions[0], wind: climate.wind, humidity: 0.35 + climate.wetness * 0.5,
            pressure: 1019 - climate.wetness * 14, sunrise: midnight.addingTimeInterval(6.2 * 3600),
            sunset: midnight.addingTimeInterval(20.95 * 3600), hours: hours, days: days)
    }

    private struct Climate {
        var hour = 14.0
        var mean = 19.5
        var swing = 5.5
        var wetness = 0.1
        var wind = Wind(speed: 5.8, gusts: 9.4, direction: 315)
        var conditions: [Condition] = [.clear, .partlyCloudy, .clear, .partlyCloudy, .cloudy]

        init(_ place: Place) {
            switch place.id {
            case Place.tromso.id:
                hour = 22.5
                mean = 1
                swing = 4
                wetness = 0.6
                wind = Wind(speed: 11.2, gusts: 17.9, direction: 40)
                conditions = [.snow, .cloudy, .snow, .partlyCloudy]
            case Place.hanoi.id:
                hour = 17
                mean = 29
                swing = 4
                wetness = 1
                wind = Wind(speed: 3.1, gusts: 7.7, direction: 160)
                conditions = [.rain, .thunder, .rain, .cloudy, .partlyCloudy]
            default:
                break
            }
        }
    }
}

extension WeatherModel {
    static var preview: WeatherModel {
        WeatherModel(
            service: SampleForecastService(), places: Place.samples, forecasts: Place.samples.map(Forecast.sample))
    }
}
