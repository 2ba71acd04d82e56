import Foundation

/// Runs the tool that was built with the tests.
package struct ModelcProcess {
    /// What a run left behind.
    package struct Outcome: Sendable {
        package var status: Int32
        package var output: String
        package var errors: String
    }

    /// Environment variables to set besides those of the tests.
    ///
    /// The tests may themselves run under a service or in Xcode, which choose the format of reports.
    package var environment = ["GITHUB_ACTIONS": "", "XCODE_VERSION_ACTUAL": ""]
    /// The working directory; the repository's root where none is given.
    package var folder = Repository.root.path

    package init() {}

    /// Runs `modelc` with these arguments and waits for its end.
    package func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

    package func run(_ arguments: [String]) throws -> Outcome {
        try run(executable: ModelcProcess.executable, arguments)
    }

    /// Runs any program, with everything as for the tool.
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

    /// The built tool; it stands beside the test bundle.
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

/// A stream into a file: unlike a pipe it never fills up.
private final class CapturedStream {
    private let folder: TemporaryFolder
    let handle: FileHandle

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "stream")
        handle = try FileHandle(forWritingTo: folder.url.appendingPathComponent("stream"))
    }

    func text() throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent("stream")), as: UTF8.self)
    }
}
