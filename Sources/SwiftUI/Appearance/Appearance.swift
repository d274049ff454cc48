/// How the system's controls, bars, lists and presentations look: one value for each design of iOS.
///
/// The tables of this folder hold the numbers. What differs between designs is a field of a table here; numbers that no design changes
/// are constants beside it. A field that is not given is as in iOS 18. No control asks which design it is drawn in.
package final class Appearance: Sendable {
    /// As people write it, such as `ios26`.
    package let name: String
    let palette: SystemPalette
    /// How content fades under bars; nil if bars have a ground.
    let edgeEffect: ScrollEdgeEffectLook?
    let button: ButtonLook
    let toggle: ToggleLook
    let slider: SliderLook
    let stepper: StepperLook
    let segments: SegmentLook
    let list: ListLook
    let navigationBar: NavigationBarAppearance
    let tabBar: TabBarAppearance
    let search: SearchLook
    let alert: AlertLook
    let confirmation: ConfirmationLook
    let sheet: SheetLook
    let menu: MenuLook
    let popover: PopoverLook
    let textField: TextFieldLook
    let pageControl: PageControlLook
    let datePicker: DatePickerLook
    /// How capsules end: in half circles, or in continuous curves.
    let capsule: RoundedCornerStyle

    init(
        name: String, palette: SystemPalette = .iOS18, edgeEffect: ScrollEdgeEffectLook? = nil,
        button: ButtonLook = ButtonLook(), toggle: ToggleLook = ToggleLook(), slider: SliderLook = SliderLook(),
        stepper: StepperLook = StepperLook(), segments: SegmentLook = SegmentLook(), list: ListLook = ListLook(),
        navigationBar: NavigationBarAppearance = NavigationBarAppearance(),
        tabBar: TabBarAppearance = TabBarAppearance(), search: SearchLook = SearchLook(),
        alert: AlertLook = AlertLook(),
        confirmation: ConfirmationLook = ConfirmationLook(), sheet: SheetLook = SheetLook(),
        menu: MenuLook = MenuLook(), popover: PopoverLook = PopoverLook(), textField: TextFieldLook = TextFieldLook(),
        pageControl: PageControlLook = PageControlLook(), datePicker: DatePickerLook = DatePickerLook(),
        capsule: RoundedCornerStyle = .continuous
    ) {
        self.name = name
        self.palette = palette
        self.edgeEffect = edgeEffect
        self.button = button
        self.toggle = toggle
        self.slider = slider
        self.stepper = stepper
        self.segments = segments
        self.list = list
        self.navigationBar = navigationBar
        self.tabBar = tabBar
        self.search = search
        self.alert = alert
        self.confirmation = confirmation
        self.sheet = sheet
        self.menu = menu
        self.popover = popover
        self.textField = textField
        self.pageControl = pageControl
        self.datePicker = datePicker
        self.capsule = capsule
    }

    /// The design of iOS 18.
    package static let iOS18 = Appearance(name: "ios18")

    /// All designs, the oldest first.
    package static let all = [iOS18, iOS26]

    /// The design of a name, such as `ios26`; nil if there is none.
    package static func named(_ name: String) -> Appearance? {
        all.first { $0.name == name.lowercased() }
    }
}

private enum AppearanceKey: EnvironmentKey {
    static var defaultValue: Appearance { .iOS18 }
    static func _valuesEqual(_ lhs: Appearance, _ rhs: Appearance) -> Bool { lhs === rhs }
}

extension EnvironmentValues {
    /// The design that the system's parts are drawn in. Hosts set it; a view may set it for a part of a screen.
    package var appearance: Appearance {
        get { self[AppearanceKey.self] }
        set {
            self[AppearanceKey.self] = newValue
            systemPalette = newValue.palette
            scrollEdgeEffectLook = newValue.edgeEffect
            defaultMinListRowHeight = newValue.list.minimumRowHeight
        }
    }
}
