import Foundation

/// Checks generated Swift and Objective-C with the real compilers on Linux, against stubs of Foundation and Core Data.
///
/// The stages, from the top: find the tools (`Toolchain`), build the stub modules once (`StubModules`), run a compiler
/// that stops before it would write anything (`CompilerProcess`), and hand back what it said (`CompilerOutcome`).
package struct TypeChecker: Sendable {
    private let toolchain: Toolchain

    /// Finds the tools; fails with `TypeCheckingError` where checking is impossible (see `unavailableReason`).
    package init() throws {
        toolchain = try Toolchain.current.get()
    }

    /// Why code cannot be checked on this machine, or nil when it can.
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

    /// Checks Objective-C files, each by itself, with all warnings as errors.
    ///
    /// - Parameters:
    ///   - files: Paths of the `.m` files.
    ///   - headerDirectories: Directories of the headers they import.
    ///   - extraHeaders: Texts of headers that every file sees first, such as classes the model names.
    package func check(
        objectiveC files: [String],
        headerDirectories: [String] = [],
        extraHeaders: [String] = []
    ) throws -> CompilerOutcome {
        try ScratchDirectory.withFiles(extraHeaders, pathExtension: "h") { headers in
            let command = ObjectiveCCommand(headerDirectories: headerDirectories, extraHeaders: headers)
            return try CompilerProcess.run(toolchain.clang, command.arguments(files: files))
        }
    }
}
