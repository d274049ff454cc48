import SwiftUI

/// The places that are kept, each as a strip of its sky.
struct PlaceList: View {
    @Binding var selection: Place.ID?
    @Binding var places: [Place]

    @Environment(WeatherModel.self) private var model
    @State private var query = ""

    private var found: [Place] {
        guard !query.isEmpty else { return places }
        return places.filter { $0.name.localizedStandardContains(query) || $0.region.localizedStandardContains(query) }
    }

    var body: some View {
        List(selection: $selection) {
            ForEach(found) { place in
                PlaceRow(place: place, forecast: model.forecast(of: place), units: model.units)
                    .listRowInsets(EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16))
                    .listRowSeparator(.hidden)
                    .listRowBackground(Color.clear)
                    .swipeActions {
                        Button("Remove", systemImage: "trash", role: .destructive) {
                            withAnimation(.bouncy) { model.remove(place) }
                        }
                    }
            }
            .onMove { model.move(from: $0, to: $1) }
        }
        .listStyle(.plain)
        .overlay {
            if found.isEmpty { ContentUnavailableView.search(text: query) }
        }
        .searchable(text: $query, prompt: "Place or country")
        .autocorrectionDisabled()
        .navigationTitle("Places")
        .toolbar {
            EditButton().disabled(places.count < 2)
        }
    }
}

private struct PlaceRow: View {
    let place: Place
    let forecast: Forecast?
    let units: Units

    var body: some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading, spacing: 2) {
                Text(place.name).font(.place)
                Text(place.region).font(.footnote)
                Spacer(minLength: 12)
                Text(forecast?.condition.name ?? "–").font(.footnote.weight(.medium))
            }
            Spacer()
            if let forecast {
                Text(units.degrees(forecast.temperature))
                    .font(.sora(.light, size: 44, relativeTo: .largeTitle))
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
            } else {
                ProgressView().tint(.white)
            }
        }
        .foregroundStyle(.white)
        .padding(16)
        .background {
            Sky(condition: forecast?.condition ?? .cloudy, isNight: forecast?.isNight ?? false)
        }
        .clipShape(.rect(cornerRadius: 20, style: .continuous))
        .contentShape(.rect(cornerRadius: 20))
        .accessibilityElement(children: .combine)
    }
}

#Preview("Places") {
    @Previewable @State var model = WeatherModel.preview
    NavigationStack {
        PlaceList(selection: $model.selection, places: $model.places)
    }
    .environment(model)
}
