/// Compiles Swift for this machine, with the Foundation of its toolchain, and runs it.
package struct SwiftPrograms: Sendable {
    private let toolchain: Toolchain

    /// Finds the tools; fails with `TypeCheckingError` where there are none.
    package init() throws { toolchain = try Toolchain.host.get() }

    /// Whether programs can be made here.
    package static var areAvailable: Bool { (try? Toolchain.host.get()) != nil }

    /// Compiles files into an object file and a module that other files can import.
    ///
    /// - Parameter folder: where both are written; the module has the name of the files.
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
