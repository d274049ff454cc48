import Foundation
import PerchStandIns

/// A type that describes why nothing is read.
public struct NFCReaderError: Error, Equatable {
    /// Kinds of errors.
    public enum Code: Int, Sendable {
        case readerErrorUnsupportedFeature = 1, readerErrorSecurityViolation = 2, readerErrorInvalidParameter = 3,
            readerErrorRadioDisabled = 5, readerTransceiveErrorTagConnectionLost = 100,
            readerTransceiveErrorRetryExceeded = 101, readerTransceiveErrorTagResponseError = 102,
            readerSessionInvalidationErrorUserCanceled = 200, readerSessionInvalidationErrorSessionTimeout = 201,
            readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202,
            readerSessionInvalidationErrorSystemIsBusy = 203, readerSessionInvalidationErrorFirstNDEFTagRead = 204
    }
    /// The kind.
    public let code: Code
    init(_ code: Code) { self.code = code }
}

/// Constants that describe what kind of content a record has.
public enum NFCTypeNameFormat: UInt8, Sendable {
    case empty = 0, nfcWellKnown = 1, media = 2, absoluteURI = 3, nfcExternal = 4, unknown = 5, unchanged = 6
}

/// A record of a tag.
open class NFCNDEFPayload: NSObject {
    open var typeNameFormat: NFCTypeNameFormat
    open var type: Data
    open var identifier: Data
    open var payload: Data
    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    }
    /// A record with an address.
    open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
        URL(string: uri).flatMap { wellKnownTypeURIPayload(url: $0) }
    }
    /// A record with an address.
    open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
        let text = url.absoluteString
        let prefix = prefixes.firstIndex { text.hasPrefix($0) }
        let rest = prefix.map { text.dropFirst(prefixes[$0].count) } ?? text[...]
        return NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
            payload: Data([UInt8((prefix ?? -1) + 1)]) + Data(rest.utf8))
    }
    /// Returns the address of a record that has one.
    open func wellKnownTypeURIPayload() -> URL? {
        guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let first = payload.first,
            let rest = String(data: payload.dropFirst(), encoding: .utf8)
        else { return nil }
        let index = Int(first) - 1
        return URL(string: (Self.prefixes.indices.contains(index) ? Self.prefixes[index] : "") + rest)
    }
    // The beginnings of addresses that a byte says, from 1 on.
    private static let prefixes = ["http://www.", "https://www.", "http://", "https://", "tel:", "mailto:"]
}

/// The records of a tag.
open class NFCNDEFMessage: NSObject {
    open var records: [NFCNDEFPayload]
    public init(records: [NFCNDEFPayload]) { self.records = records }
    /// The number of bytes that it takes, without the heads of its records.
    open var length: Int { records.reduce(0) { $0 + $1.payload.count + $1.type.count + $1.identifier.count } }
}

/// Constants that indicate whether a tag can be written.
public enum NFCNDEFStatus: UInt, Sendable { case notSupported = 1, readWrite = 2, readOnly = 3 }

/// A tag with records. There are none.
public protocol NFCNDEFTag: AnyObject {
    var isAvailable: Bool { get }
    func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
    func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
    func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
}

/// An object that looks for tags. There is no reader, so it ends immediately.
open class NFCReaderSession: NSObject {
    /// A Boolean value that indicates whether there is a reader: there is none.
    open class var readingAvailable: Bool { false }
    open var alertMessage = ""
    open var isReady: Bool { false }
    /// Reports that there is no reader.
    func fail() {}
    /// Begins: it ends immediately.
    open func begin() { fail() }
    open func invalidate() {}
    open func invalidate(errorMessage: String) {}
}

/// A type that is notified of tags with records.
public protocol NFCNDEFReaderSessionDelegate: AnyObject {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// An object that looks for tags with records. The delegate receives the error that there is no reader.
open class NFCNDEFReaderSession: NFCReaderSession {
    open private(set) weak var delegate: (any NFCNDEFReaderSessionDelegate)?
    public init(
        delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
    ) { self.delegate = delegate }
    override func fail() {
        delegate?.readerSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
    }
    open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NFCReaderError(.readerErrorUnsupportedFeature))
    }
    open func restartPolling() {}
}
