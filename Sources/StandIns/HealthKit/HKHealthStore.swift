import Foundation
import PerchStandIns

/// An error of health data.
public struct HKError: Error, Equatable {
    /// Constants that describe the kinds of errors.
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

/// A store of health data. In Perch, there is none, as on an iPad without it: ``isHealthDataAvailable()`` is false, and
/// requests fail.
open class HKHealthStore: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here is changed.
    public override init() {}

    /// Returns a Boolean value that indicates whether health data is available. In Perch, it is always false.
    open class func isHealthDataAvailable() -> Bool { false }
    /// Returns the permission to write a type of data.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
        switch DeviceState.current.permission(for: .health) {
        case .notDetermined: .notDetermined
        case .denied: .sharingDenied
        case .granted: .sharingAuthorized
        }
    }
    /// Requests authorization. In Perch, it throws the error that there is no data.
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Requests authorization. In Perch, the handler receives the error that there is no data.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorHealthDataUnavailable)) }
    /// Saves data. In Perch, it throws the error that there is no data.
    open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Saves data. In Perch, it throws the error that there is no data.
    open func save(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Saves data. In Perch, the handler receives the error that there is no data.
    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Deletes data. In Perch, it throws the error that there is no data.
    open func delete(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Runs a query, which receives the error that there is no data.
    open func execute(_ query: HKQuery) { query.fail(HKError(.errorHealthDataUnavailable)) }
    /// Stops a query.
    open func stop(_ query: HKQuery) {}
    /// Returns the user's biological sex. In Perch, it is unknown, and this method throws an error.
    open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorHealthDataUnavailable) }
    /// Returns the user's date of birth. In Perch, it is unknown, and this method throws an error.
    open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
    /// Enables delivery of new data in the background. In Perch, there is none.
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
    /// Returns the type of a characteristic of the user.
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
/// The type of a characteristic of the user.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {}
/// The type of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// The type of a category.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// Creates a type with an identifier.
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
/// The type of a quantity.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// Creates a type with an identifier.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

/// The identifier of a quantity type.
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

/// The identifier of a category type.
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

/// The identifier of a characteristic type.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let biologicalSex = HKCharacteristicTypeIdentifier(
        rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
    public static let dateOfBirth = HKCharacteristicTypeIdentifier(
        rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
    public static let bloodType = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierBloodType")
}

/// An object with information about the user's health.
open class HKObject: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here is changed.
    /// The UUID of the object.
    public let uuid = UUID()
    /// The metadata of the object.
    public let metadata: [String: Any]?
    init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// An object that was so for some time.
open class HKSample: HKObject, @unchecked Sendable {
    /// The type.
    public let sampleType: HKSampleType
    /// The start date of the sample.
    public let startDate: Date
    /// The end date of the sample.
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
    /// The quantity of the sample.
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

/// Constants that describe the activity of a workout.
public enum HKWorkoutActivityType: UInt, Sendable {
    case badminton = 4, basketball = 6, boxing = 8, climbing = 9, cycling = 13, dance = 14, elliptical = 16, golf = 21,
        hiking = 24, rowing = 35
    case running = 37, swimming = 46, tennis = 48, walking = 52, yoga = 57, coreTraining = 59,
        highIntensityIntervalTraining = 63, pilates = 66
    case functionalStrengthTraining = 20, traditionalStrengthTraining = 50, stairClimbing = 44, other = 3000
}

/// Constants that describe a phase of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed = 0, asleepUnspecified = 1, awake = 2, asleepCore = 3, asleepDeep = 4, asleepREM = 5
}

/// A query of health data. In Perch, it receives the error that there is no data.
open class HKQuery: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here is changed.
    override init() {}

    func fail(_ error: any Error) {}

    /// Returns a predicate for samples of a period.
    open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = [])
        -> NSPredicate
    {
        NSPredicate(value: true)
    }
}

/// Options that describe which samples of a period match.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A query without a limit.
public let HKObjectQueryNoLimit = 0
/// The name of when samples began.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The name of when samples ended.
public let HKSampleSortIdentifierEndDate = "endDate"

/// A query of samples.
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

/// Options that describe which statistics are computed.
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

/// The statistics of samples.
open class HKStatistics: NSObject {
    /// The start date of the sample.
    open var startDate: Date { .distantPast }
    /// The end date of the sample.
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

/// A query of statistics.
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
