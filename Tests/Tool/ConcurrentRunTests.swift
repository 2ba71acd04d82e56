import Foundation
import ModelcTestSupport
import Testing

/// Twelve concurrent processes that change one file lose no change.
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

    /// Starts the tool once for each number, then waits for all runs; returns the exit codes.
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

/// Files that are larger than any realistic input are refused before they are read: these have a size of 40 GB, and
/// occupy no disk space.
@Suite struct SizeBudgetTests {
    private func project() throws -> LintFixture {
        let project = try LintFixture()
        try project.write(LintFixture.bakery, to: "Bakery.xcdatamodeld")
        return project
    }

    /// A sparse file of 40 GB: it cannot be read completely on a test machine, so it must be refused first.
    private func makeHuge(_ path: String, beginning text: String, in project: LintFixture) throws {
        let file = try project.folder.write(text, to: path)
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
        try handle.truncate(atOffset: 40 << 30)
        try handle.close()
    }

    @Test(arguments: [
        ("modelc.lock", "# modelc lock 1\n", ["lock", "Bakery.xcdatamodeld"], 64),
        ("modelc.lock", "# modelc lock 1\n", ["lock", "--check", "Bakery.xcdatamodeld"], 64),
        (".modelc-baseline", "# modelc lint baseline 1\n", ["lint", ".", "--baseline", ".modelc-baseline"], 64),
        (".modelc-baseline", "# modelc lint baseline 1\n", ["lint", ".", "--write-baseline"], 64),
        ("Code/Big.swift", "import CoreData\n", ["lint", ".", "--sources", "Code"], 16),
        ("Big.xcdatamodeld/Big.xcdatamodel/contents", "<model/>", ["inspect", "Big.xcdatamodeld"], 256),
    ])
    func aHugeFileIsRefused(_ path: String, _ start: String, _ arguments: [String], _ megabytes: Int) throws {
        let project = try project()
        try makeHuge(path, beginning: start, in: project)
        let outcome = try project.modelc.run(arguments)
        #expect(outcome.status == 2)
        #expect((outcome.output + outcome.errors).contains("it is larger than \(megabytes) MB"), "\(outcome.errors)")
    }

    /// A stamp is an internal file of the tool: an unusable one causes a full run.
    @Test func aHugeStampIsPassedOver() throws {
        let project = try project()
        let model = Repository.path("Samples/BookList/BookList.xcdatamodeld")
        let arguments = ["generate", model, "--output", "Out", "--stamp", "stamp"]
        #expect(try project.modelc.run(arguments).status == 0)
        try makeHuge("stamp", beginning: "modelc stamp 1\n", in: project)
        let outcome = try project.modelc.run(arguments)
        #expect(outcome.output.contains("unchanged"), "\(outcome.errors)")
    }
}
