import Dispatch
import Foundation
import FoundationSupplement
import Testing

/// What Dispatch has on Apple's systems only.
struct DispatchSupplementTests {
    @Test func aSourceOfAFileKnowsItsFile() async {
        let descriptor = open("/dev/null", O_EVTONLY)
        defer { close(descriptor) }
        let source = DispatchSource.makeFileSystemObjectSource(
            fileDescriptor: descriptor, eventMask: [.write, .delete], queue: DispatchQueue(label: "file"))
        // Dispatch's own sources have a handle of another type.
        let handle: Int32 = source.handle
        #expect(handle == descriptor && source.mask == [.write, .delete] && source.data == [])
        source.setEventHandler { Issue.record("Nothing watches the file.") }
        source.resume()
        await withCheckedContinuation { done in
            source.setCancelHandler { done.resume() }
            source.cancel()
        }
    }

    @Test func aQueueTellsItsLabel() {
        let queue = DispatchQueue(label: "com.example.work")
        #expect(String(cString: __dispatch_queue_get_label(queue)) == "com.example.work")
        #expect(__dispatch_queue_get_label(queue) == __dispatch_queue_get_label(queue))
        let inside = queue.sync { String(cString: __dispatch_queue_get_label(nil)) }
        #expect(inside == "com.example.work")
    }

    @Test func nobodyIsSignedInToICloud() {
        let file = URL(fileURLWithPath: "/dev/null")
        #expect(!FileManager.default.isUbiquitousItem(at: file))
        for access in [
            { try FileManager.default.startDownloadingUbiquitousItem(at: file) },
            { try FileManager.default.evictUbiquitousItem(at: file) },
            { try FileManager.default.setUbiquitous(true, itemAt: file, destinationURL: file) },
        ] {
            #expect { try access() } throws: { ($0 as? CocoaError)?.code == .ubiquitousFileUnavailable }
        }
    }

    @Test func unitsOfTimeAreNumbers() {
        #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
        #expect(USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
    }
}
