import Foundation

/// Constants that describe the status of the iCloud account.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine = 0
    case available = 1
    case restricted = 2
    case noAccount = 3
    case temporarilyUnavailable = 4
}

/// The key of the seconds after which a call can be repeated, in an error's information.
public let CKErrorRetryAfterKey = "CKRetryAfter"
/// The errors of single records, in an error's information.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// The record as the server has it, in an error's information.
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
/// The record as it was sent, in an error's information.
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
/// The key of the common ancestor of two records, in an error's information.
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
/// The domain of errors.
public let CKErrorDomain = "CKErrorDomain"

/// An error of iCloud. In Perch, each call fails with `notAuthenticated`, because there is no account.
public struct CKError: Error, CustomNSError, LocalizedError, @unchecked Sendable {
    // Unchecked because the information never changes.

    /// Constants that describe the kinds of errors.
    public enum Code: Int, Sendable {
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable,
            requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments,
            resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified,
            incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed,
            zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants,
            alreadyShared, referenceViolation, managedAccountRestricted, participantMayNeedVerification,
            serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
    }

    /// The kind.
    public let code: Code
    /// Additional information about the error.
    public let userInfo: [String: Any]

    /// Creates an error with a code.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    public static var errorDomain: String { CKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }
    public var errorDescription: String? {
        code == .notAuthenticated ? "There is no iCloud account." : "CloudKit reports the error \(code)."
    }

    /// The errors of single records.
    public var partialErrorsByItemID: [AnyHashable: any Error]? {
        userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
    }
    /// The number of seconds after which the call can be repeated.
    public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
    /// The record as the server has it.
    public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
    /// The record as it was sent.
    public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
    /// The common ancestor of two records.
    public var ancestorRecord: CKRecord? { userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }

    // Codes, as an error is compared with them.
    public static var networkUnavailable: Code { .networkUnavailable }
    public static var networkFailure: Code { .networkFailure }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var partialFailure: Code { .partialFailure }
    public static var quotaExceeded: Code { .quotaExceeded }
    public static var requestRateLimited: Code { .requestRateLimited }
    public static var serverRecordChanged: Code { .serverRecordChanged }
    public static var serviceUnavailable: Code { .serviceUnavailable }
    public static var unknownItem: Code { .unknownItem }
    public static var userDeletedZone: Code { .userDeletedZone }
    public static var zoneBusy: Code { .zoneBusy }
    public static var zoneNotFound: Code { .zoneNotFound }
    public static var limitExceeded: Code { .limitExceeded }
    public static var changeTokenExpired: Code { .changeTokenExpired }

    /// Each call's: there is no account.
    static let noAccount = CKError(.notAuthenticated)
}
