import SwiftUI

extension View {
    /// Shows a sheet that rises from the bottom.
    ///
    /// ```swift
    /// Button("Open Sheet") { showSheet = true }
    ///     .appBottomSheet(isPresented: $showSheet, detents: [.fraction(0.4), .large]) {
    ///         MySheetContent()
    ///     }
    /// ```
    ///
    /// The content is inset from the sides and the grabber. Its look is ``NativeBottomSheetStyling``.
    ///
    /// - Parameters:
    ///   - isPresented: whether the sheet shows.
    ///   - detents: the heights that it rests at; half and full height by default.
    ///   - content: what it shows.
    public func appBottomSheet<SheetContent: View>(
        isPresented: Binding<Bool>,
        detents: Set<PresentationDetent> = NativeBottomSheetStyling.Layout.defaultDetents,
        @ViewBuilder content: @escaping () -> SheetContent
    ) -> some View {
        modifier(AppBottomSheetModifier(isPresented: isPresented, detents: detents, sheetContent: content))
    }
}

private struct AppBottomSheetModifier<SheetContent: View>: ViewModifier {
    @Binding var isPresented: Bool
    let detents: Set<PresentationDetent>
    @ViewBuilder let sheetContent: () -> SheetContent
    @Themed(.bubbles) private var theme

    private typealias Style = NativeBottomSheetStyling

    func body(content: Content) -> some View {
        content.sheet(isPresented: $isPresented) {
            sheetContent()
                .padding(.horizontal, theme.distance(Style.Layout.contentPaddingH))
                .padding(.top, theme.distance(Style.Layout.contentPaddingTop))
                .presentationDetents(detents.isEmpty ? Style.Layout.defaultDetents : detents)
                .presentationDragIndicator(Style.Layout.dragIndicatorVisibility)
                .presentationCornerRadius(theme.radius(Style.Layout.cornerRadius))
                .presentationBackground(theme(Style.Colors.sheetBackground))
        }
    }
}

#Preview {
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

#Preview("Open sheet") {
    @Previewable @State var show = true

    Color.appBackground
        .appBottomSheet(isPresented: $show, detents: [.fraction(0.4), .large]) {
            ScrollView {
                VStack(alignment: .leading, spacing: .space4) {
                    Text("A sheet with more than it has room for").font(.appTitleSmall)
                    ForEach(1..<20) { number in
                        Text("Line \(number)").font(.appBodyMedium)
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
}
