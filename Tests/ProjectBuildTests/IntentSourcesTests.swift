import Foundation
import Testing

@testable import ProjectBuild
@testable import ProjectModel

@Suite struct IntentSourcesTests {
    private func definition() throws -> IntentDefinition {
        let json = """
            {
              "INEnums": [{"INEnumName": "Unit", "INEnumValues": [
                {"INEnumValueName": "unknown"}, {"INEnumValueName": "feet", "INEnumValueIndex": 2}]}],
              "INTypes": [{"INTypeName": "Place", "INTypeProperties": [
                {"INTypePropertyName": "identifier", "INTypePropertyType": "String"},
                {"INTypePropertyName": "country", "INTypePropertyType": "String"}]}],
              "INIntents": [
                {"INIntentName": "Tide", "INIntentType": "Custom", "INIntentParameters": [
                  {"INIntentParameterName": "Interval", "INIntentParameterType": "TimeInterval",
                   "INIntentParameterMetadata": {"INIntentParameterMetadataDefaultValue": 2.5}},
                  {"INIntentParameterName": "isLow", "INIntentParameterType": "Boolean"},
                  {"INIntentParameterName": "name", "INIntentParameterType": "String",
                   "INIntentParameterMetadata": {"INIntentParameterMetadataDefaultValue": "a \\"b\\""}},
                  {"INIntentParameterName": "unit", "INIntentParameterType": "Integer", "INIntentParameterEnumType": "Unit",
                   "INIntentParameterMetadata": {"INIntentParameterMetadataDefaultValue": "feet"}},
                  {"INIntentParameterName": "places", "INIntentParameterType": "Object", "INIntentParameterObjectType": "Place",
                   "INIntentParameterSupportsMultipleValues": true}],
                 "INIntentResponse": {"INIntentResponseCodes": [
                   {"INIntentResponseCodeName": "success"}, {"INIntentResponseCodeName": "tooEarly"}]}},
                {"INIntentName": "SendMessage", "INIntentType": "System"}]
            }
            """
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
        return IntentDefinition(try #require(PropertyValue(foundation: object)))
    }

    @Test func propertiesHaveTheTypesAndValuesOfTheDefinition() throws {
        let intents = try definition().intents
        // Those of the system have classes already.
        #expect(intents.map(\.className) == ["TideIntent"])
        let text = IntentSources(definition: try definition()).text
        for line in [
            "open class TideIntent: INIntent {", "open var `Interval`: NSNumber? = NSNumber(value: 2.5)",
            "open var `isLow`: NSNumber?\n", #"open var `name`: String? = "a \"b\"""#, "open var `unit`: Unit = .feet",
            "open var `places`: [Place]?\n", "case `unknown` = 0\n    case `feet` = 2",
            "open class Place: INObject {\n    open var `country`: String?\n}", "case success = 4",
            "case tooEarly = 100",
        ] {
            #expect(text.contains(line), "\(line) is missing in\n\(text)")
        }
    }

    @Test func otherFilesAreNoDefinition() throws {
        let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).intentdefinition"
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(IntentDefinition.read(path) == nil)
        try Cache.write("<plist version=\"1.0\"><dict/></plist>", to: path)
        #expect(IntentDefinition.read(path) == nil)
    }
}
