import Foundation

/// Runs a compiler and collects its output.
enum CompilerProcess {
    /// Waits for the end of the compiler. The output goes through a file, which cannot fill up as a pipe can.
    static func run(_ tool: String, _ arguments: [String]) throws -> CompilerOutcome {
        try ScratchDirectory.withFiles([""], pathExtension: "txt") { files in
            let log = URL(fileURLWithPath: files[0])
            let handle = try FileHandle(forWritingTo: log)
            defer { try? handle.close() }
            let exitCode = try exitCode(of: tool, arguments, writingTo: handle)
            let output = try Data(contentsOf: log)
            return CompilerOutcome(exitCode: exitCode, output: String(decoding: output, as: UTF8.self))
        }
    }

    private static func exitCode(of tool: String, _ arguments: [String], writingTo log: FileHandle) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = arguments
        process.environment = environment()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = log
        process.standardError = log
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Messages in English, and no slow backtrace if the compiler crashes.
    private static func environment() -> [String: String] {
        let fixed = ["LC_ALL": "C", "SWIFT_BACKTRACE": "enable=no"]
        return ProcessInfo.processInfo.environment.merging(fixed) { _, new in new }
    }
}

/// The output of a compiler.
package struct CompilerOutcome: Hashable, Sendable {
    /// The exit code; that of a crashed compiler is the number of the signal.
    package let exitCode: Int32

    /// The complete output, errors and warnings.
    package let output: String

    /// Whether the code is free of errors.
    package var succeeded: Bool { exitCode == 0 }

    /// Success without output: generated code has to be free of warnings too.
    package static let silence = CompilerOutcome(exitCode: 0, output: "")
}

/// Files that exist only while they are needed.
enum ScratchDirectory {
    /// Writes each text to a separate file, passes on the paths, and removes the files again.
    static func withFiles<Result>(
        _ texts: [String],
        pathExtension: String,
        _ body: ([String]) throws -> Result
    ) throws -> Result {
        let directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("modelc-type-checking-scratch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let urls = texts.indices.map { directory.appendingPathComponent("Extra\($0).\(pathExtension)") }
        for (text, url) in zip(texts, urls) { try Data(text.utf8).write(to: url) }
        return try body(urls.map(\.path))
    }
}

/// The reason why code could not be checked at all; errors in the checked code are in a `CompilerOutcome` instead.
package enum TypeCheckingError: Error, CustomStringConvertible, Sendable {
    /// The platform or the toolchain does not allow checking.
    case unavailable(reason: String)
    /// The stub modules did not compile.
    case stubsDoNotCompile(module: String, output: String)

    /// A sentence for the log of a test.
    package var description: String {
        switch self {
        case .unavailable(let reason):
            return reason
        case .stubsDoNotCompile(let module, let output):
            return "the stub module \(module) does not compile:\n\(output)"
        }
    }
}

/// The compilers of the Swift toolchain in use.
package struct Toolchain: Sendable {
    /// The path of the Swift compiler.
    let swiftc: String
    /// The path of the clang in the same toolchain. The system's own clang has other headers and other warnings.
    let clang: String

    /// The toolchain of this process, looked up once.
    package static let current: Result<Toolchain, TypeCheckingError> = {
        #if os(Linux)
            return find(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
        #else
            let reason = "generated code is type-checked with stub modules on Linux only; here, compile it with the SDK"
            return .failure(.unavailable(reason: reason))
        #endif
    }()

    /// The toolchain that builds programs for this machine, on any platform.
    static let host = find(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")

    /// Finds the first `swiftc` of a search path, and the clang that belongs to it.
    package static func find(searchPath: String) -> Result<Toolchain, TypeCheckingError> {
        let candidates = searchPath.split(separator: ":").map { "\($0)/swiftc" }
        guard let swiftc = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            return .failure(.unavailable(reason: "there is no swiftc in PATH"))
        }
        for directory in directories(of: swiftc) {
            let toolchain = Toolchain(swiftc: "\(directory)/swiftc", clang: "\(directory)/clang")
            if [toolchain.swiftc, toolchain.clang].allSatisfy(FileManager.default.isExecutableFile(atPath:)) {
                return .success(toolchain)
            }
        }
        return .failure(.unavailable(reason: "there is no clang beside \(swiftc); the toolchain's own one is needed"))
    }

    /// The directories that may contain the rest of the toolchain: the target of the link in PATH, or the link's own
    /// directory.
    private static func directories(of tool: String) -> [String] {
        let url = URL(fileURLWithPath: tool)
        return [url.resolvingSymlinksInPath(), url].map { $0.deletingLastPathComponent().path }
    }
}
