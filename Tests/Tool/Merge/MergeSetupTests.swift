import Foundation
import ModelcTestSupport
import Testing

/// The git settings of `modelc merge --install`, and its messages.
@Suite(.enabled(if: GitFixture.git != nil, "git is needed"))
struct MergeSetupTests {
    @Test func theInstallationAddsWhatIsMissing() throws {
        let project = try MergeProject()
        let attributes = try project.text(".gitattributes")
        let settings = try project.git.git("config", "--local", "--list")
        #expect(settings.contains("merge.modelc.driver=modelc merge %O %A %B --marker-size=%L --path=%P"))
        let again = try project.modelc("merge", "--install")
        #expect(again.status == 0 && !again.output.contains("added") && !again.output.contains("set "))
        try project.git.folder.write("*.png binary", to: ".gitattributes")
        #expect(try project.modelc("merge", "--install", "--dry-run").status == 0)
        #expect(try project.text(".gitattributes") == "*.png binary")
        #expect(try project.modelc("merge", "--install").status == 0)
        #expect(try project.text(".gitattributes") == "*.png binary\n" + attributes)
    }

    /// Also if all lines are there already: the run that left the file may have written them.
    @Test func unfinishedFilesOfKilledRunsAreRemoved() throws {
        let project = try MergeProject()
        let left = ".modelc-999999999-1.tmp"
        try project.git.folder.write("*.png", to: left)
        #expect(try project.modelc("merge", "--install").status == 0)
        #expect(!FileManager.default.fileExists(atPath: project.git.folder.path(left)))
    }

    @Test func withoutTheToolInTheSearchPathItsPathIsSet() throws {
        let git = try GitFixture()
        try git.git("init", "-q")
        var tool = git.tool
        tool.environment["PATH"] = try #require(GitFixture.git).deletingLastPathComponent().path
        #expect(try tool.run(["merge", "--install"]).status == 0)
        let driver = try git.git("config", "--local", "--get", "merge.modelc.driver")
        #expect(driver.hasPrefix("/") || driver.hasPrefix("'/"), "\(driver)")
        #expect(driver.contains("modelc") && driver.contains(" merge %O %A %B"))
    }

    /// Another line for the same files disables the driver: the last matching line counts.
    @Test(arguments: [
        (".gitattributes", "* merge=union", "'union'"), ("Shop.xcdatamodeld/.gitattributes", "* -merge", "'unset'"),
        (".git/info/attributes", "* merge=binary", "'binary'"),
    ])
    func linesThatTakeTheDriverAwayAreNamed(_ file: String, _ line: String, _ value: String) throws {
        let project = try MergeProject()
        let old = file == ".gitattributes" ? try project.text(file) : ""
        try project.git.folder.write(old + line + "\n", to: file)
        let outcome = try project.modelc("merge", "--install")
        #expect(outcome.status == 0 && outcome.errors.contains("[merge-driver-unused]"), "\(outcome.errors)")
        #expect(outcome.errors.contains(value) && outcome.errors.contains(MergeProject.contents))
        try project.git.folder.write(old, to: file)
        #expect(try project.modelc("merge", "--install").errors.isEmpty)
    }

    @Test func settingsThatAreReplacedAreNamed() throws {
        let project = try MergeProject()
        try project.git.git("config", "diff.modelc.textconv", "cat")
        let output = try project.modelc("merge", "--install").output
        #expect(output.contains("set diff.modelc.textconv for this clone: modelc textconv --, in place of: cat\n"))
    }

    /// A failing run leaves nothing.
    @Test func aFailedInstallationChangesNothing() throws {
        let git = try GitFixture(findsTool: true)
        try git.git("init", "-q")
        try git.git("config", "merge.modelc.name", "mine")
        try git.folder.write("", to: ".git/config.lock")
        #expect(try git.tool.run(["merge", "--install"]).status == 2)
        #expect(!FileManager.default.fileExists(atPath: git.folder.path(".gitattributes")))
        try FileManager.default.removeItem(atPath: git.folder.path(".git/config.lock"))
        try git.folder.write("x", to: "other")
        try FileManager.default.createSymbolicLink(
            atPath: git.folder.path(".gitattributes"), withDestinationPath: "other")
        let outcome = try git.tool.run(["merge", "--install"])
        #expect(outcome.status == 2 && outcome.errors.contains("nothing was changed"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("--output"))
        let settings = try git.git("config", "--local", "--list")
        #expect(settings.contains("merge.modelc.name=mine") && !settings.contains("merge.modelc.driver"))
    }

    /// Another git process that changes the configuration holds a lock for a short time.
    @Test func aLockOfAnotherGitIsWaitedFor() throws {
        let git = try GitFixture(findsTool: true)
        try git.git("init", "-q")
        let lock = git.folder.path(".git/config.lock")
        try git.folder.write("", to: ".git/config.lock")
        // A separate thread: those of the queues may all be busy with tests.
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.4)
            try? FileManager.default.removeItem(atPath: lock)
        }
        let outcome = try git.tool.run(["merge", "--install"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try git.git("config", "--local", "--get-all", "merge.modelc.name").contains("modelc"))
    }

    @Test func lineEndsOfTheAttributesStay() throws {
        let project = try MergeProject()
        try project.git.folder.write("*.png binary\r\n", to: ".gitattributes")
        try project.modelc("merge", "--install")
        let lines = try project.text(".gitattributes").unicodeScalars.split(separator: "\n")
        #expect(lines.count == 6 && lines.allSatisfy { $0.last == "\r" })
        #expect(try project.modelc("merge", "--install").output.contains("unchanged .gitattributes"))
    }
}

/// A repository in which git merges models by modelc, on the branch `trunk`.
struct MergeProject {
    static let bundle = "Shop.xcdatamodeld"
    static let contents = "Shop.xcdatamodeld/Shop.xcdatamodel/contents"

    let git: GitFixture

    init() throws {
        git = try GitFixture(findsTool: true)
        try git.git("init", "-q")
        try git.git("checkout", "-q", "-b", "trunk")
        try modelc("new", MergeProject.bundle, "Order", "Customer")
        try modelc("edit", "add", "attribute", "Order.number", "Integer 32")
        try modelc("merge", "--install")
        try commit("trunk")
    }

    @discardableResult
    func modelc(_ arguments: String...) throws -> ModelcProcess.Outcome {
        try git.tool.run(arguments)
    }

    func commit(_ message: String) throws {
        try git.git("add", "-A")
        try git.git("commit", "-q", "-m", message)
    }

    /// Creates a branch from `trunk` with one action.
    func branch(_ name: String, _ action: [String]) throws {
        try git.git("checkout", "-q", "-b", name, "trunk")
        let outcome = try git.tool.run(["edit"] + action)
        #expect(outcome.status == 0, "\(outcome.errors)")
        try commit(name)
    }

    /// - Returns: whether there are no conflicts.
    func succeeds(_ arguments: String...) throws -> Bool {
        do {
            try git.git(arguments)
            return true
        } catch is GitFixture.GitFailure {
            return false
        }
    }

    /// The output of a merge on standard error.
    func mergeErrors(_ branch: String) throws -> String {
        try git.tool.run(executable: #require(GitFixture.git), ["merge", "-q", "-m", "merge", branch]).errors
    }

    func text(_ path: String = MergeProject.contents) throws -> String {
        try String(contentsOfFile: git.folder.path(path), encoding: .utf8)
    }
}
