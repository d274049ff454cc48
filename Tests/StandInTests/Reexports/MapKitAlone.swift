import MapKit

// Apple's MapKit exports CoreLocation, Foundation, and UIKit: this file imports nothing else.
enum MapKitAlone {
    static let color: UIColor = .red
    static let date = Date(timeIntervalSince1970: 0)
    static let place = CLLocation(latitude: 1, longitude: 2)
}
