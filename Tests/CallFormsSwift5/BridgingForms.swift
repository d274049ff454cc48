import Combine
import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit

// What public code calls of the frameworks around SwiftUI, and what each call does.

@MainActor struct BridgingFormTests {
    @Test func resultsAndOptionalsArePublishers() {
        var received: [Int] = []
        let one: Result<Int, Never>.Publisher = Result<Int, Never>.success(1).publisher
        let two: Optional<Int>.Publisher = Optional(2).publisher
        let all = [one.sink { received.append($0) }, two.sink { received.append($0) }]
        withExtendedLifetime(all) { #expect(received == [1, 2]) }
    }

    @Test func viewsWithInitializersAreMadeWithoutArguments() {
        let view = UIVisualEffectView()
        #expect(view.effect == nil && view.contentView.superview === view)
        #expect(UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).frame.width == 5)
    }

    @Test func attributedStringsBecomeEachOther() throws {
        let old = NSAttributedString(
            string: "Red",
            attributes: [.foregroundColor: UIColor.red, .kern: NSNumber(value: 2), .link: "https://example.com"])
        let new = AttributedString(old)
        #expect(new.runs.first?[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] == .red)
        #expect(new.link == URL(string: "https://example.com"))
        let back = NSAttributedString(new)
        #expect(back.string == "Red")
        #expect(back.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect((back.attribute(.kern, at: 0, effectiveRange: nil) as? NSNumber)?.doubleValue == 2)
        let plain = try AttributedString(old, including: \.foundation)
        #expect(plain.runs.first?[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] == nil)
        #expect(try NSAttributedString(new, including: \.uiKit).length == 3)
    }

    @Test func pathsTellTheirElements() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 0))
        path.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 2, y: 0))
        path.closeSubpath()
        var types: [CGPathElementType] = []
        var ends: [CGPoint] = []
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            if element.pointee.type == .addQuadCurveToPoint { ends.append(element.pointee.points[1]) }
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
        #expect(ends == [CGPoint(x: 2, y: 2)])
        var count = 0
        withUnsafeMutablePointer(to: &count) { pointer in
            path.apply(info: pointer) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
        }
        #expect(count == 4)
    }

    @Test func functionsOfRectanglesDoWhatMethodsDo() {
        let (a, b) = (CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(CGRectUnion(a, b) == CGRect(x: 0, y: 0, width: 3, height: 3))
        #expect(CGRectIntersection(a, b) == CGRect(x: 1, y: 1, width: 1, height: 1))
        #expect(CGRectGetMaxX(b) == 3 && CGRectContainsPoint(a, CGPoint(x: 1, y: 1)))
        #expect(CGPointEqualToPoint(CGPointMake(1, 2), CGPoint(x: 1, y: 2)))
    }

    @Test func transformsInSpaceConcatenateAndInvert() {
        let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let move = CATransform3DTranslate(turn, 3, 4, 5)
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        let back = CATransform3DConcat(move, CATransform3DInvert(move))
        #expect(abs(back.m11 - 1) < 1e-9 && abs(back.m41) < 1e-9)
        let flat = ProjectionTransform(CATransform3DMakeTranslation(3, 4, 0))
        #expect(CGPoint(x: 1, y: 1).applying(flat) == CGPoint(x: 4, y: 5))
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    }

    @Test func pathsAreReversed() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 3, y: 0), controlPoint1: CGPoint(x: 1, y: 1), controlPoint2: CGPoint(x: 2, y: 1))
        let reversed = path.reversing()
        #expect(reversed.currentPoint == .zero)
        var controls: [CGPoint] = []
        reversed.cgPath.applyWithBlock { element in
            if element.pointee.type == .addCurveToPoint { controls.append(element.pointee.points[0]) }
        }
        #expect(controls == [CGPoint(x: 2, y: 1)])
    }

    @Test func anyViewsAreMadeOfValuesThatAreViews() {
        #expect(AnyView(_fromValue: Text("A") as Any) != nil)
        #expect(AnyView(_fromValue: 1) == nil)
    }

    @Test func literalsMakeColorsAndPictures() {
        let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let image: UIImage = #imageLiteral(resourceName: "none")
        #expect(image.size == .zero)
    }

    @Test func emittersKeepWhatTheyAreTold() {
        let emitter = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.birthRate = 3
        emitter.emitterCells = [cell]
        #expect(emitter.emitterCells?.first?.birthRate == 3)
    }
}

struct MaterialForm: View {
    @Environment(\.backgroundMaterial) private var material

    var body: some View {
        let _ = Self._printChanges()
        Text(material == nil ? "plain" : "glass").modifier(_IdentifiedModifier(identifier: 1))
        Button(role: .cancel) {}
    }
}

struct SectionedTableForm: View {
    var body: some View {
        Table(of: Item.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            Section("First") { TableRow(Item(id: 1, name: "One")) }
            Section { TableRow(Item(id: 2, name: "Two")) }
        }
    }
}
