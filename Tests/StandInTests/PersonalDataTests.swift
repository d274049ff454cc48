import Contacts
import CoreBluetooth
import CoreMotion
import CoreSpotlight
import EventKit
import Foundation
import HealthKit
import Intents
import MediaPlayer
import PerchStandIns
import Photos
import Testing
import UIKit
import WatchConnectivity

@MainActor @Suite struct PersonalDataTests {
    private func device(_ answers: [DeviceState.Capability: DeviceState.Permission]) -> DeviceState {
        var device = DeviceState()
        device.answers = answers
        return device
    }

    @Test func quantitiesAreConverted() {
        let weight = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70)
        #expect(abs(weight.doubleValue(for: .pound()) - 154.3236) < 1e-3)
        #expect(weight.is(compatibleWith: .ounce()) && !weight.is(compatibleWith: .meter()))
        #expect(weight.doubleValue(for: .meter()).isNaN)
        let pulse = HKUnit.count().unitDivided(by: .minute())
        #expect(HKQuantity(unit: HKUnit(from: "count/s"), doubleValue: 1).doubleValue(for: pulse) == 60)
        #expect(HKUnit(from: "count/min") == pulse)
        let fever = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 98.6)
        #expect(abs(fever.doubleValue(for: .degreeCelsius()) - 37) < 1e-9)
        #expect(HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 100).is(compatibleWith: HKUnit(from: "g/L")))
        #expect(
            HKQuantity(unit: .meter(), doubleValue: 1).compare(HKQuantity(unit: .foot(), doubleValue: 3))
                == .orderedDescending)
    }

    @Test func thereAreNoHealthData() async {
        #expect(!HKHealthStore.isHealthDataAvailable())
        var failure: (any Error)?
        let query = HKSampleQuery(
            sampleType: HKQuantityType(.stepCount), predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil
        ) { failure = $2 }
        HKHealthStore().execute(query)
        #expect((failure as? HKError)?.code == .errorHealthDataUnavailable)
    }

    @Test func eventsAreKeptForTheSession() async throws {
        try await device([.calendars: .granted]).perform {
            let store = EKEventStore()
            let event = EKEvent(eventStore: store)
            event.title = "Planting"
            event.startDate = Date(timeIntervalSinceReferenceDate: 0)
            event.endDate = Date(timeIntervalSinceReferenceDate: 3600)
            #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
            #expect(try await store.requestFullAccessToEvents())
            let isAllowed = await withCheckedContinuation { done in
                store.requestWriteOnlyAccessToEvents { isAllowed, _ in done.resume(returning: isAllowed) }
            }
            #expect(isAllowed)
            try store.save(event, span: .thisEvent)
            let predicate = store.predicateForEvents(
                withStart: Date(timeIntervalSinceReferenceDate: -10), end: Date(timeIntervalSinceReferenceDate: 10),
                calendars: nil)
            #expect(store.events(matching: predicate).map(\.title) == ["Planting"])
            event.endDate = Date(timeIntervalSinceReferenceDate: -3600)
            let error = #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
            #expect(error?.code == .datesInverted)
        }
    }

    @Test func contactsAreKeptForTheSession() async throws {
        try await device([.contacts: .granted]).perform {
            let store = CNContactStore()
            #expect(throws: CNError.self) {
                try store.unifiedContacts(matching: CNContact.predicateForContacts(matchingName: "a"), keysToFetch: [])
            }
            #expect(try await store.requestAccess(for: .contacts))
            let request = CNSaveRequest()
            for (given, family) in [("Ida", "Berg"), ("Bo", "Aal")] {
                let contact = CNMutableContact()
                contact.givenName = given
                contact.familyName = family
                contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))]
                request.add(contact, toContainerWithIdentifier: nil)
            }
            try store.execute(request)
            let fetch = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor])
            fetch.sortOrder = .familyName
            var names: [String] = []
            try CNContactStore().enumerateContacts(with: fetch) { contact, _ in
                names.append(CNContactFormatter.string(from: contact, style: .fullName) ?? "")
            }
            #expect(names == ["Bo Aal", "Ida Berg"])
        }
    }

    @Test func thePhotoLibraryIsEmpty() async {
        await device([.photos: .granted]).perform {
            #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
            #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .authorized)
            #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
        }
        await DeviceState().perform {
            let error = await #expect(throws: PHPhotosError.self) {
                try await PHPhotoLibrary.shared().performChanges {}
            }
            #expect(error?.code == .accessUserDenied)
        }
    }

    @Test func sensorsAndWatchesAreMissing() {
        #expect(!CMMotionManager().isDeviceMotionAvailable && !CMPedometer.isStepCountingAvailable())
        #expect(!WCSession.isSupported() && !CSSearchableIndex.isIndexingAvailable())
    }

    @Test func whatPlaysIsRemembered() {
        DeviceState().perform {
            MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
            #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song")
        }
    }
}

@MainActor @Suite struct BluetoothTests {
    private final class Listener: NSObject, CBCentralManagerDelegate {
        var states: [CBManagerState] = []
        func centralManagerDidUpdateState(_ central: CBCentralManager) { states.append(central.state) }
    }

    @Test func thereIsNoBluetooth() async {
        let listener = Listener()
        let manager = CBCentralManager(delegate: listener, queue: nil)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(listener.states == [.unsupported] && !manager.isScanning)
        #expect(CBUUID(string: "180d") == CBUUID(string: "180D"))
    }

    @Test func interactionsAreValues() async throws {
        let intent = INIntent()
        intent.suggestedInvocationPhrase = "Water the fern"
        let interaction = INInteraction(intent: intent, response: nil)
        try await interaction.donate()
        #expect(interaction.intent.suggestedInvocationPhrase == "Water the fern")
        #expect(INPreferences.siriAuthorizationStatus() == .restricted)
    }
}
