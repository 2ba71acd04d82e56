import Foundation

/// The plugin that gives the compiler the macros of the stub of SwiftData. It is built with the swift-syntax of the
/// toolchain.
package enum StubMacros {
    private static let name = "SwiftDataStubMacros"

    /// Whether the toolchain has the modules of swift-syntax; without them, no code with `@Model` can be checked.
    package static var areAvailable: Bool { (try? Toolchain.current.get().macroModules) != nil }

    /// The path of the plugin; an empty file if it cannot be built.
    static func path(in directory: String) -> String { "\(directory)/lib\(name).so" }

    /// The arguments of the compiler that load the plugin.
    static func arguments(in directory: String) -> [String] {
        areAvailable ? ["-load-plugin-library", path(in: directory)] : []
    }

    static func build(in directory: String, with toolchain: Toolchain) throws {
        guard let modules = toolchain.macroModules else {
            return try Data().write(to: URL(fileURLWithPath: path(in: directory)))
        }
        let libraries = ["-lSwiftSyntax", "-lSwiftSyntaxMacros", "-lSwiftSyntaxBuilder"]
        let arguments =
            ["-parse-as-library", "-emit-library", "-module-name", name, "-o", path(in: directory), "-I", modules]
            + ["-L", modules, "-Xlinker", "-rpath", "-Xlinker", modules] + libraries
        let outcome = try CompilerProcess.run(toolchain.swiftc, arguments + StubFiles.macros())
        guard outcome.succeeded else {
            throw TypeCheckingError.stubsDoNotCompile(module: name, output: outcome.output)
        }
    }
}

extension Toolchain {
    /// The folder with the modules and libraries of swift-syntax; nil if the toolchain has none.
    var macroModules: String? {
        let bin = URL(fileURLWithPath: swiftc).resolvingSymlinksInPath().deletingLastPathComponent()
        let folder = bin.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
        return FileManager.default.fileExists(atPath: "\(folder)/SwiftSyntaxMacros.swiftmodule") ? folder : nil
    }
}
