import ARKit
import PerchStandIns
import PerchTesting
import RealityKit
import SceneKit
import SpriteKit
import SwiftUI
import Testing

@MainActor @Suite struct SceneTests {
    private struct Shown<Content: UIView>: UIViewRepresentable {
        let make: @MainActor () -> Content
        func makeUIView(context: Context) -> Content { make() }
        func updateUIView(_ view: Content, context: Context) {}
    }

    private func near(_ a: SCNVector3, _ b: SCNVector3) -> Bool {
        abs(a.x - b.x) < 1e-5 && abs(a.y - b.y) < 1e-5 && abs(a.z - b.z) < 1e-5
    }

    @Test func placesInSpaceAreThoseOfTheTree() {
        let outer = SCNNode()
        outer.position = SCNVector3(0, 0, 5)
        outer.eulerAngles = SCNVector3(0, Double.pi / 2, 0)
        let inner = SCNNode(geometry: SCNSphere(radius: 1))
        inner.name = "ball"
        inner.position = SCNVector3(1, 0, 0)
        outer.addChildNode(inner)
        // A quarter turn about y leads from x to the far side.
        #expect(near(inner.worldPosition, SCNVector3(0, 0, 4)))
        outer.scale = SCNVector3(2, 2, 2)
        #expect(near(inner.worldPosition, SCNVector3(0, 0, 3)))
        let scene = SCNScene()
        scene.rootNode.addChildNode(outer)
        #expect(scene.rootNode.childNode(withName: "ball", recursively: true) === inner)
        #expect(scene.rootNode.childNode(withName: "ball", recursively: false) == nil)
        inner.removeFromParentNode()
        #expect(inner.parent == nil && outer.childNodes.isEmpty)
    }

    @Test func transformsFollowEachOther() {
        let turn = SCNMatrix4MakeRotation(.pi / 2, 0, 0, 1)
        let both = SCNMatrix4Mult(turn, SCNMatrix4MakeTranslation(10, 0, 0))
        #expect(abs(both.m12 - 1) < 1e-6 && both.m41 == 10)
        #expect(SCNMatrix4Mult(SCNMatrix4Identity, both) == both)
    }

    @Test func aSceneInSpaceIsAGround() {
        let scene = SCNScene()
        scene.background.contents = UIColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 1)
        let both = HStack {
            SceneView(scene: scene)
            Shown { ARSCNView(frame: .zero) }
            RealityView { content in content.add(ModelEntity(mesh: .generateBox(size: 1))) }
        }
        .frame(width: 300, height: 100)
        assertSnapshot(of: both, as: .image())
    }

    @Test func nodesOfASceneAreAtTheirPlaces() {
        final class Game: SKScene {
            override func didMove(to view: SKView) {
                backgroundColor = .black
                let square = SKSpriteNode(color: .red, size: CGSize(width: 30, height: 30))
                square.position = CGPoint(x: 40, y: 30)
                square.zRotation = .pi / 4
                addChild(square)
                let ring = SKShapeNode(circleOfRadius: 15)
                ring.position = CGPoint(x: 100, y: 30)
                ring.strokeColor = .yellow
                ring.lineWidth = 3
                addChild(ring)
                let label = SKLabelNode(text: "Score 7")
                label.name = "score"
                label.fontSize = 18
                label.position = CGPoint(x: 80, y: 80)
                addChild(label)
            }
        }
        let game = Game(size: CGSize(width: 160, height: 120))
        assertSnapshot(of: SpriteView(scene: game).frame(width: 160, height: 120), as: .image())
        #expect(game.children.count == 3 && game.childNode(withName: "score")?.scene === game)
        #expect(game.atPoint(CGPoint(x: 40, y: 30)) is SKSpriteNode)
        #expect(game.convertPoint(toView: CGPoint(x: 0, y: 0)) == CGPoint(x: 0, y: 120))
    }

    @Test func thereIsNoCameraForTheWorld() {
        final class Listener: NSObject, ARSessionDelegate {
            var code: ARError.Code?
            func session(_ session: ARSession, didFailWithError error: any Error) { code = (error as? ARError)?.code }
        }
        #expect(!ARFaceTrackingConfiguration.isSupported && !ARWorldTrackingConfiguration.isSupported)
        let session = ARSession()
        let listener = Listener()
        session.delegate = listener
        session.run(ARWorldTrackingConfiguration())
        #expect(listener.code == .unsupportedConfiguration)
    }

    @Test func entitiesAreATree() async {
        let anchor = AnchorEntity(world: [0, 1, 0])
        let box = ModelEntity(mesh: .generateBox(size: 1), materials: [SimpleMaterial(color: .red, isMetallic: true)])
        box.name = "box"
        anchor.addChild(box)
        #expect(anchor.findEntity(named: "box") === box && box.parent === anchor)
        #expect((box.model?.materials.first as? SimpleMaterial)?.color == .red && anchor.position.y == 1)
        await #expect(throws: CocoaError.self) { try await Entity(named: "robot") }
    }
}
