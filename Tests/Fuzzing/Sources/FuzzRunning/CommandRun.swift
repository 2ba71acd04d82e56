import Foundation

/// One run of the tool, with limits on time and memory. Exceeding a limit is a failure.
package struct CommandRun {
    package static let seconds = 60
    package static let kilobytes = 4_000_000

    /// The result of a run.
    package struct Outcome: Sendable {
        package var status: Int32
        package var diedOfSignal: Bool
        package var tookTooLong: Bool
        package var output: Data
        package var errors: Data
    }

    let modelc: String
    let arguments: [String]
    let environment: [String: String]
    let folder: URL
    /// The program that starts the tool: a tracer with its options; empty if the tool runs directly.
    let launcher: [String]

    package init(
        modelc: String, arguments: [String], environment: [String: String] = [:], folder: URL, launcher: [String] = []
    ) {
        self.modelc = modelc
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
        self.launcher = launcher
    }

    package func run() throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let limit = "ulimit -v \(CommandRun.kilobytes) 2>/dev/null; ulimit -c 0; exec \"$@\""
        process.arguments = ["-c", limit, "sh"] + launcher + [modelc] + arguments
        process.currentDirectoryURL = folder
        process.environment = CommandRun.baseEnvironment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        // Files instead of pipes, because a pipe can fill up.
        let streams = try ["output", "errors"].map { try stream(named: $0) }
        process.standardOutput = streams[0].handle
        process.standardError = streams[1].handle
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        let tookTooLong = ended.wait(timeout: .now() + .seconds(CommandRun.seconds)) == .timedOut
        if tookTooLong { killGroup(of: process, ended: ended) }
        let hasEnded = !process.isRunning
        return Outcome(
            status: hasEnded ? process.terminationStatus : SIGKILL,
            diedOfSignal: !hasEnded || process.terminationReason == .uncaughtSignal,
            tookTooLong: tookTooLong, output: try Data(contentsOf: streams[0].url),
            errors: try Data(contentsOf: streams[1].url))
    }

    /// Kills the tool with its tracer: Foundation gives each process a group of its own, and a tool that outlives its tracer keeps
    /// the socket open that tells Foundation of the end. So the wait for the end is limited as well.
    private func killGroup(of process: Process, ended: DispatchSemaphore) {
        kill(-process.processIdentifier, SIGKILL)
        _ = ended.wait(timeout: .now() + .seconds(10))
    }

    /// A file beside the folder in which the tool runs.
    private func stream(named name: String) throws -> (url: URL, handle: FileHandle) {
        let url = folder.deletingLastPathComponent().appendingPathComponent("\(name).stream")
        try Data().write(to: url)
        return (url, try FileHandle(forWritingTo: url))
    }

    /// Ignores the user's settings, and ends a crash at once.
    private static let baseEnvironment: [String: String] = {
        let ours = ProcessInfo.processInfo.environment
        var environment = [
            "PATH": ours["PATH"] ?? "/usr/bin:/bin", "HOME": "/nonexistent", "SWIFT_BACKTRACE": "enable=no",
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
        ]
        environment["LD_LIBRARY_PATH"] = ours["LD_LIBRARY_PATH"]
        environment["TMPDIR"] = ours["TMPDIR"]
        return environment
    }()
}
