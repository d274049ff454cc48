import Foundation
import SwiftUI

/// A device as it is held.
struct Screen {
    let size: CGSize
    let safeAreaInsets: EdgeInsets
    private let device: Device
    private let isLandscape: Bool

    init(_ device: Device, isLandscape: Bool) {
        self.device = device
        self.isLandscape = isLandscape
        size = isLandscape ? CGSize(width: device.size.height, height: device.size.width) : device.size
        let insets = isLandscape ? device.landscapeInsets : device.portraitInsets
        safeAreaInsets = EdgeInsets(
            top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }

    /// Sets what views on this screen receive of a variant.
    func describe(_ variant: Variant, to environment: inout EnvironmentValues) {
        environment.colorScheme = variant.scheme == .dark ? .dark : .light
        environment.dynamicTypeSize = variant.typeSize.dynamicTypeSize
        let locale = Locale(identifier: variant.locale)
        environment.locale = locale
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = variant.zone
        environment.calendar = calendar
        environment.timeZone = variant.zone
        let isRightToLeft = variant.isRightToLeft ?? (locale.language.characterDirection == .rightToLeft)
        environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        environment.systemMargin = device.margin
        environment.set(variant.accessibility, isOn: true)
        switch device.family {
        case .phone:
            environment.horizontalSizeClass = isLandscape && device.isLarge ? .regular : .compact
            environment.verticalSizeClass = isLandscape ? .compact : .regular
        case .pad:
            environment.horizontalSizeClass = .regular
            environment.verticalSizeClass = .regular
        }
    }
}

extension TypeSize {
    var dynamicTypeSize: DynamicTypeSize {
        // Both are listed from the smallest to the largest.
        zip(TypeSize.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
    }
}

extension Variant {
    /// The time zone; UTC where none is named, or none has that name.
    var zone: TimeZone { timeZone.flatMap(TimeZone.init(identifier:)) ?? .gmt }
}

/// What a program would otherwise take from the machine it runs on.
@MainActor
enum Surroundings {
    private static var zone: TimeZone?

    /// Makes the time zone of this process that of the session whose code is about to run. The process has one for all, and it
    /// costs something to change it.
    static func enter(_ zone: TimeZone) {
        guard zone != self.zone else { return }
        self.zone = zone
        setenv("TZ", zone == .gmt ? "UTC" : zone.identifier, 1)
        tzset()
        NSTimeZone.resetSystemTimeZone()
        NSTimeZone.default = zone
    }
}
