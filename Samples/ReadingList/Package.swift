// swift-tools-version: 6.1
import PackageDescription

// A package with a data model. Every build compiles the model and generates its classes, on Linux as well.
let package = Package(
    name: "ReadingList",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        // In your own project: .package(url: "…/modelc", from: "0.1.0")
        .package(name: "modelc", path: "../..")
    ],
    targets: [
        .target(
            name: "ReadingList",
            // The plugin CompileModel compiles the model: it is excluded so that no other rule compiles it.
            exclude: ["Model/ReadingList.xcdatamodeld"],
            plugins: [
                .plugin(name: "GenerateManagedObjects", package: "modelc"),
                .plugin(name: "LintModel", package: "modelc"),
                .plugin(name: "CompileModel", package: "modelc"),
            ]
        ),
        .testTarget(name: "ReadingListTests", dependencies: ["ReadingList"]),
    ],
    swiftLanguageModes: [.v6]
)
