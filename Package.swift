// swift-tools-version: 6.1
import PackageDescription

// modelc is built in layers; an arrow always points downwards, and the modules of one row of layer 2 never import
// each other. Tests/ArchitectureTests holds the same table with the reason for every rule.
//
//   4  plugins      GenerateManagedObjects  LintModel    run the executable, import nothing of ours
//   3  tool         modelc                    arguments to requests, outcomes to text and exit codes: only here
//   2.7 words       ModelcPresentation        what a command shows, a folder for each
//   2.5 use cases   ModelcKit                 what a command does, without a command line; writes files
//   2  verbs        ModelcFiles  ModelcLint  ModelcCodegen  ModelcMigration  ModelcMigrationCode
//                   ModelcConfiguration  ModelcVersionHash  ModelcVersionLock  ModelcStores <- (GRDB, SQLite)
//   1  vocabulary   ModelcSchema              the Core Data model as values
//                   ModelcPlans               migrations and mapping models as values
//                   ModelcSettings            each setting's words, once: in the file, as flags, for the generator
//                   ModelcSourceCode          names and texts in Swift and Objective-C, files that are generated
//   0  generic      ModelcXML <- ModelcLibXML2 (libxml2)   ModelcKeyedArchive   ModelcPredicates   ModelcTemplating
//                   ModelcReports   ModelcDiagnostics   ModelcJSON   ModelcDigest   ModelcConcurrency
//                   ModelcText   ModelcMarkup   ModelcDisk   ModelcGit   ModelcSystem (C)
let package = Package(
    name: "modelc",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "modelc", targets: ["modelc"]),
        .library(name: "ModelcKit", targets: ["ModelcKit"]),
        .plugin(name: "GenerateManagedObjects", targets: ["GenerateManagedObjects"]),
        .plugin(name: "GenerateManagedObjectsCommand", targets: ["GenerateManagedObjectsCommand"]),
        .plugin(name: "LintModel", targets: ["LintModel"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.5.0"),
    ],
    targets: [
        // Layer 4: plugins for the packages of users.
        .plugin(
            name: "GenerateManagedObjects",
            capability: .buildTool(),
            dependencies: ["modelc"],
            path: "Sources/Plugins/GenerateManagedObjects"
        ),
        .plugin(
            name: "GenerateManagedObjectsCommand",
            capability: .command(
                intent: .custom(
                    verb: "generate-managed-objects",
                    description: "Generate managed object classes from a data model of the package"
                ),
                permissions: [.writeToPackageDirectory(reason: "The classes are written into the package.")]
            ),
            dependencies: ["modelc"],
            path: "Sources/Plugins/GenerateManagedObjectsCommand"
        ),

        .plugin(
            name: "LintModel",
            capability: .buildTool(),
            dependencies: ["modelc"],
            path: "Sources/Plugins/LintModel"
        ),

        // Layer 3: the command line tool.
        .executableTarget(
            name: "modelc",
            dependencies: [
                "ModelcKit", "ModelcPresentation", "ModelcSettings", "ModelcConfiguration", "ModelcSchema",
                "ModelcPlans",
                "ModelcReports", "ModelcDiagnostics", "ModelcDisk", "ModelcJSON", "ModelcText", "ModelcSystem",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),

        // Layer 2.5: the use cases.
        .target(
            name: "ModelcKit",
            dependencies: [
                "ModelcFiles", "ModelcLint", "ModelcCodegen", "ModelcMigration",
                "ModelcMigrationCode", "ModelcSettings", "ModelcSourceCode",
                "ModelcConfiguration", "ModelcVersionHash", "ModelcVersionLock", "ModelcStores", "ModelcSchema",
                "ModelcPlans",
                "ModelcTemplating", "ModelcReports", "ModelcDiagnostics", "ModelcConcurrency", "ModelcDigest",
                "ModelcDisk",
                "ModelcGit", "ModelcJSON", "ModelcText",
            ]
        ),

        // Above the use cases: what each command shows.
        .target(
            name: "ModelcPresentation",
            dependencies: [
                "ModelcKit", "ModelcLint", "ModelcCodegen", "ModelcMigration", "ModelcSettings", "ModelcTemplating",
                "ModelcVersionHash", "ModelcStores", "ModelcSchema", "ModelcPlans", "ModelcReports",
                "ModelcDiagnostics", "ModelcDisk",
                "ModelcMarkup", "ModelcJSON", "ModelcText",
            ]
        ),

        // Layer 2: one verb a module.
        .target(
            name: "ModelcFiles",
            dependencies: [
                "ModelcSchema", "ModelcPlans", "ModelcXML", "ModelcKeyedArchive", "ModelcPredicates",
                "ModelcDiagnostics",
                "ModelcDisk",
                "ModelcConcurrency", "ModelcText",
            ]
        ),
        .target(
            name: "ModelcLint",
            dependencies: ["ModelcSchema", "ModelcPlans", "ModelcPredicates", "ModelcDiagnostics", "ModelcText"]),
        .target(
            name: "ModelcCodegen",
            dependencies: [
                "ModelcSchema", "ModelcSettings", "ModelcSourceCode", "ModelcTemplating", "ModelcPredicates",
                "ModelcDiagnostics", "ModelcConcurrency", "ModelcText",
            ]
        ),
        .target(
            name: "ModelcMigrationCode",
            dependencies: ["ModelcSchema", "ModelcPlans", "ModelcSourceCode", "ModelcDiagnostics"]),
        .target(
            name: "ModelcMigration",
            dependencies: ["ModelcSchema", "ModelcPlans", "ModelcConcurrency", "ModelcText"]),
        .target(
            name: "ModelcConfiguration",
            dependencies: [
                "ModelcSettings", "ModelcDiagnostics", "ModelcDisk", "ModelcJSON", "ModelcText",
                .product(name: "Yams", package: "Yams"),
            ]
        ),
        .target(
            name: "ModelcVersionHash",
            dependencies: ["ModelcSchema", "ModelcDigest", "ModelcDiagnostics", "ModelcText"]),
        .target(
            name: "ModelcStores",
            dependencies: [
                "ModelcSchema", "ModelcPlans", "ModelcKeyedArchive", "ModelcDigest", "ModelcDiagnostics", "ModelcText",
                "ModelcSystem",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        .target(name: "ModelcVersionLock", dependencies: ["ModelcSchema", "ModelcDiagnostics", "ModelcText"]),

        // Layer 1: the vocabulary.
        .target(name: "ModelcSchema", dependencies: ["ModelcDigest", "ModelcPredicates", "ModelcText"]),
        .target(name: "ModelcPlans", dependencies: ["ModelcSchema", "ModelcPredicates", "ModelcText"]),
        .target(name: "ModelcSettings"),
        .target(name: "ModelcSourceCode", dependencies: ["ModelcSettings", "ModelcDiagnostics"]),

        // Layer 0: generic tools that know nothing of Core Data.
        .target(name: "ModelcXML", dependencies: ["ModelcLibXML2", "ModelcText"]),
        .target(name: "ModelcKeyedArchive"),
        .target(name: "ModelcPredicates", dependencies: ["ModelcText"]),
        .target(name: "ModelcTemplating", dependencies: ["ModelcText", "ModelcDiagnostics"]),
        .target(name: "ModelcDiagnostics", dependencies: ["ModelcText", "ModelcJSON"]),
        .target(
            name: "ModelcReports",
            dependencies: ["ModelcMarkup", "ModelcDiagnostics", "ModelcDigest", "ModelcJSON", "ModelcText"]),
        .target(name: "ModelcMarkup", dependencies: ["ModelcText"]),
        .target(name: "ModelcJSON"),
        .target(name: "ModelcDigest"),
        .target(name: "ModelcDisk"),
        .target(name: "ModelcGit", dependencies: ["ModelcDisk"]),
        .target(name: "ModelcConcurrency"),
        .target(name: "ModelcText"),
        .target(name: "ModelcSystem"),
        .systemLibrary(
            name: "ModelcLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),

        // Tests: a folder for each module, and what they share.
        .target(name: "ModelcTestSupport", dependencies: ["ModelcKeyedArchive"], path: "Tests/ModelcTestSupport"),
        .target(name: "ModelcTypeChecking", path: "Tests/TypeChecking", exclude: ["README.md", "Stubs"]),
        .testTarget(
            name: "ModelcArchitectureTests",
            dependencies: ["ModelcTestSupport"],
            path: "Tests/ArchitectureTests"
        ),
        .testTarget(
            name: "ModelcTests",
            dependencies: [
                "modelc", "ModelcFiles", "ModelcLint", "ModelcConfiguration", "ModelcReports", "ModelcSchema",
                "ModelcPlans",
                "ModelcDiagnostics",
                "ModelcText", "ModelcTestSupport",
            ]
        ),
        .testTarget(
            name: "ModelcGeneratedCodeTests",
            dependencies: [
                "modelc", "ModelcFiles", "ModelcLint", "ModelcCodegen", "ModelcSchema", "ModelcSettings",
                "ModelcSourceCode", "ModelcDiagnostics", "ModelcTypeChecking", "ModelcTestSupport",
            ],
            path: "Tests/GeneratedCodeTests"
        ),
        .testTarget(
            name: "ModelcFilesTests",
            dependencies: [
                "ModelcFiles", "ModelcMigration", "ModelcSchema", "ModelcPlans", "ModelcVersionHash",
                "ModelcKeyedArchive",
                "ModelcPredicates", "ModelcDiagnostics", "ModelcDisk", "ModelcText", "ModelcTestSupport",
            ]
        ),
        .testTarget(
            name: "ModelcLintTests",
            dependencies: [
                "ModelcLint", "ModelcMigration", "ModelcVersionHash", "ModelcFiles", "ModelcSchema",
                "ModelcDiagnostics", "ModelcText", "ModelcTestSupport",
            ]
        ),
        .testTarget(
            name: "ModelcInspectionTests",
            dependencies: [
                "ModelcKit", "ModelcPresentation", "ModelcMarkup", "ModelcSchema", "ModelcPlans", "ModelcJSON",
                "ModelcText",
            ],
            exclude: ["Goldens"]
        ),
        .testTarget(
            name: "ModelcCodegenTests",
            dependencies: [
                "ModelcCodegen", "ModelcSchema", "ModelcSettings", "ModelcSourceCode", "ModelcTemplating",
                "ModelcDiagnostics", "ModelcText", "ModelcTypeChecking",
            ],
            exclude: ["Goldens", ".swift-format"]
        ),
        .testTarget(
            name: "ModelcMigrationFileTests",
            dependencies: [
                "ModelcPresentation", "ModelcKit", "ModelcMigrationCode", "ModelcSourceCode", "ModelcMigration",
                "ModelcVersionHash", "ModelcFiles",
                "ModelcSchema", "ModelcPlans", "ModelcDiagnostics", "ModelcText", "ModelcTypeChecking",
                "ModelcTestSupport",
            ],
            path: "Tests/MigrationFileTests",
            exclude: ["Goldens"]
        ),
        .testTarget(
            name: "ModelcMigrationTests",
            dependencies: [
                "ModelcPresentation", "ModelcKit", "ModelcMigration", "ModelcVersionHash", "ModelcFiles",
                "ModelcSchema", "ModelcPlans", "ModelcJSON",
                "ModelcText",
                "ModelcTestSupport",
            ],
            exclude: ["Goldens"]
        ),
        .testTarget(
            name: "ModelcConfigurationTests",
            dependencies: [
                "ModelcConfiguration", "ModelcDiagnostics", "ModelcDisk", "ModelcJSON", "ModelcText",
                "ModelcTestSupport",
            ],
            exclude: ["Goldens"]
        ),
        .testTarget(
            name: "ModelcStoresTests",
            dependencies: [
                "modelc", "ModelcStores", "ModelcFiles", "ModelcVersionHash", "ModelcSchema", "ModelcPlans",
                "ModelcDiagnostics",
                "ModelcTestSupport", .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        .testTarget(
            name: "ModelcVersionHashTests",
            dependencies: [
                "ModelcVersionHash", "ModelcFiles", "ModelcLint", "ModelcSchema", "ModelcDigest", "ModelcDiagnostics",
                "ModelcText", "ModelcTestSupport",
            ]
        ),
        .testTarget(
            name: "ModelcVersionLockTests",
            dependencies: [
                "ModelcVersionLock", "ModelcVersionHash", "ModelcSchema", "ModelcDiagnostics", "ModelcText",
            ]
        ),
        .testTarget(name: "ModelcXMLTests", dependencies: ["ModelcXML", "ModelcText", "ModelcTestSupport"]),
        .testTarget(
            name: "ModelcTemplatingTests",
            dependencies: ["ModelcTemplating", "ModelcDiagnostics", "ModelcText", "ModelcTestSupport"]),
        .testTarget(name: "ModelcPredicatesTests", dependencies: ["ModelcPredicates", "ModelcTestSupport"]),
        .testTarget(name: "ModelcKeyedArchiveTests", dependencies: ["ModelcKeyedArchive", "ModelcTestSupport"]),
        .testTarget(
            name: "ModelcReportsTests",
            dependencies: [
                "ModelcMarkup", "ModelcReports", "ModelcDiagnostics", "ModelcJSON", "ModelcText", "ModelcXML",
                "ModelcTestSupport",
            ],
            exclude: ["Goldens"]
        ),
        .testTarget(name: "ModelcDiagnosticsTests", dependencies: ["ModelcDiagnostics", "ModelcJSON", "ModelcText"]),
        .testTarget(name: "ModelcJSONTests", dependencies: ["ModelcJSON", "ModelcTestSupport"]),
        .testTarget(name: "ModelcDigestTests", dependencies: ["ModelcDigest"]),
        .testTarget(name: "ModelcConcurrencyTests", dependencies: ["ModelcConcurrency"]),
        .testTarget(name: "ModelcTextTests", dependencies: ["ModelcText"]),
        .testTarget(name: "ModelcTypeCheckingTests", dependencies: ["ModelcTypeChecking"], exclude: ["Fixtures"]),
    ],
    swiftLanguageModes: [.v6]
)
