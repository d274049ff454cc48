import Foundation
import PerchStandIns

/// A type that describes what the system measured of a day. There is none.
open class MXMetricPayload: NSObject {
    /// The version of the program.
    open var latestApplicationVersion: String { "" }
    /// The time stamp begin, which indicates when measuring began.
    open var timeStampBegin: Date { .distantPast }
    /// The time stamp end, which indicates when measuring ended.
    open var timeStampEnd: Date { .distantPast }
    /// Returns the measurements as JSON: an empty object.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    /// Returns the measurements as a dictionary: an empty one.
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// A problem that the system saw. There is none.
open class MXDiagnostic: NSObject {
    /// The version of the program.
    open var applicationVersion: String { "" }
    /// Returns the problem as JSON: an empty object.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
/// A crash.
open class MXCrashDiagnostic: MXDiagnostic {
    /// The termination reason, which indicates why the program ended.
    open var terminationReason: String? { nil }
    /// The signal.
    open var signal: NSNumber? { nil }
}
/// A time in which the program did not answer.
open class MXHangDiagnostic: MXDiagnostic {
    /// The hang duration, which indicates how long it was.
    open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
/// A time in which the program used the processor much.
open class MXCPUExceptionDiagnostic: MXDiagnostic {}
/// A time in which the program wrote much.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic {}

/// The problems of a day. There are none.
open class MXDiagnosticPayload: NSObject {
    /// The time stamp begin, which indicates when observing began.
    open var timeStampBegin: Date { .distantPast }
    /// The time stamp end, which indicates when observing ended.
    open var timeStampEnd: Date { .distantPast }
    /// The crashes.
    open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
    /// The times without an answer.
    open var hangDiagnostics: [MXHangDiagnostic]? { nil }
    /// The times with much use of the processor.
    open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
    /// The times with much writing.
    open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
    /// Returns the problems as JSON: an empty object.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    /// Returns the problems as a dictionary: an empty one.
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// A type that receives measurements. There are none.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    /// Called with the measurements of a day.
    func didReceive(_ payloads: [MXMetricPayload])
    /// Called with problems.
    func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
    /// Does nothing.
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    /// Does nothing.
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Passes out what the system measured. It measures nothing.
open class MXMetricManager: NSObject, @unchecked Sendable {
    // Unchecked because there is no state.
    private static let manager = MXMetricManager()
    /// The program's manager.
    open class var shared: MXMetricManager { manager }
    /// The measurements that were handed out. In Perch, there is none.
    open var pastPayloads: [MXMetricPayload] { [] }
    /// The problems that were handed out. In Perch, there is none.
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
    /// Adds a subscriber. In Perch, this method has no effect, and the subscriber is never called.
    open func add(_ subscriber: any MXMetricManagerSubscriber) {
        inert("MXMetricManager.add(_:)", "the system measures nothing")
    }
    /// Removes a subscriber.
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
