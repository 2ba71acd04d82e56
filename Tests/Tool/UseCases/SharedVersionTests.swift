import Foundation
import ModelcDiagnostics
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// Bundles that share files with others by symbolic links. The target of a link is never changed.
@Suite struct SharedVersionTests {
    private let folder: TemporaryFolder
    private let workspace: Workspace
    private let bundle: String
    private let shared: String

    /// The version Library is a link to a folder outside of the bundle; Library 2 is current.
    init() throws {
        folder = try TemporaryFolder()
        workspace = Workspace(folder: folder.url.path, environment: ["PATH": "/usr/bin:/bin"])
        bundle = folder.path("Library.xcdatamodeld")
        shared = folder.path("shared")
        var request = NewModelRequest(path: "Library")
        request.entities = ["Book"]
        _ = try NewModel(request, in: workspace).run()
        var add = VersionsRequest()
        add.task = .add(name: nil, from: nil, becomesCurrent: true)
        _ = try Versions(add, in: workspace).run()
        try FileManager.default.moveItem(atPath: bundle + "/Library.xcdatamodel", toPath: shared)
        try FileManager.default.createSymbolicLink(
            atPath: bundle + "/Library.xcdatamodel", withDestinationPath: "../shared")
    }

    private func versions(_ task: VersionsRequest.Task) throws -> VersionsOutcome {
        var request = VersionsRequest()
        request.task = task
        return try Versions(request, in: workspace).run()
    }

    private var entries: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: bundle).sorted() }
    }

    private func expectSharedContents() throws {
        #expect(try FileManager.default.contentsOfDirectory(atPath: shared) == ["contents"])
    }

    @Test(arguments: [VersionsRequest.Task.remove("Library"), .prune(keepingFrom: "Library 2")])
    func onlyTheLinkIsRemoved(_ task: VersionsRequest.Task) throws {
        let outcome = try versions(task)
        #expect(outcome.done == ["removed Library, a symbolic link; its target is kept"])
        #expect(try entries == [".xccurrentversion", "Library 2.xcdatamodel"])
        try expectSharedContents()
    }

    @Test func onlyTheLinkIsRenamed() throws {
        _ = try versions(.rename("Library", to: "Old"))
        #expect(try entries == [".xccurrentversion", "Library 2.xcdatamodel", "Old.xcdatamodel"])
        try expectSharedContents()
    }

    @Test func aSharedVersionIsNotEdited() throws {
        let old = try String(contentsOfFile: shared + "/contents", encoding: .utf8)
        var request = EditRequest()
        request.words = ["add", "entity", "Author"]
        request.version = "Library"
        let failure = try #require(throws: RunFailure.self) { try Edit(request, in: workspace).run() }
        #expect(failure.diagnostics.map(\.id) == [.unwritableFile])
        #expect(failure.diagnostics[0].help?.contains("link") == true)
        #expect(try String(contentsOfFile: shared + "/contents", encoding: .utf8) == old)
    }

    /// A dangling link blocks the path like any other file.
    @Test func nothingTakesThePlaceOfALink() throws {
        try FileManager.default.createSymbolicLink(
            atPath: bundle + "/Next.xcdatamodel", withDestinationPath: "nowhere")
        #expect(throws: RunFailure.self) { try versions(.add(name: "Next", from: nil, becomesCurrent: true)) }
        #expect(throws: RunFailure.self) { try versions(.rename("Library", to: "Next")) }
        var request = EditRequest()
        request.words = ["add", "entity", "Author"]
        request.destination = .newVersion("Next")
        #expect(throws: RunFailure.self) { try Edit(request, in: workspace).run() }
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Other.xcdatamodeld"), withDestinationPath: "nowhere")
        let failure = try #require(throws: RunFailure.self) {
            try NewModel(NewModelRequest(path: "Other"), in: workspace).run()
        }
        #expect(failure.diagnostics[0].help?.contains("--output") == false)
        try expectSharedContents()
    }

    /// A folder inside of a version belongs to the user: the version is kept, and no unfinished files remain.
    @Test func aVersionWithAFolderInItStays() throws {
        _ = try versions(.add(name: "Third", from: nil, becomesCurrent: false))
        try FileManager.default.createDirectory(
            atPath: bundle + "/Third.xcdatamodel/layout", withIntermediateDirectories: false)
        let old = try entries
        #expect(throws: RunFailure.self) { try versions(.remove("Third")) }
        #expect(try entries == old)
    }
}
