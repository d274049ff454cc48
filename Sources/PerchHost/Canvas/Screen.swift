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

    /// Sets what views on this screen are told of a variant.
    func describe(_ variant: Variant, to environment: inout EnvironmentValues) {
        environment.colorScheme = variant.scheme == .dark ? .dark : .light
        environment.dynamicTypeSize = variant.typeSize.dynamicTypeSize
        let locale = Locale(identifier: variant.locale)
        environment.locale = locale
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = .gmt
        environment.calendar = calendar
        environment.timeZone = .gmt
        let isRightToLeft = variant.isRightToLeft ?? (locale.language.characterDirection == .rightToLeft)
        environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
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

/// What a program would otherwise take from the machine it runs on.
enum Surroundings {
    /// Pins the time zone of this process, once.
    static func pin() { _ = pinned }

    private static let pinned: Void = {
        setenv("TZ", "UTC", 1)
        tzset()
        NSTimeZone.default = .gmt
    }()
}
