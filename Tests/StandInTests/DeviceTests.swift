import BackgroundTasks
import CoreHaptics
import CoreLocation
import LocalAuthentication
import MobileCoreServices
import Network
import PerchStandIns
import QuartzCore
import SystemConfiguration
import Testing
import UserNotifications
import os.log
import simd

@Suite struct CoreLocationTests {
    @Test func distancesFollowTheEllipsoid() {
        // From Flinders Peak to Buninyong, the example of the formula's author.
        let peak = CLLocation(latitude: -37.95103341666667, longitude: 144.42486788888888)
        let hill = CLLocation(latitude: -37.65282113888889, longitude: 143.92649552777777)
        #expect(abs(peak.distance(from: hill) - 54972.271) < 0.2)
        #expect(peak.distance(from: peak) == 0)
        // Opposite sides of the Earth, where the formula does not settle.
        let opposite = CLLocation(latitude: 0, longitude: 0).distance(
            from: CLLocation(latitude: 0.5, longitude: 179.7))
        #expect((19_900_000...20_100_000).contains(opposite))
    }

    @Test func regionsHoldWhatIsNear() {
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 59, longitude: 18), radius: 1000, identifier: "home")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 59.005, longitude: 18)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 59.02, longitude: 18)))
    }

    private final class Listener: NSObject, CLLocationManagerDelegate {
        var places: [CLLocation] = []
        var problems: [any Error] = []
        var statuses: [CLAuthorizationStatus] = []
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            places += locations
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { problems.append(error) }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            statuses.append(manager.authorizationStatus)
        }
    }

    /// Lets what waits in the main queue run.
    @MainActor private func settle() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    @Test @MainActor func aNewDeviceDoesNotKnowWhereItIs() async {
        await DeviceState().perform {
            let manager = CLLocationManager()
            let listener = Listener()
            manager.delegate = listener
            #expect(manager.authorizationStatus == .notDetermined)
            manager.requestWhenInUseAuthorization()
            manager.requestLocation()
            await settle()
            #expect(listener.statuses.last == .denied)
            #expect((listener.problems.first as? CLError)?.code == .denied)
        }
    }

    @Test @MainActor func aPlaceThatIsGivenIsTold() async {
        var device = DeviceState()
        device.answers[.location] = .granted
        device.place = DeviceState.Place(latitude: 59.33, longitude: 18.07)
        await device.perform {
            let manager = CLLocationManager()
            let listener = Listener()
            manager.delegate = listener
            manager.requestWhenInUseAuthorization()
            manager.startUpdatingLocation()
            await settle()
            #expect(listener.places.map(\.coordinate.latitude) == [59.33])
            #expect(manager.authorizationStatus == .authorizedWhenInUse)
        }
    }

    @Test func geocodersFindNothing() async {
        await #expect { try await CLGeocoder().geocodeAddressString("Stockholm") } throws: {
            ($0 as? CLError)?.code == .geocodeFoundNoResult
        }
    }
}

@Suite struct NetworkTests {
    @Test func aMonitorTellsThePathOnce() async {
        await DeviceState().perform {
            let monitor = NWPathMonitor()
            let path = await withCheckedContinuation { told in
                monitor.pathUpdateHandler = { told.resume(returning: $0) }
                monitor.start(queue: DispatchQueue(label: "monitor"))
            }
            #expect(path.status == .satisfied)
            #expect(path.usesInterfaceType(.wifi))
            #expect(!path.isExpensive)
            monitor.cancel()
        }
    }

    @Test func thePathIsTheDevices() {
        var device = DeviceState()
        device.connection = .none
        device.perform { #expect(NWPathMonitor().currentPath.status == .unsatisfied) }
        device.connection = .cellular
        device.perform {
            #expect(NWPathMonitor().currentPath.isExpensive)
            #expect(NWPathMonitor(requiredInterfaceType: .wifi).currentPath.status == .unsatisfied)
        }
    }

    @Test func connectionsFailAtOnce() async {
        let connection = NWConnection(host: "example.com", port: 443, using: .tls)
        let state = await withCheckedContinuation { told in
            connection.stateUpdateHandler = { told.resume(returning: $0) }
            connection.start(queue: .global())
        }
        #expect(state == .failed(.posix(.ENETDOWN)))
    }

    @Test func reachabilityIsTheDevices() throws {
        try DeviceState().perform {
            let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
            var flags = SCNetworkReachabilityFlags()
            #expect(SCNetworkReachabilityGetFlags(target, &flags))
            #expect(flags == .reachable)
        }
    }
}

@Suite struct UserNotificationsTests {
    private func content(_ title: String) -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = title
        content.sound = .default
        return content
    }

    @Test func whatIsAddedIsRemembered() async throws {
        try await DeviceState().perform {
            let center = UNUserNotificationCenter.current()
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
            let text = content("One")
            try await center.add(UNNotificationRequest(identifier: "a", content: text, trigger: trigger))
            text.title = "Changed later"
            try await center.add(UNNotificationRequest(identifier: "b", content: content("Two"), trigger: trigger))
            try await center.add(UNNotificationRequest(identifier: "b", content: content("Three"), trigger: trigger))
            #expect(await center.pendingNotificationRequests().map(\.content.title) == ["One", "Three"])
            center.removePendingNotificationRequests(withIdentifiers: ["a"])
            #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b"])

            try await center.add(UNNotificationRequest(identifier: "c", content: content("Now"), trigger: nil))
            #expect(await center.deliveredNotifications().map(\.request.content.title) == ["Now"])
        }
    }

    @Test func peopleAreAskedOnce() async throws {
        try await DeviceState().perform {
            let center = UNUserNotificationCenter.current()
            #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
            let isGranted = try await center.requestAuthorization(options: [.alert, .badge])
            #expect(!isGranted)
            #expect(await center.notificationSettings().authorizationStatus == .denied)
        }
        var device = DeviceState()
        device.answers[.notifications] = .granted
        try await device.perform {
            let isGranted = try await UNUserNotificationCenter.current().requestAuthorization(options: .alert)
            #expect(isGranted)
        }
    }
}

@Suite struct LocalAuthenticationTests {
    @Test func aNewDeviceKnowsNobody() {
        DeviceState().perform {
            let context = LAContext()
            var error: NSError?
            #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
            #expect((error as? LAError)?.code == .biometryNotAvailable || error?.code == -6)
            #expect(context.biometryType == .none)
        }
    }

    @Test func theOwnerPassesWhereTheDeviceSaysSo() async throws {
        var device = DeviceState()
        device.biometry = .faceID
        await device.perform {
            _ = await #expect {
                try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
            } throws: {
                ($0 as? LAError)?.code == .authenticationFailed
            }
        }
        device.recognizesOwner = true
        try await device.perform {
            #expect(LAContext().biometryType == .faceID)
            let passes = try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
            #expect(passes)
        }
    }
}

@Suite struct SmallModuleTests {
    @Test func backgroundRequestsAreKept() async throws {
        try await DeviceState().perform {
            let request = BGAppRefreshTaskRequest(identifier: "refresh")
            try BGTaskScheduler.shared.submit(request)
            try BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: "clean"))
            #expect(await BGTaskScheduler.shared.pendingTaskRequests().map(\.identifier) == ["refresh", "clean"])
            BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: "refresh")
            #expect(await BGTaskScheduler.shared.pendingTaskRequests().map(\.identifier) == ["clean"])
        }
    }

    @Test func thereAreNoHaptics() throws {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        let event = CHHapticEvent(
            eventType: .hapticContinuous, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
            relativeTime: 1, duration: 2)
        let pattern = try CHHapticPattern(events: [event], parameters: [])
        #expect(pattern.duration == 3)
        try CHHapticEngine().makePlayer(with: pattern).start(atTime: 0)
    }

    @Test func identifiersOfTypesAreKnown() {
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)
        #expect(type?.takeRetainedValue() as String? == "public.png")
    }

    @Test func layersAreUIKits() {
        #expect(CACurrentMediaTime() > 0)
        let layer = CALayer()
        layer.cornerRadius = 4
        #expect(layer.cornerRadius == 4)
    }

    @Test func theLogHasItsSubmodule() {
        let log = OSLog(subsystem: "com.example", category: "test")
        os_log("%d things", log: log, type: .debug, 3)
    }
}

@Suite struct SimdTests {
    @Test func vectorsAreMeasured() {
        #expect(simd_length(SIMD2<Float>(3, 4)) == 5)
        #expect(simd_dot(SIMD3<Double>(1, 2, 3), SIMD3(4, 5, 6)) == 32)
        #expect(cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
        #expect(simd_mix(SIMD2<Float>(0, 0), SIMD2(2, 4), SIMD2(repeating: 0.5)) == SIMD2(1, 2))
        #expect(simd_clamp(SIMD2<Float>(-1, 2), .zero, .one) == SIMD2(0, 1))
    }

    @Test func matricesAreMultipliedAndInverted() {
        let turn = simd_float3x3(rows: [SIMD3(0, -1, 0), SIMD3(1, 0, 0), SIMD3(0, 0, 1)])
        #expect(turn * SIMD3(1, 0, 0) == SIMD3(0, 1, 0))
        #expect(turn.inverse == turn.transpose)
        #expect(turn * turn.inverse == matrix_identity_float3x3)
        #expect(simd_double2x2(SIMD2(1, 3), SIMD2(2, 4)).determinant == -2)
        #expect(!simd_double2x2(SIMD2(1, 2), SIMD2(2, 4)).inverse[0, 0].isFinite)
    }

    @Test func quaternionsTurnVectors() {
        let turn = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
        let turned = turn.act(SIMD3(1, 0, 0))
        #expect(simd_distance(turned, SIMD3(0, 1, 0)) < 1e-6)
        let half = simd_slerp(simd_quatf(angle: 0, axis: SIMD3(0, 0, 1)), turn, 0.5)
        #expect(abs(half.angle - .pi / 4) < 1e-6)
        let long = simd_slerp_longest(simd_quatf(angle: 0, axis: SIMD3(0, 0, 1)), turn, 0.5)
        // Three quarters of a turn the other way, and half of it.
        #expect(simd_distance(long.act(SIMD3(1, 0, 0)), half.act(SIMD3(-1, 0, 0))) < 1e-6)
    }

    @Test func quaternionsOfDoublePrecisionFollowOneAnother() {
        var turn = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
        turn *= simd_quatd(angle: .pi / 2, axis: [1, 0, 0])
        // The right factor first: y to z, which the left one leaves.
        #expect(simd_distance(turn.act([0, 1, 0]), [0, 0, 1]) < 1e-12)
        #expect(simd_distance((turn * turn.inverse).act([1, 2, 3]), [1, 2, 3]) < 1e-12)
    }

    @Test(arguments: [SIMD3<Double>(1, 0, 0), [0, 1, 0], [0, 0, 1], simd_normalize(SIMD3<Double>(1, -2, 3))])
    func matricesAndQuaternionsAreTheSameRotation(axis: SIMD3<Double>) {
        for angle in stride(from: 0.1, through: 3.1, by: 0.5) {
            let turn = simd_quatd(angle: angle, axis: axis)
            let matrix = simd_double3x3(turn)
            #expect(simd_distance(matrix * SIMD3(3, -1, 2), turn.act([3, -1, 2])) < 1e-12)
            let wide = simd_double4x4(turn) * SIMD4(3, -1, 2, 1)
            #expect(simd_distance(wide, SIMD4(turn.act([3, -1, 2]), 1)) < 1e-12)
            #expect(abs(simd_dot(simd_quatd(matrix), turn)) > 1 - 1e-12)
        }
    }

    @Test(arguments: [SIMD3<Float>(0, 1, 0), [-1, 0, 0], [0, -1, 0], [0, 0, -1]])
    func aQuaternionTurnsOneDirectionIntoAnother(end: SIMD3<Float>) {
        for start in [SIMD3<Float>(1, 0, 0), [0, 1, 0], simd_normalize(SIMD3<Float>(1, 1, 1))] {
            #expect(simd_distance(simd_quatf(from: start, to: end).act(start), end) < 1e-5)
        }
    }
}
