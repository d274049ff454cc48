import Foundation
import PerchStandIns

/// Constants that indicate whether a program may recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, denied = 1, restricted = 2, authorized = 3
}

/// A text that was recognized.
open class SFTranscription: NSObject {
    open var formattedString: String { "" }
}
/// A type that describes what was recognized. There is nothing.
open class SFSpeechRecognitionResult: NSObject {
    public let bestTranscription = SFTranscription()
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }
}
/// A type that describes what is to be recognized.
open class SFSpeechRecognitionRequest: NSObject {
    open var shouldReportPartialResults = true
    open var requiresOnDeviceRecognition = false
    open var contextualStrings: [String] = []
    open var addsPunctuation = false
}
/// Sound that comes piece by piece.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    public override init() {}
    open func endAudio() {}
}
/// Sound in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    public let url: URL
    public init(url URL: URL) { url = URL }
}
/// The current recognition: there is none.
open class SFSpeechRecognitionTask: NSObject {
    open var isFinishing: Bool { true }
    open var isCancelled: Bool { false }
    open func finish() {}
    open func cancel() {}
}
/// A type that is notified of whether speech can be recognized.
public protocol SFSpeechRecognizerDelegate: AnyObject {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
/// A type that describes why speech is not recognized.
public struct SFSpeechError: Error, Equatable {
    /// Kinds of errors.
    public enum Code: Int, Sendable { case internalServiceError = 1, audioReadFailed = 2 }
    /// The kind.
    public let code: Code
    init(_ code: Code) { self.code = code }
}

/// Recognizes speech. It is not available: tasks end immediately with an error.
open class SFSpeechRecognizer: NSObject {
    /// The language.
    public let locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition: Bool { false }
    open var defaultTaskHint = 0
    /// Creates a recognizer for the user's language.
    public convenience override init() { self.init(language: .current) }
    /// Creates a recognizer for a language. Nil if it is not known. All are.
    public convenience init?(locale: Locale) { self.init(language: locale) }
    private init(language: Locale) {
        locale = language
        super.init()
    }
    /// Returns the permission to recognize speech.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
        status(DeviceState.current.permission(for: .speech))
    }
    /// An object that asks whether the program may recognize speech.
    open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        handler(status(DeviceState.ask(for: .speech)))
    }
    private class func status(_ permission: DeviceState.Permission) -> SFSpeechRecognizerAuthorizationStatus {
        switch permission {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .granted: .authorized
        }
    }
    /// Recognizes. The handler receives an error.
    @discardableResult open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        resultHandler(nil, SFSpeechError(.internalServiceError))
        return SFSpeechRecognitionTask()
    }
}
