import Foundation
import PerchStandIns

/// Constants that indicate whether Bluetooth can be used.
public enum CBManagerState: Int, Sendable {
    case unknown = 0, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// Constants that indicate whether the program may use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable { case notDetermined = 0, restricted, denied, allowedAlways }

/// A type that describes what went wrong with Bluetooth.
public struct CBError: Error, Equatable {
    /// Kinds of errors.
    public enum Code: Int, Sendable {
        case unknown = 0, notConnected = 3, connectionTimeout = 6, peripheralDisconnected = 7, connectionFailed = 10
    }
    /// The kind.
    public let code: Code
    init(_ code: Code) { self.code = code }
}

/// A type that describes what names a service or a characteristic.
open class CBUUID: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here is changed.
    /// The name as text: four or eight digits, or those of a UUID.
    public let uuidString: String
    /// Creates a name as text.
    public init(string theString: String) { uuidString = theString.uppercased() }
    /// Creates a name.
    public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    open override var hash: Int { uuidString.hashValue }
    open override var description: String { uuidString }
}

/// A type that describes what managers have in common.
open class CBManager: NSObject {
    /// A value that indicates whether Bluetooth can be used: there is none.
    open var state: CBManagerState { .unsupported }
    /// A value that indicates whether the program may use Bluetooth.
    open class var authorization: CBManagerAuthorization {
        switch DeviceState.current.permission(for: .bluetooth) {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .granted: .allowedAlways
        }
    }
}

/// A delegate that follows devices around.
public protocol CBCentralManagerDelegate: AnyObject {
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {}
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {}
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {}
}

/// An object that looks for devices around. There is no Bluetooth, as on a simulator: the state is `unsupported`.
open class CBCentralManager: CBManager {
    /// Follows what is found.
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// A Boolean value that indicates whether it looks for devices. In Perch, it is always false.
    open var isScanning: Bool { false }

    /// Creates a manager. The delegate is notified of the state soon, on the main queue if no other is given.
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init()
        nonisolated(unsafe) weak let manager = self
        (queue ?? .main).async { if let manager { manager.delegate?.centralManagerDidUpdateState(manager) } }
    }

    /// Scans for devices. In Perch, this method has no effect, because there is no Bluetooth.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {
        inert("CBCentralManager.scanForPeripherals(withServices:options:)", "there is no Bluetooth")
    }
    /// Stops looking.
    open func stopScan() {}
    /// Connects to a device. There is no Bluetooth.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
        delegate?.centralManager(self, didFailToConnect: peripheral, error: CBError(.connectionFailed))
    }
    /// Ends a connection.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    /// Devices that are known: none.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    /// Devices that are connected: none.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

/// Constants that indicate whether a device is connected.
public enum CBPeripheralState: Int, Sendable { case disconnected = 0, connecting, connected, disconnecting }

/// A delegate that follows a device.
public protocol CBPeripheralDelegate: AnyObject {
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
}

extension CBPeripheralDelegate {
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
}

/// A device around. None is ever found.
open class CBPeripheral: NSObject {
    open weak var delegate: (any CBPeripheralDelegate)?
    /// The identifier.
    public let identifier = UUID()
    open var name: String? { nil }
    open var state: CBPeripheralState { .disconnected }
    open var services: [CBService]? { nil }
    override init() {}
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    open func readValue(for characteristic: CBCharacteristic) {}
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    open func readRSSI() {}
}

/// Constants that indicate whether a device answers what is written to it.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse = 0, withoutResponse }

/// Values of a device that belong together. There are none.
open class CBService: NSObject {
    open var uuid: CBUUID { CBUUID(string: "") }
    open var characteristics: [CBCharacteristic]? { nil }
    override init() {}
}

/// A value of a device. There is none.
open class CBCharacteristic: NSObject {
    open var uuid: CBUUID { CBUUID(string: "") }
    open var value: Data? { nil }
    open var isNotifying: Bool { false }
    override init() {}
}

/// The name of a device, in what it says of itself.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The services of a device, in what it says of itself.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
