import Foundation
import PerchHost
import SwiftUI
import HostKit

/// What a page says about itself and wants to see: names with values, as its address and the browser give them. What cannot be
/// read is left at what is usual.
struct PageSettings: Equatable {
    /// The id of a preview; empty for the program's own first screen, or the first preview.
    var preview = ""
    /// Which window of the program; nil for its first.
    var window: HostRequest.WindowName?
    /// The path and the query of what the program is to show; nil for its own first screen.
    var place: String?
    var variant = Variant()
    /// A locale that was asked for and is none.
    var unknownLocale: String?
    /// Device pixels for each point of the page.
    var scale = 1.0
    var increasesContrast = false
    var reducesMotion = false
    var hasBoldText = false
    /// Values of the environment that a person sets on the page.
    var isDisabled = false
    var isRedacted = false
    var differentiatesWithoutColor = false
    var reducesTransparency = false
    var showsButtonShapes = false
    var showsSwitchLabels = false
    var invertsColors = false

    init(_ values: [String: String]) {
        preview = values["preview"] ?? ""
        if preview.isEmpty { window = HostRequest.WindowName(values) }
        place = values["at"].flatMap { Self.url(of: $0) == nil ? nil : $0 }
        func isOn(_ name: String) -> Bool { values[name] == "1" }
        func number(_ name: String, _ range: ClosedRange<Double>) -> Double? {
            values[name].flatMap(Double.init).flatMap { range.contains($0) ? $0 : nil }
        }
        scale = number("scale", 0.5...8) ?? 1
        variant.scale = scale
        variant.scheme = values["scheme"].flatMap(Scheme.init) ?? .light
        variant.typeSize = values["text"].flatMap(TypeSize.init) ?? .large
        variant.device = values["device"].flatMap(Device.named)?.name
        variant.appearance = values["appearance"].flatMap(Appearance.named)?.name
        variant.isLandscape = values["landscape"].map { $0 == "1" }
        variant.isRightToLeft = values["rtl"].map { $0 == "1" }
        if let locale = values["locale"], !locale.isEmpty {
            if Locale.isKnown(locale) { variant.locale = locale } else { unknownLocale = locale }
        }
        if let zone = values["zone"], Self.isTimeZone(zone) { variant.timeZone = zone }
        if values["layout"] == "window", let width = number("width", 1...10_000),
            let height = number("height", 1...10_000)
        {
            variant.layout = .fixed(width: width, height: height)
            // What a window of that width is like.
            if variant.device == nil, width >= 700 { variant.device = Device.all.first { $0.family == .pad }?.name }
        } else if let layout = values["layout"].flatMap(CanvasLayout.init) {
            variant.layout = layout
        }
        increasesContrast = isOn("contrast")
        reducesMotion = isOn("motion")
        hasBoldText = isOn("bold")
        isDisabled = isOn("disabled")
        isRedacted = isOn("redacted")
        differentiatesWithoutColor = isOn("differentiate")
        reducesTransparency = isOn("opaque")
        showsButtonShapes = isOn("shapes")
        showsSwitchLabels = isOn("labels")
        invertsColors = isOn("invert")
    }

    /// The address that a program is asked to open for a place; which host it names is not known here.
    static func url(of place: String) -> URL? {
        guard place.hasPrefix("/"), !place.hasPrefix("//"), place.utf8.count <= 2_000 else { return nil }
        return URL(string: "https://localhost" + place)
    }

    /// What of an address is a place.
    static func place(of url: URL) -> String {
        let path = url.path(percentEncoded: true)
        return (path.isEmpty ? "/" : path) + (url.query(percentEncoded: true).map { "?" + $0 } ?? "")
    }

    /// A name that zones have. Names are those of files, too, so nothing that leads elsewhere is looked up.
    private static func isTimeZone(_ text: String) -> Bool {
        text.utf8.count <= 60 && text.first?.isLetter == true
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/_+-".contains($0)) }
            && TimeZone(identifier: text) != nil
    }

    /// What a variant does not say.
    func describe(_ environment: inout EnvironmentValues) {
        environment._colorSchemeContrast = increasesContrast ? .increased : .standard
        environment.accessibilitySettings.reducesMotion = reducesMotion
        environment._supportsMultipleWindows = preview.isEmpty
        environment.accessibilitySettings.differentiatesWithoutColor = differentiatesWithoutColor
        environment.accessibilitySettings.reducesTransparency = reducesTransparency
        environment.accessibilitySettings.showsButtonShapes = showsButtonShapes
        environment.accessibilitySettings.showsSwitchLabels = showsSwitchLabels
        environment.accessibilitySettings.invertsColors = invertsColors
        // A program is as its own code has it.
        if !preview.isEmpty {
            environment.isEnabled = !isDisabled
            environment.redactionReasons = isRedacted ? .placeholder : []
        }
        environment.legibilityWeight = hasBoldText ? .bold : .regular
    }
}
