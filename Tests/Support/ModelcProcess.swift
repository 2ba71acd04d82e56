import Foundation

/// Runs the tool that was built with the tests.
package struct ModelcProcess {
    /// The result of a run.
    package struct Outcome: Sendable {
        package var status: Int32
        package var output: String
        package var errors: String
    }

    /// Environment variables to set besides those of the tests.
    ///
    /// The tests may themselves run in a CI service or in Xcode, whose variables determine the format of reports.
    package var environment = ["GITHUB_ACTIONS": "", "XCODE_VERSION_ACTUAL": ""]
    /// The working directory; the repository's root by default.
    package var folder = Repository.root.path

    package init() {}

    /// Runs `modelc` with these arguments and waits for its end.
    package func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

    package func run(_ arguments: [String]) throws -> Outcome {
        try run(executable: ModelcProcess.executable, arguments)
    }

    /// Runs any program with the same settings as the tool.
    package func run(executable: URL, _ arguments: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let output = try CapturedStream()
        let errors = try CapturedStream()
        process.standardOutput = output.handle
        process.standardError = errors.handle
        try process.run()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: try output.text(), errors: try errors.text())
    }

    /// Runs the tool without its output, and measures its processor time, which depends little on other processes on
    /// the machine.
    package func processorTime(_ arguments: [String]) throws -> (status: Int32, seconds: Double) {
        let words = [
            "/bin/sh", "-c", "cd \"$0\" && exec \"$@\" >/dev/null 2>&1", folder, ModelcProcess.executable.path,
        ]
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
        var pointers = (words + arguments).map { strdup($0) } + [nil]
        var variablePointers = variables.map { strdup($0) } + [nil]
        defer { for pointer in pointers + variablePointers { free(pointer) } }
        var process = pid_t()
        let failure = posix_spawn(&process, words[0], nil, nil, &pointers, &variablePointers)
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EAGAIN) }
        var (status, usage) = (Int32(), rusage())
        guard wait4(process, &status, 0, &usage) == process else { throw POSIXError(.ECHILD) }
        let times = [usage.ru_utime, usage.ru_stime]
        return (status >> 8 & 0xFF, times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000 })
    }

    /// The built tool, in the folder of the test bundle.
    package static var executable: URL {
        #if os(macOS)
            let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
            let folder = bundles.first?.deletingLastPathComponent() ?? Bundle.main.bundleURL
        #else
            let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        #endif
        return folder.appendingPathComponent("modelc")
    }
}

/// A stream into a file: unlike a pipe it never fills up. The file has no name, so that nothing has to be removed.
private final class CapturedStream {
    let handle: FileHandle

    init() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("modelc-test-\(UUID().uuidString)")
        try Data().write(to: place)
        handle = try FileHandle(forUpdating: place)
        try FileManager.default.removeItem(at: place)
    }

    func text() throws -> String {
        try handle.seek(toOffset: 0)
        return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
    }
}

/// A user without permission to read protected files. Tests that run as root, who may read everything, run the tool as
/// `nobody`.
package enum PowerlessUser {
    /// The command that precedes the tool's path; nil if no user without permissions is available.
    private static let prefix: [String]? = {
        guard getuid() == 0 else { return [] }
        let ways = [
            ["/usr/bin/setpriv", "--reuid=65534", "--clear-groups"], ["/usr/bin/sudo", "-n", "-u", "nobody"],
        ]
        return ways.first { FileManager.default.isExecutableFile(atPath: $0[0]) && isRunnable($0) }
    }()

    /// Whether the user may run the tool in the folder where it was built.
    private static func isRunnable(_ prefix: [String]) -> Bool {
        let words = Array(prefix.dropFirst()) + [ModelcProcess.executable.path, "--version"]
        return (try? ModelcProcess().run(executable: URL(fileURLWithPath: prefix[0]), words))?.status == 0
    }

    /// Whether there is such a user; the message below is the reason for skipped tests.
    package static var isAvailable: Bool { prefix != nil }
    package static let absence = "the administrator may read everything, and nobody else can run the tool here"

    /// Runs the tool as this user.
    package static func run(_ modelc: ModelcProcess, _ arguments: [String]) throws -> ModelcProcess.Outcome {
        let words = (prefix ?? []) + [ModelcProcess.executable.path] + arguments
        return try modelc.run(executable: URL(fileURLWithPath: words[0]), Array(words.dropFirst()))
    }
}

/// Properties of the system that tests need.
package enum TestSystem {
    /// Whether names of files may be any bytes. Other systems refuse names that are not UTF-8.
    package static let takesAnyName: Bool = {
        #if os(Linux)
            true
        #else
            false
        #endif
    }()
    package static let absenceOfNames = "names of files are UTF-8 on this system"
}

/// A JSON document that a command prints: the common envelope around a result.
package struct PrintedDocument {
    package let command: String
    package let diagnostics: [[String: Any]]
    /// The result if it is an object; nil otherwise.
    package let result: [String: Any]?

    /// The missing part of a document.
    package struct Problem: Error, CustomStringConvertible {
        package var description: String
    }

    private struct Envelope<Result: Decodable>: Decodable {
        var result: Result
    }

    /// Reads the output of a command.
    package init(_ text: String) throws {
        guard let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
            root.keys.sorted() == ["command", "diagnostics", "result", "schemaVersion", "tool"],
            let command = root["command"] as? String, let diagnostics = root["diagnostics"] as? [[String: Any]]
        else { throw Problem(description: "not a document of modelc: \(text.prefix(400))") }
        self.command = command
        self.diagnostics = diagnostics
        result = root["result"] as? [String: Any]
    }

    /// The result in the output of a command.
    package static func result(of text: String) throws -> [String: Any] {
        guard let result = try PrintedDocument(text).result else {
            throw Problem(description: "there is no result: \(text.prefix(400))")
        }
        return result
    }

    /// The result in the output of a command, as a decoded value.
    package static func decode<Result: Decodable>(_ type: Result.Type = Result.self, from text: String) throws -> Result
    {
        try JSONDecoder().decode(Envelope<Result>.self, from: Data(text.utf8)).result
    }
}
