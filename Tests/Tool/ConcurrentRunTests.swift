import Foundation
import ModelcTestSupport
import Testing

/// Twelve processes at once that change one file lose nothing of each other.
@Suite struct ConcurrentRunTests {
    private static let numbers = Array(1...12)

    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for number in ConcurrentRunTests.numbers {
            try folder.write(
                LintFixture.document(LintFixture.bakery), to: "M\(number).xcdatamodeld/M.xcdatamodel/contents")
        }
        return folder
    }

    /// Starts the tool once for each number, then waits for all; returns the exit codes.
    private func run(in folder: TemporaryFolder, _ arguments: (Int) -> [String]) throws -> [Int32] {
        let processes = ConcurrentRunTests.numbers.map { number in
            let process = Process()
            process.executableURL = ModelcProcess.executable
            process.arguments = arguments(number)
            process.currentDirectoryURL = folder.url
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            return process
        }
        for process in processes { try process.run() }
        return processes.map { process in
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    @Test(arguments: [[], ["--lock-file", "new/folder/all.lock"]])
    func locks(_ options: [String]) throws {
        let folder = try project()
        let statuses = try run(in: folder) { ["lock", "M\($0).xcdatamodeld"] + options }
        #expect(statuses.allSatisfy { $0 == 0 }, "\(statuses)")
        let lock = try String(contentsOfFile: folder.path(options.last ?? "modelc.lock"), encoding: .utf8)
        for number in ConcurrentRunTests.numbers { #expect(lock.contains("M\(number).xcdatamodeld"), "M\(number)") }
        #expect(try folder.files().filter { $0.contains(".tmp") } == [])
    }

    @Test func theSameModelIsLockedOnce() throws {
        let folder = try project()
        let statuses = try run(in: folder) { _ in ["lock", "M1.xcdatamodeld"] }
        #expect(statuses.allSatisfy { $0 == 0 }, "\(statuses)")
    }

    @Test func baselines() throws {
        let folder = try project()
        let statuses = try run(in: folder) { ["lint", "M\($0).xcdatamodeld", "--write-baseline"] }
        #expect(statuses.allSatisfy { $0 == statuses.first }, "\(statuses)")
        let baseline = try String(contentsOfFile: folder.path(".modelc-baseline"), encoding: .utf8)
        for number in ConcurrentRunTests.numbers { #expect(baseline.contains("M\(number).xcdatamodeld"), "M\(number)") }
    }
}
