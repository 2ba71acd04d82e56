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

    private func identify(_ store: String, _ folder: TemporaryFolder, thenSend signal: String?) throws -> ModelcProcess.Outcome {
        var shell = ModelcProcess()
        shell.folder = folder.url.path
        shell.environment = ["TMPDIR": folder.path("tmp"), "modelc": ModelcProcess.executable.path]
        let model = Repository.path("Samples/BookList/BookList.xcdatamodeld")
        let ending = signal.map {
            """
            until [ -e tmp/modelc-*/store ] || ! kill -0 $!; do :; done
            kill -\($0) $!
            """
        }
        let script = """
            "$modelc" identify \(store) --model '\(model)' >/dev/null 2>&1 &
            \(ending ?? "")
            wait $!
            exit $?
            """
        return try shell.run(executable: URL(fileURLWithPath: "/bin/sh"), ["-c", script])
    }

    @Test(arguments: [("TERM", 143), ("HUP", 129)])
    func aSignalLeavesNoCopy(_ signal: String, _ status: Int32) throws {
        let folder = try project()
        let outcome = try identify("big.sqlite", folder, thenSend: signal)
        #expect(outcome.status == status, "\(outcome.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp")) == [])
    }

    @Test func theNextRunRemovesWhatAKilledOneLeft() throws {
        let folder = try project()
        #expect(try identify("big.sqlite", folder, thenSend: "KILL").status == 137)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp"))
        #expect(left.count == 1)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -10)], ofItemAtPath: folder.path("tmp/" + (left.first ?? "")))
        try folder.write("mine", to: "tmp/modelc-mine00/notes")
        _ = try identify("small.sqlite", folder, thenSend: nil)
        #expect(try folder.files().filter { $0.hasPrefix("tmp/") } == ["tmp/modelc-mine00/notes"])
    }
}
