import SwiftUI

/// A view that displays a chart of marks, with axes and a legend.
@MainActor @preconcurrency public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartSettings) private var settings

    /// Creates a chart from marks.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public var body: some View { ScrolledChart(marks: content._marks, settings: settings) }
}

extension Chart {
    /// Creates a chart from the marks of each element.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.init { ForEach(data: data, id: { $0.id }, content: content) }
    }

    /// Creates a chart from the marks of each element.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.init { ForEach(data: data, id: { $0[keyPath: id] }, content: content) }
    }
}
