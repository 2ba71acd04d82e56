import Foundation
import ModelcTestSupport
import Testing

/// Twelve runs at once that change one file lose nothing of each other.
@Suite struct ConcurrentRunTests {
    private static let count = 12

    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for number in 1...ConcurrentRunTests.count {
            try folder.write(
                LintFixture.document(LintFixture.bakery), to: "M\(number).xcdatamodeld/M.xcdatamodel/contents")
        }
        return folder
    }

    /// Runs a shell line for each number at the same time; `$i` is the number, `$modelc` the tool.
    private func run(_ line: String, in folder: TemporaryFolder) throws -> ModelcProcess.Outcome {
        var shell = ModelcProcess()
        shell.folder = folder.url.path
        shell.environment["modelc"] = ModelcProcess.executable.path
        let script = """
            for i in $(seq 1 \(ConcurrentRunTests.count)); do
                { \(line); echo "$?" >"status.$i"; } &
            done
            wait
            cat status.*
            """
        return try shell.run(executable: URL(fileURLWithPath: "/bin/sh"), ["-c", script])
    }

    @Test(arguments: ["", "--lock-file new/folder/all.lock"])
    func locks(_ option: String) throws {
        let folder = try project()
        let outcome = try run("\"$modelc\" lock M$i.xcdatamodeld \(option) >/dev/null", in: folder)
        #expect(outcome.output == String(repeating: "0\n", count: ConcurrentRunTests.count), "\(outcome.errors)")
        let path = option.isEmpty ? "modelc.lock" : "new/folder/all.lock"
        let lock = try String(contentsOfFile: folder.path(path), encoding: .utf8)
        for number in 1...ConcurrentRunTests.count { #expect(lock.contains("M\(number).xcdatamodeld"), "M\(number)") }
        #expect(try folder.files().filter { $0.contains(".tmp") } == [])
    }

    @Test func theSameModelIsLockedOnce() throws {
        let folder = try project()
        let outcome = try run("\"$modelc\" lock M1.xcdatamodeld >/dev/null", in: folder)
        #expect(outcome.output == String(repeating: "0\n", count: ConcurrentRunTests.count), "\(outcome.errors)")
    }

    @Test func baselines() throws {
        let folder = try project()
        let line = "\"$modelc\" lint M$i.xcdatamodeld --write-baseline >/dev/null 2>&1"
        let outcome = try run(line, in: folder)
        #expect(outcome.output == String(repeating: "0\n", count: ConcurrentRunTests.count), "\(outcome.errors)")
        let baseline = try String(contentsOfFile: folder.path(".modelc-baseline"), encoding: .utf8)
        for number in 1...ConcurrentRunTests.count { #expect(baseline.contains("M\(number).xcdatamodeld"), "M\(number)") }
    }
}
