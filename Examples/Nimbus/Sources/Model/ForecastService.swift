import Foundation
import os

/// Where forecasts come from.
protocol ForecastService: Sendable {
    func forecast(for place: Place) async throws -> Forecast
}

enum ForecastError: LocalizedError {
    case badAnswer(status: Int)
    case badAddress

    var errorDescription: String? {
        switch self {
        case .badAnswer(let status): "The weather service answered with \(status)."
        case .badAddress: "This place has no forecast."
        }
    }
}

/// Asks a server for forecasts.
struct RemoteForecastService: ForecastService {
    var host = "api.nimbus.example"
    var session = URLSession.shared

    private static let logger = Logger(subsystem: "app.nimbus", category: "network")
    private static let signposter = OSSignposter(subsystem: "app.nimbus", category: "network")

    func forecast(for place: Place) async throws -> Forecast {
        var parts = URLComponents()
        parts.scheme = "https"
        parts.host = host
        parts.path = "/v2/forecast"
        parts.queryItems = [
            URLQueryItem(name: "latitude", value: String(place.latitude)),
            URLQueryItem(name: "longitude", value: String(place.longitude)),
            URLQueryItem(name: "timezone", value: place.timeZoneID),
        ]
        guard let url = parts.url else { throw ForecastError.badAddress }

        let interval = Self.signposter.beginInterval("forecast", id: Self.signposter.makeSignpostID())
        defer { Self.signposter.endInterval("forecast", interval) }

        var request = URLRequest(url: url, cachePolicy: .useProtocolCachePolicy, timeoutInterval: 15)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (data, response) = try await session.data(for: request)
        if let response = response as? HTTPURLResponse, response.statusCode != 200 {
            Self.logger.error("\(place.name, privacy: .public) got \(response.statusCode)")
            throw ForecastError.badAnswer(status: response.statusCode)
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(Forecast.self, from: data)
    }
}

/// Makes forecasts up, always the same ones.
struct SampleForecastService: ForecastService {
    func forecast(for place: Place) async throws -> Forecast {
        .sample(place)
    }
}
