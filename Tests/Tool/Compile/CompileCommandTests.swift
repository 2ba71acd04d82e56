import Foundation
import ModelcTestSupport
import Testing

/// `modelc compile` and `modelc decompile`, run as a user runs them.
@Suite struct CompileCommandTests {
    static let model = "Samples/DataStore/DataStore.xcdatamodeld"
    static let bounded = "Samples/TodoCore/TodoCore.xcdatamodeld"
    static let refused = "Samples/BookList/BookList.xcdatamodeld"

    let modelc = ModelcProcess()
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.path(path)) }

    func compile(_ arguments: String...) throws -> ModelcProcess.Outcome {
        try modelc.run(["compile"] + arguments)
    }

    /// The number of occurrences of a text in the messages.
    func count(_ text: String, in outcome: ModelcProcess.Outcome) -> Int {
        outcome.errors.components(separatedBy: text).count - 1
    }

    @Test func ofOneWrongModelNothingIsWritten() throws {
        let outcome = try compile(Self.model, Self.refused, "-o", folder.path("out"))
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains("[unknown-feature]") && outcome.errors.contains("--leave-out validation-pattern"))
        #expect(!exists("out"))
    }

    func writeVersions(_ names: String...) throws -> String {
        for name in names {
            try folder.write("<model><entity name=\"A\"/></model>", to: "M.xcdatamodeld/\(name).xcdatamodel/contents")
        }
        return folder.path("M.xcdatamodeld")
    }

    @Test func aStaleImageAndAVersionThatIsGoneAreRemoved() throws {
        let model = try writeVersions("M", "M 2")
        let out = folder.path("out")
        #expect(try compile(model, "-o", out, "--current", "M").status == 0)
        try FileManager.default.removeItem(atPath: folder.path("M.xcdatamodeld/M 2.xcdatamodel"))
        for name in ["M.omo", "Foreign.mom", "notes.txt"] { try folder.write("mine", to: "out/M.momd/" + name) }
        let check = try compile(model, "-o", out, "--check")
        #expect(check.status == 1 && check.output.contains("would remove \(out)/M.momd/M 2.mom\n"))
        #expect(try compile(model, "-o", out).status == 0)
        #expect(!exists("out/M.momd/M.omo") && !exists("out/M.momd/M 2.mom"))
        #expect(exists("out/M.momd/M.mom") && exists("out/M.momd/notes.txt") && exists("out/M.momd/Foreign.mom"))
        #expect(try compile(model, "-o", out, "--check").status == 0)
    }

    /// On most Macs both names denote the same file.
    @Test func versionsThatDifferInLetterCaseAreRefused() throws {
        let outcome = try compile(try writeVersions("M", "m"), "-o", folder.path("out"), "--current", "M")
        #expect(outcome.status == 1 && outcome.errors.contains("[duplicate-file-name]"), "\(outcome.errors)")
        #expect(!exists("out"))
    }

    /// git can check out a compiled file under any name.
    @Test func textconvReadsACompiledVersion() throws {
        #expect(try compile(Self.bounded, "-o", folder.path("out")).status == 0)
        try FileManager.default.copyItem(
            atPath: folder.path("out/TodoCore.momd/TodoCore.mom"), toPath: folder.path("blob"))
        let text = try modelc.run(["textconv", folder.path("blob")]).output
        #expect(text.contains("\nentity Task: ") && text.contains("    attribute title: String"), "\(text)")
    }

    /// For every command that reads models, an app is a folder with compiled models.
    @Test func anAppIsLintedAndChecked() throws {
        #expect(try compile(Self.bounded, "-o", folder.path("App.app")).status == 0)
        let lint = try modelc.run(["lint", "--no-config", folder.path("App.app")])
        #expect(lint.output.contains("1 warning in 1 model"), "\(lint.output)")
        let check = try modelc.run(["check", "--no-config", folder.path("App.app")])
        #expect(check.output.contains("migration paths: 1 data-dependent"), "\(check.output)")
    }

    @Test func theImageOfASingleVersionIsRemoved() throws {
        let version = try writeVersions("M") + "/M.xcdatamodel"
        try folder.write("old", to: "out/M.omo")
        #expect(try compile(version, "-o", folder.path("out")).output.contains("removed"))
        #expect(exists("out/M.mom") && !exists("out/M.omo"))
    }

    /// The second model cannot be written: the files of the first one are removed again.
    @Test func allModelsAreWrittenOrNone() throws {
        #expect(try compile(Self.model, "-o", folder.path("out")).status == 0)
        try folder.write("", to: "out/DataStore.momd/VersionInfo.plist")
        try folder.write("shared", to: "elsewhere")
        try folder.write("mine", to: "out/TodoCore.momd/notes.txt")
        // A link is not replaced: other models may use its file.
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("out/TodoCore.momd/VersionInfo.plist"), withDestinationPath: folder.path("elsewhere"))
        let outcome = try compile(Self.model, Self.bounded, "-o", folder.path("out"))
        #expect(outcome.status == 2)
        let info = try String(contentsOfFile: folder.path("out/DataStore.momd/VersionInfo.plist"), encoding: .utf8)
        #expect(info == "")
        #expect(exists("out/TodoCore.momd/notes.txt") && !exists("out/TodoCore.momd/TodoCore.mom"))
    }

    @Test func foreignCompanionsAreNotReplaced() throws {
        try folder.write("mine", to: "notes")
        let out = folder.path("out")
        for option in ["--deps", "--stamp"] {
            let outcome = try compile(Self.model, "-o", out, option, folder.path("notes"))
            #expect(outcome.status == 2 && outcome.errors.contains("name another file with \(option)"))
            #expect(!exists("out"))
        }
        let inside = try compile(Self.model, "-o", out, "--deps", out + "/DataStore.momd/DataStore.mom")
        #expect(inside.status == 2 && inside.errors.contains("part of a model"))
        #expect(try compile(Self.model, "-o", out, "--deps", folder.path("d")).status == 0)
        #expect(try compile(Self.model, "-o", out, "--deps", folder.path("d")).status == 0)
    }

    @Test func oneModelNamedTwiceIsCompiledOnce() throws {
        #expect(try compile(Self.model, Self.model + "/", "-o", folder.path("out")).status == 0)
        #expect(try compile(Self.model, "-o", folder.path("out"), "--current", "DataStore", "--dry-run").status == 0)
        let version = Self.model + "/DataStore.xcdatamodel"
        #expect(try compile(version, "-o", folder.path("out"), "--current", "DataStore").status == 64)
    }

    /// Build systems may start several runs for one model: later runs find the files complete.
    @Test(arguments: [model, model + "/DataStore.xcdatamodel"])
    func severalRunsAtOnce(_ path: String) throws {
        let out = folder.path("out")
        let outcome = try modelc.run(
            executable: URL(fileURLWithPath: "/bin/sh"),
            [
                "-c", #"seq 6 | xargs -P 6 -I{} "$0" compile "$1" -o "$2""#, ModelcProcess.executable.path, path, out,
            ])
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(try compile(path, "-o", out, "--check").status == 0)
    }

    /// An error of a real run is an error of a dry run as well.
    @Test(arguments: [["--dry-run"], ["--check"], []])
    func aFileInTheWayOfTheFolder(_ options: [String]) throws {
        try folder.write("mine", to: "of")
        let outcome = try modelc.run(["compile", Self.model, "-o", folder.path("of")] + options)
        #expect(outcome.status == 2 && outcome.errors.contains("is not a folder"), "\(outcome.errors)")
        let deeper = try modelc.run(["compile", Self.model, "-o", folder.path("of/in")] + options)
        #expect(deeper.status == 2 && deeper.errors.contains("is not a folder"), "\(deeper.errors)")
    }

    /// A killed run leaves its unfinished folder: the next run removes it.
    @Test func unfinishedFoldersAreRemoved() throws {
        try folder.write("half", to: "out/.modelc-2147480000-7.tmp/DataStore.mom")
        #expect(try compile(Self.model, "-o", folder.path("out")).status == 0)
        #expect(!exists("out/.modelc-2147480000-7.tmp"))
    }

    /// A run that is killed while it writes leaves nothing in an existing bundle: its unfinished files are outside of
    /// it.
    @Test func unfinishedFilesAreBesideTheBundle() throws {
        #expect(try compile(Self.model, "-o", folder.path("out")).status == 0)
        try folder.write("bplist00old", to: "out/DataStore.momd/DataStore.mom")
        // With a file size limit of 0 the system ends the process.
        let script = "ulimit -f 0; exec \(ModelcProcess.executable.path) compile \(Self.model) -o \(folder.path("out"))"
        let outcome = try modelc.run(executable: URL(fileURLWithPath: "/bin/sh"), ["-c", script])
        #expect(outcome.status != 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("out/DataStore.momd"))
        #expect(names.sorted() == ["DataStore.mom", "VersionInfo.plist"])
    }

    @Test func theOutputMayBeTheBundleItself() throws {
        #expect(try compile(Self.model, "-o", folder.path("Store.momd")).status == 0)
        #expect(exists("Store.momd/DataStore.mom") && exists("Store.momd/VersionInfo.plist"))
        #expect(try compile(Self.model, "-o", folder.path("Store.mom")).status == 64)
        #expect(try compile(Self.model, "-o", folder.path("In.xcdatamodeld")).status == 2)
    }

    /// On the disk of a Mac they are one file.
    @Test func outputsThatDifferInLetterCase() throws {
        try folder.write("<model/>", to: "a/L.xcdatamodel/contents")
        try folder.write("<model/>", to: "b/l.xcdatamodel/contents")
        let outcome = try compile(
            folder.path("a/L.xcdatamodel"), folder.path("b/l.xcdatamodel"), "-o", folder.path("out"))
        #expect(outcome.status == 64 && outcome.errors.contains("letter case"), "\(outcome.errors)")
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everywhere"), arguments: [[], ["--dry-run"]])
    func aFolderThatCannotBeWritten(_ options: [String]) throws {
        try FileManager.default.createDirectory(
            atPath: folder.path("out"), withIntermediateDirectories: false, attributes: [.posixPermissions: 0o500])
        let outcome = try modelc.run(["compile", Self.model, "-o", folder.path("out")] + options)
        #expect(outcome.status == 2 && outcome.errors.contains("cannot be written"), "\(outcome.errors)")
    }

    @Test func whatIsCompiledCannotBeLeftOut() throws {
        let outcome = try compile(Self.model, "-o", folder.path("out"), "--leave-out", "deny-rule")
        #expect(outcome.status == 64 && outcome.errors.contains("'deny-rule' is compiled"), "\(outcome.errors)")
        let page = try modelc.run("explain", "deny-rule")
        #expect(page.status == 0 && page.output.contains("delete rule Deny"), "\(page.output)")
    }

    /// The parts of a compiled model that are not compiled models themselves.
    @Test func otherCompiledFilesAreNamed() throws {
        #expect(try compile(Self.model, "-o", folder.path("out")).status == 0)
        let info = try modelc.run("inspect", folder.path("out/DataStore.momd/VersionInfo.plist"))
        #expect(info.status == 2 && info.errors.contains("give the bundle: "), "\(info.errors)")
        let mapping = try folder.write("x", to: "Step.cdm")
        for words in [["inspect", mapping], ["mapping", "show", mapping]] {
            #expect(try modelc.run(words).errors.contains("modelc decompile "), "\(words)")
        }
    }

    @Test func companionsAreTwoFiles() throws {
        let outcome = try compile(
            Self.model, "-o", folder.path("out"), "--deps", folder.path("x"), "--stamp", folder.path("x"))
        #expect(outcome.status == 64 && outcome.errors.contains("name the same file"))
        #expect(!exists("out") && !exists("x"))
    }

    /// With `--quiet` a failing run also prints errors only.
    @Test func aQuietFailureHasNoWarnings() throws {
        try folder.write("mine", to: "notes")
        let outcome = try compile(Self.bounded, "-o", folder.path("out"), "--stamp", folder.path("notes"), "--quiet")
        #expect(outcome.status == 2 && outcome.errors.contains("error:") && !outcome.errors.contains("warning"))
    }

    @Test func severalVersionsNeedACurrentOne() throws {
        let model = try writeVersions("M", "M 2")
        let refused = try compile(model, "-o", folder.path("out"))
        #expect(refused.status == 1 && refused.errors.contains("[no-current-version]"))
        #expect(try compile(model, "-o", folder.path("out"), "--current", "M 2").status == 0)
        #expect(try modelc.run("inspect", folder.path("out/M.momd")).output.contains("M 2"))
        #expect(try compile(model, "-o", folder.path("out"), "--current", "M 7").status == 1)
    }

    @Test func aCompiledModelStandsForItsSource() throws {
        let out = folder.path("out")
        #expect(try compile(Self.model, "-o", out).status == 0)
        let compiled = out + "/DataStore.momd"
        #expect(try modelc.run("diff", compiled, Self.model, "--exit-code").status <= 1)
        #expect(try modelc.run("hash", compiled).output == modelc.run("hash", Self.model).output)
        #expect(try modelc.run("decompile", compiled, "-o", folder.path("back")).status == 0)
        let back = folder.path("back/DataStore.xcdatamodeld")
        #expect(try compile(back, "-o", out, "--check").status == 0)
        #expect(try modelc.run("decompile", compiled, "-o", folder.path("back")).status == 2)
        #expect(try modelc.run("decompile", Self.model, "-o", folder.path("other")).status == 2)
    }
}
