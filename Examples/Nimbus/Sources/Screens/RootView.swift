import SwiftUI

/// The list of places beside the weather of the chosen one.
public struct RootView: View {
    @Environment(WeatherModel.self) private var model
    @State private var column = NavigationSplitViewColumn.detail
    @State private var showsUnits = false

    public init() {}

    public var body: some View {
        @Bindable var model = model
        NavigationSplitView(preferredCompactColumn: $column) {
            PlaceList(selection: $model.selection, places: $model.places)
                .tint(.accentColor)
        } detail: {
            detail
                .toolbar { unitsItem($model.units) }
                .toolbarBackground(.hidden, for: .navigationBar)
        }
        .navigationSplitViewStyle(.balanced)
        .tint(.white)
        .onChange(of: model.selection) { column = .detail }
        .task(id: model.selection) { await model.refresh() }
    }

    @ViewBuilder private var detail: some View {
        switch model.stage {
        case .loading:
            LoadingView()
        case .loaded(let forecast):
            ForecastScreen(forecast: forecast, units: model.units)
                .refreshable { await model.refresh() }
                .id(forecast.place.id)
                .transition(.opacity)
        case .failed(let message):
            FailureView(message: message) { Task { await model.refresh() } }
        }
    }

    @ToolbarContentBuilder
    private func unitsItem(_ units: Binding<Units>) -> some ToolbarContent {
        ToolbarItem(placement: .topBarTrailing) {
            Button("Units", systemImage: "thermometer.medium") { showsUnits = true }
                .popover(isPresented: $showsUnits) {
                    UnitsPicker(units: units)
                        .presentationCompactAdaptation(.popover)
                }
        }
    }
}

private struct UnitsPicker: View {
    @Binding var units: Units

    var body: some View {
        Picker("Units", selection: $units) {
            ForEach(Units.allCases) { Text($0.name) }
        }
        .pickerStyle(.segmented)
        .frame(width: 240)
        .padding()
        .presentationBackground(.thinMaterial)
    }
}

private struct LoadingView: View {
    var body: some View {
        ForecastScreen(forecast: .sample(.lisbon), units: .metric)
            .redacted(reason: .placeholder)
            .allowsHitTesting(false)
            .overlay(alignment: .top) {
                ProgressView()
                    .controlSize(.large)
                    .tint(.white)
                    .padding(.top, 8)
            }
            .accessibilityLabel("Loading")
    }
}

private struct FailureView: View {
    let message: String
    let retry: () -> Void

    var body: some View {
        ContentUnavailableView {
            Label("No forecast", systemImage: "icloud.slash")
        } description: {
            Text(message)
        } actions: {
            Button("Try again") { retry() }
                .buttonStyle(.borderedProminent)
                .buttonBorderShape(.capsule)
                .tint(.accentColor)
        }
    }
}

#Preview("Nimbus") {
    RootView()
        .environment(WeatherModel.preview)
}

#Preview("Loading") {
    LoadingView()
}

#Preview("No forecast") {
    FailureView(message: ForecastError.badAnswer(status: 503).localizedDescription) {}
}
