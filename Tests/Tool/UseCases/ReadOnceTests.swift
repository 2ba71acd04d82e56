import Foundation
import ModelcFiles
import ModelcSchema
import ModelcSettings
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// A use case reads each version once.
@Suite struct ReadOnceTests {
    private let folder: TemporaryFolder
    private let readings = Readings()
    private let workspace: Workspace

    /// The files that were read, in any order: versions are read concurrently.
    private final class Readings: @unchecked Sendable {
        private let lock = NSLock()
        private var files: [String] = []

        func add(_ file: String) { lock.withLock { files.append(file) } }

        /// The number of times that each version's file was read.
        var counts: [Int] {
            let versions = lock.withLock { files }.filter { $0.hasSuffix("/contents") }
            return Dictionary(grouping: versions, by: { $0 }).values.map(\.count).sorted()
        }

        /// The number of times that the configuration was read since the last call.
        func takeConfigurationCount() -> Int {
            lock.withLock {
                let count = files.count { $0.hasSuffix("/.modelc.yml") }
                files = []
                return count
            }
        }
    }

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: Repository.path("Samples/BookList/BookList.xcdatamodeld"),
            toPath: folder.path("BookList.xcdatamodeld"))
        let readings = readings
        workspace = Workspace(
            folder: folder.url.path, environment: [:], files: .watchedDisk { readings.add($0) })
    }

    @Test func lockOfABundle() throws {
        _ = try Lock(LockRequest(task: .check), in: workspace).run()
        #expect(readings.counts == [1, 1, 1])
    }

    @Test func lockByThePathOfAVersion() throws {
        let path = "BookList.xcdatamodeld/BookList 2.xcdatamodel"
        let outcome = try Lock(LockRequest(models: [path], task: .add(updating: [])), in: workspace).run()
        #expect(outcome.report.models.first?.states.count == 3)
        #expect(readings.counts == [1, 1, 1])
    }

    @Test func hashInspectAndDiff() throws {
        var request = HashRequest()
        request.selection = .all
        _ = try Hash(request, in: workspace).run()
        #expect(readings.counts == [1, 1, 1])
        _ = try Inspect(InspectRequest(), in: workspace).run()
        #expect(readings.counts == [2, 2, 2])
        _ = try Diff(DiffRequest(), in: workspace).run()
        #expect(readings.counts == [2, 3, 3])
    }

    @Test func plan() throws {
        _ = try Plan(PlanRequest(), in: workspace).run()
        #expect(readings.counts == [1, 1, 1])
    }

    /// Lint, lock and plan share the read files.
    @Test func check() throws {
        _ = try Lock(LockRequest(task: .add(updating: [])), in: Workspace(folder: folder.url.path)).run()
        let outcome = try ProjectCheck(CheckRequest(), in: workspace).run()
        #expect(outcome.parts.filter { $0.state != .notChecked }.map(\.part) == [.lint, .lock, .plan])
        #expect(readings.counts == [1, 1, 1])
    }

    @Test func lint() throws {
        var request = LintRequest()
        request.settings.versions = .flag(.all)
        _ = try Lint(request, in: workspace).run()
        #expect(readings.counts == [1, 1, 1])
    }

    @Test(arguments: [
        VersionsRequest.Task.list, .add(name: "Next", from: "1", becomesCurrent: false), .use("BookList 2"),
        .rename("BookList 2", to: "Second"), .remove("BookList"), .prune(keepingFrom: "BookList 2"),
    ])
    func versions(_ task: VersionsRequest.Task) throws {
        var request = VersionsRequest()
        request.task = task
        let outcome = try Versions(request, in: workspace).run()
        #expect(outcome.done.isEmpty == (task == .list))
        #expect(readings.counts == [1, 1, 1])
    }

    /// Commands share their workspace; a workspace without a cache reads the current files on disk.
    @Test func configuration() throws {
        try folder.write("lint: { rules: { DL201: off } }\n", to: ".modelc.yml")
        let runs: [(Workspace) throws -> Void] = [
            { _ = try Plan(PlanRequest(), in: $0).run() },
            { _ = try ProjectCheck(CheckRequest(), in: $0).run() },
            { _ = try Versions(VersionsRequest(), in: $0).run() },
            { _ = try Lock(LockRequest(task: .check), in: $0).run() },
        ]
        for run in runs {
            let one = workspace.cachingConfigurations
            _ = try LoadedConfiguration(in: one)
            try run(one)
            #expect(readings.takeConfigurationCount() == 1)
        }
        #expect(try LoadedConfiguration(in: workspace).lint.released == nil)
        try folder.write("lint: { released: [BookList] }\n", to: ".modelc.yml")
        #expect(try LoadedConfiguration(in: workspace).lint.released != nil)
        #expect(readings.takeConfigurationCount() == 2)
    }

    @Test func generate() throws {
        var request = GenerateRequest()
        request.settings.output = .flag(ConfiguredPath("Generated"))
        _ = try Generate(request, in: workspace).run()
        #expect(readings.counts == [1])
    }
}
