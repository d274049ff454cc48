#!/usr/bin/env bash
# Sees that a package which names Perch's products as README says resolves and builds on a host that is not Linux: with the
# manifest as it is there, and products for another platform than this one. What needs Apple's SwiftUI is not built.
set -euo pipefail
cd "$(dirname "$0")/.."
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
mkdir -p "$here/perch" "$here/kit/Sources/Kit" "$here/kit/Sources/kit-gallery"
cp -r Plugins "$here/perch"
mkdir "$here/perch/Sources"
cp -r Sources/OtherPlatforms Sources/DesignSystem "$here/perch/Sources"
sed 's/#if os(Linux)/#if os(Windows)/' Package.swift > "$here/perch/Package.swift"
products=$(swift package --package-path "$here/perch" dump-package | python3 -c '
import json, sys
print(", ".join(json.dumps(product["name"]) for product in json.load(sys.stdin)["products"] if "library" in product["type"]))')
cat > "$here/kit/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

func system(_ name: String) -> Target.Dependency {
    .product(name: name, package: "perch", condition: .when(platforms: [.windows]))
}

let package = Package(
    name: "kit", platforms: [.iOS(.v17), .macOS(.v14)], dependencies: [.package(path: "../perch")],
    targets: [
        .target(
            name: "Kit", dependencies: [$products].map(system),
            plugins: [.plugin(name: "PerchSources", package: "perch")]),
        .executableTarget(
            name: "kit-gallery", dependencies: ["Kit", .product(name: "PerchPreviews", package: "perch")]),
    ])
MANIFEST
echo 'public let kit = 1' > "$here/kit/Sources/Kit/Kit.swift"
cat > "$here/kit/Sources/kit-gallery/Gallery.swift" <<'SOURCE'
import Kit
import PerchPreviews

@main struct Gallery: PreviewTool {}
SOURCE
# The plugin is built by the host, where it has a tool; for another one it has none.
sed -i 's/#if os(Linux)/#if os(Windows)/' "$here/perch/Plugins/PerchSources/PerchSources.swift"
swift run --package-path "$here/kit" kit-gallery
