import Foundation
import PerchHost
import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// Components of all families in themes that they were not made for.
@MainActor struct ThemedComponentsTests {
    /// One of each family.
    private struct Families: View {
        @State private var text = "Lounge chair"
        @State private var range = (lower: 20.0, upper: 80.0)

        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                ShieldButton("Scan", icon: "shield") {}
                AppButton(title: "Save", variant: .secondary) {}
                ShieldCard { Text("A card") }
                Card { Text("Another card") }
                HStack {
                    ShieldBadge("New", variant: .success)
                    Badge("Itemized")
                }
                FormField(label: "Name", text: $text)
                ShieldTextField("Email", text: $text, validation: .error("No address."))
                ProgressBar(percentage: 60)
                ShieldProgressBar(value: 0.6)
                AppProgressLoader(variant: .definite(value: 0.6, total: 1), label: "60 %")
                AppRangeSlider(lowerValue: $range.lower, upperValue: $range.upper, range: 0...100)
                AppNativePicker(label: "Size", selection: .constant("S"), options: [("Small", "S")])
                StatusBanner(message: "Slow connection", variant: .warning)
                ShieldToast("Scan finished", variant: .success)
                ItemCard(name: "Chair", priceLabel: "$4.50", isSelected: .constant(true))
            }
            .padding()
        }
    }

    nonisolated static let themes = Theme.all + [.orchard]

    @Test(arguments: themes.map(\.name), [Scheme.light, .dark])
    func familiesGoTogether(name: String, scheme: Scheme) throws {
        let theme = try #require(Self.themes.first { $0.name == name })
        let view = Families().frame(width: 320).background(theme.colors.background).theme(theme)
        assertSnapshot(
            of: view, as: .image(Variant(scheme: scheme, layout: .sizeThatFits, scale: 1)),
            named: "\(theme.name)-\(scheme.rawValue)")
    }

    /// What is read aloud, without where it is.
    private func labels(_ canvas: ViewCanvas) -> [String] {
        canvas.accessibility.split(separator: "\n").map { String($0.prefix(while: { $0 != "[" })) }
    }

    /// Those of which the system draws all that shows, or that have separate themes: what is closed, alerts and their
    /// kin, buttons in the system's styles.
    nonisolated static let drawnBySystem: Set<String> = [
        "AppActionSheet.swift", "AppAlertPopup.swift", "AppAlertPopup.swift Open, no message", "AppBottomNavBar.swift",
        "AppBottomNavBar.swift Large badge, long name", "AppBottomSheet.swift", "AppCarousel.swift One, none, no dots",
        "AppContextMenu.swift", "AppContextMenu.swift Empty", "AppTooltip.swift", "AsyncButton.swift",
        "AsyncButton.swift Busy",
        "ComponentsPreview.swift In the other themes", "ImageGallery.swift A picture", "ImageGallery.swift None",
        "LoadStateView.swift Empty", "LoadingScreen.swift No message", "LoadStateView.swift Loaded",
        "LoadStateView.swift Loading, before 300 ms",
        "RetryAlert.swift Open", "Skeleton.swift",
    ]

    /// Whatever the theme, each component says the same; only its look is another.
    @Test func everyComponentCanBeShownInAnyTheme() throws {
        for preview in Preview.all(in: "DesignSystem") {
            let canvas = try ViewCanvas(preview, variant: Variant(layout: .sizeThatFits, scale: 1))
            let own = labels(canvas)
            var pictures: Set<Data> = []
            for theme in Self.themes {
                canvas.session.setEnvironment { $0.theme = theme }
                canvas.draw()
                #expect(labels(canvas) == own, "\(preview.title) in \(theme.name)")
                pictures.insert(try canvas.file(.png))
            }
            let name = [preview.file, preview.name].compactMap { $0 }.joined(separator: " ")
            // Of four themes some may differ in nothing that a preview shows, but not all.
            if !Self.drawnBySystem.contains(name) { #expect(pictures.count > 1, "\(name)") }
        }
    }

    /// What the native wrappers name stands for something in other themes.
    @Test func everyTokenOfTheNativeWrappersHasItsRole() {
        var theme = Theme.ledger.named("Roles")
        theme.fonts = Theme.Fonts(
            title: .largeTitle, heading: .largeTitle, subheading: .largeTitle, body: .largeTitle, small: .largeTitle,
            caption: .largeTitle, label: .largeTitle, input: .largeTitle, sectionLabel: .largeTitle,
            badge: .largeTitle, buttonSmall: .largeTitle, button: .largeTitle, buttonLarge: .largeTitle)
        let fonts: [Font] = [
            NativePickerStyling.Typography.label, NativePickerStyling.Typography.helper,
            NativeDatePickerStyling.Typography.label, NativePageHeaderStyling.Typography.trailingAction,
            NativeProgressLoaderStyling.Typography.label, NativeContextMenuStyling.Typography.item,
            NativeActionSheetStyling.Typography.message, NativeAlertStyling.Typography.message,
            NativeTooltipStyling.Typography.content, NativeColorPickerStyling.Typography.label,
            NativeRangeSliderStyling.Typography.boundLabel,
        ]
        for font in fonts { #expect(theme(font) == .largeTitle) }
        theme.spacing = Theme.Spacing(xs: 90, sm: 91, md: 92, lg: 93)
        let distances = [
            NativePickerStyling.Layout.paddingV, NativePickerStyling.Layout.paddingH,
            NativeDatePickerStyling.Layout.graphicalPadding, NativeBottomSheetStyling.Layout.contentPaddingH,
            NativeTooltipStyling.Layout.paddingH, NativeContextMenuStyling.Layout.itemPaddingV,
            NativeRangeSliderStyling.Layout.labelSpacing,
        ]
        for distance in distances { #expect(theme.distance(distance) >= 90) }
    }
}
