// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "App",
    targets: [
        .target(
            name: "App",
            plugins: [
                .plugin(name: "GenerateManagedObject", package: "modelc"),
                .plugin(name: "CompileModel", package: "modelc"),
            ])
    ])
