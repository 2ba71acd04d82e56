// swift-tools-version: 6.1
import PackageDescription

// modelc is built in layers. A module imports no module of a higher layer, and the modules of layer 2 never import each other.
// Tests/ArchitectureTests/ImportTable.swift lists the allowed imports of each module with the reason.
//
//   4   plugins     GenerateManagedObjects  GenerateManagedObjectsCommand  LintModel  CompileModel
//                                             run the executable, import no module of modelc
//   3   tool        modelc                    arguments to requests, outcomes to text and exit codes: only here
//   2.7 words       ModelcPresentation        the output of each command
//   2.5 use cases   ModelcKit                 the work of each command, without a command line; writes files
//   2   verbs       ModelcFiles  ModelcEditing  ModelcLint  ModelcReports  ModelcCodegen  ModelcMigration
//                   ModelcMigrationCode  ModelcConfiguration  ModelcVersionHash  ModelcVersionLock
//                   ModelcStores  ModelcMirroring  ModelcSwiftData
//   1   vocabulary  ModelcSchema              the Core Data model and version hashes as values
//                   ModelcPlans               migrations and mapping models as values
//                   ModelcSettings            each setting once: in the file, as a flag, for the generator and lint;
//                                             the findings of a project as values
//                   ModelcSourceCode          names and texts in Swift and Objective-C, files that are generated
//                   ModelcCompiledModels      reads compiled models, those in files and those in stores
//   0   generic     ModelcXML <- ModelcLibXML2 (libxml2)   ModelcSQLite <- ModelcLibSQLite3 (sqlite3)
//                   ModelcCompression <- ModelcLibZ (zlib)   ModelcCloudKitSchema
//                   ModelcKeyedArchive   ModelcPredicates   ModelcTemplating   ModelcDiagnostics
//                   ModelcLayout   ModelcGit   ModelcBase   ModelcSystem (C)
let package = Package(
    name: "modelc",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "modelc", targets: ["modelc"]),
        .library(name: "ModelcKit", targets: ["ModelcKit"]),
        .plugin(name: "GenerateManagedObjects", targets: ["GenerateManagedObjects"]),
        .plugin(name: "GenerateManagedObjectsCommand", targets: ["GenerateManagedObjectsCommand"]),
        .plugin(name: "LintModel", targets: ["LintModel"]),
        .plugin(name: "CompileModel", targets: ["CompileModel"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        // Only for `swift package generate-documentation`: packages that depend on modelc do not fetch it.
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
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

        .plugin(
            name: "CompileModel",
            capability: .buildTool(),
            dependencies: ["modelc"],
            path: "Sources/Plugins/CompileModel"
        ),

        // Layer 3: the command line tool.
        .executableTarget(
            name: "modelc",
            dependencies: [
                "ModelcKit", "ModelcPresentation", "ModelcSettings", "ModelcSchema", "ModelcPlans", "ModelcDiagnostics",
                "ModelcBase", "ModelcSystem", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),

        // Layer 2.5: the use cases.
        .target(
            name: "ModelcKit",
            dependencies: [
                "ModelcFiles", "ModelcEditing", "ModelcLint", "ModelcCodegen", "ModelcMigration", "ModelcMigrationCode",
                "ModelcSettings", "ModelcSourceCode", "ModelcConfiguration", "ModelcVersionHash", "ModelcVersionLock",
                "ModelcStores", "ModelcSwiftData", "ModelcMirroring", "ModelcCloudKitSchema", "ModelcSchema",
                "ModelcPlans", "ModelcPredicates", "ModelcTemplating", "ModelcDiagnostics", "ModelcBase", "ModelcGit",
            ]
        ),

        // Layer 2.7: the output of each command.
        .target(
            name: "ModelcPresentation",
            dependencies: [
                "ModelcKit", "ModelcLint", "ModelcCodegen", "ModelcMigration", "ModelcSettings", "ModelcTemplating",
                "ModelcVersionHash", "ModelcStores", "ModelcMirroring", "ModelcCloudKitSchema", "ModelcSchema",
                "ModelcPlans", "ModelcReports", "ModelcDiagnostics", "ModelcBase", "ModelcLayout",
            ]
        ),

        // Layer 2: one verb a module.
        .target(
            name: "ModelcFiles",
            dependencies: [
                "ModelcSchema", "ModelcPlans", "ModelcCompiledModels", "ModelcXML", "ModelcKeyedArchive",
                "ModelcPredicates", "ModelcDiagnostics", "ModelcBase",
            ]
        ),
        .target(
            name: "ModelcEditing",
            dependencies: ["ModelcSchema", "ModelcPredicates", "ModelcDiagnostics", "ModelcBase"]),
        .target(
            name: "ModelcLint",
            dependencies: [
                "ModelcSchema", "ModelcPlans", "ModelcSettings", "ModelcSourceCode", "ModelcPredicates",
                "ModelcDiagnostics", "ModelcBase",
            ]),
        .target(
            name: "ModelcMirroring",
            dependencies: ["ModelcSchema", "ModelcCloudKitSchema", "ModelcDiagnostics", "ModelcBase"]),
        .target(
            name: "ModelcReports",
            dependencies: ["ModelcSettings", "ModelcBase", "ModelcDiagnostics"]),
        .target(
            name: "ModelcCodegen",
            dependencies: [
                "ModelcSchema", "ModelcSettings", "ModelcSourceCode", "ModelcTemplating", "ModelcPredicates",
                "ModelcDiagnostics", "ModelcBase",
            ],
            // The templates of the folder at the top level, through a symbolic link.
            resources: [.embedInCode("Templates")]
        ),
        .target(
            name: "ModelcMigrationCode",
            dependencies: [
                "ModelcSchema", "ModelcPlans", "ModelcSettings", "ModelcSourceCode", "ModelcDiagnostics", "ModelcBase",
            ]),
        .target(
            name: "ModelcMigration",
            dependencies: ["ModelcSchema", "ModelcPlans", "ModelcPredicates", "ModelcDiagnostics", "ModelcBase"]
        ),
        .target(
            name: "ModelcConfiguration",
            dependencies: [
                "ModelcSettings", "ModelcDiagnostics", "ModelcBase", .product(name: "Yams", package: "Yams"),
            ]
        ),
        .target(
            name: "ModelcVersionHash",
            dependencies: ["ModelcSchema", "ModelcBase", "ModelcDiagnostics"]),
        .target(
            name: "ModelcStores",
            dependencies: [
                "ModelcSchema", "ModelcPlans", "ModelcCompiledModels", "ModelcKeyedArchive", "ModelcCompression",
                "ModelcPredicates", "ModelcBase", "ModelcDiagnostics", "ModelcSQLite", "ModelcSystem",
            ]
        ),
        .target(
            name: "ModelcSwiftData",
            dependencies: ["ModelcSchema", "ModelcSourceCode", "ModelcDiagnostics", "ModelcBase"]),
        .target(
            name: "ModelcVersionLock",
            dependencies: ["ModelcSchema", "ModelcBase", "ModelcDiagnostics"]),

        // Layer 1: the vocabulary.
        .target(
            name: "ModelcSchema", dependencies: ["ModelcDiagnostics", "ModelcPredicates", "ModelcBase"]),
        .target(
            name: "ModelcPlans",
            dependencies: ["ModelcSchema", "ModelcPredicates", "ModelcDiagnostics", "ModelcBase"]),
        .target(
            name: "ModelcCompiledModels",
            dependencies: [
                "ModelcSchema", "ModelcPlans", "ModelcKeyedArchive", "ModelcPredicates", "ModelcDiagnostics",
                "ModelcBase",
            ]),
        .target(name: "ModelcSettings", dependencies: ["ModelcPlans", "ModelcDiagnostics", "ModelcBase"]),
        .target(name: "ModelcSourceCode", dependencies: ["ModelcSettings", "ModelcDiagnostics", "ModelcBase"]),

        // Layer 0: generic tools that know nothing of Core Data.
        .target(name: "ModelcXML", dependencies: ["ModelcLibXML2", "ModelcBase"]),
        .target(name: "ModelcSQLite", dependencies: ["ModelcLibSQLite3", "ModelcBase"]),
        .target(name: "ModelcCompression", dependencies: ["ModelcLibZ"]),
        .target(name: "ModelcKeyedArchive"),
        .target(name: "ModelcCloudKitSchema", dependencies: ["ModelcBase"]),
        .target(name: "ModelcPredicates", dependencies: ["ModelcBase"]),
        .target(name: "ModelcTemplating", dependencies: ["ModelcBase", "ModelcDiagnostics"]),
        .target(name: "ModelcDiagnostics", dependencies: ["ModelcBase"]),
        .target(name: "ModelcLayout"),
        .target(name: "ModelcGit", dependencies: ["ModelcBase"]),
        .target(name: "ModelcBase"),
        .target(name: "ModelcSystem"),
        .systemLibrary(
            name: "ModelcLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),
        .systemLibrary(
            name: "ModelcLibSQLite3",
            pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
        ),
        .systemLibrary(
            name: "ModelcLibZ",
            pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
        ),

        // Tests: one target for each row of layers, with a folder for each module, and what they share.
        .target(
            name: "ModelcTestSupport",
            dependencies: [
                "ModelcFiles", "ModelcKeyedArchive", "ModelcLayout", "ModelcLibSQLite3", "ModelcPlans",
                "ModelcPredicates", "ModelcSchema", "ModelcBase",
            ],
            path: "Tests/Support"
        ),
        .target(name: "ModelcTypeChecking", path: "Tests/TypeChecking", exclude: ["README.md", "Stubs"]),
        .testTarget(
            name: "ModelcArchitectureTests",
            dependencies: ["ModelcTestSupport", "ModelcBase"],
            path: "Tests/ArchitectureTests"
        ),
        .testTarget(
            name: "ModelcGenericTests",
            dependencies: [
                "ModelcXML", "ModelcSQLite", "ModelcTemplating", "ModelcPredicates", "ModelcKeyedArchive",
                "ModelcReports", "ModelcBase", "ModelcCompression", "ModelcLayout", "ModelcDiagnostics",
                "ModelcTestSupport", "ModelcSchema", "ModelcSettings", "ModelcCloudKitSchema",
            ],
            path: "Tests/Generic",
            exclude: ["Reports/Goldens"]
        ),
        .testTarget(
            name: "ModelcReadingTests",
            dependencies: [
                "ModelcFiles", "ModelcEditing", "ModelcLint", "ModelcPresentation", "ModelcPlans", "ModelcMigration",
                "ModelcVersionHash", "ModelcSchema", "ModelcCompiledModels", "ModelcKeyedArchive", "ModelcPredicates",
                "ModelcDiagnostics", "ModelcBase", "ModelcSQLite", "ModelcTestSupport", "ModelcKit", "ModelcLayout",
            ],
            path: "Tests/Reading",
            exclude: ["Presentation/Goldens"]
        ),
        .testTarget(
            name: "ModelcLintTests",
            dependencies: [
                "ModelcLint", "ModelcSwiftData", "ModelcPresentation", "ModelcMigration", "ModelcVersionHash",
                "ModelcFiles",
                "ModelcSchema", "ModelcSettings", "ModelcDiagnostics", "ModelcBase", "ModelcTestSupport",
            ],
            path: "Tests/Lint"
        ),
        .testTarget(
            name: "ModelcGenerationTests",
            dependencies: [
                "modelc", "ModelcCodegen", "ModelcConfiguration", "ModelcFiles", "ModelcLint", "ModelcSchema",
                "ModelcSettings", "ModelcSourceCode", "ModelcTemplating", "ModelcDiagnostics", "ModelcBase",
                "ModelcVersionHash", "ModelcSwiftData", "ModelcTypeChecking", "ModelcTestSupport",
            ],
            path: "Tests/Generation",
            exclude: [
                "Codegen/Goldens", "Codegen/.swift-format", "Configuration/Goldens", "Running/Driver",
                "Running/StandIn",
                "TypeChecking/Fixtures",
            ]
        ),
        .testTarget(
            name: "ModelcMigrationTests",
            dependencies: [
                "modelc", "ModelcKit", "ModelcPresentation", "ModelcPlans", "ModelcMigration", "ModelcMigrationCode",
                "ModelcVersionHash", "ModelcVersionLock", "ModelcStores", "ModelcSwiftData", "ModelcFiles",
                "ModelcLint", "ModelcSchema", "ModelcCompression", "ModelcKeyedArchive", "ModelcSettings",
                "ModelcSourceCode", "ModelcMirroring", "ModelcCloudKitSchema", "ModelcBase", "ModelcDiagnostics",
                "ModelcTypeChecking", "ModelcTestSupport",
            ],
            path: "Tests/Migration",
            exclude: ["Migration/Goldens", "MigrationCode/Goldens"]
        ),
        .testTarget(
            name: "ModelcToolTests",
            dependencies: [
                "modelc", "ModelcKit", "ModelcFiles", "ModelcLint", "ModelcConfiguration", "ModelcReports",
                "ModelcMirroring", "ModelcCloudKitSchema", "ModelcSchema", "ModelcPlans", "ModelcSettings",
                "ModelcDiagnostics", "ModelcBase", "ModelcTestSupport",
                "ModelcCodegen", "ModelcPresentation", "ModelcSourceCode", .product(name: "Yams", package: "Yams"),
            ],
            path: "Tests/Tool"
        ),
    ],
    swiftLanguageModes: [.v6]
)
