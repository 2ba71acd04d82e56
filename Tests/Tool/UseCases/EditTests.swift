import Foundation
import ModelcDiagnostics
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// `new`, `edit`, `versions` and `format` in process.
@Suite struct EditTests {
    private let folder: TemporaryFolder
    private let workspace: Workspace

    init() throws {
        folder = try TemporaryFolder()
        workspace = Workspace(folder: folder.url.path, environment: ["PATH": "/usr/bin:/bin"])
        var request = NewModelRequest(path: "Library")
        request.entities = ["Book"]
        _ = try NewModel(request, in: workspace).run()
    }

    private func edit(_ words: String..., change: (inout EditRequest) -> Void = { _ in }) throws -> EditOutcome {
        var request = EditRequest()
        request.words = words
        change(&request)
        return try Edit(request, in: workspace).run()
    }

    private func contents(_ version: String = "Library") throws -> String {
        try String(
            contentsOfFile: folder.path("Library.xcdatamodeld/\(version).xcdatamodel/contents"), encoding: .utf8)
    }

    private func versions(_ task: VersionsRequest.Task) throws -> VersionsOutcome {
        var request = VersionsRequest()
        request.task = task
        return try Versions(request, in: workspace).run()
    }

    @Test func nothingIsReplaced() throws {
        let old = try contents()
        #expect(throws: RunFailure.self) {
            try NewModel(NewModelRequest(path: "Library.xcdatamodeld"), in: workspace).run()
        }
        #expect(try contents() == old)
    }

    @Test func samplesHaveNoFindings() throws {
        for sample in SampleModel.allCases {
            var request = NewModelRequest(path: "Sample/\(sample.rawValue)")
            request.sample = sample.rawValue
            let outcome = try NewModel(request, in: workspace).run()
            let loaded = try LoadedConfiguration(in: workspace)
            var lint = LintRequest(.init(), loaded)
            lint.paths = [outcome.path]
            var run = try Lint(lint, in: workspace)
            #expect(try run.run().report.result == .done, "\(sample)")
        }
    }

    /// All actions of a script are made, or none.
    @Test func aScriptIsWholeOrNothing() throws {
        let old = try contents()
        #expect(throws: RunFailure.self) {
            try edit { $0.script = "add attribute Book.title String\nadd attribute Book.title String\n" }
        }
        #expect(try contents() == old)
        let outcome = try edit {
            $0.script = "add attribute Book.title String\n\n# done\nadd attribute Book.year Int16\n"
        }
        #expect(outcome.actionCount == 2 && outcome.difference.changes.count == 2)
        #expect(try contents().contains(#"<attribute name="year""#))
    }

    @Test func aRehearsalWritesNothing() throws {
        let old = try contents()
        let outcome = try edit("add", "entity", "Author") { $0.isRehearsal = true }
        #expect(!outcome.changes.isEmpty && outcome.diff.contains("+    <entity name=\"Author\""))
        #expect(try contents() == old)
    }

    /// A locked version keeps its hash; a new one takes the change.
    @Test func aLockedVersionStays() throws {
        _ = try Lock(LockRequest(task: .add(updating: [])), in: workspace).run()
        let old = try contents()
        let failure = try #require(throws: RunFailure.self) { try edit("rename", "entity", "Book", "Volume") }
        #expect(failure.diagnostics.map(\.id) == [.editRefused])
        #expect(try contents() == old)
        #expect(throws: RunFailure.self) { try versions(.rename("Library", to: "Old")) }
        let outcome = try edit("rename", "entity", "Book", "Volume") { $0.destination = .newVersion(nil) }
        #expect(outcome.new.name == "Library 2" && outcome.migration == .lightweightRename)
        #expect(try contents() == old)
        #expect(try contents("Library 2").contains(#"name="Volume" representedClassName="Book" elementID="Book""#))
        #expect(try versions(.list).versions.map(\.isCurrent) == [false, true])
    }

    @Test func aReadOnlyFileStays() throws {
        let path = folder.path("Library.xcdatamodeld/Library.xcdatamodel/contents")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        let failure = try #require(throws: RunFailure.self) { try edit("add", "entity", "Author") }
        #expect(failure.diagnostics.map(\.id) == [.unwritableFile])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: (path as NSString).deletingLastPathComponent) == [
                "contents"
            ])
    }

    @Test func versionsComeAndGo() throws {
        #expect(
            try versions(.add(name: nil, from: nil, becomesCurrent: true)).versions.map(\.name) == [
                "Library", "Library 2",
            ])
        #expect(try contents("Library 2") == contents())
        #expect(throws: RunFailure.self) { try versions(.remove("Library 2")) }
        _ = try versions(.use("Library"))
        _ = try versions(.rename("Library 2", to: "Library 2.0"))
        #expect(try versions(.list).versions.map(\.name) == ["Library", "Library 2.0"])
        _ = try versions(.remove("Library 2.0"))
        #expect(try versions(.list).versions.map(\.name) == ["Library"])
    }

    /// The version is moved before files are edited: a project that cannot be written must not leave half of it.
    @Test func aRenameThatFailsLeavesTheBundleAsItWas() throws {
        _ = try versions(.add(name: nil, from: nil, becomesCurrent: true))
        try folder.makeFolder("App.xcodeproj")
        let path = folder.path("App.xcodeproj/project.pbxproj")
        let lines = EditTests.project.replacing("Library.xcdatamodel ", with: "Library 2.xcdatamodel ")
            .replacing("path = Library.xcdatamodel;", with: "path = \"Library 2.xcdatamodel\";")
        try lines.write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        #expect(throws: RunFailure.self) { try versions(.rename("Library 2", to: "New")) }
        let bundle = try FileManager.default.contentsOfDirectory(atPath: folder.path("Library.xcdatamodeld"))
        #expect(bundle.sorted() == [".xccurrentversion", "Library 2.xcdatamodel", "Library.xcdatamodel"])
        #expect(try versions(.list).versions.map(\.isCurrent) == [false, true])
    }

    /// A project that lists the versions is edited with them, in the lines that Xcode would change.
    @Test func theProjectFollows() throws {
        try folder.makeFolder("App.xcodeproj")
        let path = folder.path("App.xcodeproj/project.pbxproj")
        try EditTests.project.write(toFile: path, atomically: true, encoding: .utf8)
        let outcome = try versions(.add(name: nil, from: nil, becomesCurrent: true))
        #expect(outcome.project == .listed("App.xcodeproj/project.pbxproj"))
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let file = ProjectFile(text)
        let group = try #require(file.group(ofBundle: "Library.xcdatamodeld"))
        #expect(group.children.compactMap(file.fileName) == ["Library 2.xcdatamodel", "Library.xcdatamodel"])
        #expect(group.current.flatMap(file.fileName) == "Library 2.xcdatamodel")
        let old = EditTests.project.split(separator: "\n")
        let new = text.split(separator: "\n")
        #expect(new.filter { !old.contains($0) }.count == 3 && old.filter { !new.contains($0) }.count == 1)
        _ = try versions(.use("Library"))
        _ = try versions(.remove("Library 2"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == EditTests.project)
    }

    private static let project = """
        // !$*UTF8*$!
        {
        \tobjects = {

        /* Begin PBXFileReference section */
        \t\t11AA00000000000000000001 /* Library.xcdatamodel */ = {isa = PBXFileReference; lastKnownFileType = wrapper.xcdatamodel; path = Library.xcdatamodel; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        /* Begin XCVersionGroup section */
        \t\t11AA00000000000000000002 /* Library.xcdatamodeld */ = {
        \t\t\tisa = XCVersionGroup;
        \t\t\tchildren = (
        \t\t\t\t11AA00000000000000000001 /* Library.xcdatamodel */,
        \t\t\t);
        \t\t\tcurrentVersion = 11AA00000000000000000001 /* Library.xcdatamodel */;
        \t\t\tpath = Library.xcdatamodeld;
        \t\t\tsourceTree = "<group>";
        \t\t\tversionGroupType = wrapper.xcdatamodel;
        \t\t};
        /* End XCVersionGroup section */
        \t};
        }

        """

    @Test func formattingSortsAndKeeps() throws {
        try folder.makeFolder("Shop.xcdatamodel")
        let text = """
            <?xml version="1.0"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0"><entity syncable="YES" name="B" odd="1"/>
              <entity name="A"/></model>
            """
        let path = folder.path("Shop.xcdatamodel/contents")
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        var request = FormatRequest()
        request.paths = ["Shop.xcdatamodel"]
        #expect(try FormatModels(request, in: workspace).run().changes.count == 1)
        let formatted = try String(contentsOfFile: path, encoding: .utf8)
        #expect(formatted.contains("    <entity name=\"A\"/>\n    <entity name=\"B\" syncable=\"YES\" odd=\"1\"/>\n"))
        #expect(try FormatModels(request, in: workspace).run().changes.isEmpty)
        for content in ["<!-- a -->", "stray", "<![CDATA[ ]]>", "<?keep me?>"] {
            let stranger = formatted.replacing("    <entity name=\"A\"/>", with: "\(content) <entity name=\"A\"/>")
            try stranger.write(toFile: path, atomically: true, encoding: .utf8)
            let outcome = try FormatModels(request, in: workspace).run()
            #expect(outcome.changes.isEmpty && outcome.messages.map(\.id) == [.commentsNotFormatted], "\(content)")
            #expect(try String(contentsOfFile: path, encoding: .utf8) == stranger)
        }
    }
}
