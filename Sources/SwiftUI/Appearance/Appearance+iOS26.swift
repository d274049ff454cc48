import Foundation
import UIKit

extension Appearance {
    /// The design of iOS 26.
    ///
    /// Source: the Human Interface Guidelines of 2026, and measurements on an iPhone SE with iOS 26.0 that github.com/iamcgn/swiftui-web
    /// publishes. What stands under "unsure" in a table is by inspection or where sources differ.
    package static let iOS26 = Appearance(
        name: "ios26", palette: .iOS26, edgeEffect: ScrollEdgeEffectLook(opacity: 37 / 255, length: 80, overhang: 16),
        button: ButtonLook(isCapsule: true, fill: Color(uiColor: .secondarySystemFill)),
        toggle: ToggleLook(
            size: CGSize(width: 66, height: 30), overhang: 0, inset: 2.5, knob: CGSize(width: 38, height: 25)),
        slider: SliderLook(
            knob: CGSize(width: 38, height: 25), track: 6, trackInset: 0, trackDrop: 0, unfilled: .black.opacity(0.1),
            unfilledDark: .white.opacity(0.16)),
        stepper: StepperLook(platter: CGSize(width: 93, height: 28), cornerRadius: 14),
        segments: SegmentLook(
            height: 31, radius: 15.5, thumbRadius: 13.5, font: .system(size: 13, weight: .medium), hasLines: false),
        list: ListLook(
            minimumRowHeight: 52, rowVerticalInset: 15, cornerRadius: 26, headerTop: 10,
            headerBottom: 10, footerTop: 8,
            footerBottom: 6, headerFont: .system(.body, weight: .medium), headerCase: nil,
            plainHeaderFont: .system(.body, weight: .semibold),
            separator: .init(thickness: 1, color: Color(uiColor: ListLook.separator26), trailingInset: 16),
            narrowMargin: 16, swipe: .init()),
        navigationBar: NavigationBarAppearance(
            height: 64, topPadding: 10, largeTitleHeight: 52.5, itemPlatter: .init(height: 44, gap: 8),
            itemFont: .system(size: 17, weight: .medium), hasBackTitle: false, hasGround: false, toolbarHeight: 48,
            toolbarPlatter: .init(height: 48, gap: 12), toolbarEdgePadding: 28, toolbarClearance: 28),
        tabBar: TabBarAppearance(floating: .init()),
        search: SearchLook(
            fieldHeight: 44, cornerRadius: 22, topPadding: 10, bottomPadding: 10, iconLeading: 10, bottom: .init()),
        alert: AlertLook(style: .capsules(.init())),
        confirmation: ConfirmationLook(
            isPopover: true, popoverWidth: 238, popoverRadius: 32.5, arrowBase: 24,
            capsules: .init(buttonHeight: 45.5, buttonGap: 10.5)),
        sheet: SheetLook(
            cornerRadius: 39, mediumFraction: 351.0 / 667, floatingInset: 6, scalesPresenter: false,
            grabberColor: Color(uiColor: SheetLook.grabber26)),
        menu: MenuLook(
            cornerRadius: 26, isGlass: true, hasLines: false, iconsLead: true, coversSource: true, verticalPadding: 10),
        popover: PopoverLook(cornerRadius: 32.5, arrowBase: 24, isGlass: true),
        textField: TextFieldLook(
            cornerRadius: 4, horizontalPadding: 7.5, border: Color(uiColor: TextFieldLook.border26), lineWidth: 0.5,
            fillsEditorsInRows: false),
        pageControl: PageControlLook(dot: 10, spacing: 8, padding: 14),
        datePicker: DatePickerLook(
            padding: 13.5, verticalPadding: 7.6, gap: 5, fill: Color(uiColor: DatePickerLook.fill26)),
        capsule: .circular)
}
