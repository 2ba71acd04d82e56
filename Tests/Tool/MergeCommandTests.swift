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

        /// What a merge prints to standard error.
        func mergeErrors(_ branch: String) throws -> String {
            try git.tool.run(executable: #require(GitFixture.git), ["merge", "-q", "-m", "merge", branch]).errors
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
        #expect(settings.contains("merge.modelc.driver=modelc merge %O %A %B --marker-size=%L --path=%P"))
        let again = try project.modelc("merge", "--install")
        #expect(again.status == 0 && !again.output.contains("added") && !again.output.contains("set "))
        try project.git.folder.write("*.png binary", to: ".gitattributes")
        #expect(try project.modelc("merge", "--install", "--dry-run").status == 0)
        #expect(try project.text(".gitattributes") == "*.png binary")
        #expect(try project.modelc("merge", "--install").status == 0)
        #expect(try project.text(".gitattributes") == "*.png binary\n" + attributes)
    }

    /// Git gives no base for it, but both sides have copied the version that was current.
    @Test(arguments: [true, false])
    func aVersionThatBothAddIsMerged(isMerge: Bool) throws {
        let project = try Project()
        for (branch, action) in [
            ("one", ["remove", "entity", "Customer"]), ("two", ["add", "entity", "Shelf"]),
        ] {
            try project.git.git("checkout", "-q", "-b", branch, "trunk")
            #expect(try project.modelc("versions", "add").status == 0)
            #expect(try git(project, action))
            try project.commit(branch)
        }
        let contents = "Shop.xcdatamodeld/Shop 2.xcdatamodel/contents"
        if isMerge {
            #expect(try project.succeeds("merge", "-q", "-m", "merge", "one"))
            let text = try project.text(contents)
            #expect(!text.contains("\"Customer\"") && text.contains("\"Shelf\"") && !text.contains("<!--"), "\(text)")
        } else {
            #expect(try !project.succeeds("rebase", "-q", "one"))
            let text = try project.text(contents)
            // Nobody knows which side added what: all of it stays, and is named.
            #expect(
                text.contains("only here: entity Customer") && text.contains("<entity name=\"Customer\""), "\(text)")
            #expect(text.contains("theirs: only here: ") || text.contains("ours: only here: "))
        }
    }

    private func git(_ project: Project, _ action: [String]) throws -> Bool {
        try project.git.tool.run(["edit"] + action).status == 0
    }

    @Test func commentsOfTheirsAreReported() throws {
        let project = try Project()
        try project.branch("note", ["add", "attribute", "Order.note", "String"])
        let text = try project.text().replacing("</model>", with: "    <!-- mind this -->\n</model>")
        try project.git.folder.write(text, to: MergeCommandTests.contents)
        try project.commit("comment")
        try project.branch("date", ["add", "attribute", "Order.placedAt", "Date"])
        #expect(try project.mergeErrors("note").contains("[comments-not-merged]"))
    }

    /// A path is no option, and a shell takes none of it for its own.
    @Test func strangePathsAreMerged() throws {
        let project = try Project()
        try project.modelc("new", "./-Sh op's.xcdatamodeld", "Order")
        try project.commit("strange")
        let contents = "-Sh op's.xcdatamodeld/-Sh op's.xcdatamodel/contents"
        let old = try project.text(contents)
        for (branch, name) in [("one", "A"), ("two", "B")] {
            try project.git.git("checkout", "-q", "-b", branch, "trunk")
            let entity = "    <entity name=\"\(name)\" representedClassName=\"\(name)\" syncable=\"YES\"/>\n"
            try project.git.folder.write(old.replacing("</model>", with: entity + "</model>"), to: contents)
            try project.commit(branch)
        }
        #expect(try project.succeeds("merge", "-q", "-m", "merge", "one"))
        #expect(try project.text(contents).contains("\"A\"") && project.text(contents).contains("\"B\""))
    }

    /// Git runs the driver for the common ancestors, too.
    @Test func conflictsOfAncestorsAreNotPrinted() throws {
        let folder = try TemporaryFolder()
        let file = { (type: String) in
            "<model documentVersion=\"1.0\"><entity name=\"A\"><attribute name=\"b\" attributeType=\"\(type)\"/></entity></model>"
        }
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        for (size, isTold) in [("7", true), ("9", false)] {
            for (name, type) in [("base", "String"), ("ours", "Date"), ("theirs", "Binary")] {
                try folder.write(file(type), to: name)
            }
            let outcome = try modelc.run(["merge", "base", "ours", "theirs", "--marker-size", size])
            #expect(
                outcome.status == 1 && outcome.output.isEmpty && outcome.errors.contains("merge-conflict") == isTold)
        }
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

    @Test func anOutputCanBeWrittenTwice() throws {
        let folder = try TemporaryFolder()
        for name in ["base", "ours", "theirs"] {
            try folder.write(
                "<model documentVersion=\"1.0\"><entity name=\"\(name)\"/></model>", to: name)
        }
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        for _ in 0..<2 {
            let outcome = try modelc.run(["merge", "base", "ours", "theirs", "--output", "merged"])
            #expect(outcome.status < 2 && outcome.output.contains("merged merged"), "\(outcome.errors)")
        }
        try folder.write("mine", to: "merged")
        #expect(try modelc.run(["merge", "base", "ours", "theirs", "--output", "merged"]).status == 2)
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
