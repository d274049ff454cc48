@_exported import CoreML
@_exported import Foundation
