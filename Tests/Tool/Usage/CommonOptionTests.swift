import Foundation
import ModelcTestSupport
import Testing

@testable import modelc

/// The options that every command has.
@Suite struct CommonOptionTests {
    private static let model = "Samples/DataStore/DataStore.xcdatamodeld"

    private func contents() throws -> String {
        try String(contentsOfFile: Repository.path(Self.model + "/DataStore.xcdatamodel/contents"), encoding: .utf8)
    }

    @Test(arguments: [["-C", "Samples/DataStore", "hash"], ["hash", "-C", "Samples/DataStore"]])
    func theFolderMayStandBeforeTheCommand(_ arguments: [String]) throws {
        var modelc = ModelcProcess()
        modelc.folder = Repository.root.path
        let there = try modelc.run("hash", Self.model).output
        #expect(try modelc.run(arguments).output == there)
    }

    @Test func optionsBeforeTheCommandMoveBehindIt() {
        #expect(CommonArguments.hoisted(["-C", "a", "-q", "lint", "b"]) == ["lint", "b", "-C", "a", "-q"])
        #expect(
            CommonArguments.hoisted(["--color=never", "lint", "--", "-x"]) == ["lint", "--color=never", "--", "-x"])
        #expect(CommonArguments.hoisted(["--help", "-q"]) == ["--help", "-q"])
        #expect(CommonArguments.hoisted(["-C"]) == ["-C"])
    }

    @Test func aFolderThatIsNotThere() throws {
        let outcome = try ModelcProcess().run("-C", "/nowhere", "inspect")
        #expect(outcome.status == 2 && outcome.errors.contains("[no-working-folder]"), "\(outcome.errors)")
    }

    @Test func standardInputIsAModel() throws {
        let folder = try TemporaryFolder()
        try folder.write(try contents(), to: "contents")
        let shell = URL(fileURLWithPath: "/bin/sh")
        func piped(_ command: String) throws -> ModelcProcess.Outcome {
            try ModelcProcess().run(
                executable: shell,
                ["-c", "\"$0\" \(command) < \"$1\"", ModelcProcess.executable.path, folder.path("contents")])
        }
        let hash = try piped("hash -")
        #expect(hash.status == 0 && hash.output.contains("  DataStore  68936c25"), "\(hash)")
        let lint = try piped("lint - --preset all --no-config")
        #expect(lint.output.contains("stdin.xcdatamodel/contents:3:5: note:"), "\(lint)")
        let diff = try piped("diff \(Repository.path(Self.model)) -")
        #expect(diff.status == 0 && diff.output.contains("No differences."), "\(diff)")
    }

    @Test func colours() throws {
        let folder = try TemporaryFolder()
        try folder.write("<model>", to: "M.xcdatamodel/contents")
        func errors(_ arguments: [String], _ variables: [String: String] = [:]) throws -> String {
            var modelc = ModelcProcess()
            modelc.folder = folder.url.path
            modelc.environment = ["NO_COLOR": "", "TERM": "xterm"].merging(variables) { $1 }
            return try modelc.run(["inspect", "M.xcdatamodel"] + arguments).errors
        }
        #expect(try !errors([]).contains("\u{1B}["))
        #expect(try errors(["--color", "always"]).contains("\u{1B}["))
        #expect(try errors([], ["CLICOLOR_FORCE": "1"]).contains("\u{1B}["))
        #expect(try !errors([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]).contains("\u{1B}["))
        #expect(try !errors(["--color", "never"], ["FORCE_COLOR": "1"]).contains("\u{1B}["))
    }

    @Test func quietLeavesErrors() throws {
        let folder = try TemporaryFolder()
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let model = Repository.path(Self.model)
        let outcome = try modelc.run("generate", model, "-o", "Out", "-q")
        #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome)")
        #expect(try folder.files().contains("Out/_DataStore.swift"))
        #expect(try modelc.run("inspect", "nowhere", "-q").errors.contains("[no-such-path]"))
    }

    @Test func aResultGoesToAFile() throws {
        let folder = try TemporaryFolder()
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let model = Repository.path(Self.model)
        let printed = try modelc.run("hash", model, "--format", "json").output
        let outcome = try modelc.run("hash", model, "--format", "json", "-o", "Out/hash.json")
        #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome)")
        #expect(try String(contentsOfFile: folder.path("Out/hash.json"), encoding: .utf8) == printed)
        try folder.write("precious", to: "mine.txt")
        #expect(try modelc.run("hash", model, "-o", "mine.txt").errors.contains("[foreign-file]"))
        #expect(try String(contentsOfFile: folder.path("mine.txt"), encoding: .utf8) == "precious")
        #expect(try modelc.run("hash", model, "-o", "mine.txt", "--force").status == 0)
    }

    @Test func aPipeThatReadsNothingIsNoCrash() throws {
        let outcome = try ModelcProcess().run(
            executable: URL(fileURLWithPath: "/bin/sh"),
            ["-c", "'\(ModelcProcess.executable.path)' inspect '\(Self.model)' | true"])
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
    }
}
