import Foundation
import ManagedModels
import ProjectModel
import Testing

@testable import ProjectBuild

@Suite struct ManagedSourcesTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/models-\(UUID().uuidString)"
    private let contents = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel">
            <entity name="Ride" representedClassName="Ride" syncable="YES" codeGenerationType="class">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="distance" attributeType="Double" defaultValueString="1.5" usesScalarValueType="YES"/>
                <attribute name="colors" optional="YES" attributeType="Transformable" customClassName="[String]"/>
                <relationship name="stops" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Stop" inverseName="ride" inverseEntity="Stop"/>
            </entity>
            <entity name="Stop" representedClassName=".Stop" codeGenerationType="category">
                <relationship name="ride" optional="YES" maxCount="1" destinationEntity="Ride" inverseName="stops" inverseEntity="Ride"/>
            </entity>
            <entity name="Own" representedClassName="OwnObject"/>
        </model>
        """

    private func model() throws -> CompiledModel? {
        let path = folder + "/Rides.xcdatamodeld"
        try Cache.write("<model/>", to: path + "/Rides.xcdatamodel/contents")
        try Cache.write(contents, to: path + "/Rides 2.xcdatamodel/contents")
        try Cache.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>Rides 2.xcdatamodel</string></dict></plist>
            """, to: path + "/.xccurrentversion")
        #expect(DataModelReader.name(of: path) == "Rides")
        return DataModelReader.read(path, module: "App")
    }

    @Test func theCurrentVersionIsRead() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let model = try #require(try model())
        #expect(model.module == "App" && model.entities.map(\.name) == ["Ride", "Stop", "Own"])
        #expect(model.entities[0].attributes[1].defaultValue == "1.5" && model.entities[0].attributes[1].isScalar)
        let stops = model.entities[0].relationships[0]
        #expect(stops.isToMany && stops.isOrdered && stops.deletionRule == "Cascade" && stops.inverse == "ride")
    }

    @Test func classesAndPropertiesAreWrittenAsTheModelSays() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let model = try #require(try model())
        let text = try #require(ManagedSources(model: model).text)
        #expect(text.contains("public class Ride: NSManagedObject {}"))
        #expect(text.contains("public var name: String? { get { _perchManaged(\"name\") }"))
        #expect(text.contains("public var distance: Double {"))
        #expect(text.contains("public var colors: [String]? {"))
        #expect(text.contains("public var stops: NSOrderedSet? {"))
        #expect(text.contains("public func addToStops(_ value: Stop) { _perchManagedCall(\"addToStops\", value) }"))
        #expect(text.contains("extension Stop {") && !text.contains("class Stop:"))
        #expect(text.contains("public var ride: Ride? {"))
        #expect(!text.contains("OwnObject"))
    }
}
