import Foundation
import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// Pages that were scanned. There are none: there is no camera.
open class VNDocumentCameraScan: NSObject {
    open var pageCount: Int { 0 }
    open var title: String { "" }
    /// Returns a page. An empty picture, since there is none.
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// A type that is notified of scanning.
@MainActor @preconcurrency public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

/// Scans pages. There is no camera: it can be cancelled only.
@MainActor @preconcurrency open class VNDocumentCameraViewController: UIViewController {
    /// A Boolean value that indicates whether there is a camera: there is none.
    open class var isSupported: Bool { false }
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
    open override func viewDidLoad() {
        super.viewDidLoad()
        fill(
            with: ScannerPage(title: "Documents") { [weak self] in
                guard let self else { return }
                delegate?.documentCameraViewControllerDidCancel(self)
            })
    }
}

/// A value that was recognized. Nothing is.
public enum RecognizedItem: Identifiable, Sendable {
    /// A text.
    public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let transcript: String
    }
    /// A code.
    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public let payloadStringValue: String?
    }
    case text(Text)
    case barcode(Barcode)
    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let barcode): barcode.id
        }
    }
}

/// A type that is notified of what a scanner recognizes: nothing.
@MainActor @preconcurrency public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}

/// Scans texts and codes. There is no camera: `startScanning()` throws.
@MainActor @preconcurrency open class DataScannerViewController: UIViewController {
    /// Constants that describe why nothing can be scanned.
    public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }
    /// Constants that describe how exactly things are recognized.
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    /// A type that describes what is recognized.
    public struct RecognizedDataType: Hashable, Sendable {
        private let name: String
        public static func text(languages: [String] = []) -> RecognizedDataType { RecognizedDataType(name: "text") }
        public static func barcode(symbologies: [String] = []) -> RecognizedDataType {
            RecognizedDataType(name: "barcode")
        }
    }
    /// A Boolean value that indicates whether there is a camera: there is none.
    open class var isSupported: Bool { false }
    /// A Boolean value that indicates whether the camera may be used: there is none.
    open class var isAvailable: Bool { false }
    open weak var delegate: (any DataScannerViewControllerDelegate)?
    open var isScanning: Bool { false }
    public let recognizedDataTypes: Set<RecognizedDataType>

    /// Creates a scanner of kinds of things.
    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
        self.recognizedDataTypes = recognizedDataTypes
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }
    /// Begins. It throws that there is no camera.
    open func startScanning() throws { throw ScanningUnavailable.unsupported }
    /// Ends.
    open func stopScanning() {}
    open override func viewDidLoad() {
        super.viewDidLoad()
        fill(with: ScannerPage(title: "Text and codes", cancel: nil))
    }
}

/// What a scanner shows in place of the camera.
private struct ScannerPage: View {
    let title: String
    let cancel: (@MainActor () -> Void)?

    var body: some View {
        VStack(spacing: 0) {
            StandInPage("VisionKit", symbol: "viewfinder", title: title, detail: "There is no camera.")
            if let cancel {
                HStack {
                    Button("Cancel", action: cancel)
                    Spacer()
                }
                .padding()
            }
        }
    }
}

/// A type that describes what is in a picture. Nothing is known.
public final class ImageAnalysis: Sendable {
    /// The text. In Perch, there is none.
    public var transcript: String { "" }
    /// Returns a Boolean value that indicates whether there is something of a kind: there is not.
    public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

/// An object that looks at pictures. Not supported: each call throws.
public final class ImageAnalyzer: Sendable {
    /// Options that describe what is searched for.
    public struct AnalysisTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let text = AnalysisTypes(rawValue: 1)
        public static let machineReadableCode = AnalysisTypes(rawValue: 2)
        public static let visualLookUp = AnalysisTypes(rawValue: 4)
    }
    /// A type that describes how pictures are looked at.
    public struct Configuration: Sendable {
        public let analysisTypes: AnalysisTypes
        public var locales: [String] = []
        public init(_ types: AnalysisTypes) { analysisTypes = types }
    }
    /// A Boolean value that indicates whether pictures are looked at: they are not.
    public static var isSupported: Bool { false }
    public init() {}
    /// Looks at a picture. It throws that this is not supported.
    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
        throw CocoaError(.featureUnsupported)
    }
}

/// A type that is asked about what users do with a picture's text.
@MainActor @preconcurrency public protocol ImageAnalysisInteractionDelegate: AnyObject {
    func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
    func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
    func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
    func interaction(
        _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool)
}
extension ImageAnalysisInteractionDelegate {
    public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
    public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
    public func interaction(
        _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool
    ) {}
}
