import Foundation
import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import Testing

/// A path that cannot be examined is neither missing nor present. A link to itself simulates a failing disk.
@Suite struct UnansweredLookupTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func makeLoop(at path: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(path), withDestinationPath: folder.path(path))
    }

    @Test func theOtherFormOfAVersion() throws {
        try folder.write(ModelFixture.small, to: "M.xcdatamodeld/M.xcdatamodel/contents")
        try makeLoop(at: "M.xcdatamodeld/M.xcdatamodel/elements")
        let diagnostics = ModelReader().read(folder.path("M.xcdatamodeld")).diagnostics
        #expect(diagnostics.map(\.id) == [.unreadableModel])
        #expect(diagnostics.first?.severity == .error)
        #expect(
            diagnostics.first?.message.hasSuffix("elements' cannot be read: its symbolic links lead in a circle")
                == true)
    }

    /// In contrast to a file with wrong content, which has no effect if all versions are requested.
    @Test(arguments: [VersionSelection.current, .all])
    func theFileThatNamesTheCurrentVersion(_ selection: VersionSelection) throws {
        for name in ["M", "M 2"] {
            try folder.write(ModelFixture.small, to: "M.xcdatamodeld/\(name).xcdatamodel/contents")
        }
        try makeLoop(at: "M.xcdatamodeld/.xccurrentversion")
        let reading = ModelReader().read(folder.path("M.xcdatamodeld"), selection)
        #expect(reading.diagnostics.map(\.id) == [.unreadableFile])
        #expect(reading.diagnostics.first?.severity == .error)
        let named = ModelReader().read(folder.path("M.xcdatamodeld"), .named("M 2"))
        #expect(named.isUsable, "whoever names a version does not need the file")
    }

    @Test func foldersAreListedAsAWholeOrNotAtAll() throws {
        try folder.write("", to: "A/b")
        try folder.write("", to: "A/.a")
        try makeLoop(at: "L")
        #expect(try FolderListing.names(in: folder.path("A")) == [".a", "b"])
        #expect(problem { _ = try FolderListing.names(in: folder.path("nowhere")) }?.isMissing == true)
        #expect(problem { _ = try FolderListing.names(in: folder.path("A/b")) }?.isMissing == true)
        let loop = problem { _ = try FolderListing.names(in: folder.path("L")) }
        #expect(loop?.isMissing == false)
        #expect(loop?.reason == "its symbolic links lead in a circle")
    }

    @Test func aBundleInWhichMappingModelsMayBe() throws {
        try makeLoop(at: "M.xcdatamodeld")
        let search = ModelSearch(folder.path("M.xcdatamodeld"))
        #expect(search.models == [folder.path("M.xcdatamodeld")])
        #expect(search.problems.map(\.id) == [.unreadableFile])
    }

    @Test func theRootOfAProject() throws {
        try folder.makeFolder("App/Model.xcdatamodeld")
        try folder.write("", to: "App/Package.swift")
        try makeLoop(at: "App/.git")
        let found = problem { _ = try ProjectRoot.folder(of: folder.path("App/Model.xcdatamodeld")) }
        #expect(found?.path == folder.path("App/.git"))
    }

    @Test func theVersionOfAMappingModel() throws {
        try folder.makeFolder("B.xcdatamodeld")
        try makeLoop(at: "B.xcdatamodeld/B.xcdatamodel")
        let embedded = EmbeddedModel(path: "Old/B.xcdatamodeld/B.xcdatamodel")
        let found = problem { _ = try VersionSearch(of: embedded, under: folder.url.path) }
        #expect(found?.path == folder.path("B.xcdatamodeld/B.xcdatamodel"))
    }

    private func problem(_ body: () throws -> Void) -> FileProblem? {
        do {
            try body()
            return nil
        } catch {
            return error as? FileProblem
        }
    }
}

/// Models that were read by other code, such as git.
@Suite struct MemoryFilesTests {
    private static let contents = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Book"/>
        </model>
        """.utf8)
    private static let current = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>_XCCurrentVersionName</key><string>M 2.xcdatamodel</string>
        </dict></plist>
        """.utf8)

    private func reader(_ entries: [String: MemoryFiles.Entry]) -> ModelReader {
        ModelReader(files: .memory(MemoryFiles(entries)))
    }

    @Test func aBundleIsReadFromMemory() throws {
        let reading = reader([
            "v1:App/M.xcdatamodeld/.xccurrentversion": .file(MemoryFilesTests.current),
            "v1:App/M.xcdatamodeld/M.xcdatamodel/contents": .file(MemoryFilesTests.contents),
            "v1:App/M.xcdatamodeld/M 2.xcdatamodel/contents": .file(MemoryFilesTests.contents),
            "v1:App/M.xcdatamodeld/M 2.xcdatamodel/notes.txt": .other,
        ]).read("v1:App/M.xcdatamodeld")
        #expect(reading.diagnostics.isEmpty && reading.isUsable)
        #expect(reading.model?.versions.map(\.name) == ["M", "M 2"])
        #expect(reading.selectedVersion?.name == "M 2")
        #expect(reading.selectedVersion?.model?.entities.map(\.name) == ["Book"])
    }

    @Test func whatIsNotThereIsSaidToBeMissing() {
        let reading = reader(["v1:App/M.xcdatamodeld/M.xcdatamodel/contents": .other]).read("v1:App/N.xcdatamodeld")
        #expect(reading.diagnostics.map(\.id.rawValue) == ["no-such-path"])
    }

    @Test func aSymbolicLinkIsNotFollowed() {
        let reading = reader(["v1:./M.xcdatamodel/contents": .other]).read("v1:./M.xcdatamodel")
        #expect(reading.diagnostics.map(\.id.rawValue) == ["unreadable-model"] && !reading.isUsable)
    }
}
