import SwiftUI

extension View {
    /// Shows a file over the whole screen while there is one.
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        modifier(QuickLookPreview(item: item, items: []))
    }

    /// Shows one of several files over the whole screen while one is chosen.
    nonisolated public func quickLookPreview<Items>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items: RandomAccessCollection, Items.Element == URL {
        modifier(QuickLookPreview(item: selection, items: Array(items)))
    }
}

private struct QuickLookPreview: ViewModifier {
    @Binding var item: URL?
    let items: [URL]

    func body(content: Content) -> some View {
        content.fullScreenCover(isPresented: Binding(get: { item != nil }, set: { if !$0 { item = nil } })) {
            NavigationStack {
                FilePage(url: item, title: nil)
                    .navigationTitle(Text(verbatim: item?.lastPathComponent ?? ""))
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Done") { item = nil } }
                        if let item {
                            ToolbarItem(placement: .topBarTrailing) { ShareLink(item: item) }
                        }
                        if items.count > 1 {
                            ToolbarItemGroup(placement: .bottomBar) {
                                Button("Previous", systemImage: "chevron.backward") { go(-1) }.disabled(next(-1) == nil)
                                Spacer()
                                Button("Next", systemImage: "chevron.forward") { go(1) }.disabled(next(1) == nil)
                            }
                        }
                    }
            }
        }
    }

    private func next(_ step: Int) -> URL? {
        guard let item, let place = items.firstIndex(of: item), items.indices.contains(place + step) else { return nil }
        return items[place + step]
    }

    private func go(_ step: Int) { if let next = next(step) { item = next } }
}
