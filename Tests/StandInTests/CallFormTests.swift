import AVFoundation
import CallKit
import CoreLocation
import Foundation
import Intents
import PerchStandIns
import PushKit
import Testing

@Suite struct CallFormTests {
    private final class Service: NSObject, CXProviderDelegate, PKPushRegistryDelegate {
        var resets = 0
        func providerDidReset(_ provider: CXProvider) { resets += 1 }
        func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fulfill() }
        func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
        func pushRegistry(
            _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType
        ) {}
    }

    @Test func callsAreRefused() async {
        let service = Service()
        let provider = CXProvider(configuration: CXProviderConfiguration())
        provider.setDelegate(service, queue: nil)
        await #expect(throws: CXErrorCodeIncomingCallError.self) {
            try await CXProvider(configuration: CXProviderConfiguration())
                .reportNewIncomingCall(with: UUID(), update: CXCallUpdate())
        }
        provider.reportCall(with: UUID(), endedAt: nil, reason: .remoteEnded)
        provider.invalidate()
        #expect(service.resets == 1 && provider.pendingTransactions.isEmpty)
    }

    @Test func actionsAreRefused() async {
        let mute = CXSetMutedCallAction(call: UUID(), muted: true)
        let transaction = CXTransaction(action: mute)
        transaction.addAction(CXEndCallAction(call: mute.callUUID))
        await #expect(throws: CXErrorCodeRequestTransactionError(.unknownCallProvider)) {
            try await CXCallController().request(transaction)
        }
        #expect(mute.isMuted && !transaction.isComplete)
        let service = Service()
        let provider = CXProvider(configuration: CXProviderConfiguration())
        let answer = CXAnswerCallAction(call: UUID())
        service.provider(provider, perform: answer)
        service.provider(provider, perform: mute)
        #expect(answer.isComplete && mute.isComplete)
        #expect(CXPlayDTMFCallAction(call: UUID(), digits: "1", type: .singleTone).digits == "1")
    }

    @Test func noNotificationsArePushed() {
        let service = Service()
        let registry = PKPushRegistry(queue: nil)
        registry.delegate = service
        registry.desiredPushTypes = [.voIP]
        #expect(registry.desiredPushTypes == [.voIP] && registry.pushToken(for: .voIP) == nil)
    }

    @Test func theFocusIsUnknown() async {
        #expect(INFocusStatusCenter.default.focusStatus.isFocused == nil)
        #expect(await INFocusStatusCenter.default.requestAuthorization() == .restricted)
    }

    private final class Listener: NSObject, CLLocationManagerDelegate {
        var states: [CLRegionState] = []
        func locationManager(
            _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
        ) { states.append(state) }
    }

    @Test @MainActor func theStateOfARegionIsTold() async {
        var device = DeviceState()
        device.permissions[.location] = .granted
        device.place = DeviceState.Place(latitude: 59.33, longitude: 18.07)
        let listener = Listener()
        let manager = device.perform { () -> CLLocationManager in
            let manager = CLLocationManager()
            manager.delegate = listener
            let center = CLLocationCoordinate2D(latitude: 59.33, longitude: 18.07)
            manager.requestState(for: CLCircularRegion(center: center, radius: 100, identifier: "home"))
            let far = CLLocationCoordinate2D(latitude: 60, longitude: 18)
            manager.requestState(for: CLCircularRegion(center: far, radius: 100, identifier: "away"))
            manager.requestState(for: CLBeaconRegion(uuid: UUID(), identifier: "door"))
            return manager
        }
        for _ in 0..<1_000 where listener.states.count < 3 { try? await Task.sleep(for: .milliseconds(2)) }
        #expect(listener.states == [.inside, .outside, .unknown] && manager.delegate === listener)
    }

    @Test @MainActor func aBeaconHasARegion() {
        let identifier = UUID()
        let region = CLBeaconRegion(uuid: identifier, major: 1, minor: 2, identifier: "door")
        #expect(region.uuid == identifier && region.major == 1 && region.minor == 2 && region.identifier == "door")
        #expect(CLBeaconRegion(uuid: identifier, identifier: "all").major == nil)
        #expect(!CLLocationManager.isRangingAvailable())
    }
}
