// swift-tools-version: 6.1
import PackageDescription

// A package with a data model that is compiled, and whose classes are generated, in every build, also on Linux.
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
            // The plugin CompileModel compiles the model: excluded, it is compiled by nobody else.
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
