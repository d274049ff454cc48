import Foundation
import SnapshotTesting
import Testing
import UIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A suite of Swift Testing with layers, paths and requests.
@MainActor @Suite(.snapshots(record: .missing))
struct GraphicsSuite {
    private var path: UIBezierPath {
        let path = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 40, height: 24))
        path.append(UIBezierPath(ovalIn: CGRect(x: 12, y: 8, width: 16, height: 16)))
        return path
    }

    @Test func layers() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
        layer.backgroundColor = UIColor.systemTeal.cgColor
        layer.cornerRadius = 12
        let inner = CALayer()
        inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        inner.backgroundColor = UIColor.systemIndigo.cgColor
        layer.addSublayer(inner)
        assertSnapshot(of: layer, as: .image)
        assertSnapshot(of: layer, as: .image(traits: .init(displayScale: 3)), named: "3x")
    }

    @Test func paths() {
        assertSnapshot(of: path, as: .image)
        assertSnapshot(of: path, as: .elementsDescription)
        assertSnapshot(of: path.cgPath, as: .image, named: "even-odd")
        assertSnapshot(of: path.cgPath, as: .image(scale: 2, drawingMode: .stroke), named: "stroke")
        let numbers = NumberFormatter()
        numbers.maximumFractionDigits = 0
        assertSnapshot(of: path.cgPath, as: .elementsDescription(numberFormatter: numbers), named: "whole")
    }

    @Test func requests() throws {
        var request = URLRequest(url: try #require(URL(string: "https://ledger.example/items?limit=2")))
        assertSnapshot(of: request, as: .raw, named: "get")
        assertSnapshot(of: request, as: .curl, named: "get-curl")
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("it's", forHTTPHeaderField: "Authorization")
        request.httpBody = Data(#"{"name":"Lamp","count":2}"#.utf8)
        assertSnapshot(of: request, as: .raw(pretty: true), named: "post")
        assertSnapshot(of: request, as: .raw, named: "post-raw")
        assertSnapshot(of: request, as: .curl, named: "post-curl")
    }
}
