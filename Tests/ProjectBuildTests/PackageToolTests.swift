import Testing

@testable import ProjectBuild

@Suite struct PackageToolTests {
    @Test func makesAProgramOfAnAppPlaygroundsProduct() {
        let manifest = """
            import PackageDescription
            import AppleProductTypes
            let package = Package(name: "My App", products: [
                .iOSApplication(
                    name: "My App", targets: ["AppModule"], displayVersion: "1.0 (beta)",
                    appIcon: .placeholder(icon: .bird), supportedInterfaceOrientations: [.landscapeRight, .portrait])
            ], targets: [.executableTarget(name: "AppModule", path: ".")])
            """
        let text = PackageTool.replacingApplications(in: manifest)
        #expect(text.contains(".executable(name: \"My App\", targets: [\"AppModule\"])"))
        #expect(!text.contains("AppleProductTypes"))
        #expect(text.contains("path: \".\""))
    }
}
