import Foundation
import ModelcTestSupport
import Testing

/// Models in git merges, with modelc as the merge driver.
@Suite(.enabled(if: GitFixture.git != nil, "git is needed"))
struct MergeCommandTests {
    @Test func additionsAtOnePlaceMergeClean() throws {
        let project = try MergeProject()
        try project.branch("note", ["add", "attribute", "Order.note", "String"])
        try project.branch("date", ["add", "attribute", "Order.placedAt", "Date"])
        #expect(try project.succeeds("merge", "-q", "-m", "merge", "note"))
        let text = try project.text()
        #expect(text.contains("name=\"note\"") && text.contains("name=\"placedAt\"") && !text.contains("<!--"))
        #expect(try project.modelc("format", "--check").status == 0)
    }

    /// The other side adds to an element that was renamed.
    @Test func aRebaseFollowsARename() throws {
        let project = try MergeProject()
        try project.branch("rename", ["rename", "entity", "Order", "Purchase"])
        try project.branch("note", ["add", "relationship", "Order.customer", "Customer", "--inverse", "orders"])
        #expect(try project.succeeds("rebase", "-q", "rename"))
        let text = try project.text()
        #expect(text.contains("<entity name=\"Purchase\"") && !text.contains("<entity name=\"Order\""), "\(text)")
        #expect(text.contains("inverseName=\"customer\" inverseEntity=\"Purchase\""), "\(text)")
        #expect(try project.modelc("hash").status == 0)
    }

    @Test func aConflictIsMarkedAndFoundUntilItIsResolved() throws {
        let project = try MergeProject()
        try project.branch("wide", ["set", "attribute", "Order.number", "--type", "Integer 64"])
        try project.branch("letters", ["set", "attribute", "Order.number", "--type", "String"])
        #expect(try !project.succeeds("merge", "-q", "wide"))
        #expect(try project.git.git("status", "--short").contains("UU \(MergeProject.contents)"))
        let text = try project.text()
        #expect(text.contains("<!-- modelc merge conflict: Order.number\n"))
        let lint = try project.modelc("lint")
        #expect(lint.status == 1 && (lint.output + lint.errors).contains("merge-conflict-marker"))
        #expect(try project.modelc("generate", "--output", "Generated").status != 0)
        let start = try #require(text.range(of: "        <!--"))
        let end = try #require(text.range(of: "-->\n"))
        try project.git.folder.write(
            text.replacingCharacters(in: start.lowerBound..<end.upperBound, with: ""), to: MergeProject.contents)
        try project.commit("merged")
        #expect(try !project.modelc("lint").output.contains("merge-conflict-marker"))
    }

    @Test func theCurrentVersionIsAQuestion() throws {
        let project = try MergeProject()
        for (branch, version) in [("one", "Shop 2"), ("two", "Shop 3")] {
            try project.git.git("checkout", "-q", "-b", branch, "trunk")
            #expect(try project.modelc("versions", "add", version).status == 0)
            try project.commit(branch)
        }
        // The versions differ from each other, so git does not treat one as a rename of the other.
        #expect(try !project.succeeds("merge", "-q", "one"))
        #expect(try project.text(MergeProject.bundle + "/.xccurrentversion").contains("Shop 3.xcdatamodel"))
        let list = try project.modelc("versions")
        #expect(list.output.contains("Shop 2") && list.output.contains("Shop 3") && list.status == 0)
        #expect(try project.modelc("versions", "use", "Shop 2").status == 0)
        try project.commit("merged")
    }

    @Test func differencesAreShownAsLines() throws {
        let project = try MergeProject()
        try project.modelc("edit", "add", "attribute", "Order.note", "String")
        let difference = try project.git.git("diff")
        #expect(difference.contains("\n+    attribute note: String, optional\n"), "\(difference)")
        #expect(!difference.contains("<attribute"))
        try project.git.folder.write("<<<<<<< damaged", to: MergeProject.contents)
        #expect(try project.git.git("diff").contains("+<<<<<<< damaged"))
    }

    /// Two different files have different lines.
    @Test func whatTheSchemaDoesNotKnowIsShown() throws {
        let folder = try TemporaryFolder()
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        for (one, other) in [
            ("<model", "<model iOSVersion=\"9.0\""), ("<model", "<model macOSVersion=\"10.1\""),
            ("</entity>", "<zork a=\"1\"><deep b=\"1\"/></zork></entity>"),
        ] {
            let text = "<model documentVersion=\"1.0\"><entity name=\"A\"></entity></model>".replacing(one, with: other)
            try folder.write(text, to: "first")
            try folder.write(
                text.replacing("9.0", with: "8").replacing("10.1", with: "9").replacing("b=\"1\"", with: "b=\"2\""),
                to: "second")
            let lines = try ["first", "second"].map { try modelc.run(["textconv", $0]).output }
            #expect(lines[0] != lines[1] && !lines[0].isEmpty, "\(other)")
        }
    }

    /// A file that is not text stays unchanged, to the last byte.
    @Test func bytesThatAreNoTextAreShown() throws {
        let project = try MergeProject()
        try Data([0x63, 0xE9, 0x0A]).write(to: project.git.folder.url.appendingPathComponent("file"))
        let shell = URL(fileURLWithPath: "/bin/sh")
        let outcome = try project.git.tool.run(executable: shell, ["-c", "modelc textconv file | cmp - file"])
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }

    /// Git gives no base for it, but both sides have copied the version that was current.
    @Test(arguments: [true, false])
    func aVersionThatBothAddIsMerged(isMerge: Bool) throws {
        let project = try MergeProject()
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
            // Which side added a part is unknown: all parts are kept, and are named.
            #expect(
                text.contains("only here: entity Customer") && text.contains("<entity name=\"Customer\""), "\(text)")
            #expect(text.contains("theirs: only here: ") || text.contains("ours: only here: "))
        }
    }

    private func git(_ project: MergeProject, _ action: [String]) throws -> Bool {
        try project.git.tool.run(["edit"] + action).status == 0
    }

    @Test func commentsOfTheirsAreReported() throws {
        let project = try MergeProject()
        try project.branch("note", ["add", "attribute", "Order.note", "String"])
        let text = try project.text().replacing("</model>", with: "    <!-- mind this -->\n</model>")
        try project.git.folder.write(text, to: MergeProject.contents)
        try project.commit("comment")
        try project.branch("date", ["add", "attribute", "Order.placedAt", "Date"])
        #expect(try project.mergeErrors("note").contains("[comments-not-merged]"))
    }

    /// A path is not parsed as an option, and a shell does not interpret it.
    @Test func strangePathsAreMerged() throws {
        let project = try MergeProject()
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
        #expect(try modelc.run(["merge", "base", "ours", "theirs", "--output", "./ours"]).status == 64)
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
