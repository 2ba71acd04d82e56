// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that packages that depend on modelc do not build it. It measures whole commands, so it needs
// none of modelc's modules.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    targets: [
        .executableTarget(name: "MakeModel"),
        .executableTarget(name: "MakeHierarchies"),
        .executableTarget(name: "CompareCommands"),
    ],
    swiftLanguageModes: [.v6]
)
