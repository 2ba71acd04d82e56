// swift-tools-version: 6.1
import PackageDescription

// A package with a data model whose classes are generated in every build, also on Linux.
let package = Package(
    name: "ReadingList",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        // In a project of your own: .package(url: "…/modelc", from: "0.1.0")
        .package(name: "modelc", path: "../..")
    ],
    targets: [
        .target(
            name: "ReadingList",
            // On Apple's platforms this compiles the model into the bundle, elsewhere it is copied.
            resources: [.process("Model/ReadingList.xcdatamodeld")],
            plugins: [
                .plugin(name: "GenerateManagedObjects", package: "modelc"),
                .plugin(name: "LintModel", package: "modelc"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
