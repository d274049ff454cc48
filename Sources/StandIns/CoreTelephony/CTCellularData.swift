import Foundation

/// Constants that indicate whether the program may use the cellular network.
public enum CTCellularDataRestrictedState: UInt, Sendable {
    case restrictedStateUnknown = 0
    case restricted = 1
    case notRestricted = 2
}

/// A type that indicates whether the program may use the cellular network: it is not known, since there is none.
open class CTCellularData: NSObject {
    /// The cellular data restriction did update notifier: is called with the state when it is set.
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)? {
        didSet { cellularDataRestrictionDidUpdateNotifier?(restrictedState) }
    }
    /// The state, which is unknown.
    open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
    public override init() {}
}

/// A company whose network is used.
open class CTCarrier: NSObject {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { false }
}

/// The kind of network for fourth-generation phones.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// The kind of network for fifth-generation phones.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

/// The cellular networks that are used: none.
open class CTTelephonyNetworkInfo: NSObject {
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { [:] }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { [:] }
    open var dataServiceIdentifier: String? { nil }
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var currentRadioAccessTechnology: String? { nil }
    public override init() {}
}
