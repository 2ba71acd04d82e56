import Foundation

/// Runs a compiler and collects what it prints.
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

    /// Messages in English, and no minute-long backtrace should the compiler crash.
    private static func environment() -> [String: String] {
        let fixed = ["LC_ALL": "C", "SWIFT_BACKTRACE": "enable=no"]
        return ProcessInfo.processInfo.environment.merging(fixed) { _, new in new }
    }
}
