import Foundation
import ModelcTestSupport
import Testing

/// Copies of stores are removed however the run ends.
@Suite struct StoreCopyTests {
    /// A file that begins as a store does and takes a while to copy, without taking room.
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.makeFolder("tmp")
        var header = Data("SQLite format 3\0".utf8)
        header.append(contentsOf: [0x10, 0x00, 1, 1, 0, 64, 32, 32])
        header.append(Data(count: 4_096 - header.count))
        let path = try folder.write(header, to: "big.sqlite")
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try handle.truncate(atOffset: 3 << 30)
        try handle.close()
        try folder.write(header, to: "small.sqlite")
        return folder
    }

    /// Runs the tool, and sends it a signal as soon as the copy is begun; returns how it ended.
    private func identify(_ store: String, _ folder: TemporaryFolder, thenSend signal: Int32?) throws -> Process {
        let process = Process()
        process.executableURL = ModelcProcess.executable
        process.arguments = ["identify", store, "--model", Repository.path("Samples/BookList/BookList.xcdatamodeld")]
        process.currentDirectoryURL = folder.url
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path("tmp")]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        if let signal {
            while process.isRunning, try !hasCopy(folder) { usleep(1_000) }
            kill(process.processIdentifier, signal)
        }
        process.waitUntilExit()
        return process
    }

    private func hasCopy(_ folder: TemporaryFolder) throws -> Bool {
        try folder.files().contains { $0.hasPrefix("tmp/") && $0.hasSuffix("/store") }
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func aSignalLeavesNoCopy(_ signal: Int32) throws {
        let folder = try project()
        let process = try identify("big.sqlite", folder, thenSend: signal)
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp")) == [])
    }

    @Test func theNextRunRemovesWhatAKilledOneLeft() throws {
        let folder = try project()
        #expect(try identify("big.sqlite", folder, thenSend: SIGKILL).terminationReason == .uncaughtSignal)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp"))
        #expect(left.count == 1)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -10)], ofItemAtPath: folder.path("tmp/" + (left.first ?? "")))
        try folder.write("mine", to: "tmp/modelc-mine00/notes")
        _ = try identify("small.sqlite", folder, thenSend: nil)
        #expect(try folder.files().filter { $0.hasPrefix("tmp/") } == ["tmp/modelc-mine00/notes"])
    }
}
