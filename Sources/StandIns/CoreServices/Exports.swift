@_exported import CoreSpotlight
@_exported import Foundation
@_exported import MobileCoreServices
