import Foundation
import os

/// The places that the user keeps, and the forecast of the one that is shown.
@MainActor
@Observable
public final class WeatherModel {
    enum Stage: Equatable {
        case loading
        case loaded(Forecast)
        case failed(message: String)
    }

    private(set) var stage = Stage.loading
    var places: [Place]
    var units = Units.metric
    var selection: Place.ID? {
        didSet { if selection != oldValue { stage = cached ?? .loading } }
    }

    @ObservationIgnored private let service: any ForecastService
    @ObservationIgnored private var forecasts: [Place.ID: Forecast] = [:]
    @ObservationIgnored private let logger = Logger(subsystem: "app.nimbus", category: "model")

    init(service: any ForecastService, places: [Place], forecasts: [Forecast] = []) {
        self.service = service
        self.places = places
        self.forecasts = Dictionary(forecasts.map { ($0.place.id, $0) }, uniquingKeysWith: { $1 })
        selection = places.first?.id
        stage = cached ?? .loading
    }

    public static var live: WeatherModel {
        WeatherModel(service: RemoteForecastService(), places: Place.samples)
    }

    var place: Place? { places.first { $0.id == selection } }

    func forecast(of place: Place) -> Forecast? { forecasts[place.id] }

    public func refresh() async {
        guard let place else { return }
        do {
            let forecast = try await service.forecast(for: place)
            forecasts[place.id] = forecast
            if selection == place.id { stage = .loaded(forecast) }
        } catch is CancellationError {
            logger.debug("Cancelled \(place.name)")
        } catch {
            logger.error("\(error.localizedDescription, privacy: .public)")
            if selection == place.id { stage = .failed(message: error.localizedDescription) }
        }
    }

    func move(from source: IndexSet, to destination: Int) {
        places.move(fromOffsets: source, toOffset: destination)
    }

    func remove(_ place: Place) {
        places.removeAll { $0 == place }
        if selection == place.id { selection = places.first?.id }
    }

    /// Shows a failure without waiting for one, for previews.
    func fail(_ message: String) {
        stage = .failed(message: message)
    }

    private var cached: Stage? {
        selection.flatMap { forecasts[$0] }.map(Stage.loaded)
    }
}
