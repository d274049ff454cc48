@_exported import CoreAudio
@_exported import Foundation
