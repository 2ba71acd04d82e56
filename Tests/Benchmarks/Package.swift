// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who depends on modelc builds it. It measures whole commands, hence it needs none
// of modelc's modules.
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
