import Foundation

/// The compiled overlays of the stub headers.
///
/// They are kept in the temporary directory under a name that changes with the stubs and the compiler. A process that
/// does not find them builds them in a separate directory and renames it, so that others see all of them or none.
package struct StubModules: Sendable {
    /// The directory of the compiled modules.
    package let directory: String

    /// The directory in which the compiler keeps the compiled headers.
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
        let paths = StubFiles.moduleNames.map { module($0, in: directory) } + [StubMacros.path(in: directory)]
        return paths.allSatisfy(FileManager.default.fileExists(atPath:))
    }

    private static func module(_ name: String, in directory: String) -> String {
        "\(directory)/\(name).swiftmodule"
    }

    private static func build(_ directory: String, with toolchain: Toolchain) throws {
        let own = "\(directory).\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: own) }
        for name in StubFiles.moduleNames { try compile(name, in: own, with: toolchain) }
        try StubMacros.build(in: own, with: toolchain)
        // The compiled headers contain the directory in which they were built, so they cannot move with the modules.
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

    /// Accepts that another process was faster, and replaces a directory that a cleaner of temporary files has partly
    /// removed.
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

/// The headers and overlays in the folder of this file. They are found by the path of the source, so nothing has to be
/// bundled.
enum StubFiles {
    private static let directory =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Stubs").path

    /// The directory of the module map and the headers.
    static let headerDirectory = "\(directory)/Headers"

    /// The modules that have an overlay, each after those it imports.
    static let moduleNames = ["ObjectiveC", "Foundation", "CoreData", "SwiftData", "XCTest"]

    /// The Swift files of one overlay, in byte order.
    static func overlay(of module: String) throws -> [String] {
        try files(below: "\(directory)/Overlays/\(module)")
    }

    /// The Swift files of the plugin with the macros of SwiftData.
    static func macros() throws -> [String] { try files(below: "\(directory)/Macros") }

    /// All stub files, in byte order.
    static func all() throws -> [String] {
        try files(below: directory)
    }

    private static func files(below directory: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: directory)
            .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".h") || $0.hasSuffix(".modulemap") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { "\(directory)/\($0)" }
    }
}

/// The name under which compiled stubs are kept: it differs whenever they have to be compiled again.
enum StubKey {
    /// A hash of the compiler's version, and of the paths and bytes of all stub files.
    static func current(toolchain: Toolchain) throws -> String {
        var hash = FowlerNollVo()
        hash.combine(try CompilerProcess.run(toolchain.swiftc, ["--version"]).output.utf8)
        // Two users of one machine must not share a directory that only one of them can write.
        hash.combine(NSUserName().utf8)
        for path in try StubFiles.all() {
            hash.combine(path.utf8)
            hash.combine(try Data(contentsOf: URL(fileURLWithPath: path)))
        }
        return String(hash.value, radix: 16)
    }
}

/// The 64-bit FNV-1a hash. Swift's own hash differs from process to process, and this key must not.
struct FowlerNollVo {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Hashes some bytes, and a byte that separates them from the next ones.
    mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { combine(byte) }
        combine(0xff)
    }

    private mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }
}
