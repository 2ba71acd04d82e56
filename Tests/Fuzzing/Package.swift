// swift-tools-version: 6.1
import PackageDescription

// The modules' sources are compiled again here, through symbolic links: `package` declarations are visible only inside
// one package, and the coverage that guides the fuzzer must be built into them.
let fuzzing: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library"])]

let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "ModelcKeyedArchive", swiftSettings: fuzzing),
        .executableTarget(
            name: "FuzzKeyedArchive",
            dependencies: ["ModelcKeyedArchive"],
            swiftSettings: fuzzing,
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]
        ),
        .target(name: "ModelcBase", swiftSettings: fuzzing),
        .target(name: "ModelcPredicates", dependencies: ["ModelcBase"], swiftSettings: fuzzing),
        .executableTarget(
            name: "FuzzPredicates",
            dependencies: ["ModelcPredicates"],
            swiftSettings: fuzzing,
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]
        ),
        .target(name: "ModelcDiagnostics", dependencies: ["ModelcBase"], swiftSettings: fuzzing),
        .target(
            name: "ModelcTemplating", dependencies: ["ModelcBase", "ModelcDiagnostics"], swiftSettings: fuzzing),
        .executableTarget(
            name: "FuzzTemplating",
            dependencies: ["ModelcTemplating", "ModelcBase"],
            swiftSettings: fuzzing,
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]
        ),
        // Runs the built tool over mutated inputs of every kind; it needs none of its modules.
        .executableTarget(name: "FuzzCommands", dependencies: ["FuzzRunning"]),
        // Makes each system call of the built tool fail once, and kills the tool at each.
        .executableTarget(name: "InjectFaults", dependencies: ["FuzzRunning"]),
        .target(name: "FuzzRunning", dependencies: ["FuzzSQLite"]),
        .systemLibrary(
            name: "FuzzSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    ],
    swiftLanguageModes: [.v6]
)
