import Foundation
import PerchStandIns

/// Options that indicate whether the program may use the home.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user was asked.
    public static let determined = Self(rawValue: 1)
    /// The program may not.
    public static let restricted = Self(rawValue: 2)
    /// The program may.
    public static let authorized = Self(rawValue: 4)
}

/// A device in a home.
open class HMAccessory: NSObject {
    /// The name.
    open var name: String { "" }
    /// The identifier of the device.
    public let uniqueIdentifier = UUID()
    /// The room.
    open var room: HMRoom? { nil }
    /// The services, which indicate what the device does.
    open var services: [HMService] { [] }
    /// A Boolean value that indicates whether the device is reached.
    open var isReachable: Bool { false }
}
/// A service of a device.
open class HMService: NSObject {
    /// The name.
    open var name: String { "" }
    /// The kind.
    open var serviceType: String { "" }
    /// The values.
    open var characteristics: [HMCharacteristic] { [] }
}
/// A value of a device.
open class HMCharacteristic: NSObject {
    /// The kind.
    open var characteristicType: String { "" }
    /// The value.
    open var value: Any? { nil }
}
/// A room.
open class HMRoom: NSObject {
    /// The name.
    open var name: String { "" }
    /// The devices.
    open var accessories: [HMAccessory] { [] }
    /// The identifier of the room.
    public let uniqueIdentifier = UUID()
}
/// A home.
open class HMHome: NSObject {
    /// The name.
    open var name: String { "" }
    /// A Boolean value that indicates whether it is the main home.
    open var isPrimary: Bool { false }
    /// The rooms.
    open var rooms: [HMRoom] { [] }
    /// The devices.
    open var accessories: [HMAccessory] { [] }
    /// The identifier of the home.
    public let uniqueIdentifier = UUID()
}

/// Learns of changes to the homes.
public protocol HMHomeManagerDelegate: NSObjectProtocol {
    /// Called when the homes are known.
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    /// Called with the permission.
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
    /// Called with a home that is new.
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
    /// Called with a home that is gone.
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
}
extension HMHomeManagerDelegate {
    /// Does nothing.
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
    /// Does nothing.
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
    /// Does nothing.
    public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
    /// Does nothing.
    public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
}

/// A type that describes why the home cannot be changed.
public struct HMError: Error, Equatable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The program may not.
        case homeAccessNotAuthorized = 48
    }
    /// The reason.
    public let code: Code
    /// Creates an error with a reason.
    public init(_ code: Code) { self.code = code }
}

/// An object that knows the user's homes: there are none.
open class HMHomeManager: NSObject {
    /// The delegate. It is called when it is set, since there is nothing to wait for.
    open weak var delegate: (any HMHomeManagerDelegate)? {
        didSet {
            delegate?.homeManager(self, didUpdate: authorizationStatus)
            delegate?.homeManagerDidUpdateHomes(self)
        }
    }
    /// The homes. In Perch, there are none.
    open var homes: [HMHome] { [] }
    /// The main home. In Perch, there is none.
    open var primaryHome: HMHome? { nil }
    /// A value that indicates whether the program may use the home: it may not.
    open var authorizationStatus: HMHomeManagerAuthorizationStatus { [.determined, .restricted] }
    /// Creates a manager.
    public override init() { super.init() }
    /// Adds a home. The handler receives an error.
    open func addHome(
        withName homeName: String, completionHandler completion: @escaping (HMHome?, (any Error)?) -> Void
    ) {
        completion(nil, HMError(.homeAccessNotAuthorized))
    }
}
