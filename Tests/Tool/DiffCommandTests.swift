import Foundation
import ModelcTestSupport
import Testing

@testable import modelc

/// `modelc diff --against REVISION`, with real repositories.
@Suite(.enabled(if: GitFixture.git != nil, "there is no git"))
struct GitDiffTests {
    private func diff(
        _ fixture: GitFixture, _ arguments: String..., environment: [String: String] = [:]
    ) throws -> ModelcProcess.Outcome {
        var modelc = ModelcProcess()
        modelc.folder = fixture.folder.url.path
        modelc.environment = environment
        return try modelc.run(["diff"] + arguments)
    }

    /// A comparison for a pull request replaces the previous one; text by the user is kept.
    @Test func aFileOfAnEarlierComparisonIsReplaced() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: Repository.path("Samples/BookList/BookList.xcdatamodeld"),
            toPath: folder.path("BookList.xcdatamodeld"))
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let compare = { (older: String) in
            try modelc.run(["diff", "--from", older, "--format", "markdown", "--output", "diff.md"]).status
        }
        #expect(try compare("BookList") == 0 && compare("BookList 2") == 0)
        try folder.write("### Mine\n", to: "diff.md")
        #expect(try compare("BookList") == 2)
        #expect(try String(contentsOfFile: folder.path("diff.md"), encoding: .utf8) == "### Mine\n")
    }

    /// Two names of versions of the only model, and paths that do not exist.
    @Test func namesOfVersionsStandForPaths() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: Repository.path("Samples/BookList/BookList.xcdatamodeld"),
            toPath: folder.path("BookList.xcdatamodeld"))
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let expected = try modelc.run(["diff", "--from", "1", "--to", "3"])
        #expect(expected.status == 0)
        for names in [["1", "3"], ["BookList", "BookList 3"]] {
            #expect(try modelc.run(["diff"] + names).output == expected.output)
        }
        #expect(try modelc.run(["diff", "2"]).output == modelc.run(["diff", "--to", "2"]).output)
        let unknown = try modelc.run(["diff", "1", "BookLisst 3"])
        #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'BookList 3'"), "\(unknown)")
        let path = try modelc.run(["diff", "Old.xcdatamodeld", "New.xcdatamodeld"])
        #expect(path.status == 2 && path.errors.contains("nothing at 'Old.xcdatamodeld'"), "\(path)")
    }

    /// As in `git diff main`.
    @Test func aRevisionInPlaceOfAPathIsComparedWith() throws {
        let fixture = try GitFixture.committed("App/M.xcdatamodeld", "title")
        try fixture.writeModel("App/M.xcdatamodeld", ["title", "pages"])
        let named = try diff(fixture, "one")
        #expect(try named.status == 0 && named.output == diff(fixture, "--against", "one").output, "\(named)")
    }

    @Test func aModelIsComparedWithItsRevision() throws {
        let fixture = try GitFixture.committed("App/M.xcdatamodeld", "title")
        try fixture.writeModel("App/M.xcdatamodeld", ["title", "pages"])
        let before = try fixture.state()
        let outcome = try diff(fixture, "App/M.xcdatamodeld", "--against", "one", "--exit-code")
        #expect(outcome.status == 1 && outcome.errors.isEmpty)
        #expect(
            outcome.output.hasPrefix("M (one) -> M\n\nBook\n  + pages  attribute added, optional: String  [hash]\n"))
        #expect(try fixture.state() == before)
    }

    @Test func aBundleAtTheRootOfTheRepository() throws {
        let fixture = try GitFixture.committed("M.xcdatamodeld", "title")
        let outcome = try diff(fixture, "M.xcdatamodeld", "--against", "HEAD", "--exit-code")
        #expect(outcome.status == 0 && outcome.output.contains("No differences."), "\(outcome.errors)")
    }

    @Test func placesNameTheRevision() throws {
        let fixture = try GitFixture.committed("App/M.xcdatamodeld", "title")
        try fixture.writeModel("App/M.xcdatamodeld", ["titles"])
        let outcome = try diff(fixture, "App/M.xcdatamodeld", "--against", "one", "--format", "json")
        #expect(outcome.output.contains("\"file\": \"one:App/M.xcdatamodeld/M.xcdatamodel/contents\""))
    }

    @Test func thePathMayLeadThroughLinksAndFolders() throws {
        let fixture = try GitFixture.committed("App/M.xcdatamodeld", "title")
        try FileManager.default.createSymbolicLink(
            atPath: fixture.folder.path("Link"), withDestinationPath: fixture.folder.path("App"))
        for path in ["./App/../App/M.xcdatamodeld/", "Link/M.xcdatamodeld", fixture.folder.path("App/M.xcdatamodeld")] {
            let outcome = try diff(fixture, path, "--against", "one")
            #expect(outcome.status == 0 && outcome.output.contains("No differences."), "\(path): \(outcome.errors)")
        }
    }

    @Test(arguments: ["nope", "-x", "--output=x", "HEAD..HEAD", "a\nb", "one^{tree}", "@{9}"])
    func whatIsNoCommitIsRefused(_ revision: String) throws {
        let fixture = try GitFixture.committed("App/M.xcdatamodeld", "title")
        let before = try fixture.state()
        let outcome = try diff(fixture, "App/M.xcdatamodeld", "--against=\(revision)")
        #expect(outcome.status == 2 && outcome.errors.contains("[unknown-revision]"), "\(outcome)")
        #expect(outcome.output.isEmpty)
        #expect(try fixture.state() == before)
    }

    @Test func aFolderThatIsNoRepository() throws {
        let fixture = try GitFixture()
        try fixture.writeModel("M.xcdatamodeld", ["title"])
        let outcome = try diff(
            fixture, "M.xcdatamodeld", "--against", "HEAD",
            environment: ["GIT_CEILING_DIRECTORIES": fixture.folder.url.deletingLastPathComponent().path])
        #expect(outcome.status == 2 && outcome.errors.contains("[not-in-git]"))
    }

    @Test func aBundleThatWasRenamed() throws {
        let fixture = try GitFixture.committed("App/Old.xcdatamodeld", "title")
        try fixture.writeModel("App/M.xcdatamodeld", ["title"])
        let outcome = try diff(fixture, "App/M.xcdatamodeld", "--against", "one")
        #expect(outcome.status == 2 && outcome.errors.contains("[not-in-revision]"))
        #expect(outcome.errors.contains("--against one:PATH, one of App/Old.xcdatamodeld"))
        let named = try diff(
            fixture, "App/M.xcdatamodeld", "--against", "one:App/Old.xcdatamodeld")
        #expect(named.status == 0 && named.output.contains("No differences."), "\(named.errors)")
    }

    /// In a git hook, these variables point to the repository that is being written.
    @Test func theEnvironmentOfAHookDoesNotCount() throws {
        let fixture = try GitFixture.committed("App/M.xcdatamodeld", "title")
        let other = try GitFixture.committed("App/M.xcdatamodeld", "other")
        let outcome = try diff(
            fixture, "App/M.xcdatamodeld", "--against", "one",
            environment: [
                "GIT_DIR": other.folder.path(".git"), "GIT_WORK_TREE": other.folder.url.path,
                "GIT_INDEX_FILE": "/nowhere", "GIT_OBJECT_DIRECTORY": other.folder.path(".git/objects"),
            ])
        #expect(outcome.status == 0 && outcome.output.contains("No differences."), "\(outcome.errors)")
    }

    @Test func aShallowCloneSaysWhatToFetch() throws {
        let origin = try GitFixture.committed("App/M.xcdatamodeld", "title")
        try origin.writeModel("App/M.xcdatamodeld", ["title", "pages"])
        try origin.git("commit", "-q", "-a", "-m", "two")
        let clone = try GitFixture()
        try clone.git("clone", "-q", "--depth", "1", "--no-tags", "file://" + origin.folder.url.path, "work")
        let outcome = try diff(clone, "work/App/M.xcdatamodeld", "--against", "HEAD~1")
        #expect(outcome.status == 2 && outcome.errors.contains("the clone is shallow"))
        #expect(outcome.errors.contains("git fetch --depth=1 origin"), "\(outcome.errors)")
        #expect(try diff(clone, "work/App/M.xcdatamodeld", "--against", "HEAD").status == 0)
    }

    /// Hooks, filters and text conversions of a repository are programs of third parties.
    @Test func nothingOfTheRepositoryIsRun() throws {
        let fixture = try GitFixture.committed("App/M.xcdatamodeld", "title")
        let trap = fixture.folder.path("sprung")
        try fixture.folder.write("* filter=trap diff=trap\n", to: ".gitattributes")
        try fixture.git("add", "-A")
        try fixture.git("commit", "-q", "-m", "two")
        for key in ["filter.trap.smudge", "filter.trap.process", "diff.trap.textconv", "core.fsmonitor", "core.pager"] {
            try fixture.git("config", key, "touch '\(trap)'")
        }
        let outcome = try diff(fixture, "App/M.xcdatamodeld", "--against", "HEAD")
        #expect(outcome.status == 0 && outcome.output.contains("No differences."), "\(outcome.errors)")
        #expect(!FileManager.default.fileExists(atPath: trap))
    }

    @Test func aNameThatLooksLikeAPatternIsAName() throws {
        let fixture = try GitFixture.committed("App [1]/:(top)*.xcdatamodeld", "title")
        let outcome = try diff(fixture, "App [1]/:(top)*.xcdatamodeld", "--against", "one")
        #expect(outcome.status == 0 && outcome.output.contains("No differences."), "\(outcome.errors)")
    }

    /// A revision whose model is damaged: the message names the revision.
    @Test func aDamagedModelInTheRevision() throws {
        let fixture = try GitFixture.committed("App/M.xcdatamodeld", "title")
        try fixture.folder.write("<model", to: "App/M.xcdatamodeld/M.xcdatamodel/contents")
        try fixture.git("commit", "-q", "-a", "-m", "damaged")
        try fixture.writeModel("App/M.xcdatamodeld", ["title"])
        let outcome = try diff(fixture, "App/M.xcdatamodeld", "--against", "HEAD")
        #expect(outcome.status == 2 && outcome.errors.contains("HEAD:App/M.xcdatamodeld/M.xcdatamodel/contents"))
    }
}

/// `modelc diff`, run as a user runs it.
@Suite struct DiffCommandTests {
    private let modelc = ModelcProcess()
    private static let bookList = "Samples/BookList/BookList.xcdatamodeld"

    /// The option that the reader's messages call `--model-version` has other names here.
    @Test func theAdviceNamesOptionsOfTheCommand() throws {
        let folder = try TemporaryFolder()
        for name in ["M", "M 2"] {
            try folder.write("<model><entity name=\"A\"/></model>", to: "M.xcdatamodeld/\(name).xcdatamodel/contents")
        }
        let model = folder.path("M.xcdatamodeld")
        #expect(try modelc.run("diff", model).errors.contains("or choose one with --to\n"))
        let two = try modelc.run("diff", model, DiffCommandTests.bookList)
        #expect(two.status == 2 && two.errors.contains("or choose one with --from\n"))
    }

    @Test(arguments: [
        ["diff"], ["diff", "a", "b", "--against", "c"],
        ["diff", "a", "--format", "xml"],
    ])
    func wrongUsage(_ arguments: [String]) throws {
        #expect(try modelc.run(arguments).status == 64)
    }
}
