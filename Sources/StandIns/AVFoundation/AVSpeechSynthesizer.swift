import Foundation
import PerchStandIns

/// Constants that describe how natural a voice sounds.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    /// A voice that is on every device.
    case `default` = 1
    /// A downloaded voice with better quality.
    case enhanced = 2
    /// A downloaded voice with the best quality.
    case premium = 3
}

/// Constants that describe the gender of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
    /// A gender that is not named.
    case unspecified = 0
    /// A male voice.
    case male = 1
    /// A female voice.
    case female = 2
}

/// A voice. In Perch, there are none.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here is changed.
    /// The language, such as en-US.
    public let language: String
    /// The identifier of the voice.
    public let identifier: String
    /// The voice's name.
    public let name: String
    /// The quality: always `default`.
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    /// The gender: always `unspecified`.
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }

    /// Creates the voice of a language.
    public init?(language languageCode: String?) {
        language = languageCode ?? Locale.current.identifier
        identifier = "voice.\(language)"
        name = language
    }

    /// All voices: there are none.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// The language that the user speaks.
    open class func currentLanguageCode() -> String {
        Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
    }
}

/// An object to be said.
open class AVSpeechUtterance: NSObject {
    /// The text.
    public let speechString: String
    /// The voice.
    open var voice: AVSpeechSynthesisVoice?
    /// The rate, which indicates how fast, from 0 to 1.
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
    /// The pitch multiplier, which indicates how high, from 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// The volume, from 0 to 1.
    open var volume: Float = 1
    /// Seconds of silence before.
    open var preUtteranceDelay: TimeInterval = 0
    /// Seconds of silence after.
    open var postUtteranceDelay: TimeInterval = 0

    /// Creates a text to be said.
    public init(string: String) { speechString = string }
}

/// The usual speed.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The slowest speed.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speed.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Constants that describe where speaking stops.
public enum AVSpeechBoundary: Int, Sendable {
    case immediate = 0
    case word = 1
}

/// A delegate that follows what is said.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
    /// Called when a text is begun.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Called when a text was said.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Called when a text was broken off.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}

/// An object that says texts. Nothing is heard; the delegate receives the calls of a text that was said at once.
open class AVSpeechSynthesizer: NSObject {
    /// Follows what is said.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// A Boolean value that indicates whether something is said. In Perch, it is always false.
    open var isSpeaking: Bool { false }
    /// A Boolean value that indicates whether speaking has paused. In Perch, it is always false.
    open var isPaused: Bool { false }

    public override init() {}

    /// Speaks an utterance. In Perch, this method has no effect other than calls to the delegate.
    open func speak(_ utterance: AVSpeechUtterance) {
        inert("AVSpeechSynthesizer.speak(_:)", "nothing is heard")
        delegate?.speechSynthesizer(self, didStart: utterance)
        delegate?.speechSynthesizer(self, didFinish: utterance)
    }
    /// Stops. Nothing is said, so it returns false.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Pauses. Nothing is said, so it returns false.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Continues. Nothing is said, so it returns false.
    @discardableResult open func continueSpeaking() -> Bool { false }
}
