import Foundation
import PerchStandIns

/// A node that creates, changes, or outputs sound.
open class AVAudioNode: NSObject {
    /// The type of a block that receives sound.
    public typealias TapBlock = AVAudioNodeTapBlock

    /// The engine that the node is attached to.
    open fileprivate(set) weak var engine: AVAudioEngine?
    fileprivate var taps: Set<AVAudioNodeBus> = []
    fileprivate let format = AVAudioFormat(standardFormatWithSampleRate: 48000, channels: 2)

    override init() { super.init() }

    /// The number of inputs.
    open var numberOfInputs: Int { 1 }
    /// The number of outputs.
    open var numberOfOutputs: Int { 1 }
    /// Returns the format of the input.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { format ?? Self.silent }
    /// Returns the format of the output.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { format ?? Self.silent }
    /// Resets the node.
    open func reset() {}

    /// Installs a block that receives the sound of an output. In Perch, this method has no effect, and the block is
    /// never called.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {
        inert("AVAudioNode.installTap(onBus:bufferSize:format:block:)", "there is no sound")
        taps.insert(bus)
    }
    /// Removes the block that receives the sound of an output.
    open func removeTap(onBus bus: AVAudioNodeBus) { taps.remove(bus) }

    private static let silent: AVAudioFormat = {
        guard let format = AVAudioFormat(standardFormatWithSampleRate: 48000, channels: 2) else {
            preconditionFailure("A format of two channels exists.")
        }
        return format
    }()
}

/// The type of a block that receives sound.
public typealias AVAudioNodeTapBlock = @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void

/// The microphone or the loudspeaker.
open class AVAudioIONode: AVAudioNode {
    /// A Boolean value that indicates whether voice processing is turned on.
    open private(set) var isVoiceProcessingEnabled = false
    /// Sets whether voice processing is turned on. In Perch, it has no effect.
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
}

/// The microphone. In Perch, there is none.
open class AVAudioInputNode: AVAudioIONode {
    /// The volume, from 0 to 1. In Perch, it has no effect.
    open var volume: Float = 1
}

/// The loudspeaker. In Perch, there is none.
open class AVAudioOutputNode: AVAudioIONode {}

/// A node that mixes sounds.
open class AVAudioMixerNode: AVAudioNode {
    /// The volume of the output, from 0 to 1. In Perch, it has no effect.
    open var outputVolume: Float = 1
    /// The volume, from 0 to 1. In Perch, it has no effect.
    open var volume: Float = 1
    /// The stereo position, from -1 (left) to 1 (right). In Perch, it has no effect.
    open var pan: Float = 0
    public override init() { super.init() }
}

/// Constants that describe when a sound that is scheduled counts as played.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
    case dataConsumed = 0
    case dataRendered = 1
    case dataPlayedBack = 2
}

/// Options that describe how a buffer is scheduled.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// A node that plays sounds. In Perch, there is no sound: a scheduled sound ends immediately, unless it repeats.
open class AVAudioPlayerNode: AVAudioNode {
    /// A Boolean value that indicates whether it plays.
    open private(set) var isPlaying = false
    /// The volume, from 0 to 1. In Perch, it has no effect.
    open var volume: Float = 1
    /// The stereo position, from -1 (left) to 1 (right). In Perch, it has no effect.
    open var pan: Float = 0
    /// The rate of playback. In Perch, it has no effect.
    open var rate: Float = 1

    public override init() { super.init() }

    /// Starts playing. In Perch, only the state changes: playing has no effect, because there is no sound.
    open func play() {
        inert("AVAudioPlayerNode.play()", "nothing is heard")
        isPlaying = true
    }
    /// Starts playing.
    open func play(at when: AVAudioTime?) { play() }
    /// Pauses playing.
    open func pause() { isPlaying = false }
    /// Stops playing.
    open func stop() { isPlaying = false }

    /// Schedules a buffer.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {
        completionHandler?()
    }
    /// Schedules a buffer.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (@Sendable () -> Void)? = nil
    ) { if !options.contains(.loops) { completionHandler?() } }
    /// Schedules a file.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
    ) { completionHandler?() }
    /// Schedules a segment of a file.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
        frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
        completionHandler: (@Sendable () -> Void)? = nil
    ) { completionHandler?() }
}

/// A node that changes sound.
open class AVAudioUnitEffect: AVAudioNode {
    /// A Boolean value that indicates whether the effect is bypassed. In Perch, it has no effect.
    open var bypass = false
}

/// An effect that changes the speed and the pitch. In Perch, it has no effect.
open class AVAudioUnitTimePitch: AVAudioUnitEffect {
    /// The rate.
    open var rate: Float = 1
    /// The change of the pitch, in cents.
    open var pitch: Float = 0
    /// The overlap of segments.
    open var overlap: Float = 8
    public override init() { super.init() }
}

/// An effect that changes the speed, and the pitch with it. In Perch, it has no effect.
open class AVAudioUnitVarispeed: AVAudioUnitEffect {
    /// The rate.
    open var rate: Float = 1
    public override init() { super.init() }
}

/// Constants that describe the room of an ``AVAudioUnitReverb``.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom = 0
    case mediumRoom = 1
    case largeRoom = 2
    case mediumHall = 3
    case largeHall = 4
    case plate = 5
    case mediumChamber = 6
    case largeChamber = 7
    case cathedral = 8
}

/// An effect that simulates a room. In Perch, it has no effect.
open class AVAudioUnitReverb: AVAudioUnitEffect {
    /// The amount of the effect, in percent.
    open var wetDryMix: Float = 0
    public override init() { super.init() }
    /// Loads a preset.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// An effect that repeats sound after a delay. In Perch, it has no effect.
open class AVAudioUnitDelay: AVAudioUnitEffect {
    /// The delay in seconds.
    open var delayTime: TimeInterval = 1
    /// The amount of the output that is repeated, in percent.
    open var feedback: Float = 50
    /// The amount of the effect, in percent.
    open var wetDryMix: Float = 100
    public override init() { super.init() }
}

/// An equalizer. In Perch, it has no effect.
open class AVAudioUnitEQ: AVAudioUnitEffect {
    /// The frequencies.
    public let bands: [AVAudioUnitEQFilterParameters]
    /// The global gain in decibels.
    open var globalGain: Float = 0
    /// Creates an equalizer with a number of bands.
    public init(numberOfBands: Int) {
        bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
}

/// The parameters of a band of an ``AVAudioUnitEQ``.
open class AVAudioUnitEQFilterParameters: NSObject {
    /// The middle, in hertz.
    open var frequency: Float = 1000
    /// The bandwidth in octaves.
    open var bandwidth: Float = 0.5
    /// The gain in decibels.
    open var gain: Float = 0
    /// A Boolean value that indicates whether the band is bypassed.
    open var bypass = true
}

/// An engine that connects audio nodes. You can read its nodes and connections. In Perch, there is no sound.
open class AVAudioEngine: NSObject {
    private struct Connection { var from: AVAudioNode, to: AVAudioNode, format: AVAudioFormat? }

    /// The attached nodes.
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    private var connections: [Connection] = []
    /// A Boolean value that indicates whether it runs.
    open private(set) var isRunning = false
    /// A Boolean value that indicates whether the engine stops automatically while nothing plays. In Perch, it has no
    /// effect.
    open var isAutoShutdownEnabled = false
    /// The microphone. In Perch, there is none.
    open private(set) lazy var inputNode: AVAudioInputNode = attached(AVAudioInputNode())
    /// The loudspeaker. In Perch, there is none.
    open private(set) lazy var outputNode: AVAudioOutputNode = attached(AVAudioOutputNode())
    /// The node that mixes all sounds.
    open private(set) lazy var mainMixerNode: AVAudioMixerNode = attached(AVAudioMixerNode())

    public override init() { super.init() }

    private func attached<Node: AVAudioNode>(_ node: Node) -> Node {
        attach(node)
        return node
    }

    /// Attaches a node.
    open func attach(_ node: AVAudioNode) {
        node.engine = self
        attachedNodes.insert(node)
    }
    /// Detaches a node.
    open func detach(_ node: AVAudioNode) {
        node.engine = nil
        attachedNodes.remove(node)
        connections.removeAll { $0.from === node || $0.to === node }
    }
    /// Connects two nodes.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        connections.removeAll { $0.from === node1 }
        connections.append(Connection(from: node1, to: node2, format: format))
    }
    /// Connects an output with an input.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) { connect(node1, to: node2, format: format) }
    /// Disconnects the output of a node.
    open func disconnectNodeOutput(_ node: AVAudioNode) { connections.removeAll { $0.from === node } }
    /// Disconnects the input of a node.
    open func disconnectNodeInput(_ node: AVAudioNode) { connections.removeAll { $0.to === node } }

    /// Prepares the engine.
    open func prepare() {}
    /// Starts the engine. In Perch, the engine runs, but it has no effect: there is no sound.
    open func start() throws {
        inert("AVAudioEngine.start()", "nothing is heard")
        isRunning = true
    }
    /// Pauses playing.
    open func pause() { isRunning = false }
    /// Stops playing.
    open func stop() { isRunning = false }
    /// Resets all nodes.
    open func reset() { for node in attachedNodes { node.reset() } }
}
