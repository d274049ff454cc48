import CoreLocation
import Testing
import UIKit

/// What a file sees that imports one of Apple's frameworks alone. That the files beside this one compile is most of the test.
@MainActor struct ReexportTests {
    @Test func frameworksExportWhatAppleExports() {
        #expect(MapKitAlone.color == UIColor.red)
        #expect(MapKitAlone.date.timeIntervalSince1970 == 0)
        #expect(MapKitAlone.place.coordinate.longitude == 2)
        #expect(TipKitAlone().image != nil)
        #expect(FrameworksAlone.id != nil)
    }
}
