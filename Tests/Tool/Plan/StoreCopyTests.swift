import Foundation
import ModelcTestSupport
import Testing

/// Copies of stores are removed, however the run ends.
@Suite struct StoreCopyTests {
    /// A file that begins like a store and takes a while to copy, without taking room.
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

    /// Starts the tool with all signals unblocked, as a shell does: threads of tests may block some.
    private func start(_ arguments: [String], temporaryFolder: String) throws -> pid_t {
        var none = sigset_t()
        sigemptyset(&none)
        #if canImport(Darwin)
            var attributes: posix_spawnattr_t?
        #else
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let variables = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporaryFolder]) { $1 }
        let words = ([ModelcProcess.executable.path] + arguments).map { strdup($0) } + [nil]
        let environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + environment).forEach { free($0) } }
        var process: pid_t = 0
        #expect(posix_spawn(&process, ModelcProcess.executable.path, nil, &attributes, words, environment) == 0)
        return process
    }

    /// Runs the tool, and sends it a signal as soon as the copy has begun; returns the signal that ended it, or 0.
    private func identify(_ store: String, _ folder: TemporaryFolder, thenSend signal: Int32?) throws -> Int32 {
        let model = Repository.path("Samples/BookList/BookList.xcdatamodeld")
        let process = try start(
            ["identify", folder.path(store), "--model", model], temporaryFolder: folder.path("tmp"))
        var status: Int32 = 0
        if let signal {
            while try !hasCopy(folder) {
                if waitpid(process, &status, WNOHANG) == process { return status & 0x7F }
                usleep(1_000)
            }
            kill(process, signal)
        }
        waitpid(process, &status, 0)
        return status & 0x7F
    }

    private func hasCopy(_ folder: TemporaryFolder) throws -> Bool {
        try folder.files().contains { $0.hasPrefix("tmp/") && $0.hasSuffix("/store") }
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func aSignalLeavesNoCopy(_ signal: Int32) throws {
        let folder = try project()
        #expect(try identify("big.sqlite", folder, thenSend: signal) == signal)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp")) == [])
    }

    @Test func theNextRunRemovesWhatAKilledOneLeft() throws {
        let folder = try project()
        #expect(try identify("big.sqlite", folder, thenSend: SIGKILL) == SIGKILL)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp"))
        #expect(left.count == 1)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -10)], ofItemAtPath: folder.path("tmp/" + (left.first ?? ""))
        )
        try folder.write("mine", to: "tmp/modelc-mine00/notes")
        _ = try identify("small.sqlite", folder, thenSend: nil)
        #expect(try folder.files().filter { $0.hasPrefix("tmp/") } == ["tmp/modelc-mine00/notes"])
    }
}
