import Foundation

/// Checks generated Swift and Objective-C with the real compilers on Linux, against stubs of Foundation and Core Data.
///
/// The stages, from the top: find the tools (`Toolchain`), build the stub modules once (`StubModules`), run a compiler
/// that stops before it would write anything (`CompilerProcess`), and return its output (`CompilerOutcome`).
package struct TypeChecker: Sendable {
    private let toolchain: Toolchain

    /// Finds the tools; fails with `TypeCheckingError` if checking is impossible (see `unavailableReason`).
    package init() throws {
        toolchain = try Toolchain.current.get()
    }

    /// The reason why code cannot be checked on this machine; nil if it can.
    package static let unavailableReason: String? = {
        switch Toolchain.current {
        case .success: return nil
        case .failure(let error): return error.description
        }
    }()

    /// Checks Swift files as one module.
    ///
    /// - Parameters:
    ///   - files: Paths of the files.
    ///   - mode: The language mode and default isolation.
    ///   - extraSources: Swift texts (not paths) that belong to the module too, such as classes the model names.
    ///   - upcomingFeatures: Names of upcoming features to switch on, such as `InternalImportsByDefault`.
    package func check(
        swift files: [String],
        mode: Mode,
        extraSources: [String] = [],
        upcomingFeatures: [String] = []
    ) throws -> CompilerOutcome {
        let modules = try StubModules.shared.get()
        return try ScratchDirectory.withFiles(extraSources, pathExtension: "swift") { extraFiles in
            let command = SwiftCommand(modules: modules, mode: mode, upcomingFeatures: upcomingFeatures)
            return try CompilerProcess.run(toolchain.swiftc, command.arguments(files: files + extraFiles))
        }
    }

    /// Checks Swift files as a module that imports another one.
    ///
    /// - Parameters:
    ///   - imported: the name of the imported module, and the paths of its files.
    package func check(
        swift files: [String], importing imported: (name: String, files: [String]), mode: Mode
    ) throws -> CompilerOutcome {
        let modules = try StubModules.shared.get()
        return try ScratchDirectory.withFiles([""], pathExtension: "txt") { scratch in
            let folder = URL(fileURLWithPath: scratch[0]).deletingLastPathComponent().path
            let first = SwiftCommand(
                modules: modules, mode: mode, upcomingFeatures: [],
                output: (kind: "-emit-module", path: "\(folder)/\(imported.name).swiftmodule"), name: imported.name)
            let outcome = try CompilerProcess.run(toolchain.swiftc, first.arguments(files: imported.files))
            guard outcome.succeeded else { return outcome }
            let second = SwiftCommand(modules: modules, mode: mode, upcomingFeatures: [])
            return try CompilerProcess.run(toolchain.swiftc, second.arguments(files: files) + ["-I", folder])
        }
    }

    /// The calls of a module as the compiler makes them, before it optimises them: which Objective-C methods hand over what they
    /// return can be seen there (`@owned`).
    package func rawSIL(swift files: [String], extraSources: [String]) throws -> CompilerOutcome {
        let modules = try StubModules.shared.get()
        return try ScratchDirectory.withFiles(extraSources, pathExtension: "swift") { extraFiles in
            let command = SwiftCommand(
                modules: modules, mode: .swift6, upcomingFeatures: [], output: (kind: "-emit-silgen", path: "-"))
            return try CompilerProcess.run(toolchain.swiftc, command.arguments(files: files + extraFiles))
        }
    }

    /// Checks Objective-C files, each alone, with all warnings as errors.
    ///
    /// - Parameters:
    ///   - files: Paths of the `.m` files.
    ///   - headerDirectories: Directories of the headers they import.
    ///   - extraHeaders: Texts of headers that every file sees first, such as classes the model names.
    ///   - warnings: Options for warnings, all of which are errors.
    package func check(
        objectiveC files: [String],
        headerDirectories: [String] = [],
        extraHeaders: [String] = [],
        warnings: [String] = ["-Wall", "-Wextra"]
    ) throws -> CompilerOutcome {
        try ScratchDirectory.withFiles(extraHeaders, pathExtension: "h") { headers in
            let command = ObjectiveCCommand(
                headerDirectories: headerDirectories, extraHeaders: headers, warnings: warnings)
            return try CompilerProcess.run(toolchain.clang, command.arguments(files: files))
        }
    }
}

extension TypeChecker {
    /// A mode in which users compile generated Swift; generated code has to pass in all of them.
    package enum Mode: CaseIterable, Sendable {
        /// Swift 5 language mode.
        case swift5
        /// Swift 6 language mode.
        case swift6
        /// Swift 6 language mode with everything on the main actor by default, as in new app targets of Xcode 26.
        case swift6MainActor

        /// The arguments of the compiler's frontend for this mode.
        var arguments: [String] {
            switch self {
            case .swift5: return ["-swift-version", "5"]
            case .swift6: return ["-swift-version", "6"]
            case .swift6MainActor: return ["-swift-version", "6", "-default-isolation", "MainActor"]
            }
        }
    }
}

/// The command line that checks Swift files as one module.
struct SwiftCommand {
    let modules: StubModules
    let mode: TypeChecker.Mode
    let upcomingFeatures: [String]
    /// The kind of the compiler's output, and its path.
    var output = (kind: "-emit-sil", path: "/dev/null")
    /// The name of the module.
    var name = "Generated"

    /// Stops at SIL: up to that stage the compiler also finds missing returns and uses before initialisation, and the
    /// next stage would need an Objective-C runtime.
    func arguments(files: [String]) -> [String] {
        ["-frontend", output.kind, "-o", output.path, "-module-name", name]
            + Self.common(moduleDirectory: modules.directory, moduleCache: modules.moduleCache)
            + StubMacros.arguments(in: modules.directory)
            + mode.arguments
            + upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
            + SwiftCommand.macros + files
    }

    /// The folder with the macros of Swift Testing, for generated tests that use it.
    private static var macros: [String] {
        guard case .success(let toolchain) = Toolchain.current else { return [] }
        let usr = URL(fileURLWithPath: toolchain.swiftc).deletingLastPathComponent().deletingLastPathComponent()
        let host = usr.appendingPathComponent("lib/swift/host").path
        // Toolchains differ in the place of the plugin.
        let folders = ["\(host)/plugins", "\(host)/plugins/testing"].flatMap { ["-plugin-path", $0] }
        return ["-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so"] + folders
    }

    /// The arguments that allow Objective-C declarations on Linux and find the stubs.
    static func common(moduleDirectory: String, moduleCache: String) -> [String] {
        [
            "-parse-as-library", "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module",
            "-Xcc", "-fobjc-runtime=macosx-14.0", "-Xcc", "-fblocks", "-Xcc", "-I\(StubFiles.headerDirectory)",
            "-I", moduleDirectory, "-I", StubFiles.headerDirectory, "-module-cache-path", moduleCache,
        ]
    }
}

/// The command line that checks Objective-C files, each alone.
struct ObjectiveCCommand {
    let headerDirectories: [String]
    let extraHeaders: [String]
    let warnings: [String]

    /// The stubs are system headers, for which clang reports no warnings. Warnings are errors, because clang only warns
    /// about a missing `@dynamic` or an incompatible pointer.
    func arguments(files: [String]) -> [String] {
        ["-fsyntax-only", "-x", "objective-c", "-target", "arm64-apple-macos14", "-fobjc-arc"]
            + ["-ffreestanding", "-nostdlibinc", "-fno-color-diagnostics", "-Werror"] + warnings
            + ["-isystem", StubFiles.headerDirectory]
            + headerDirectories.map { "-I\($0)" }
            + extraHeaders.flatMap { ["-include", $0] }
            + files
    }
}

/// Compiles Swift for this machine, with the Foundation of its toolchain, and runs it.
package struct SwiftPrograms: Sendable {
    private let toolchain: Toolchain

    /// Finds the tools; fails with `TypeCheckingError` if there are none.
    package init() throws { toolchain = try Toolchain.host.get() }

    /// Whether programs can be built here.
    package static var areAvailable: Bool { (try? Toolchain.host.get()) != nil }

    /// Compiles files into an object file and a module that other files can import.
    ///
    /// - Parameter folder: the folder for both; the module has the name of the files.
    package func compile(module name: String, _ files: [String], in folder: String) throws -> CompilerOutcome {
        try CompilerProcess.run(
            toolchain.swiftc,
            ["-parse-as-library", "-wmo", "-module-name", name, "-package-name", name, "-swift-version", "5"]
                + ["-emit-object", "-o", "\(folder)/\(name).o"]
                + ["-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule"] + files)
    }

    /// Compiles files, one of which is `main.swift`, and links them with modules of a folder.
    package func link(
        _ files: [String], with modules: [String], of folder: String, into program: String, languageMode: String = "6"
    ) throws -> CompilerOutcome {
        try CompilerProcess.run(
            toolchain.swiftc,
            ["-module-name", "Program", "-swift-version", languageMode, "-wmo", "-suppress-warnings"]
                + ["-I", folder, "-o", program]
                + modules.map { "\(folder)/\($0).o" } + files)
    }

    /// Runs a program to its end.
    package func run(_ program: String, _ arguments: [String] = []) throws -> CompilerOutcome {
        try CompilerProcess.run(program, arguments)
    }
}
