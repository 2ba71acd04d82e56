import Foundation
import ModelcTestSupport
import Testing

/// `modelc generate --stamp`: nothing is done where nothing has changed, and everything where anything has.
@Suite struct RunStampTests {
    private let modelc = ModelcProcess()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: Repository.path("Samples/DataStore/DataStore.xcdatamodeld"),
            toPath: folder.path("Data.xcdatamodeld"))
        try FileManager.default.copyItem(atPath: Repository.path("Templates/swift"), toPath: folder.path("Templates"))
    }

    /// A change between two runs, which must make the second one a full run.
    enum Change: CaseIterable {
        case model, newFileInTheBundle, template, newTemplate, generatedFile, missingFile, missingHumanFile, stray, flag
    }

    @Test func aRunWithoutAChangeIsAnsweredByTheStamp() throws {
        try begin()
        // An additional file in the stamp shows whether the stamp was used.
        try append("kept \(folder.path("Data.xcdatamodeld"))\n", to: "stamp")
        #expect(try generate().output == "0 created, 0 updated, 4 unchanged\n")
    }

    @Test func anEmptyStampIsReplaced() throws {
        try folder.write("", to: "stamp")
        #expect(try generate().status == 0)
        try append("kept \(folder.path("Data.xcdatamodeld"))\n", to: "stamp")
        #expect(try generate().output == "0 created, 0 updated, 4 unchanged\n")
    }

    @Test func theHumanFileMayChange() throws {
        try begin()
        try append("// mine\n", to: "Out/DataStore.swift")
        try append("kept \(folder.path("Data.xcdatamodeld"))\n", to: "stamp")
        #expect(try generate().output == "0 created, 0 updated, 4 unchanged\n")
    }

    @Test(arguments: Change.allCases)
    func aChangeMakesAFullRun(_ change: Change) throws {
        try begin()
        try append("kept \(folder.path("Data.xcdatamodeld"))\n", to: "stamp")
        var flags: [String] = []
        switch change {
        case .model:
            let contents = "Data.xcdatamodeld/DataStore.xcdatamodel/contents"
            try replace("\"memo\"", with: "\"note\"", in: contents)
        case .newFileInTheBundle: _ = try folder.write("", to: "Data.xcdatamodeld/notes.txt")
        case .template:
            try replace("// MARK: Entity", with: "// MARK: The entity", in: "Templates/machine.swift.motemplate")
        case .newTemplate: _ = try folder.write("", to: "Templates/other.swift.motemplate")
        case .generatedFile: try append("// edited\n", to: "Out/_DataStore.swift")
        case .missingFile: try FileManager.default.removeItem(atPath: folder.path("Out/_DataStore.swift"))
        case .missingHumanFile: try FileManager.default.removeItem(atPath: folder.path("Out/DataStore.swift"))
        case .stray: _ = try folder.write("// \n", to: "Out/_Other.swift")
        case .flag: flags = ["--access", "public"]
        }
        let outcome = try generate(flags)
        #expect(!outcome.output.contains("4 unchanged"), "\(outcome.output)")
        #expect(try modelc.run(arguments(flags) + ["--check"]).status == 0)
    }

    @Test func whatDeservesAWarningDeservesItEachTime() throws {
        try replace(
            "name=\"memo\"", with: "name=\"className\"", in: "Data.xcdatamodeld/DataStore.xcdatamodel/contents")
        for _ in 1...2 {
            let outcome = try generate()
            #expect(outcome.status == 0)
            #expect(outcome.errors.contains("[reserved-property-name]"))
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path("stamp")))
    }

    @Test func aForeignFileIsNoStamp() throws {
        _ = try folder.write("precious\n", to: "stamp")
        #expect(try generate().status == 2)
        #expect(try String(contentsOfFile: folder.path("stamp"), encoding: .utf8) == "precious\n")
    }

    @Test(arguments: [["--check"], ["--dry-run"], ["--output", "Elsewhere/.."]])
    func whereItCanSayNothingItIsRefused(_ more: [String]) throws {
        var inside = modelc
        inside.folder = folder.path("")
        let outcome = try inside.run(
            ["generate", "Data.xcdatamodeld", "--output", "Out", "--stamp", "stamp", "--no-config"] + more)
        #expect(outcome.status == 64, "\(outcome.output)")
    }

    private func begin() throws {
        #expect(try generate().output.hasSuffix("3 created, 0 updated, 0 unchanged\n"))
        // A stamp records the folder as it was after the first run.
        #expect(FileManager.default.fileExists(atPath: folder.path("stamp")))
    }

    private func arguments(_ more: [String] = []) -> [String] {
        [
            "generate", folder.path("Data.xcdatamodeld"), "--output", folder.path("Out"), "--templates",
            folder.path("Templates"), "--no-config",
        ] + more
    }

    private func generate(_ more: [String] = []) throws -> ModelcProcess.Outcome {
        try modelc.run(arguments(more) + ["--stamp", folder.path("stamp")])
    }

    private func append(_ text: String, to file: String) throws {
        let old = try String(contentsOfFile: folder.path(file), encoding: .utf8)
        _ = try folder.write(old + text, to: file)
    }

    private func replace(_ text: String, with new: String, in file: String) throws {
        let old = try String(contentsOfFile: folder.path(file), encoding: .utf8)
        try #require(old.contains(text))
        _ = try folder.write(old.replacingOccurrences(of: text, with: new), to: file)
    }
}

/// `generate --programmatic-model` for models with problems.
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
