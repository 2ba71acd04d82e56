import Foundation
import ModelcDiagnostics
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// `format` in process.
@Suite struct FormatTests {
    private let folder: TemporaryFolder
    private let workspace: Workspace

    init() throws {
        folder = try TemporaryFolder()
        workspace = Workspace(folder: folder.url.path, environment: ["PATH": "/usr/bin:/bin"])
    }

    /// Without a name all models below the folder are meant; one in the binary form is named.
    @Test func allModelsBelow() throws {
        for name in ["One", "Two"] { _ = try NewModel(NewModelRequest(path: name), in: workspace).run() }
        #expect(try FormatModels(FormatRequest(), in: workspace).run().fileCount == 2)
    }

    /// What a killed run left beside a file goes when the file is written again, by whatever command.
    @Test(arguments: ["edit", "format"])
    func whatAKilledRunLeftGoes(_ command: String) throws {
        var new = NewModelRequest(path: "L")
        new.entities = ["B", "A"]
        _ = try NewModel(new, in: workspace).run()
        let left = "L.xcdatamodeld/L.xcdatamodel/.modelc-999999999-1.tmp"
        try folder.write("half", to: left)
        switch command {
        case "edit":
            var request = EditRequest()
            request.script = "add attribute A.title String"
            _ = try Edit(request, in: workspace).run()
        default:
            try folder.write(contents.replacing("    <", with: "<"), to: "L.xcdatamodeld/L.xcdatamodel/contents")
            _ = try FormatModels(FormatRequest(), in: workspace).run()
        }
        #expect(try folder.files().allSatisfy { !$0.contains(".tmp") })
    }

    private var contents: String {
        get throws {
            try String(contentsOfFile: folder.path("L.xcdatamodeld/L.xcdatamodel/contents"), encoding: .utf8)
        }
    }

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
        // Xcode writes no mark of UTF-8.
        try ("\u{FEFF}" + formatted).write(toFile: path, atomically: true, encoding: .utf8)
        #expect(try FormatModels(request, in: workspace).run().changes.count == 1)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == formatted)
        for content in ["<!-- a -->", "stray", "<![CDATA[ ]]>", "<?keep me?>"] {
            let stranger = formatted.replacing("    <entity name=\"A\"/>", with: "\(content) <entity name=\"A\"/>")
            try stranger.write(toFile: path, atomically: true, encoding: .utf8)
            let outcome = try FormatModels(request, in: workspace).run()
            #expect(outcome.changes.isEmpty && outcome.messages.map(\.id) == [.commentsNotFormatted], "\(content)")
            let isComment = content.hasPrefix("<!--")
            #expect(outcome.messages.allSatisfy { $0.help?.contains("user info") == isComment }, "\(content)")
            #expect(try String(contentsOfFile: path, encoding: .utf8) == stranger)
        }
    }
}
