import Foundation
import ModelcTestSupport
import Testing

/// `generate --programmatic-model` where the model is not as it should be.
@Suite struct ModelCodeTests {
    private let modelc = ModelcProcess()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [[], ["--check"]])
    func thatItIsLeftOutIsSaid(_ flags: [String]) throws {
        try write(
            """
            <entity name="Book" representedClassName="Book"/>
            <entity name="Shelf" representedClassName="Shelf"><attribute name="hash" attributeType="String"/></entity>
            """)
        let outcome = try generate(flags)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("was not written as code") && outcome.errors.contains("[model-code-left-out]"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("Out/_NotesModel.swift")))
    }

    @Test func aWholeModelIsWrittenWithoutAWord() throws {
        try write("<entity name=\"Book\" representedClassName=\"Book\"/>")
        let outcome = try generate([])
        #expect(outcome.status == 0 && !outcome.errors.contains("model-code-left-out"))
    }

    @Test func aModelWithoutEntitiesHasNoVariable() throws {
        try write("")
        _ = try generate([])
        let path = folder.path("Out/_NotesModel.swift")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(!text.contains("var entities"))
    }

    private func write(_ entities: String) throws {
        try folder.makeFolder("Notes.xcdatamodel")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">\(entities)</model>
            """, to: "Notes.xcdatamodel/contents")
    }

    private func generate(_ flags: [String]) throws -> ModelcProcess.Outcome {
        try modelc.run(
            ["generate", folder.path("Notes.xcdatamodel"), "--output", folder.path("Out"), "--programmatic-model"]
                + flags)
    }
}
