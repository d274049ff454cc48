import Foundation

/// A type that describes why a model does not work.
public struct MLModelError: Error, Equatable {
    /// Kinds of errors.
    public enum Code: Int, Sendable {
        case generic = 0, featureType = 1, io = 3, customLayer = 4, modelDecryptionKeyFetch = 9
    }
    /// The kind.
    public let code: Code
    init(_ code: Code) { self.code = code }
}

/// Constants that describe what computes a model.
public enum MLComputeUnits: Int, Sendable { case cpuOnly = 0, cpuAndGPU = 1, all = 2, cpuAndNeuralEngine = 3 }

/// A type that describes how a model is loaded.
open class MLModelConfiguration: NSObject {
    open var modelDisplayName: String?
    open var computeUnits = MLComputeUnits.all
    open var allowLowPrecisionAccumulationOnGPU = false
    public override init() {}
}

/// A value of a model.
open class MLFeatureValue: NSObject {
    public let stringValue: String
    public let doubleValue: Double
    public let int64Value: Int64
    public init(string value: String) { (stringValue, doubleValue, int64Value) = (value, 0, 0) }
    public init(double value: Double) { (stringValue, doubleValue, int64Value) = ("", value, 0) }
    public init(int64 value: Int64) { (stringValue, doubleValue, int64Value) = ("", 0, value) }
}

/// Values of a model, by name.
public protocol MLFeatureProvider: AnyObject {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}

/// A model that computes predictions. Models are not read: loading one throws.
open class MLModel: NSObject {
    public let configuration: MLModelConfiguration
    /// Creates a model of a compiled file. It throws, since models are not read.
    public init(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) throws {
        self.configuration = configuration
        super.init()
        throw MLModelError(.io)
    }
    /// A model of a compiled file. It throws, since models are not read.
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
    ) async throws -> MLModel { throw MLModelError(.io) }
    /// Compiles a model. It throws, since models are not read.
    open class func compileModel(at modelURL: URL) async throws -> URL { throw MLModelError(.io) }
    /// Computes. It throws, since models are not read.
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw MLModelError(.generic)
    }
}
