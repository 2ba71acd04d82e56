import ModelcFiles
import ModelcTestSupport
import Testing

/// Models that were read by somebody else, such as git.
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
