import DesignSystem
import SwiftUI

// The previews of the documents on native wrappers, as they are there; named, since they are in one file here.

#Preview("Picker") {
    @Previewable @State var selected = "AU"
    @Previewable @State var errSelected = "AU"

    VStack(spacing: 24) {
        AppNativePicker(
            label: "Country",
            selection: $selected,
            options: [("Australia", "AU"), ("India", "IN"), ("USA", "US")]
        )

        AppNativePicker(
            label: "Size",
            selection: $errSelected,
            options: [("Small", "S"), ("Medium", "M"), ("Large", "L")],
            showError: true,
            errorMessage: "Please select a size"
        )

        AppNativePicker(
            label: "Region (disabled)",
            selection: $selected,
            options: [("North", "N"), ("South", "S")],
            isDisabled: true
        )
    }
    .padding()
}

#Preview("Dates") {
    @Previewable @State var date = Date()
    @Previewable @State var time = Date()
    @Previewable @State var dateTime = Date()

    ScrollView {
        VStack(alignment: .leading, spacing: 32) {
            Text("Compact (date)").font(.appBodyMediumEm)
            AppDateTimePicker(label: "Birthday", selection: $date)

            Text("Graphical (date)").font(.appBodyMediumEm)
            AppDateTimePicker(
                label: "Appointment", selection: $dateTime,
                displayStyle: .graphical)

            Text("Wheel (time)").font(.appBodyMediumEm)
            AppDateTimePicker(
                label: "Alarm", selection: $time,
                mode: .time, displayStyle: .wheel)
        }
        .padding()
    }
}

#Preview("Loaders") {
    VStack(spacing: 40) {
        AppProgressLoader()
        AppProgressLoader(label: "Uploading…")
        AppProgressLoader(variant: .definite(value: 0.4, total: 1.0), label: "40%")
        AppProgressLoader(variant: .definite(value: 7, total: 10), label: "Step 7 of 10")
    }
    .padding()
}

#Preview("Colours") {
    @Previewable @State var color1 = Color.appSurfaceAccentPrimary
    @Previewable @State var color2 = Color.appSurfaceSuccessSolid

    VStack(spacing: 24) {
        AppColorPicker(label: "Accent Color", selection: $color1)
        AppColorPicker(
            label: "Background (with opacity)", selection: $color2,
            supportsOpacity: true)
    }
    .padding()
}

#Preview("Sheet") {
    @Previewable @State var show = false

    VStack {
        Button("Open Sheet") { show = true }
            .appBottomSheet(isPresented: $show) {
                VStack(alignment: .leading, spacing: .space4) {
                    Text("Sheet Title").font(.appTitleSmall)
                    Text("Sheet content goes here.")
                        .font(.appBodyMedium)
                        .foregroundStyle(Color.appTextSecondary)
                    Spacer()
                }
            }
    }
}

#Preview("Action sheet") {
    @Previewable @State var show = false

    Button("Show Action Sheet") { show = true }
        .appActionSheet(
            isPresented: $show,
            title: "Post Options",
            message: "Choose an action for this post.",
            actions: [
                .default("Edit") {},
                .destructive("Delete") {},
                .cancel(),
            ]
        )
}

#Preview("Alerts") {
    @Previewable @State var showDelete = false
    @Previewable @State var showConfirm = false

    VStack(spacing: 20) {
        Button("Delete Alert") { showDelete = true }
            .appAlert(
                isPresented: $showDelete,
                title: "Delete Item?",
                message: "This action cannot be undone.",
                buttons: [
                    .destructive("Delete") {},
                    .cancel(),
                ]
            )

        Button("Confirm Alert") { showConfirm = true }
            .appAlert(
                isPresented: $showConfirm,
                title: "Changes Saved",
                buttons: [.default("OK")]
            )
    }
}

#Preview("Menus") {
    @Previewable @State var showPopover = false

    VStack(spacing: 32) {
        // Long-press context menu
        Text("Long-press me")
            .padding()
            .background(Color.appSurfaceBaseLowContrast, in: RoundedRectangle(cornerRadius: .radiusMD))
            .appContextMenu(items: [
                .item("Edit", systemImage: "pencil") {},
                .item("Share", systemImage: "square.and.arrow.up") {},
                .destructive("Delete", systemImage: "trash") {},
            ])

        // Tap-triggered popover menu
        AppPopoverMenu(
            isPresented: $showPopover,
            items: [
                .item("Edit", systemImage: "pencil") {},
                .destructive("Delete", systemImage: "trash") {},
            ]
        ) {
            Image(systemName: "ellipsis.circle")
                .font(.title2)
                .foregroundStyle(Color.appIconPrimary)
        }
    }
    .padding()
}

#Preview("Large Title") {
    NavigationStack {
        List {
            ForEach(1...20, id: \.self) { i in
                Text("Row \(i)")
            }
        }
        .appPageHeader(
            title: "Home",
            trailingActions: [
                AnyView(
                    Button {
                    } label: {
                        Image(systemName: "bell")
                    }),
                AnyView(
                    Button {
                    } label: {
                        Image(systemName: "person.circle")
                    }),
            ]
        )
    }
}

#Preview("Inline Title") {
    NavigationStack {
        List {
            ForEach(1...10, id: \.self) { i in Text("Row \(i)") }
        }
        .appPageHeader(title: "Settings", displayMode: .inline)
    }
}

#Preview("Tabs") {
    @Previewable @State var tab = 0

    AppBottomNavBar(selectedTab: $tab) {
        Text("Home").tabItem { Label("Home", systemImage: "house") }.tag(0)
        Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(1)
        Text("Alerts").tabItem { Label("Alerts", systemImage: "bell") }.tag(2).badge(3)
        Text("Profile").tabItem { Label("Profile", systemImage: "person") }.tag(3)
    }
}

private struct PreviewCard: Identifiable {
    let id: Int
    let color: Color
}

#Preview("Carousels") {
    let cards = [
        PreviewCard(id: 0, color: Color.appSurfaceAccentPrimary),
        PreviewCard(id: 1, color: Color.appSurfaceSuccessSolid),
        PreviewCard(id: 2, color: Color.appSurfaceErrorSolid),
    ]

    VStack(spacing: 40) {
        Text("Paged").font(.appBodyMediumEm)
        AppCarousel(items: cards) { card in
            RoundedRectangle(cornerRadius: .radiusLG)
                .fill(card.color)
                .padding(.horizontal, .space4)
        }

        Text("Scroll Snap").font(.appBodyMediumEm)
        AppCarousel(items: cards, style: .scrollSnap) { card in
            RoundedRectangle(cornerRadius: .radiusLG)
                .fill(card.color)
                .frame(width: 280, height: 160)
        }
    }
    .padding()
}

#Preview("Tooltips") {
    @Previewable @State var show1 = false
    @Previewable @State var show2 = false

    VStack(spacing: 40) {
        AppTooltip(isPresented: $show1, tipText: "Tap the heart to like this post") {
            Image(systemName: "heart")
                .font(.title)
                .foregroundStyle(Color.appIconPrimary)
                .onTapGesture { show1.toggle() }
        }

        AppTooltip(isPresented: $show2, arrowEdge: .bottom) {
            Button("Hover me") { show2.toggle() }
        } tipContent: {
            VStack(alignment: .leading, spacing: 4) {
                Text("Pro Tip").bold()
                Text("Hold to see more options.")
            }
        }
    }
    .padding()
}

#Preview("Sliders") {
    @Previewable @State var low = 20.0
    @Previewable @State var high = 80.0
    @Previewable @State var low2 = 0.0
    @Previewable @State var high2 = 50.0

    VStack(spacing: 40) {
        VStack(alignment: .leading, spacing: 8) {
            Text("Continuous").font(.appBodyMediumEm)
            AppRangeSlider(
                lowerValue: $low, upperValue: $high, range: 0...100,
                showLabels: true)
        }

        VStack(alignment: .leading, spacing: 8) {
            Text("Step 10").font(.appBodyMediumEm)
            AppRangeSlider(
                lowerValue: $low2, upperValue: $high2, range: 0...100,
                step: 10, showLabels: true)
        }
    }
    .padding()
}
