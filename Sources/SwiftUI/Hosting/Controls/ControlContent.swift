import Foundation
import UIKit

/// UIKit asks for this by name, since it cannot know SwiftUI.
@_cdecl("perch_install_control_content")
func installControlContent() {
    UIKitServices.install { services in
        services.content = ControlContentMaker()
        let plainSize = services.symbolSize
        services.symbolSize = { name, configuration in
            plainSize(name, configuration).map { SymbolSizes.measure(name, configuration) ?? $0 }
        }
    }
}

/// Shows UIKit's controls by SwiftUI's views, so that they look alike and are operated alike.
private struct ControlContentMaker: ContentMaker {
    @MainActor func make(for view: UIView) -> (any HostedContent)? {
        switch view {
        case let label as UILabel: content(label) { LabelContent($0) }
        case let image as UIImageView: content(image) { ImageContent($0) }
        case let effect as UIVisualEffectView: content(effect) { EffectContent(effect: $0.effect, layer: $0.layer) }
        case let button as UIButton: content(button) { ButtonContent($0) }
        case let field as UITextField: content(field) { TextFieldContent($0) }
        case let bar as UISearchBar: content(bar) { SearchBarContent($0) }
        case let text as UITextView: content(text) { TextViewContent($0) }
        case let control as UISwitch: content(control) { SwitchContent($0) }
        case let slider as UISlider: content(slider) { SliderContent($0) }
        case let stepper as UIStepper: content(stepper) { StepperContent($0) }
        case let choices as UISegmentedControl: content(choices) { SegmentsContent($0) }
        case let pages as UIPageControl: content(pages) { PagesContent($0) }
        case let picker as UIDatePicker: content(picker) { DatePickerContent($0) }
        case let picker as UIPickerView: content(picker) { PickerViewContent($0) }
        case let well as UIColorWell: content(well) { ColorWellContent($0) }
        case let bar as UIProgressView: content(bar) { ProgressContent($0) }
        case let wheel as UIActivityIndicatorView: content(wheel) { ActivityContent($0) }
        case let view as UIAlertContentView: content(view) { AlertContent($0) }
        case let view as ControllerContentView: content(of: view)
        default: nil
        }
    }

    /// What a controller of the system's shows.
    @MainActor private func content(of view: ControllerContentView) -> (any HostedContent)? {
        switch view.subject {
        case let sheet as UIActivityViewController: content(view) { [weak sheet] _ in SharingContent(sheet) }
        case let picker as UIDocumentPickerViewController:
            content(view) { [weak picker] _ in HostChoiceContent(.files) { picker?.cancel() } }
        case let picker as UIImagePickerController:
            content(view) { [weak picker] _ in HostChoiceContent(.photos) { picker?.cancel() } }
        case let picker as UIColorPickerViewController: content(view) { [weak picker] _ in ColorPageContent(picker) }
        case let tabs as UITabBarController: content(view) { [weak tabs] _ in TabBarContent(tabs) }
        case let pages as UINavigationController: content(view) { [weak pages] _ in NavigationBarContent(pages) }
        default: nil
        }
    }

    /// Content that is created again of the view's values whenever they change.
    @MainActor private func content<V: UIView, Content: View>(
        _ view: V, _ make: @escaping @MainActor (V) -> Content
    ) -> any HostedContent {
        let hosted = HostedViews(make(view)) { [weak view] model in
            if let view { model.rootView = make(view) }
        }
        hosted.view = view
        // A control fills its bounds, wherever they are; a controller's bars keep out of the safe area's way.
        if !(view is ControllerContentView || view is UIAlertContentView) { hosted.safeAreaRegions = [] }
        return hosted
    }
}

extension View {
    /// Gives content the color that a view of UIKit's has for what can be touched.
    func tint(of view: UIView) -> some View { tint(Color(uiColor: view.tintColor)) }
}

extension Binding {
    /// A value of a control's, and what is done when the user makes it another one. The control is not kept.
    init<C: UIView>(_ control: C, _ value: Value, _ set: @escaping @MainActor (C, Value) -> Void) {
        nonisolated(unsafe) let value = value
        self.init(
            get: { value },
            set: { [weak control] new in
                nonisolated(unsafe) let new = new
                assumeMainActor { if let control { set(control, new) } }
            })
    }
}
