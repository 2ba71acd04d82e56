import Foundation
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// Full disks, and closed output streams.
@Suite struct DiskProblemTests {
    private let project: LintFixture

    private static let shelf = LintFixture.clean.replacing(
        "name=\"Shelf\"", with: "name=\"Shelf\" representedClassName=\"Shelf\"")

    init() throws {
        project = try LintFixture()
        try project.write(DiskProblemTests.shelf, to: "Bakery.xcdatamodeld")
    }

    /// Runs the tool from a shell.
    ///
    /// - Parameter redirection: the redirections after the arguments.
    private func run(
        _ words: [String], limit: String = "", redirection: String = "", in modelc: ModelcProcess? = nil
    ) throws -> ModelcProcess.Outcome {
        let command = ([ModelcProcess.executable.path] + words).map { "'\($0)'" }.joined(separator: " ")
        // The output goes through a pipe: a file size limit would apply to the files of the test, too.
        let script =
            "text=$( (\(limit) exec \(command) \(redirection)) 2>&1 ); status=$?; echo \"$text\" >&2; exit $status"
        return try (modelc ?? project.modelc).run(executable: URL(fileURLWithPath: "/bin/sh"), ["-c", script])
    }

    /// The help about a full disk is to make room, not to change permissions.
    @Test func aFullDisk() {
        for reason in [DiskFailure.fullDisk, DiskFailure.usedQuota] {
            for error in [
                FileWritingError.unwritable(path: "a", reason: reason), .unwritableFile(path: "a", reason: reason),
                .uneditable(path: "a", reason: reason),
            ] {
                for help in [error.diagnostic.help, error.diagnosticOfModel.help] {
                    #expect(help?.contains("make room on the disk") ?? false)
                }
            }
        }
        errno = ENOSPC
        #expect(DiskFailure().reason == DiskFailure.fullDisk)
    }

    /// No file can be written: the message names the path that the user gave, and no files remain.
    @Test(arguments: [
        (["new", "deep/er/Library", "Book"], "deep/er/Library.xcdatamodeld"),
        (["versions", "add", "Bakery.xcdatamodeld"], "Bakery.xcdatamodeld/"),
        (["edit", "add", "entity", "Cake", "--in-new-version"], "Bakery.xcdatamodeld/"),
        (["edit", "add", "entity", "Cake"], "Bakery.xcdatamodeld/Bakery.xcdatamodel/contents"),
        (["compile", "Bakery.xcdatamodeld", "-o", "deep/er/out"], "deep/er/out"),
        (["generate", "Bakery.xcdatamodeld", "--output", "deep/er/out"], "deep/er/out"),
        (["lock", "--lock-file", "deep/er/modelc.lock"], "deep/er/modelc.lock"),
        (["lint", "--write-baseline", "--baseline", "deep/er/baseline"], "deep/er/baseline"),
        (["templates", "copy", "swift", "--output", "deep/er/templates"], "deep/er/templates"),
    ])
    func nothingCanBeWritten(_ words: [String], _ place: String) throws {
        let before = try FileManager.default.subpathsOfDirectory(atPath: project.folder.url.path).sorted()
        let outcome = try run(words, limit: "trap '' XFSZ; ulimit -f 0;")
        let text = outcome.errors + outcome.output
        #expect(outcome.status == 2, "\(text)")
        #expect(text.contains(place) && !text.contains(".modelc-") && !text.contains(".tmp"), "\(text)")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: project.folder.url.path).sorted() == before)
    }

    /// Existing folders are kept, and so are those with content.
    @Test func foldersOfOthersStay() throws {
        try project.folder.makeFolder("deep")
        try project.folder.write("", to: "own/file")
        for path in ["deep/er/Library", "own/er/Library"] {
            #expect(try run(["new", path], limit: "trap '' XFSZ; ulimit -f 0;").status == 2)
        }
        let entries = try FileManager.default.subpathsOfDirectory(atPath: project.folder.url.path)
        #expect(entries.contains("deep") && entries.contains("own/file") && !entries.contains { $0.hasSuffix("/er") })
    }

    /// A change is made although its output cannot be printed, and the error says so.
    @Test(arguments: [
        ["edit", "add", "entity", "Cake"], ["versions", "add"], ["new", "Library", "Book"], ["lock"], ["format"],
        ["generate", "--output", "Out"], ["init"], ["templates", "copy", "swift", "--output", "Mine"],
    ])
    func closedOutput(_ words: [String]) throws {
        let outcome = try run(words, redirection: ">&-")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.contains("all files were written, but standard output cannot be written"),
            "\(outcome.errors)")
        let again = try run(
            words + (["format", "edit", "new"].contains(words[0]) ? ["--dry-run"] : []), redirection: ">&-")
        #expect(!again.errors.contains("all files were written") || words[0] == "versions", "\(again.errors)")
    }

    /// The same for files that a run writes besides its report: fixes, baselines, the code for a migration.
    @Test(arguments: [
        ["lint", "--fix"], ["lint", "--fix", "--format", "json"], ["lint", "--write-baseline"],
        ["check", "--write-baseline"], ["check", "--write-baseline", "--report", "sarif"],
        ["mapping", "check", "--write-baseline"], ["plan", "--write-baseline", "--format", "json"],
        ["plan", "--emit", "staged", "--emit-dir", "Migration"],
    ])
    func closedReports(_ words: [String]) throws {
        let pets = try PetProject()
        let suppression =
            "<userInfo><entry key=\"modelc.lint.disable\" value=\"invalid-objc-class -- why\"/></userInfo>"
        try pets.write(
            "M 3", pet: ["age:Integer 16", "name:String"],
            more: "<entity name=\"Toy\" representedClassName=\"Toy\" syncable=\"YES\">\(suppression)</entity>")
        _ = try pets.makeMapping()
        let outcome = try run(words, redirection: ">&-", in: pets.modelc)
        #expect(
            outcome.errors.contains("all files were written, but standard output cannot be written"),
            "\(outcome.errors)")
        // Now there is nothing left to write.
        let again = try run(words, redirection: ">&-", in: pets.modelc)
        #expect(!again.errors.contains("all files were written"), "\(again.errors)")
    }

    /// Reports in files are written although standard output is closed, so that it is true that all files are. Where one of
    /// them cannot be, nothing is said of all.
    @Test(arguments: [
        ["generate", "--output", "Out"], ["lock"], ["lint"], ["check"], ["plan"], ["lint", "--report", "sarif"],
        ["generate", "--output", "Out", "--report", "sarif"],
    ])
    func reportsAreWrittenAllTheSame(_ words: [String]) throws {
        try project.folder.write("mine", to: "Mine.json")
        let outcome = try run(words + ["--report", "json=Report.json"], redirection: ">&-")
        #expect(outcome.status == 2)
        #expect(FileManager.default.fileExists(atPath: project.folder.path("Report.json")))
        #expect(
            outcome.errors.contains("all files were written, but standard output cannot be written"),
            "\(outcome.errors)")
        let refused = try run(words + ["--report", "json=Mine.json"], redirection: ">&-")
        #expect(refused.status == 2 && refused.errors.contains("Mine.json"))
        #expect(refused.errors.contains("standard output cannot be written"), "\(refused.errors)")
        #expect(!refused.errors.contains("all files were written"), "\(refused.errors)")
    }

    /// The numbers of closed streams are not those of files: no message gets into one.
    @Test func closedStreamsAreNotFiles() throws {
        let outcome = try run(["edit", "add", "entity", "Cake"], redirection: "<&- >&- 2>&-")
        #expect(outcome.status == 2)
        let contents = try String(
            contentsOfFile: project.folder.path("Bakery.xcdatamodeld/Bakery.xcdatamodel/contents"), encoding: .utf8)
        #expect(contents.contains("Cake") && contents.contains("</model>") && !contents.contains("modelc: error"))
    }

    /// A name must not reorder the line that it is shown in.
    @Test func directionMarksInDiffs() throws {
        let mark = "\u{202E}"
        let entity = "<entity name=\"A\"><userInfo><entry key=\"note\" value=\"x\(mark)y\"/></userInfo></entity>"
        try project.write(DiskProblemTests.shelf + entity, to: "Bakery.xcdatamodeld")
        for words in [
            ["edit", "--diff", "add", "entity", "Cake"], ["format", "--diff"],
            ["lint", "--add-suppressions", "--diff"],
            ["edit", "--diff", "--format", "json", "add", "attribute", "A.b", "String"],
        ] {
            let outcome = try project.modelc.run(words)
            #expect(!outcome.output.contains(mark), "\(words)")
        }
        let diff = try project.modelc.run("edit", "--diff", "add", "attribute", "A.b", "String")
        #expect(diff.output.contains("x\\u{202E}y"), "\(diff.output)")
        let json = try project.modelc.run("edit", "--diff", "--format", "json", "add", "attribute", "A.b", "String")
        #expect(json.output.contains("x\\u202ey"), "\(json.output)")
        let result = try PrintedDocument.result(of: json.output)
        #expect((result["diff"] as? String)?.contains("x\(mark)y") ?? false)
    }

    /// The diff of a file with Windows line endings shows them unchanged.
    @Test func returnsAndTabsStay() throws {
        let text = LintFixture.document(LintFixture.clean).replacing("    ", with: "\t").replacing("\n", with: "\r\n")
        try project.folder.write(text, to: "Bakery.xcdatamodeld/Bakery.xcdatamodel/contents")
        let diff = try project.modelc.run("edit", "--diff", "add", "attribute", "Shelf.b", "String")
        #expect(
            diff.output.contains("\t") && !diff.output.contains("\\t") && !diff.output.contains("\\r"), "\(diff.output)"
        )
    }
}
