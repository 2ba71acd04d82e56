import Foundation
import ModelcDiagnostics
import ModelcPresentation
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// `versions` in process.
@Suite struct VersionsTests {
    private let folder: TemporaryFolder
    private let workspace: Workspace

    init() throws {
        folder = try TemporaryFolder()
        workspace = Workspace(folder: folder.url.path, environment: ["PATH": "/usr/bin:/bin"])
        var request = NewModelRequest(path: "Library")
        request.entities = ["Book"]
        _ = try NewModel(request, in: workspace).run()
    }

    private func contents(_ version: String = "Library") throws -> String {
        try String(
            contentsOfFile: folder.path("Library.xcdatamodeld/\(version).xcdatamodel/contents"), encoding: .utf8)
    }

    private func versions(_ task: VersionsRequest.Task, isForced: Bool = false) throws -> VersionsOutcome {
        var request = VersionsRequest()
        request.task = task
        request.isForced = isForced
        return try Versions(request, in: workspace).run()
    }

    private func add(_ name: String? = nil) throws {
        _ = try versions(.add(name: name, from: nil, becomesCurrent: true))
    }

    private func write(project text: String) throws -> String {
        try folder.makeFolder("App.xcodeproj")
        let path = folder.path("App.xcodeproj/project.pbxproj")
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
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

    /// A version that has shipped keeps its name and is not removed, according to a lock file, the configuration or a
    /// mapping model.
    @Test func whatShippedStays() throws {
        try add()
        try "lint:\n  released: [Library]\n".write(
            toFile: folder.path(".modelc.yml"), atomically: true, encoding: .utf8)
        for task in [
            VersionsRequest.Task.remove("Library"), .rename("Library", to: "Old"), .prune(keepingFrom: "Library 2"),
        ] {
            let failure = try #require(throws: RunFailure.self) { try versions(task) }
            #expect(
                failure.diagnostics.map(\.id) == [.versionRefused]
                    && failure.diagnostics[0].message.contains("released"))
        }
        _ = try versions(.remove("Library"), isForced: true)
        #expect(try versions(.list).versions.map(\.name) == ["Library 2"])
    }

    @Test func pruningRemovesWhatIsOlder() throws {
        for _ in 1...3 {
            var request = EditRequest()
            request.script = "add entity E\(Int.random(in: 0..<1_000_000))"
            request.destination = .newVersion(nil)
            _ = try Edit(request, in: workspace).run()
        }
        let path = try write(project: ProjectText.listing(["Library", "Library 2", "Library 3", "Library 4"]))
        let outcome = try versions(.prune(keepingFrom: "3"))
        #expect(outcome.versions.map(\.name) == ["Library 3", "Library 4"])
        #expect(outcome.stranded == ["Library", "Library 2"])
        #expect(try String(contentsOfFile: path, encoding: .utf8) == ProjectText.listing(["Library 3", "Library 4"]))
        #expect(throws: RunFailure.self) { try versions(.prune(keepingFrom: "3")) }
    }

    /// Names of several kinds do not show the order of versions.
    @Test func pruningNeedsAnOrder() throws {
        try add("Archive v2")
        try add("Library 3")
        #expect(throws: RunFailure.self) { try versions(.prune(keepingFrom: "Library 3")) }
        #expect(try versions(.list).versions.count == 3)
    }

    @Test func aDamagedCurrentVersionIsMended() throws {
        try add()
        let path = folder.path("Library.xcdatamodeld/.xccurrentversion")
        try "damaged".write(toFile: path, atomically: true, encoding: .utf8)
        _ = try versions(.use("Library"))
        #expect(try versions(.list).versions.map(\.isCurrent) == [true, false])
    }

    @Test func whatIsMadeIsCalledCreated() throws {
        let outcome = try versions(.add(name: nil, from: nil, becomesCurrent: true))
        #expect(outcome.files.map(\.action) == [.created, .created])
        let kept = try versions(.add(name: nil, from: nil, becomesCurrent: false))
        #expect(kept.files.map(\.action) == [.created])
    }

    /// The version is moved before files are edited: a project that cannot be written must not leave a half-finished
    /// change.
    @Test func aRenameThatFailsLeavesTheBundleAsItWas() throws {
        _ = try versions(.add(name: nil, from: nil, becomesCurrent: true))
        let path = try write(project: ProjectText.listing(["Library", "Library 2"]))
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        #expect(throws: RunFailure.self) { try versions(.rename("Library 2", to: "New")) }
        let bundle = try FileManager.default.contentsOfDirectory(atPath: folder.path("Library.xcdatamodeld"))
        #expect(bundle.sorted() == [".xccurrentversion", "Library 2.xcdatamodel", "Library.xcdatamodel"])
        #expect(try versions(.list).versions.map(\.isCurrent) == [false, true])
    }

    /// Without an Xcode project the message names the file that generates it, and the next step.
    @Test(arguments: [
        ("project.yml", "project.yml generates the Xcode project: run 'xcodegen generate' again"),
        ("Project.swift", "Project.swift generates the Xcode project: run 'tuist generate' again"),
    ])
    func whatStandsInForAProjectIsNamed(_ file: String, _ expected: String) throws {
        try "".write(toFile: folder.path(file), atomically: true, encoding: .utf8)
        var request = VersionsRequest()
        request.task = .add(name: nil, from: nil, becomesCurrent: true)
        let text = try Versions(request, in: workspace).run().text(.text, command: "versions add")
        #expect(text.contains(expected + "\n") && !text.contains("no Xcode project"), "\(text)")
    }

    /// A run that was killed between the folder and the file that names the current version is completed by the next
    /// one.
    @Test func aRenameIsCompleted() throws {
        _ = try versions(.add(name: nil, from: nil, becomesCurrent: true))
        let bundle = folder.path("Library.xcdatamodeld")
        let current = try #require(try versions(.list).versions.first(where: \.isCurrent)?.name)
        try FileManager.default.moveItem(
            atPath: "\(bundle)/\(current).xcdatamodel", toPath: "\(bundle)/New.xcdatamodel")
        #expect(throws: RunFailure.self) { try versions(.rename("Library 9", to: "New")) }
        let outcome = try versions(.rename(current, to: "New"))
        #expect(outcome.done == ["renamed \(current) to New"])
        #expect(try versions(.list).versions.first(where: \.isCurrent)?.name == "New")
    }

    /// A package has no list of versions: there is no message, and no step in Xcode.
    @Test func aPackageNeedsNoWord() throws {
        try "".write(toFile: folder.path("Package.swift"), atomically: true, encoding: .utf8)
        var request = VersionsRequest()
        request.task = .add(name: nil, from: nil, becomesCurrent: true)
        let text = try Versions(request, in: workspace).run().text(.text, command: "versions add")
        #expect(!text.contains("Package.swift") && !text.contains("Xcode"), "\(text)")
    }

    /// A project that lists the versions is edited, in the lines that Xcode would change.
    @Test func theProjectFollows() throws {
        let old = ProjectText.listing(["Library"])
        let path = try write(project: old)
        let outcome = try versions(.add(name: nil, from: nil, becomesCurrent: true))
        #expect(outcome.projects == [.listed("App.xcodeproj/project.pbxproj")])
        let new = try String(contentsOfFile: path, encoding: .utf8)
        let lines = (old: old.split(separator: "\n"), new: new.split(separator: "\n"))
        #expect(lines.new.filter { !lines.old.contains($0) }.count == 3)
        #expect(lines.old.filter { !lines.new.contains($0) }.count == 1)
        _ = try versions(.use("Library"))
        _ = try versions(.remove("Library 2"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == old)
    }

    /// `edit` creates the new version like `versions add`.
    @Test func theProjectFollowsAnEdit() throws {
        let path = try write(project: ProjectText.listing(["Library"]))
        var request = EditRequest()
        request.words = ["add", "entity", "Author"]
        request.destination = .newVersion("Library 7")
        let outcome = try Edit(request, in: workspace).run()
        #expect(outcome.changes.count == 3)
        let file = try #require(ProjectFile(Array(try Data(contentsOf: URL(fileURLWithPath: path)))))
        let group = try #require(file.groups.first)
        #expect(group.children.compactMap(file.fileName) == ["Library 7.xcdatamodel", "Library.xcdatamodel"])
        #expect(group.current.flatMap(file.fileName) == "Library 7.xcdatamodel")
    }

    /// A project that refers to the bundle in another way is not changed, and the message names the manual step.
    @Test func aProjectThatIsNotUnderstoodIsLeftAlone() throws {
        let text = "Library.xcdatamodeld {"
        let path = try write(project: text)
        let outcome = try versions(.add(name: nil, from: nil, becomesCurrent: true))
        #expect(outcome.projects == [.notUnderstood("App.xcodeproj/project.pbxproj")])
        #expect(outcome.messages.map(\.id) == [.projectNotEdited])
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }

    /// The list of a project with a conflict is unknown: nothing changes before the conflict is resolved.
    @Test func aProjectWithAConflictStopsChanges() throws {
        let text = "<<<<<<< ours\n" + ProjectText.listing(["Library"]) + "\n=======\n>>>>>>> theirs\n"
        let path = try write(project: text)
        let old = try folder.files()
        var edit = EditRequest()
        edit.words = ["add", "entity", "Author"]
        edit.destination = .newVersion("Library 7")
        for change in [{ try add() }, { _ = try Edit(edit, in: workspace).run() }] {
            let failure = try #require(throws: RunFailure.self) { try change() }
            #expect(failure.diagnostics.map(\.id) == [.versionRefused])
            #expect(failure.diagnostics.first?.help?.contains("resolve the conflict") == true)
        }
        #expect(try folder.files() == old && String(contentsOfFile: path, encoding: .utf8) == text)
        #expect(try versions(.list).projects == [.notUnderstood("App.xcodeproj/project.pbxproj")])
    }

    @Test func whatHasShippedIsMarked() throws {
        try add()
        try folder.write("version: 1\nlint:\n  released: [Library]\n", to: ".modelc.yml")
        #expect(try versions(.list).versions.map(\.isReleased) == [true, false])
        let text = try versions(.list).text(.text, command: "versions list")
        #expect(text.contains("  Library  released\n* Library 2  current"), "\(text)")
    }

    /// A conflict in the file that names the current version is reported with the versions of both sides, not with that
    /// of the base; a command that cannot name a version does not suggest it.
    @Test func aConflictNamesTheVersionOfEachSide() throws {
        try add()
        try add()
        let line = { (name: String) in "<string>\(name).xcdatamodel</string>\n" }
        let text =
            "<dict><key>_XCCurrentVersionName</key>\n<<<<<<< ours\n" + line("Library 2") + "||||||| base\n"
            + line("Library")
            + "=======\n" + line("Library 3") + ">>>>>>> theirs\n</dict>\n"
        try folder.write(text, to: "Library.xcdatamodeld/.xccurrentversion")
        let failure = try #require(throws: RunFailure.self) { try add() }
        let found = try #require(failure.diagnostics.first)
        #expect(
            found.message
                == ".xccurrentversion has an unresolved merge conflict: one side names 'Library 2', the other 'Library 3'"
        )
        #expect(found.help?.hasSuffix(" 'Library 3' (the other side has Library 2)") == true, "\(found.help ?? "")")
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let check = try modelc.run("check")
        #expect(
            check.errors.contains("unresolved merge conflict") || check.output.contains("unresolved merge conflict"))
        #expect(!(check.output + check.errors).contains("--model-version"), "\(check)")
        #expect(try modelc.run("lint").errors.contains("--model-version"))
    }

    /// A copy of an unreadable version would be a second unreadable one.
    @Test func brokenVersionsAreNotCopied() throws {
        try folder.write("<model", to: "Library.xcdatamodeld/Library.xcdatamodel/contents")
        let failure = try #require(throws: RunFailure.self) { try add() }
        let messages = failure.diagnostics.map(\.message)
        #expect(
            messages.contains { $0.hasSuffix("'Library' cannot be copied: it cannot be read as a model") },
            "\(messages)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("Library.xcdatamodeld/Library 2.xcdatamodel")))
    }

    /// Without a current version the message lists the versions, and the command that makes one current.
    @Test func withoutACurrentVersionTheNamesAreSaid() throws {
        try add()
        try FileManager.default.removeItem(atPath: folder.path("Library.xcdatamodeld/.xccurrentversion"))
        let failure = try #require(throws: RunFailure.self) { try add() }
        let help = try #require(failure.diagnostics.first?.help)
        #expect(help.hasPrefix("make one current: modelc versions use ") && help.contains(" 'Library 2' ("), "\(help)")
        #expect(help.hasSuffix("(the other versions are: Library)"), "\(help)")
        _ = try versions(.add(name: nil, from: "Library", becomesCurrent: true))
    }

    @Test func aSynchronisedFolderListsNothing() throws {
        _ = try write(
            project: """
                { objects = {
                R = { isa = PBXProject; mainGroup = M; };
                M = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
                S = { isa = PBXFileSystemSynchronizedRootGroup; path = ""; sourceTree = "<group>"; };
                }; }
                """)
        #expect(try versions(.list).projects == [.synchronised("App.xcodeproj/project.pbxproj")])
    }
}
