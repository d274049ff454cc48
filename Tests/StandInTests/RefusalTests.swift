import AdSupport
import CallKit
import CoreML
import CoreNFC
import CoreTelephony
import DeviceCheck
import HomeKit
import Metal
import MetricKit
import MusicKit
import NaturalLanguage
import PassKit
import PerchStandIns
import QuickLookThumbnailing
import Speech
import Testing
import Translation
import UIKit
import Vision
import VisionKit
import WeatherKit

/// Frameworks whose devices and services are not here.
@MainActor @Suite struct RefusalTests {
    @Test func whatTheDeviceLacksIsNotSupported() {
        #expect(!DCDevice.current.isSupported && !NFCNDEFReaderSession.readingAvailable)
        #expect(!DataScannerViewController.isSupported && !VNDocumentCameraViewController.isSupported)
        #expect(MTLCreateSystemDefaultDevice() == nil && CXCallObserver().calls.isEmpty)
        #expect(!PKPassLibrary.isPassLibraryAvailable() && !PKPaymentAuthorizationController.canMakePayments())
        #expect(CTCellularData().restrictedState == .restrictedStateUnknown)
        #expect(!ASIdentifierManager.shared().isAdvertisingTrackingEnabled)
        #expect(HMHomeManager().homes.isEmpty && MXMetricManager.shared.pastPayloads.isEmpty)
    }

    @Test func servicesThrow() async {
        await #expect(throws: WeatherError.permissionDenied) {
            try await WeatherService.shared.weather(for: CLLocation(latitude: 1, longitude: 2))
        }
        await #expect(throws: TranslationError.unsupportedLanguagePairing) {
            try await TranslationSession(installedSource: Locale.Language(identifier: "de")).translate("Haus")
        }
        #expect(await MusicAuthorization.request() == .restricted)
        await #expect(throws: MusicTokenRequestError.userNotSignedIn) {
            try await MusicCatalogSearchRequest(term: "Perch", types: [Song.self]).response()
        }
        await #expect(throws: MusicTokenRequestError.userNotSignedIn) { try await ApplicationMusicPlayer.shared.play() }
        #expect(throws: MLModelError.self) { try MLModel(contentsOf: URL(fileURLWithPath: "/none")) }
    }

    @Test func requestsOfPicturesEndWithoutResults() throws {
        var ended = 0
        let request = VNRecognizeTextRequest { _, error in if error == nil { ended += 1 } }
        #expect(request.results == nil)
        try VNImageRequestHandler(data: Data()).perform([request])
        #expect(request.results?.isEmpty == true && ended == 1)
    }

    @Test func wordsAndSentencesAreFound() {
        let text = "Don't stop. It costs 3.50 today!"
        let words = NLTokenizer(unit: .word)
        words.string = text
        #expect(
            words.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
                == ["Don't", "stop", "It", "costs", "3.50", "today"])
        let sentences = NLTokenizer(unit: .sentence)
        sentences.string = text
        #expect(sentences.tokens(for: text.startIndex..<text.endIndex).count == 2)
        #expect(NLLanguageRecognizer.dominantLanguage(for: "Καλημέρα κόσμε") == .greek)
    }

    @Test func aRecordHoldsAnAddress() {
        let record = NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://example.com/a")
        #expect(record?.payload.first == 4)
        #expect(record?.wellKnownTypeURIPayload()?.absoluteString == "https://example.com/a")
    }
}
