import Foundation
import ModelcDiagnostics
import ModelcFiles
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// Compiled models as the base of comparisons, and as arguments in place of a source.
@Suite struct CompiledBaseTests {
    private let folder: TemporaryFolder
    private let workspace: Workspace

    /// `Library.xcdatamodeld`, and an app with its state before `Book.year` was added.
    init() throws {
        folder = try TemporaryFolder()
        workspace = Workspace(folder: folder.url.path, environment: ["PATH": "/usr/bin:/bin"])
        var request = NewModelRequest(path: "Library")
        request.entities = ["Book"]
        _ = try NewModel(request, in: workspace).run()
        try folder.makeFolder("Old/Library.app/Contents/Resources")
        _ = try Compile(
            CompileRequest(
                paths: ["Library.xcdatamodeld"], output: "Old/Library.app/Contents/Resources/Library.momd"),
            in: workspace
        ).run()
        try edit("add attribute Book.year Int16")
    }

    private static let places = [
        "Old", "Old/Library.app", "Old/Library.app/Contents/Resources/Library.momd",
        "Old/Library.app/Contents/Resources/Library.momd/Library.mom",
    ]

    private func edit(_ line: String, against base: String? = nil, path: String? = nil) throws {
        var request = EditRequest()
        request.words = [path ?? "Library.xcdatamodeld"] + line.split(separator: " ").map(String.init)
        request.base = base
        _ = try Edit(request, in: workspace).run()
    }

    private func failure(_ body: () throws -> Void) throws -> Diagnostic {
        let failure = try #require(throws: RunFailure.self) { try body() }
        return try #require(failure.diagnostics.first)
    }

    @Test(arguments: places)
    func aCompiledCopyProtects(_ base: String) throws {
        let refused = try failure { try edit("remove attribute Book.year", against: base) }
        #expect(refused.id == .editRefused && refused.message.contains("'\(base)' has it"), "\(refused)")
    }

    @Test(arguments: places)
    func aCompiledCopyIsCompared(_ base: String) throws {
        var diff = DiffRequest(old: "Library.xcdatamodeld")
        diff.base = base
        let changes = try Diff(diff, in: workspace).run().difference.changes
        #expect(changes.map(\.modelPath) == ["Book.year"])
        var plan = PlanRequest()
        plan.path = "Library.xcdatamodeld"
        plan.source = .base(base)
        let report = try #require(try Plan(plan, in: workspace).run().report)
        #expect(report.versions.contains { $0.revision == base })
    }

    /// A comparison with nothing would look as if nothing had changed.
    @Test(arguments: ["Empty", "/usr/lib/modelc-nowhere", "Two"])
    func noCopyIsAnError(_ base: String) throws {
        try folder.makeFolder("Empty")
        for name in ["A", "B"] {
            try folder.makeFolder("Two/\(name)")
            try FileManager.default.copyItem(
                atPath: folder.path("Old/Library.app/Contents/Resources/Library.momd"),
                toPath: folder.path("Two/\(name)/Library.momd"))
        }
        let refused = try failure { try edit("remove attribute Book.year", against: base) }
        #expect(refused.id == .noSuchPath, "\(refused)")
        #expect(refused.message.contains("2 copies") == (base == "Two"), "\(refused)")
        let whole = WholeBundle(folder.path("Library.xcdatamodeld"), .current, by: ModelReader(files: workspace.files))
        let state = AgainstSource(text: base, isRelease: false, workspace: workspace).state(of: whole)
        #expect(state.problem?.id == .noSuchPath && state.base == nil)
    }

    /// An app denotes the only model in it, as a folder does.
    @Test func anAppIsAFolderWithAModel() throws {
        let chosen = ChosenModels(in: workspace)
        #expect(try chosen.one("Old/Library.app").hasSuffix("Library.momd"))
        #expect(try chosen.one("Old").hasSuffix("Library.momd"))
        #expect(try chosen.one(".").hasSuffix("Library.xcdatamodeld"))
    }

    /// A compiled model cannot be changed; it can be decompiled to a source.
    @Test(arguments: ["Library.momd", "Library.momd/Library.mom"])
    func aCompiledModelIsNotChanged(_ name: String) throws {
        let path = "Old/Library.app/Contents/Resources/" + name
        let advice = "modelc decompile"
        #expect(try failure { try edit("add entity Shelf", path: path) }.help?.contains(advice) == true)
        for task in [VersionsRequest.Task.list, .add(name: "X", from: nil, becomesCurrent: true)] {
            var request = VersionsRequest()
            request.path = path
            request.task = task
            let refused = try failure { _ = try Versions(request, in: workspace).run() }
            #expect(refused.message.contains("is compiled") && refused.help?.contains(advice) == true)
        }
        var format = FormatRequest()
        format.paths = [path]
        let messages = try FormatModels(format, in: workspace).run().messages
        #expect(messages.map(\.id) == [.commentsNotFormatted] && messages[0].help?.contains(advice) == true)
    }
}
