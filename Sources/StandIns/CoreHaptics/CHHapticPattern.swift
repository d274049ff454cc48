import Foundation

/// A type that describes what is played: events in time.
open class CHHapticPattern: NSObject {
    /// A key of a pattern's dictionary.
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The events.
    public let events: [CHHapticEvent]
    /// The duration, which indicates how long it takes, in seconds.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

    /// Creates a pattern of events.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events }
    /// Creates a pattern of events.
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { self.events = events }
    /// Creates a pattern without events: files are not read here.
    public init(contentsOf ahapURL: URL) throws { events = [] }
}

/// An object that is felt or heard.
open class CHHapticEvent: NSObject {
    /// A type that describes what kind of thing.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A vibration.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A sound of a file.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
        /// A continuous sound.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    }

    /// A type that describes what an event's parameter is about.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A parameter ID: how strong it is.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// A parameter ID: how sharp it is.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// A parameter ID: how long it takes to come up.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// A parameter ID: how long it takes to go down.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// A parameter ID: how long it takes to fade.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// A value that indicates whether it is held.
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// A parameter ID: how loud it is.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    }

    /// The kind.
    public let type: EventType
    /// The parameters.
    public let eventParameters: [CHHapticEventParameter]
    /// The relative time, which indicates when it begins, in seconds.
    open var relativeTime: TimeInterval
    /// The duration, which indicates how long it takes, in seconds.
    open var duration: TimeInterval

    /// Creates an event.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
    ) {
        self.type = type
        eventParameters = eventParams
        relativeTime = time
        duration = 0
    }

    /// Creates an event with a duration.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval
    ) {
        self.type = type
        eventParameters = eventParams
        relativeTime = time
        self.duration = duration
    }
}

/// A parameter of an event.
open class CHHapticEventParameter: NSObject {
    /// The parameter ID, which indicates what it is about.
    public let parameterID: CHHapticEvent.ParameterID
    /// The value, mostly from 0 to 1.
    open var value: Float

    /// Creates a parameter.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}

/// A parameter that changes all events from a time on.
open class CHHapticDynamicParameter: NSObject {
    /// A type that describes what a parameter is about.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The strength of events.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// The sharpness of events.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        /// The volume of events.
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    }

    /// The parameter ID, which indicates what it is about.
    public let parameterID: ID
    /// The value.
    open var value: Float
    /// The relative time: from when on, in seconds.
    open var relativeTime: TimeInterval

    /// Creates a parameter.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
    }
}

/// A parameter that changes gradually.
open class CHHapticParameterCurve: NSObject {
    /// A value at a time.
    open class ControlPoint: NSObject {
        /// The relative time, which indicates when , in seconds.
        open var relativeTime: TimeInterval
        /// The value.
        open var value: Float

        /// Creates a value at a time.
        public init(relativeTime time: TimeInterval, value: Float) {
            relativeTime = time
            self.value = value
        }
    }

    /// The parameter ID, which indicates what it is about.
    public let parameterID: CHHapticDynamicParameter.ID
    /// The values.
    public let controlPoints: [ControlPoint]
    /// The relative time: from when on, in seconds.
    open var relativeTime: TimeInterval

    /// Creates a curve.
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        self.parameterID = parameterID
        self.controlPoints = controlPoints
        self.relativeTime = relativeTime
    }
}
