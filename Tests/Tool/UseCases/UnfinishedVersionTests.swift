import Foundation
import ModelcDiagnostics
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// The files of a run that was killed while it added or renamed a version.
@Suite struct UnfinishedVersionTests {
    private let folder: TemporaryFolder
    private let workspace: Workspace

    init() throws {
        folder = try TemporaryFolder()
        workspace = Workspace(folder: folder.url.path, environment: ["PATH": "/usr/bin:/bin"])
        var request = NewModelRequest(path: "Library")
        request.entities = ["Book"]
        _ = try NewModel(request, in: workspace).run()
        _ = try versions(.add(name: "Library 2", from: nil, becomesCurrent: true))
    }

    @discardableResult
    private func versions(_ task: VersionsRequest.Task) throws -> VersionsOutcome {
        var request = VersionsRequest()
        request.task = task
        request.isForced = true
        return try Versions(request, in: workspace).run()
    }

    private func bundle(_ name: String) -> String { folder.path("Library.xcdatamodeld/" + name) }

    private func entries() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: bundle("")).sorted()
    }

    private var names: [String] { get throws { try versions(.list).versions.map(\.name) } }

    private func copy(_ version: String, to name: String) throws {
        try FileManager.default.copyItem(
            atPath: bundle(version + ".xcdatamodel"), toPath: bundle(name + ".xcdatamodel"))
    }

    /// Leaves the note of an ended process.
    private func leaveNote(of name: String, replacing replaced: String? = nil) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exit 0"]
        try process.run()
        process.waitUntilExit()
        let version = UnfinishedVersion(
            folder: name + ".xcdatamodel", replaced: replaced.map { $0 + ".xcdatamodel" })
        try Data(version.bytes).write(
            to: URL(fileURLWithPath: bundle(".modelc-\(process.processIdentifier)-7.tmp")))
    }

    private func name(current version: String) throws {
        let path = bundle(".xccurrentversion")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try text.replacing("Library 2.xcdatamodel", with: version + ".xcdatamodel")
            .write(toFile: path, atomically: true, encoding: .utf8)
    }

    @Test func theNoteIsReadAsItWasWritten() {
        for version in [
            UnfinishedVersion(folder: "M 2.xcdatamodel"),
            UnfinishedVersion(folder: "M 2.xcdatamodel", replaced: "M.xcdatamodel"),
        ] {
            #expect(UnfinishedVersion(version.bytes) == version)
        }
        for folder in ["../x.xcdatamodel", "x", ""] {
            #expect(UnfinishedVersion(UnfinishedVersion(folder: folder).bytes) == nil)
            #expect(UnfinishedVersion(UnfinishedVersion(folder: "M.xcdatamodel", replaced: "/" + folder).bytes) == nil)
        }
    }

    /// Killed before the version was current: the next run treats it as missing, and adds it.
    @Test(arguments: [nil, "Library 3"])
    func anAdditionIsContinued(_ name: String?) throws {
        try copy("Library 2", to: "Library 3")
        try leaveNote(of: "Library 3")
        let made = try versions(.add(name: name, from: nil, becomesCurrent: true))
        #expect(made.versions.map(\.name) == ["Library", "Library 2", "Library 3"])
        // Nobody has to add it once more.
        #expect(made.messages.allSatisfy { $0.help == nil })
        #expect(made.versions.last?.isCurrent ?? false)
        #expect(
            try entries() == [".xccurrentversion"]
                + ["Library", "Library 2", "Library 3"].map { $0 + ".xcdatamodel" }.sorted())
    }

    /// Any next command removes the unfinished version.
    @Test func otherCommandsTakeItAway() throws {
        try copy("Library 2", to: "Library 3")
        try leaveNote(of: "Library 3")
        var request = EditRequest()
        request.words = ["add", "attribute", "Book.title", "String"]
        let outcome = try Edit(request, in: workspace).run()
        #expect(
            outcome.messages.map(\.message) == [
                "removed the version 'Library 3': an earlier run was ended before it had added it"
            ])
        #expect(try names == ["Library", "Library 2"])
        #expect(try !entries().contains { $0.hasSuffix(".tmp") })
    }

    /// Commands that would change the version, so that it counted as the user's, or lock it as shipped, remove it and say so.
    @Test func commandsThatWriteModelsTakeItAway() throws {
        let commands: [() throws -> [DiagnosticID]] = [
            { try FormatModels(FormatRequest(), in: workspace).run().messages.map(\.id) },
            {
                try LintFix(LintFixRequest(FixRequest(task: .fix), of: LintRequest()), in: workspace).run(progress: nil)
                    .messages.map(
                        \.id)
            },
            { try Lock(LockRequest(models: [], task: .replace), in: workspace).run(progress: nil).messages.map(\.id) },
        ]
        for command in commands {
            try copy("Library 2", to: "Library 3")
            try leaveNote(of: "Library 3")
            #expect(try command().first == .unfinishedVersion)
            #expect(try names == ["Library", "Library 2"])
            #expect(try !entries().contains { $0.hasSuffix(".tmp") })
        }
        #expect(try !String(contentsOfFile: folder.path("modelc.lock"), encoding: .utf8).contains("Library 3"))
    }

    /// A command that does not report it removes nothing, and leaves the note to one that does.
    @Test func dryRunsLeaveItToOthers() throws {
        try copy("Library 2", to: "Library 3")
        try leaveNote(of: "Library 3")
        var request = FormatRequest()
        request.isRehearsal = true
        #expect(try FormatModels(request, in: workspace).run().messages.isEmpty)
        #expect(try entries().contains("Library 3.xcdatamodel") && entries().contains { $0.hasSuffix(".tmp") })
        #expect(try versions(.use("Library")).messages.count == 1)
        #expect(try names == ["Library", "Library 2"])
    }

    /// A version that one of these commands names stays, too.
    @Test func whatACommandFormatsStays() throws {
        try copy("Library 2", to: "Library 3")
        try leaveNote(of: "Library 3")
        var request = FormatRequest()
        request.paths = [bundle("Library 3.xcdatamodel")]
        #expect(try FormatModels(request, in: workspace).run().messages.isEmpty)
        #expect(try names == ["Library", "Library 2", "Library 3"])
    }

    /// A command that fails has removed it all the same, and says so.
    @Test func aFailureReportsIt() throws {
        try copy("Library 2", to: "Library 3")
        try leaveNote(of: "Library 3")
        var request = EditRequest()
        request.words = ["remove", "entity", "Nope"]
        let failure = try #require(throws: RunFailure.self) { try Edit(request, in: workspace).run() }
        #expect(failure.diagnostics.map(\.id.rawValue).first == "unfinished-version")
        #expect(failure.diagnostics.count == 2)
    }

    /// A version that a command names is not removed.
    @Test(arguments: ["Library 3", "3", "Library 3.xcdatamodel"])
    func whatACommandNamesStays(_ name: String) throws {
        try copy("Library 2", to: "Library 3")
        try leaveNote(of: "Library 3")
        let outcome = try versions(.use(name))
        #expect(outcome.messages.isEmpty && outcome.versions.last?.isCurrent ?? false)
        #expect(try names == ["Library", "Library 2", "Library 3"])
    }

    /// Killed before the project was changed: the next run reports that the project may need a change.
    @Test func anUnfinishedProjectIsNamed() throws {
        try copy("Library 2", to: "Library 3")
        try leaveNote(of: "Library 3")
        try name(current: "Library 3")
        let outcome = try versions(.add(name: "Library 4", from: nil, becomesCurrent: true))
        #expect(outcome.messages.map(\.id.rawValue) == ["unfinished-version"])
        #expect(
            outcome.messages.first?.help
                == "correct the project: modelc versions use Library.xcdatamodeld 'Library 4'")
        try leaveNote(of: "Library 4")
        #expect(try versions(.use("Library 4")).messages.isEmpty)
    }

    /// This command corrects projects, so that there is nothing left to do, whatever version it names.
    @Test(arguments: ["Library", "Library 3"])
    func usingAVersionCorrectsProjects(_ name: String) throws {
        try folder.write(ProjectText.listing(["Library", "Library 2"]), to: "App.xcodeproj/project.pbxproj")
        try copy("Library 2", to: "Library 3")
        try leaveNote(of: "Library 3")
        try self.name(current: "Library 3")
        #expect(try versions(.use(name)).messages.isEmpty)
        let project = try String(contentsOfFile: folder.path("App.xcodeproj/project.pbxproj"), encoding: .utf8)
        #expect(project.contains("Library 3.xcdatamodel"))
    }

    /// An edit in a new version is begun anew, too.
    @Test func anEditInANewVersion() throws {
        try copy("Library 2", to: "Library 3")
        try leaveNote(of: "Library 3")
        var request = EditRequest()
        request.words = ["add", "attribute", "Book.title", "String"]
        request.destination = .newVersion(nil)
        let made = try Edit(request, in: workspace).run()
        #expect(made.new.name == "Library 3" && made.messages.first?.help == nil)
    }

    /// The version may have been edited since: then it is kept.
    @Test func whatWasChangedSinceStays() throws {
        try copy("Library 2", to: "Library 3")
        try leaveNote(of: "Library 3")
        let contents = bundle("Library 3.xcdatamodel/contents")
        try FileManager.default.setAttributes([.modificationDate: Date().addingTimeInterval(5)], ofItemAtPath: contents)
        #expect(try versions(.add(name: nil, from: nil, becomesCurrent: true)).versions.count == 4)
        #expect(FileManager.default.fileExists(atPath: contents))
    }

    /// A copy that keeps the modification times of its content may be the user's work, too.
    @Test func aCopyWithOldTimesStays() throws {
        try copy("Library 2", to: "Library 3")
        try leaveNote(of: "Library 3")
        let path = bundle("Library 3.xcdatamodel/contents")
        // File system times have a resolution of some milliseconds.
        usleep(50_000)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.modificationDate: Date().addingTimeInterval(-1000)], ofItemAtPath: path)
        try versions(.add(name: "New", from: "Library 2", becomesCurrent: true))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("mine".utf8))
    }

    /// A version that does not become current is complete once its folder exists: no note may make the next run remove
    /// it.
    @Test func aVersionThatIsNotCurrentNeedsNoNote() throws {
        let project = FileChange(path: folder.path("App.xcodeproj/project.pbxproj"), old: [], new: [])
        let current = FileChange(path: bundle(".xccurrentversion"), old: [], new: [])
        let added = bundle("Library 3.xcdatamodel")
        #expect(FolderAddition(folder: added, files: [], others: [project], replaced: nil).note == nil)
        #expect(FolderAddition(folder: added, files: [], others: [current, project], replaced: nil).note != nil)
    }

    /// A version that was made current is kept, and so is one without a note.
    @Test func whatIsCurrentStays() throws {
        try copy("Library 2", to: "Library 3")
        try leaveNote(of: "Library 3")
        try name(current: "Library 3")
        try versions(.add(name: "New", from: nil, becomesCurrent: true))
        #expect(Set(try names) == ["Library", "Library 2", "Library 3", "New"])
        try copy("New", to: "Copy")
        try versions(.use("Library 2"))
        #expect(try names.contains("Copy"))
    }

    /// Killed before and after the file that names the current version was changed: in between the bundle is read in
    /// its old or its new state, and the next run completes it.
    @Test(arguments: [false, true])
    func aRenameIsContinued(_ isNamed: Bool) throws {
        try copy("Library 2", to: "Second")
        try leaveNote(of: "Second", replacing: "Library 2")
        if isNamed { try name(current: "Second") }
        let read = try versions(.list)
        #expect(
            read.messages.isEmpty && read.versions.filter(\.isCurrent).map(\.name) == [isNamed ? "Second" : "Library 2"]
        )
        // If only the old folder was left, the next run of any command has removed it.
        if isNamed { try versions(.use("Second")) } else { try versions(.rename("Library 2", to: "Second")) }
        #expect(try Set(names) == ["Library", "Second"])
        #expect(try versions(.list).versions.first(where: \.isCurrent)?.name == "Second")
        #expect(try !entries().contains { $0.hasSuffix(".tmp") })
    }

    /// The project is changed last: if that is missing, the same command does it.
    @Test func theProjectIsCompleted() throws {
        try folder.write(ProjectText.listing(["Library", "Library 2"]), to: "App.xcodeproj/project.pbxproj")
        try copy("Library 2", to: "Second")
        try leaveNote(of: "Second", replacing: "Library 2")
        try name(current: "Second")
        let outcome = try versions(.rename("Library 2", to: "Second"))
        #expect(outcome.done == ["renamed Library 2 to Second"])
        #expect(
            outcome.messages.map(\.message) == [
                "removed the version 'Library 2': an earlier run was ended while it renamed it to 'Second'"
            ])
        let project = try String(contentsOfFile: folder.path("App.xcodeproj/project.pbxproj"), encoding: .utf8)
        #expect(project.contains("Second.xcdatamodel") && !project.contains("Library 2.xcdatamodel"))
    }

    /// Other files in the folder of a version are moved with it.
    @Test func aRenameKeepsAllFiles() throws {
        try folder.write("layout", to: "Library.xcdatamodeld/Library 2.xcdatamodel/layout")
        try versions(.rename("Library 2", to: "Second"))
        #expect(try String(contentsOfFile: bundle("Second.xcdatamodel/layout"), encoding: .utf8) == "layout")
        try folder.write("mine", to: "Library.xcdatamodeld/Second.xcdatamodel/notes/mine.txt")
        let outcome = try versions(.rename("Second", to: "Third"))
        #expect(outcome.files.map(\.action) == [.renamed, .changed])
        #expect(try String(contentsOfFile: bundle("Third.xcdatamodel/notes/mine.txt"), encoding: .utf8) == "mine")
        #expect(try names == ["Library", "Third"])
    }
}
