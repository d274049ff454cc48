import DesignSystem
import SwiftUI

// Code as a reader of the documents on native wrappers writes it: held to compile in both language modes, drawn and used.

struct PickerSnippet: View {
    @State private var country = "AU"
    @State private var size = "S"
    @State private var region = "N"
    private let sizes = [(label: "Small", value: "S"), (label: "Medium", value: "M"), (label: "Large", value: "L")]
    private let regions = [(label: "North", value: "N"), (label: "South", value: "S")]

    var body: some View {
        VStack(spacing: 24) {
            AppNativePicker(
                label: "Country", selection: $country,
                options: [
                    (label: "Australia", value: "AU"),
                    (label: "India", value: "IN"),
                ])

            // With validation error:
            AppNativePicker(
                label: "Size", selection: $size, options: sizes,
                showError: true, errorMessage: "Please select a size")

            // Disabled:
            AppNativePicker(
                label: "Region", selection: $region, options: regions,
                isDisabled: true)
        }
        .padding()
    }
}

struct DatesSnippet: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var appt = Date(timeIntervalSinceReferenceDate: 86_400 * 40)
    @State private var time = Date(timeIntervalSinceReferenceDate: 0)
    @State private var checkIn = Date()
    private let nextYear = Date(timeIntervalSinceNow: 86_400 * 365)

    var body: some View {
        VStack {
            AppDateTimePicker(label: "Birthday", selection: $date)

            AppDateTimePicker(
                label: "Appointment", selection: $appt, mode: .dateAndTime,
                displayStyle: .graphical)

            AppDateTimePicker(
                label: "Time", selection: $time, mode: .time,
                displayStyle: .wheel)

            // With date range:
            AppDateTimePicker(
                label: "Check-in", selection: $checkIn,
                minimumDate: Date(), maximumDate: nextYear)
        }
    }
}

struct LoadersSnippet: View {
    var body: some View {
        VStack(spacing: 40) {
            AppProgressLoader()
            AppProgressLoader(label: "Loading…")
            AppProgressLoader(variant: .definite(value: 0.65, total: 1.0))
            AppProgressLoader(variant: .definite(value: 3, total: 10), label: "Step 3 of 10")
        }
        .padding()
    }
}

struct ColorsSnippet: View {
    @State var accentColor = Color.appSurfaceAccentPrimary
    @State var bgColor = Color.appSurfaceSuccessSolid

    var body: some View {
        VStack(spacing: 24) {
            AppColorPicker(label: "Accent Color", selection: $accentColor)
            AppColorPicker(label: "Background", selection: $bgColor, supportsOpacity: true)
        }
    }
}

struct SheetSnippet: View {
    struct MySheetContent: View {
        var body: some View { Text("Sheet content goes here.") }
    }

    @State private var showSheet = false
    @State private var showSmallSheet = false

    var body: some View {
        VStack {
            // Default detents (.medium, .large):
            Button("Open Sheet") { showSheet = true }
                .appBottomSheet(isPresented: $showSheet) {
                    MySheetContent()
                }

            // Custom detents:
            Button("Open Small Sheet") { showSmallSheet = true }
                .appBottomSheet(isPresented: $showSmallSheet, detents: [.fraction(0.4), .large]) {
                    MySheetContent()
                }
        }
    }
}

struct ActionsSnippet: View {
    @State private var showActions = false
    @State var log = "Nothing yet"

    var body: some View {
        VStack {
            Text(log)
            Button("Show Action Sheet") { showActions = true }
                .appActionSheet(
                    isPresented: $showActions,
                    title: "Post Options",
                    message: "What would you like to do?",
                    actions: [
                        .default("Edit Post") { log = "Edited" },
                        .destructive("Delete Post") { log = "Deleted" },
                        .cancel(),
                    ]
                )
        }
    }
}

struct AlertsSnippet: View {
    @State private var showAlert = false
    @State private var showConfirm = false
    @State private var log = "Nothing yet"

    var body: some View {
        VStack(spacing: 20) {
            Text(log)
            Button("Delete Alert") { showAlert = true }
                .appAlert(
                    isPresented: $showAlert,
                    title: "Delete Item?",
                    message: "This action cannot be undone.",
                    buttons: [
                        .destructive("Delete") { log = "Deleted" },
                        .cancel(),
                    ]
                )
            Button("Confirm Alert") { showConfirm = true }
                .appAlert(
                    isPresented: $showConfirm, title: "Saved!",
                    buttons: [.default("OK")])
        }
    }
}

struct MenusSnippet: View {
    @State private var showMenu = false
    @State private var log = "Nothing yet"

    var body: some View {
        VStack(spacing: 32) {
            Text(log)
            Text("Long-press me")
                .padding()
                .background(Color.appSurfaceBaseLowContrast, in: RoundedRectangle(cornerRadius: .radiusMD))
                .appContextMenu(items: [
                    .item("Edit", systemImage: "pencil") { log = "Edited" },
                    .item("Share", systemImage: "square.and.arrow.up") { log = "Shared" },
                    .destructive("Delete", systemImage: "trash") { log = "Deleted" },
                ])
            AppPopoverMenu(
                isPresented: $showMenu,
                items: [
                    .item("Rename", systemImage: "pencil") { log = "Renamed" },
                    .destructive("Remove", systemImage: "trash") {},
                ]
            ) {
                Image(systemName: "ellipsis")
            }
        }
    }
}

struct HeaderSnippet: View {
    @State private var log = "Nothing yet"

    var body: some View {
        NavigationStack {
            Text(log)
                .appPageHeader(
                    title: "Settings", displayMode: .inline,
                    trailingActions: [AnyView(Button("Edit") { log = "Edited" })])
        }
    }
}

struct HeaderModifierSnippet: View {
    var body: some View {
        NavigationStack {
            Text("Content")
                .modifier(AppPageHeaderModifier(title: "Screen", displayMode: .large))
        }
    }
}

struct HeaderListSnippet: View {
    @State private var log = "Nothing"

    var body: some View {
        NavigationStack {
            List {
                Text(log)
                ForEach(1...20, id: \.self) { i in
                    Text("Row \(i)")
                }
            }
            .appPageHeader(
                title: "Home",
                trailingActions: [
                    AnyView(
                        Button {
                            log = "Bell"
                        } label: {
                            Image(systemName: "bell")
                        }),
                    AnyView(
                        Button {
                            log = "Person"
                        } label: {
                            Image(systemName: "person.circle")
                        }),
                ]
            )
        }
    }
}

/// The app of the document, without `@main`, of which a program has one.
struct AppSnippet: App {
    init() {
        NativeBottomNavStyling.applyAppearance()
    }

    var body: some Scene {
        WindowGroup {
            TabsSnippet()
        }
    }
}

struct TabsSnippet: View {
    @State private var tab = 0

    init() { NativeBottomNavStyling.applyAppearance() }

    var body: some View {
        AppBottomNavBar(selectedTab: $tab) {
            Text("Home screen")
                .tabItem { Label("Home", systemImage: "house") }
                .tag(0)
            Text("Alerts screen")
                .tabItem { Label("Alerts", systemImage: "bell") }
                .tag(1)
                .badge(5)
        }
    }
}

struct CarouselSnippet: View {
    struct Card: Identifiable {
        let id: Int
        let color: Color
    }

    let cards = [Card(id: 0, color: .red), Card(id: 1, color: .blue)]

    var body: some View {
        VStack(spacing: 40) {
            // Full-width paged:
            AppCarousel(items: cards) { card in
                RoundedRectangle(cornerRadius: 12).fill(card.color)
            }

            // Card-width snap (showDots: false):
            AppCarousel(items: cards, style: .scrollSnap, showDots: false) { card in
                RoundedRectangle(cornerRadius: 12).fill(card.color).frame(width: 280)
            }
        }
    }
}

struct TooltipSnippet: View {
    @State var showTip = false
    @State private var showBold = false
    @State private var showRich = false

    var body: some View {
        VStack(spacing: 40) {
            AppTooltip(isPresented: $showTip, tipText: "Tap to like this post") {
                Image(systemName: "heart")
                    .onTapGesture { showTip.toggle() }
            }

            // Custom arrow edge (default is .top → bubble appears below anchor):
            AppTooltip(
                isPresented: $showBold, tipText: "Bold text",
                arrowEdge: .bottom
            ) {
                Button("B") { showBold.toggle() }
            }

            // Rich tip content (pass any View as tipContent):
            AppTooltip(isPresented: $showRich) {
                someAnchorView
            } tipContent: {
                VStack {
                    Text("Title").bold()
                    Text("Detail")
                }
            }
        }
    }

    private var someAnchorView: some View {
        Button("Rich") { showRich.toggle() }
    }
}

struct RangeSnippet: View {
    @State var low = 20.0
    @State var high = 80.0

    var body: some View {
        VStack {
            AppRangeSlider(lowerValue: $low, upperValue: $high, range: 0...100)

            // With step and labels:
            AppRangeSlider(
                lowerValue: $low, upperValue: $high, range: 0...100,
                step: 5, showLabels: true)
        }
    }
}
