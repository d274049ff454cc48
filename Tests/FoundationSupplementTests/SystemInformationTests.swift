import CoreGraphics
import Foundation
import Testing

@Suite struct SystemInformationTests {
    @Test func theMachineIsAskedInTwoSteps() {
        var size = 0
        #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0)
        var name = [CChar](repeating: 1, count: size)
        #expect(sysctlbyname("hw.machine", &name, &size, nil, 0) == 0)
        #expect(name.last == 0)
        #expect(["x86_64", "arm64"].contains(String(decoding: name.dropLast().map { UInt8($0) }, as: UTF8.self)))
    }

    @Test func otherNamesAreNotKnown() {
        var value: Int32 = 0
        var size = MemoryLayout<Int32>.size
        #expect(sysctlbyname("sysctl.proc_translated", &value, &size, nil, 0) == -1 && errno == ENOENT)
        size = 1
        #expect(sysctlbyname("hw.ncpu", &value, &size, nil, 0) == -1 && size == 4)
        #expect(sysctlbyname("hw.ncpu", &value, &size, nil, 0) == 0 && value > 0)
    }

    @Test func bundlesAreAskedByTheseNames() {
        let information: [String: Any] = ["CFBundleVersion": "7", "CFBundleName": "App"]
        #expect(information[kCFBundleVersionKey as String] as? String == "7")
        #expect(information[kCFBundleNameKey as String] as? String == "App")
    }
}
