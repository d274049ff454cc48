import Foundation
import PerchHost
import Testing

/// Documentation/Devices.md lists what the devices are.
struct DevicePageTests {
    @Test func thePageListsEachDeviceAsItIs() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appending(path: "Documentation/Devices.md"), encoding: .utf8)
        func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
        func list(_ insets: Device.Insets) -> String {
            [insets.top, insets.leading, insets.bottom, insets.trailing].map(number).joined(separator: ", ")
        }
        for device in Device.all {
            let row =
                "| \(device.name) | \(number(device.size.width)) × \(number(device.size.height)) | \(number(device.scale)) "
                + "| \(list(device.portraitInsets)) | \(list(device.landscapeInsets)) | \(number(device.margin)) |"
            #expect(page.contains(row), "\(device.name)")
        }
    }
}
