import Foundation

/// SiriKit intents as Xcode's editor describes them, in an `.intentdefinition`.
package struct IntentDefinition {
    /// Something that a person wants of the program.
    package struct Intent {
        /// The name of the class.
        package var className: String
        package var parameters: [Parameter]
        /// The names of the answers that the author added to those of every intent.
        package var codes: [String]
    }

    /// A parameter of an intent, or a property of a type.
    package struct Parameter {
        package var name: String
        /// The name of the property's type, for one value.
        package var type: String
        package var isArray = false
        /// Whether the property's type has a value for what is not known, so that it is not optional.
        package var isChoice = false
        /// What it is at first, as an expression.
        package var initial: String?
    }

    /// A type of objects.
    package struct ObjectType {
        package var name: String
        package var properties: [Parameter]
    }

    /// A type with cases.
    package struct Choice {
        package var name: String
        /// The cases with their numbers.
        package var cases: [(name: String, index: Int)]
    }

    package var intents: [Intent] = []
    package var types: [ObjectType] = []
    package var choices: [Choice] = []

    /// The definition in a file; nil if it cannot be read.
    package static func read(_ path: String) -> IntentDefinition? {
        guard let data = FileManager.default.contents(atPath: path),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let fields = PropertyValue(foundation: list), fields["INIntents"] != nil
        else { return nil }
        return IntentDefinition(fields)
    }

    init(_ fields: PropertyValue) {
        func list(_ key: String) -> [PropertyValue] { fields[key]?.array ?? [] }
        choices = list("INEnums").compactMap(Self.choice)
        types = list("INTypes").compactMap { type in
            type["INTypeName"]?.string.map { name in
                // The first are those of every object.
                let own = (type["INTypeProperties"]?.array ?? []).filter {
                    !Self.ofEveryObject.contains($0["INTypePropertyName"]?.string ?? "")
                }
                return ObjectType(name: name, properties: own.compactMap { Self.parameter($0, "INTypeProperty") })
            }
        }
        // Intents of the system's domains have classes of the system.
        intents = list("INIntents").filter { $0["INIntentType"]?.string != "System" }.compactMap(Self.intent)
    }

    private static let ofEveryObject: Set<String> = [
        "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
    ]

    private static func intent(_ fields: PropertyValue) -> Intent? {
        guard let name = fields["INIntentName"]?.string else { return nil }
        let codes = fields["INIntentResponse"]?["INIntentResponseCodes"]?.array ?? []
        return Intent(
            className: fields["INIntentClassName"]?.string ?? (fields["INIntentClassPrefix"]?.string ?? "") + name
                + "Intent",
            parameters: (fields["INIntentParameters"]?.array ?? []).compactMap { parameter($0, "INIntentParameter") },
            codes: codes.compactMap { $0["INIntentResponseCodeName"]?.string }.filter {
                !["success", "failure"].contains($0)
            })
    }

    private static func choice(_ fields: PropertyValue) -> Choice? {
        guard let name = fields["INEnumName"]?.string else { return nil }
        let values = fields["INEnumValues"]?.array ?? []
        return Choice(
            name: name,
            cases: values.enumerated().compactMap { position, value in
                value["INEnumValueName"]?.string.map { name in
                    (name, value["INEnumValueIndex"]?.string.flatMap(Int.init) ?? position)
                }
            })
    }

    private static func parameter(_ fields: PropertyValue, _ prefix: String) -> Parameter? {
        guard let name = fields[prefix + "Name"]?.string, let kind = fields[prefix + "Type"]?.string else { return nil }
        // Files, people and other objects of the system's are only passed on.
        var parameter = Parameter(name: name, type: types[kind] ?? "NSObject")
        let value = fields[prefix + "Metadata"]?[prefix + "MetadataDefaultValue"]
        parameter.isArray =
            fields[prefix + "SupportsMultipleValues"]?.string.map { ["1", "YES"].contains($0) } ?? false
        if let choice = fields[prefix + "EnumType"]?.string {
            parameter.type = choice
            parameter.isChoice = true
            parameter.initial = value?.string.map { "." + $0 }
        } else if kind == "Object" {
            parameter.type = fields[prefix + "ObjectType"]?.string ?? "INObject"
        } else {
            parameter.initial = initial(value, parameter.type)
        }
        return parameter
    }

    /// A value as an expression of a parameter's type; nil if the definition has none, or one of another kind.
    private static func initial(_ value: PropertyValue?, _ type: String) -> String? {
        switch (type, value) {
        case ("NSNumber", .number(let number)?): return "NSNumber(value: \(PropertyValue.number(number).string ?? "0"))"
        case ("NSNumber", .bool(let flag)?): return "NSNumber(value: \(flag))"
        case ("String", .string(let text)?): return text.debugDescription
        default: return nil
        }
    }

    private static let types = [
        "String": "String", "Boolean": "NSNumber", "Integer": "NSNumber", "Decimal": "NSNumber", "Double": "NSNumber",
        "TimeInterval": "NSNumber", "Date": "DateComponents", "DateComponents": "DateComponents",
        "Time": "DateComponents",
        "URL": "URL",
    ]
}
