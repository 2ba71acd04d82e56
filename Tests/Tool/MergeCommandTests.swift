import Foundation
import ModelcTestSupport
import Testing

/// Models in the merges of git, with modelc as the merge driver.
@Suite(.enabled(if: GitFixture.git != nil, "git is needed"))
struct MergeCommandTests {
    private static let bundle = "Shop.xcdatamodeld"
    private static let contents = "Shop.xcdatamodeld/Shop.xcdatamodel/contents"

    /// A repository whose git merges models, on the branch `trunk`.
    private struct Project {
        let git: GitFixture

        init() throws {
            git = try GitFixture(findsTool: true)
            try git.git("init", "-q")
            try git.git("checkout", "-q", "-b", "trunk")
            try modelc("new", MergeCommandTests.bundle, "Order", "Customer")
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

        /// A branch from `trunk` on which one action was made.
        func branch(_ name: String, _ action: [String]) throws {
            try git.git("checkout", "-q", "-b", name, "trunk")
            let outcome = try git.tool.run(["edit"] + action)
            #expect(outcome.status == 0, "\(outcome.errors)")
            try commit(name)
        }

        /// - Returns: whether nothing conflicts.
        func succeeds(_ arguments: String...) throws -> Bool {
            do {
                try git.git(arguments)
                return true
            } catch is GitFixture.GitFailure {
                return false
            }
        }

        func text(_ path: String = MergeCommandTests.contents) throws -> String {
            try String(contentsOfFile: git.folder.path(path), encoding: .utf8)
        }
    }

    @Test func additionsAtOnePlaceMergeClean() throws {
        let project = try Project()
        try project.branch("note", ["add", "attribute", "Order.note", "String"])
        try project.branch("date", ["add", "attribute", "Order.placedAt", "Date"])
        #expect(try project.succeeds("merge", "-q", "-m", "merge", "note"))
        let text = try project.text()
        #expect(text.contains("name=\"note\"") && text.contains("name=\"placedAt\"") && !text.contains("<!--"))
        #expect(try project.modelc("format", "--check").status == 0)
    }

    /// The other side adds to what has another name now.
    @Test func aRebaseFollowsARename() throws {
        let project = try Project()
        try project.branch("rename", ["rename", "entity", "Order", "Purchase"])
        try project.branch("note", ["add", "relationship", "Order.customer", "Customer", "--inverse", "orders"])
        #expect(try project.succeeds("rebase", "-q", "rename"))
        let text = try project.text()
        #expect(text.contains("<entity name=\"Purchase\"") && !text.contains("<entity name=\"Order\""), "\(text)")
        #expect(text.contains("inverseName=\"customer\" inverseEntity=\"Purchase\""), "\(text)")
        #expect(try project.modelc("hash").status == 0)
    }

    @Test func aConflictIsMarkedAndFoundUntilItIsResolved() throws {
        let project = try Project()
        try project.branch("wide", ["set", "attribute", "Order.number", "--type", "Integer 64"])
        try project.branch("letters", ["set", "attribute", "Order.number", "--type", "String"])
        #expect(try !project.succeeds("merge", "-q", "wide"))
        #expect(try project.git.git("status", "--short").contains("UU \(MergeCommandTests.contents)"))
        let text = try project.text()
        #expect(text.contains("<!-- modelc merge conflict: Order.number\n"))
        let lint = try project.modelc("lint")
        #expect(lint.status == 1 && (lint.output + lint.errors).contains("merge-conflict-marker"))
        #expect(try project.modelc("generate", "--output", "Generated").status != 0)
        let start = try #require(text.range(of: "        <!--"))
        let end = try #require(text.range(of: "-->\n"))
        try project.git.folder.write(
            text.replacingCharacters(in: start.lowerBound..<end.upperBound, with: ""), to: MergeCommandTests.contents)
        try project.commit("merged")
        #expect(try !project.modelc("lint").output.contains("merge-conflict-marker"))
    }

    @Test func theCurrentVersionIsAQuestion() throws {
        let project = try Project()
        for (branch, version) in [("one", "Shop 2"), ("two", "Shop 3")] {
            try project.git.git("checkout", "-q", "-b", branch, "trunk")
            #expect(try project.modelc("versions", "add", version).status == 0)
            try project.commit(branch)
        }
        // The versions differ from each other, so git does not take one for the other.
        #expect(try !project.succeeds("merge", "-q", "one"))
        #expect(try project.text(MergeCommandTests.bundle + "/.xccurrentversion").contains("Shop 3.xcdatamodel"))
        let list = try project.modelc("versions")
        #expect(list.output.contains("Shop 2") && list.output.contains("Shop 3") && list.status == 0)
        #expect(try project.modelc("versions", "use", "Shop 2").status == 0)
        try project.commit("merged")
    }

    @Test func differencesAreShownAsLines() throws {
        let project = try Project()
        try project.modelc("edit", "add", "attribute", "Order.note", "String")
        let difference = try project.git.git("diff")
        #expect(difference.contains("\n+    attribute note: String, optional\n"), "\(difference)")
        #expect(!difference.contains("<attribute"))
        try project.git.folder.write("<<<<<<< damaged", to: MergeCommandTests.contents)
        #expect(try project.git.git("diff").contains("+<<<<<<< damaged"))
    }

    @Test func theInstallationAddsWhatIsMissing() throws {
        let project = try Project()
        let attributes = try project.text(".gitattributes")
        let settings = try project.git.git("config", "--local", "--list")
        #expect(settings.contains("merge.modelc.driver=modelc merge --quiet %O %A %B --path %P"))
        let again = try project.modelc("merge", "--install")
        #expect(again.status == 0 && !again.output.contains("added") && !again.output.contains("set "))
        try project.git.folder.write("*.png binary", to: ".gitattributes")
        #expect(try project.modelc("merge", "--install", "--dry-run").status == 0)
        #expect(try project.text(".gitattributes") == "*.png binary")
        #expect(try project.modelc("merge", "--install").status == 0)
        #expect(try project.text(".gitattributes") == "*.png binary\n" + attributes)
    }

    @Test func unreadableFilesAreLeftAlone() throws {
        let folder = try TemporaryFolder()
        try folder.write("<model", to: "ours")
        try folder.write("<model/>", to: "base")
        try folder.write("<model documentVersion=\"1.0\"/>", to: "theirs")
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let outcome = try modelc.run(["merge", "base", "ours", "theirs", "--path", "M.xcdatamodel/contents"])
        #expect(outcome.status == 2 && outcome.errors.contains("M.xcdatamodel/contents (ours)"), "\(outcome.errors)")
        #expect(try String(contentsOfFile: folder.path("ours"), encoding: .utf8) == "<model")
    }
}
