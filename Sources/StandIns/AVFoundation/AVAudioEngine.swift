import Foundation
import PerchStandIns

/// An object that makes sound, changes it or lets it be heard.
open class AVAudioNode: NSObject {
    /// Receives sound on its way.
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
    /// Returns how sound comes in.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { format ?? Self.silent }
    /// Returns how sound goes out.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { format ?? Self.silent }
    /// Discards what the node has heard.
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
    /// Receives the sound of an output no more.
    open func removeTap(onBus bus: AVAudioNodeBus) { taps.remove(bus) }

    private static let silent: AVAudioFormat = {
        guard let format = AVAudioFormat(standardFormatWithSampleRate: 48000, channels: 2) else {
            preconditionFailure("A format of two channels exists.")
        }
        return format
    }()
}

/// Receives sound on its way.
public typealias AVAudioNodeTapBlock = @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void

/// The microphone or the loudspeaker.
open class AVAudioIONode: AVAudioNode {
    /// A Boolean value that indicates whether voices are made clearer.
    open private(set) var isVoiceProcessingEnabled = false
    /// Makes voices clearer. In Perch, it has no effect.
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
}

/// The microphone. There is none.
open class AVAudioInputNode: AVAudioIONode {
    /// Sound between 0 and 1. In Perch, it has no effect.
    open var volume: Float = 1
}

/// The loudspeaker. There is none.
open class AVAudioOutputNode: AVAudioIONode {}

/// An object that puts sounds together.
open class AVAudioMixerNode: AVAudioNode {
    /// The output volume, from 0 to 1. In Perch, it has no effect.
    open var outputVolume: Float = 1
    /// The volume, from 0 to 1. In Perch, it has no effect.
    open var volume: Float = 1
    /// The stereo position from -1, left, to 1, right. In Perch, it has no effect.
    open var pan: Float = 0
    public override init() { super.init() }
}

/// Constants that describe when a sound that is scheduled counts as played.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
    case dataConsumed = 0
    case dataRendered = 1
    case dataPlayedBack = 2
}

/// Options that describe how a sound is scheduled.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// An object that plays sounds. Nothing is heard: a sound that is scheduled ends immediately, unless it repeats.
open class AVAudioPlayerNode: AVAudioNode {
    /// A Boolean value that indicates whether it plays.
    open private(set) var isPlaying = false
    /// The volume, from 0 to 1. In Perch, it has no effect.
    open var volume: Float = 1
    /// The stereo position from -1, left, to 1, right. In Perch, it has no effect.
    open var pan: Float = 0
    /// The rate, which indicates how fast. In Perch, it has no effect.
    open var rate: Float = 1

    public override init() { super.init() }

    /// Starts playing. In Perch, only the state changes: playing has no effect, because there is no sound.
    open func play() {
        inert("AVAudioPlayerNode.play()", "nothing is heard")
        isPlaying = true
    }
    /// Plays.
    open func play(at when: AVAudioTime?) { play() }
    /// Pauses.
    open func pause() { isPlaying = false }
    /// Stops.
    open func stop() { isPlaying = false }

    /// Plays a sound next.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {
        completionHandler?()
    }
    /// Plays a sound next.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (@Sendable () -> Void)? = nil
    ) { if !options.contains(.loops) { completionHandler?() } }
    /// Plays a file next.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
    ) { completionHandler?() }
    /// Plays a part of a file next.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
        frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
        completionHandler: (@Sendable () -> Void)? = nil
    ) { completionHandler?() }
}

/// An object that changes sound.
open class AVAudioUnitEffect: AVAudioNode {
    /// A Boolean value that indicates whether sound goes past it. In Perch, it has no effect.
    open var bypass = false
}

/// An object that changes speed and pitch. In Perch, it has no effect.
open class AVAudioUnitTimePitch: AVAudioUnitEffect {
    /// The rate, which indicates how fast.
    open var rate: Float = 1
    /// The pitch, which indicates how much higher, in cents.
    open var pitch: Float = 0
    /// The overlap, which indicates how much pieces overlap.
    open var overlap: Float = 8
    public override init() { super.init() }
}

/// An object that changes the speed and the pitch with it. In Perch, it has no effect.
open class AVAudioUnitVarispeed: AVAudioUnitEffect {
    /// The rate, which indicates how fast.
    open var rate: Float = 1
    public override init() { super.init() }
}

/// The room of a ``AVAudioUnitReverb``.
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

/// Sound as in a room. In Perch, it has no effect.
open class AVAudioUnitReverb: AVAudioUnitEffect {
    /// The wet dry mix, which indicates how much of it, in percent.
    open var wetDryMix: Float = 0
    public override init() { super.init() }
    /// Takes a room.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// Sound that comes again. In Perch, it has no effect.
open class AVAudioUnitDelay: AVAudioUnitEffect {
    /// Seconds until it comes again.
    open var delayTime: TimeInterval = 1
    /// The feedback, which indicates how much of it comes again, in percent.
    open var feedback: Float = 50
    /// The wet dry mix, which indicates how much of it, in percent.
    open var wetDryMix: Float = 100
    public override init() { super.init() }
}

/// An object that makes frequencies louder or softer. In Perch, it has no effect.
open class AVAudioUnitEQ: AVAudioUnitEffect {
    /// The frequencies.
    public let bands: [AVAudioUnitEQFilterParameters]
    /// The global gain, which indicates how much louder, in decibels.
    open var globalGain: Float = 0
    /// Creates some frequencies.
    public init(numberOfBands: Int) {
        bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
}

/// Frequencies of a ``AVAudioUnitEQ``.
open class AVAudioUnitEQFilterParameters: NSObject {
    /// The middle, in hertz.
    open var frequency: Float = 1000
    /// The bandwidth, which indicates how wide, in octaves.
    open var bandwidth: Float = 0.5
    /// The gain, which indicates how much louder, in decibels.
    open var gain: Float = 0
    /// A Boolean value that indicates whether sound goes past it.
    open var bypass = true
}

/// An object that connects nodes. What is attached and connected can be read back; nothing is heard.
open class AVAudioEngine: NSObject {
    private struct Connection { var from: AVAudioNode, to: AVAudioNode, format: AVAudioFormat? }

    /// The attached nodes, which indicate what is attached.
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    private var connections: [Connection] = []
    /// A Boolean value that indicates whether it runs.
    open private(set) var isRunning = false
    /// A Boolean value that indicates whether it stops automatically when nothing plays. In Perch, it has no effect.
    open var isAutoShutdownEnabled = false
    /// The microphone. There is none.
    open private(set) lazy var inputNode: AVAudioInputNode = attached(AVAudioInputNode())
    /// The loudspeaker. There is none.
    open private(set) lazy var outputNode: AVAudioOutputNode = attached(AVAudioOutputNode())
    /// Puts all sounds together.
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
    /// Disconnects what comes out of a node.
    open func disconnectNodeOutput(_ node: AVAudioNode) { connections.removeAll { $0.from === node } }
    /// Disconnects what goes into a node.
    open func disconnectNodeInput(_ node: AVAudioNode) { connections.removeAll { $0.to === node } }

    /// Gets ready.
    open func prepare() {}
    /// Starts the engine. In Perch, the engine runs, but it has no effect: there is no sound.
    open func start() throws {
        inert("AVAudioEngine.start()", "nothing is heard")
        isRunning = true
    }
    /// Pauses.
    open func pause() { isRunning = false }
    /// Stops.
    open func stop() { isRunning = false }
    /// Discards what nodes have heard.
    open func reset() { for node in attachedNodes { node.reset() } }
}
