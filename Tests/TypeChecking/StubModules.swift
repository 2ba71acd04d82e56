import Foundation

/// The compiled overlays of the stub headers.
///
/// They are kept in the temporary directory under a name that changes with the stubs and the compiler. A process that
/// misses them builds them in a directory of its own and renames that, so others see all of them or none.
package struct StubModules: Sendable {
    /// Where the compiled modules are.
    package let directory: String

    /// Where the compiler keeps the compiled headers.
    var moduleCache: String { "\(directory)/ModuleCache" }

    /// The modules, found or built when first asked for.
    package static let shared = Result { try Toolchain.current.get() }.flatMap { toolchain in
        Result { try StubModules(toolchain: toolchain) }
    }

    /// Finds the modules below a directory, or builds them there.
    package init(toolchain: Toolchain, parent: String = NSTemporaryDirectory()) throws {
        let key = try StubKey.current(toolchain: toolchain)
        directory = URL(fileURLWithPath: parent).appendingPathComponent("modelc-type-checking-\(key)").path
        if !Self.isComplete(directory) { try Self.build(directory, with: toolchain) }
    }

    private static func isComplete(_ directory: String) -> Bool {
        StubFiles.moduleNames.allSatisfy { FileManager.default.fileExists(atPath: module($0, in: directory)) }
    }

    private static func module(_ name: String, in directory: String) -> String {
        "\(directory)/\(name).swiftmodule"
    }

    private static func build(_ directory: String, with toolchain: Toolchain) throws {
        let own = "\(directory).\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: own) }
        for name in StubFiles.moduleNames { try compile(name, in: own, with: toolchain) }
        // The compiled headers name the directory they were made in, so they cannot move with the modules.
        try? FileManager.default.removeItem(atPath: "\(own)/ModuleCache")
        try publish(own, as: directory)
    }

    private static func compile(_ name: String, in directory: String, with toolchain: Toolchain) throws {
        let arguments =
            ["-frontend", "-emit-module", "-module-name", name, "-o", module(name, in: directory)]
            + ["-swift-version", "6", "-suppress-warnings"]
            + SwiftCommand.common(moduleDirectory: directory, moduleCache: "\(directory)/ModuleCache")
        let outcome = try CompilerProcess.run(toolchain.swiftc, arguments + StubFiles.overlay(of: name))
        guard outcome.succeeded else {
            throw TypeCheckingError.stubsDoNotCompile(module: name, output: outcome.output)
        }
    }

    /// Loses gracefully when another process was faster, and replaces what a cleaner of temporary files left over.
    private static func publish(_ own: String, as directory: String) throws {
        do {
            try FileManager.default.moveItem(atPath: own, toPath: directory)
        } catch {
            if isComplete(directory) { return }
            let leftover = "\(own).leftover"
            try FileManager.default.moveItem(atPath: directory, toPath: leftover)
            defer { try? FileManager.default.removeItem(atPath: leftover) }
            try publish(own, as: directory)
        }
    }
}
