import Foundation
import PerchStandIns

/// A type that describes what went wrong with health data.
public struct HKError: Error, Equatable {
    /// Kinds of errors.
    public enum Code: Int, Sendable {
        case noError = 0
        case errorHealthDataUnavailable = 1
        case errorHealthDataRestricted = 2
        case errorInvalidArgument = 3
        case errorAuthorizationDenied = 4
        case errorAuthorizationNotDetermined = 5
        case errorDatabaseInaccessible = 6
        case errorNoData = 11
    }
    /// The kind.
    public let code: Code
    init(_ code: Code) { self.code = code }
}

/// Constants that indicate whether the program may write a type of data.
public enum HKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case sharingDenied = 1
    case sharingAuthorized = 2
}

/// Health data. There are none, as on an iPad without them: ``isHealthDataAvailable()`` is false, and what is asked for fails.
open class HKHealthStore: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here is changed.
    public override init() {}

    /// Returns a Boolean value that indicates whether there are health data: there are none.
    open class func isHealthDataAvailable() -> Bool { false }
    /// Returns the permission to write a type of data.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
        switch DeviceState.current.permission(for: .health) {
        case .notDetermined: .notDetermined
        case .denied: .sharingDenied
        case .granted: .sharingAuthorized
        }
    }
    /// Requests whether the program may use health data. It throws that there are none.
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Requests whether the program may use health data. The handler receives the error that there are none.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorHealthDataUnavailable)) }
    /// Adds data. It throws that there are none.
    open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Adds data. It throws that there are none.
    open func save(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Adds data. The handler receives the error that there are none.
    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Deletes data. It throws that there are none.
    open func delete(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Runs a query, which receives the error that there are no data.
    open func execute(_ query: HKQuery) { query.fail(HKError(.errorHealthDataUnavailable)) }
    /// Stops a query.
    open func stop(_ query: HKQuery) {}
    /// Returns the user's biological sex. It throws that this is not known.
    open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorHealthDataUnavailable) }
    /// Returns when the user was born. It throws that this is not known.
    open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
    /// Starts the program when there is new data. There are none.
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
}

/// Constants that describe how often new data are reported.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly = 2, daily = 3, weekly = 4 }

/// Constants that indicate whether the user is a woman or a man.
public enum HKBiologicalSex: Int, Sendable { case notSet = 0, female = 1, male = 2, other = 3 }

/// A type that indicates whether the user is a woman or a man.
open class HKBiologicalSexObject: NSObject {
    /// The biological sex, which is unknown.
    open var biologicalSex: HKBiologicalSex { .notSet }
}

/// A type of data.
open class HKObjectType: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here is changed.
    /// The identifier of the type.
    public let identifier: String
    init(identifier: String) { self.identifier = identifier }

    /// The type of a quantity.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    /// The type of a category.
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    /// The type of what is known of a user.
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
        -> HKCharacteristicType?
    {
        HKCharacteristicType(identifier: identifier.rawValue)
    }
    /// The type of workouts.
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A type of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// The type of what is known of a user.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {}
/// The type of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// The type of a category.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// Creates a type by what names it.
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
/// The type of a quantity.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// Creates a type by what names it.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

/// A type that describes what names the type of a quantity.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }
    public static let stepCount = HKQuantityTypeIdentifier("StepCount")
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier("DistanceWalkingRunning")
    public static let distanceCycling = HKQuantityTypeIdentifier("DistanceCycling")
    public static let distanceSwimming = HKQuantityTypeIdentifier("DistanceSwimming")
    public static let flightsClimbed = HKQuantityTypeIdentifier("FlightsClimbed")
    public static let activeEnergyBurned = HKQuantityTypeIdentifier("ActiveEnergyBurned")
    public static let basalEnergyBurned = HKQuantityTypeIdentifier("BasalEnergyBurned")
    public static let appleExerciseTime = HKQuantityTypeIdentifier("AppleExerciseTime")
    public static let appleStandTime = HKQuantityTypeIdentifier("AppleStandTime")
    public static let heartRate = HKQuantityTypeIdentifier("HeartRate")
    public static let restingHeartRate = HKQuantityTypeIdentifier("RestingHeartRate")
    public static let walkingHeartRateAverage = HKQuantityTypeIdentifier("WalkingHeartRateAverage")
    public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier("HeartRateVariabilitySDNN")
    public static let oxygenSaturation = HKQuantityTypeIdentifier("OxygenSaturation")
    public static let respiratoryRate = HKQuantityTypeIdentifier("RespiratoryRate")
    public static let vo2Max = HKQuantityTypeIdentifier("VO2Max")
    public static let bodyMass = HKQuantityTypeIdentifier("BodyMass")
    public static let bodyMassIndex = HKQuantityTypeIdentifier("BodyMassIndex")
    public static let bodyFatPercentage = HKQuantityTypeIdentifier("BodyFatPercentage")
    public static let leanBodyMass = HKQuantityTypeIdentifier("LeanBodyMass")
    public static let height = HKQuantityTypeIdentifier("Height")
    public static let bodyTemperature = HKQuantityTypeIdentifier("BodyTemperature")
    public static let bloodGlucose = HKQuantityTypeIdentifier("BloodGlucose")
    public static let bloodPressureSystolic = HKQuantityTypeIdentifier("BloodPressureSystolic")
    public static let bloodPressureDiastolic = HKQuantityTypeIdentifier("BloodPressureDiastolic")
    public static let insulinDelivery = HKQuantityTypeIdentifier("InsulinDelivery")
    public static let dietaryWater = HKQuantityTypeIdentifier("DietaryWater")
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier("DietaryEnergyConsumed")
    public static let dietaryCarbohydrates = HKQuantityTypeIdentifier("DietaryCarbohydrates")
    public static let dietaryProtein = HKQuantityTypeIdentifier("DietaryProtein")
    public static let dietaryFatTotal = HKQuantityTypeIdentifier("DietaryFatTotal")
    public static let dietaryCaffeine = HKQuantityTypeIdentifier("DietaryCaffeine")
}

/// A type that describes what names the type of a category.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }
    public static let sleepAnalysis = HKCategoryTypeIdentifier("SleepAnalysis")
    public static let mindfulSession = HKCategoryTypeIdentifier("MindfulSession")
    public static let appleStandHour = HKCategoryTypeIdentifier("AppleStandHour")
    public static let menstrualFlow = HKCategoryTypeIdentifier("MenstrualFlow")
    public static let headache = HKCategoryTypeIdentifier("Headache")
}

/// A type that describes what names what is known of a user.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let biologicalSex = HKCharacteristicTypeIdentifier(
        rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
    public static let dateOfBirth = HKCharacteristicTypeIdentifier(
        rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
    public static let bloodType = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierBloodType")
}

/// An object that is known of a user's health.
open class HKObject: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here is changed.
    /// The UUID.
    public let uuid = UUID()
    /// The metadata, which indicates what goes with it.
    public let metadata: [String: Any]?
    init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// An object that was so for some time.
open class HKSample: HKObject, @unchecked Sendable {
    /// The type.
    public let sampleType: HKSampleType
    /// The start date: from when.
    public let startDate: Date
    /// The end date, which indicates until when.
    public let endDate: Date
    init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
        sampleType = type
        startDate = start
        endDate = end
        super.init(metadata: metadata)
    }
}

/// A quantity that was measured.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    /// The type.
    public let quantityType: HKQuantityType
    /// The quantity, which indicates how much.
    public let quantity: HKQuantity
    /// Creates a quantity that was measured.
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]? = nil
    ) {
        self.quantityType = quantityType
        self.quantity = quantity
        super.init(type: quantityType, start: startDate, end: endDate, metadata: metadata)
    }
}

/// A sample of a category.
open class HKCategorySample: HKSample, @unchecked Sendable {
    /// The type.
    public let categoryType: HKCategoryType
    /// The value, whose meaning depends on the type.
    public let value: Int
    /// Creates a sample of a category.
    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
    ) {
        categoryType = type
        self.value = value
        super.init(type: type, start: startDate, end: endDate, metadata: metadata)
    }
}

/// Constants that describe what a person did in a workout.
public enum HKWorkoutActivityType: UInt, Sendable {
    case badminton = 4, basketball = 6, boxing = 8, climbing = 9, cycling = 13, dance = 14, elliptical = 16, golf = 21,
        hiking = 24, rowing = 35
    case running = 37, swimming = 46, tennis = 48, walking = 52, yoga = 57, coreTraining = 59,
        highIntensityIntervalTraining = 63, pilates = 66
    case functionalStrengthTraining = 20, traditionalStrengthTraining = 50, stairClimbing = 44, other = 3000
}

/// Constants that describe how long a person slept, as samples have it.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed = 0, asleepUnspecified = 1, awake = 2, asleepCore = 3, asleepDeep = 4, asleepREM = 5
}

/// A question about health data. Each receives the error that there are none.
open class HKQuery: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here is changed.
    override init() {}

    func fail(_ error: any Error) {}

    /// Samples of some time.
    open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = [])
        -> NSPredicate
    {
        NSPredicate(value: true)
    }
}

/// Options that describe which samples of some time are meant.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// All samples.
public let HKObjectQueryNoLimit = 0
/// The name of when samples began.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The name of when samples ended.
public let HKSampleSortIdentifierEndDate = "endDate"

/// An object that asks for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    /// Creates a question. The handler receives the error that there are no data.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        handler = resultsHandler
    }

    override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Options that describe what is computed of samples.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
}

/// A type that describes what was computed of samples.
open class HKStatistics: NSObject {
    /// The start date: from when.
    open var startDate: Date { .distantPast }
    /// The end date, which indicates until when.
    open var endDate: Date { .distantPast }
    /// Returns the sum.
    open func sumQuantity() -> HKQuantity? { nil }
    /// Returns the average.
    open func averageQuantity() -> HKQuantity? { nil }
    /// Returns the smallest.
    open func minimumQuantity() -> HKQuantity? { nil }
    /// Returns the largest.
    open func maximumQuantity() -> HKQuantity? { nil }
    /// Returns the last.
    open func mostRecentQuantity() -> HKQuantity? { nil }
}

/// An object that asks for what is computed of samples.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    /// Creates a question. The handler receives the error that there are no data.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
    }

    override func fail(_ error: any Error) { handler(self, nil, error) }
}
