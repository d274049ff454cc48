import Foundation
import Testing

/// Swift 6 mode; `SourcesFixture` shows the same in Swift 5 mode. This file imports no more than it would on a Mac.
@Suite("What Foundation brings along")
struct FoundationImportTests {
    final class Model: ObservableObject {
        @Published var name = ""
    }

    @Observable final class Watched {
        var count = 0
    }

    @Test("Observable objects, published properties and the Observable macro are seen")
    func observation() {
        let model = Model()
        var changes = 0
        let watch = model.objectWillChange.sink { changes += 1 }
        model.name = "Oak"
        #expect(changes == 1)
        watch.cancel()

        let watched = Watched()
        nonisolated(unsafe) var wasTold = false
        withObservationTracking({ _ = watched.count }, onChange: { wasTold = true })
        watched.count = 1
        #expect(wasTold)
    }

    @Test("Networking, XML, geometry and queues are seen")
    func kin() {
        #expect(URLRequest(url: URL(fileURLWithPath: "/")).httpMethod == "GET")
        #expect(CGRect(x: 0, y: 0, width: 1, height: 1).applying(CGAffineTransform(scaleX: 2, y: 2)).width == 2)
        #expect(XMLParser(data: Data("<a/>".utf8)).parse())
        #expect(URLSession.shared.configuration.identifier == nil)
        #expect(DispatchQueue(label: "a").label == "a")
    }

    @Test("Texts that are looked up later are seen")
    func localizedResources() {
        let title: LocalizedStringResource = "Welcome"
        #expect(title.key == "Welcome")
        #expect(String(localized: title) == "Welcome")
    }
}
