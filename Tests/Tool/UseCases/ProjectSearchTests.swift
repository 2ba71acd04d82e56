import Foundation
import ModelcDiagnostics
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// Xcode projects are found, and all of them are updated.
@Suite struct ProjectSearchTests {
    private let folder: TemporaryFolder
    private let workspace: Workspace

    init() throws {
        folder = try TemporaryFolder()
        workspace = Workspace(folder: folder.url.path, environment: ["PATH": "/usr/bin:/bin"])
    }

    private func makeModel(_ path: String) throws {
        _ = try NewModel(NewModelRequest(path: path), in: workspace).run()
    }

    @discardableResult
    private func write(_ text: String, to project: String, encoding: String.Encoding = .utf8) throws -> String {
        try folder.makeFolder(project)
        let path = folder.path(project + "/project.pbxproj")
        try #require(text.data(using: encoding)).write(to: URL(fileURLWithPath: path))
        return path
    }

    private func versions(_ task: VersionsRequest.Task) throws -> VersionsOutcome {
        var request = VersionsRequest()
        request.task = task
        return try Versions(request, in: workspace).run()
    }

    private func lists(_ path: String, _ version: String) throws -> Bool {
        try String(contentsOfFile: path, encoding: .utf8).contains("path = \"\(version).xcdatamodel\"")
    }

    @Test func allProjectsThatListABundleFollow() throws {
        try makeModel("P/App/Library")
        let text = ProjectText.listing(["Library"], path: "App/Library.xcdatamodeld")
        let paths = try ["P/A.xcodeproj", "P/B.xcodeproj"].map { try write(text, to: $0) }
        let outcome = try versions(.add(name: nil, from: nil, becomesCurrent: true))
        #expect(
            outcome.projects == [
                .listed("P/A.xcodeproj/project.pbxproj"), .listed("P/B.xcodeproj/project.pbxproj"),
            ])
        for path in paths { #expect(try lists(path, "Library 2"), "\(path)") }
    }

    /// The usual folder of several apps with shared code.
    @Test func aProjectBesideTheModelIsFound() throws {
        try folder.makeFolder(".git")
        try makeModel("Shared/Library")
        let path = try write(
            ProjectText.listing(["Library"], path: "../Shared/Library.xcdatamodeld"), to: "ios/App.xcodeproj")
        // A project with another model of the same name.
        let other = try write(ProjectText.listing(["Library"]), to: "other/App.xcodeproj")
        var request = EditRequest()
        request.words = ["add", "entity", "Book"]
        request.destination = .newVersion(nil)
        _ = try Edit(request, in: workspace).run()
        #expect(try lists(path, "Library 2"))
        #expect(try !lists(other, "Library 2"))
    }

    @Test func aProjectFarAboveIsFound() throws {
        try makeModel("a/b/c/d/e/f/g/Library")
        let path = try write(
            ProjectText.listing(["Library"], path: "a/b/c/d/e/f/g/Library.xcdatamodeld"), to: "App.xcodeproj")
        _ = try versions(.add(name: nil, from: nil, becomesCurrent: true))
        #expect(try lists(path, "Library 2"))
    }

    @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
    func aProjectInUTF16IsNamed(_ encoding: String.Encoding) throws {
        try makeModel("Library")
        let mark = encoding == .utf16 ? "" : "\u{FEFF}"
        try write(mark + ProjectText.listing(["Library"]), to: "App.xcodeproj", encoding: encoding)
        let outcome = try versions(.add(name: nil, from: nil, becomesCurrent: true))
        #expect(outcome.messages.map(\.id) == [.projectNotEdited])
    }

    /// A list shows the differences of a project, and `use` removes them.
    @Test func aProjectThatDisagreesIsNamedAndCorrected() throws {
        try makeModel("Library")
        for name in ["Library 2", "Library 3"] {
            _ = try versions(.add(name: name, from: nil, becomesCurrent: true))
        }
        let path = try write(ProjectText.listing(["Library", "Old 9"]), to: "App.xcodeproj")
        let messages = try versions(.list).messages
        #expect(messages.map(\.id) == [.projectDisagrees])
        #expect(messages[0].message.contains("Library 2.xcdatamodel") && messages[0].message.contains("Old 9"))
        #expect(messages[0].help == "correct the project: modelc versions use Library.xcdatamodeld 'Library 3'")
        #expect(try versions(.use("Library 3")).messages.isEmpty)
        #expect(try versions(.list).messages.isEmpty)
        #expect(try lists(path, "Library 2") && lists(path, "Library 3") && !lists(path, "Old 9"))
        #expect(try versions(.use("Library 3")).files.isEmpty)
    }

    @Test(arguments: [nil, "damaged"])
    func aListNamesAMissingCurrentVersion(_ text: String?) throws {
        try makeModel("Library")
        _ = try versions(.add(name: nil, from: nil, becomesCurrent: true))
        let path = folder.path("Library.xcdatamodeld/.xccurrentversion")
        try FileManager.default.removeItem(atPath: path)
        if let text { try text.write(toFile: path, atomically: true, encoding: .utf8) }
        let messages = try versions(.list).messages
        #expect(messages.map(\.id) == [.noCurrentVersion] && messages.map(\.severity) == [.warning])
        #expect(messages[0].help?.contains("modelc versions use") == true)
    }
}
