import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// Categories, templates and vendors; for administrators.
struct PresetsSettings: View {
    @State private var part: Part
    @Environment(LedgerEnvironment.self) private var ledger

    enum Part: String, CaseIterable, Hashable {
        case categories = "Categories"
        case templates = "Templates"
        case vendors = "Vendors"

        var label: String { String(localized: String.LocalizationValue(rawValue)) }
    }

    init(part: Part = .categories) { _part = State(initialValue: part) }

    var body: some View {
        if ledger.may(.editPresets) {
            VStack(spacing: Spacing.none) {
                SegmentedControl(
                    selection: $part,
                    options: Part.allCases.map { SegmentOption(id: $0, label: $0.label) }
                )
                .padding(Spacing.screenPadding)
                switch part {
                case .categories: CategoryManagement()
                case .templates: TemplateManagement()
                case .vendors: VendorManagement()
                }
            }
        } else {
            EmptyMessage(
                icon: "lock", message: String(localized: "Presets are only configurable by account administrators.")
            )
            .frame(maxHeight: .infinity)
        }
    }
}

/// A list of presets whose order can be changed, with a button that adds one above.
struct PresetList<T: Identifiable, Row: View, Footer: View>: View {
    let addTitle: String
    let emptyMessage: String
    let items: [T]
    let title: (T) -> String
    let onAdd: () -> Void
    let onReorder: ([T]) -> Void
    @ViewBuilder let row: (T) -> Row
    @ViewBuilder let footer: Footer

    var body: some View {
        List {
            Group {
                AddRow(addTitle, icon: "plus.circle.fill", action: onAdd)
                    .font(Typography.button)
                    .moveDisabled(true)
                if items.isEmpty {
                    EmptyMessage(icon: "tray", message: emptyMessage, action: .init(addTitle, run: onAdd))
                }
                ForEach(items) { item in
                    DraggableCard(title: title(item)) { row(item) }
                }
                .onMove { source, target in
                    var order = items
                    order.move(fromOffsets: source, toOffset: target)
                    onReorder(order)
                }
                footer.moveDisabled(true)
            }
            .listRowSeparator(.hidden)
            .listRowBackground(Color.clear)
            .listRowInsets(
                EdgeInsets(
                    top: Spacing.xs, leading: Spacing.screenPadding, bottom: Spacing.xs,
                    trailing: Spacing.screenPadding))
        }
        .listStyle(.plain)
        .refreshesLedger()
        .scrollContentBackground(.hidden)
        .environment(\.editMode, .constant(.active))
    }
}

#Preview("Templates") { PreviewScreen { PresetsSettings(part: .templates) } }

#Preview("Vendors") { PreviewScreen { PresetsSettings(part: .vendors) } }

#Preview("No templates") {
    let ledger = PreviewLedger.make(.empty)
    ledger.perform { try $0.templates.delete("template-bedroom") }
    return PreviewScreen(ledger) { PresetsSettings(part: .templates) }
}

#Preview("Long words") { PreviewScreen(.long) { PresetsSettings(part: .templates) } }
