import Foundation
import ModelcTestSupport
import Testing

/// All output names are checked before the first file is written.
@Suite struct OutputNameTests {
    private let modelc = ModelcProcess()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [(true, "manifest"), (false, "manifest"), (true, "class"), (false, "class")])
    func aNameThatIsTooLongStopsTheRunBeforeItWrites(_ isThere: Bool, _ place: String) throws {
        if isThere { try folder.makeFolder("Out") }
        let long = String(repeating: "x", count: 300)
        let outcome: ModelcProcess.Outcome
        if place == "manifest" {
            try manifest("{{class}}.swift entity machine\nb.motemplate \(long).swift model machine")
            outcome = try generate()
        } else {
            let entity = "<entity name=\"B\" representedClassName=\"A\(long)\"/>"
            try folder.write(OutputNameTests.model(entity), to: "M.xcdatamodel/contents")
            outcome = try modelc.run("generate", folder.path("M.xcdatamodel"), "--output", folder.path("Out"))
        }
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("[unwritable-file]") && outcome.errors.contains("and the limit of the disk is"))
        #expect(try made().isEmpty)
    }

    @Test func aFolderNameThatIsTooLongStopsTheRunBeforeItWrites() throws {
        let outcome = try modelc.run(
            "generate", "Samples/DataStore/DataStore.xcdatamodeld", "--output", folder.path("Out"), "--human-output",
            folder.path(String(repeating: "y", count: 300)))
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("and the limit of the disk is"))
        #expect(try made().isEmpty)
    }

    /// A clash of output names is an error with the model; an invalid line of a manifest is unreadable input.
    @Test(arguments: [
        ("A.swift model machine\nb.motemplate a.swift model machine", 1),
        ("A.swift model machine\nb.motemplate A.swift model machine", 1),
        ("caf\u{E9} model machine\nb.motemplate cafe\u{301} model machine", 1),
        (".modelc-1-1.tmp model machine", 1),
        ("a\u{7}.swift model machine", 2), ("a\u{A0} model machine", 2), ("\u{3000}a model machine", 2),
        ("a\u{200B}.swift model machine", 2), ("a\u{9B}.swift model machine", 2), ("a\u{2028}b model machine", 2),
    ])
    func namesThatAreNotFoundAgainAreRefused(_ lines: String, _ status: Int32) throws {
        try manifest(lines)
        let outcome = try generate()
        #expect(outcome.status == status, "\(outcome.output)\(outcome.errors)")
        #expect(try made().isEmpty)
    }

    @Test func aNameThatIsNotUTF8IsRefused() throws {
        try manifest("x")
        try folder.write(Data("a.motemplate a".utf8 + [0xFF] + " model machine\n".utf8), to: "Mine/swift.manifest")
        let outcome = try generate()
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("a byte that is not UTF-8"))
        #expect(try made().isEmpty)
    }

    @Test func aFileWhereOthersNeedAFolderIsRefused() throws {
        let outcome = try modelc.run(
            "generate", "Samples/DataStore/DataStore.xcdatamodeld", "--output", folder.path("Out"), "--human-output",
            folder.path("Out/_DataStore.swift"))
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("would be both a file and a folder"))
        #expect(try made().isEmpty)
    }

    @Test(arguments: ["\u{1B}[31mM", "a\nimport Evil", "M\u{7F}", "M\u{9B}"])
    func aControlCharacterInTheNameOfTheModelIsRefused(_ name: String) throws {
        let path = try folder.write(
            OutputNameTests.model("<entity name=\"B\" representedClassName=\"B\"/>"),
            to: name + ".xcdatamodel/contents")
        let outcome = try modelc.run(
            "generate", String(path.dropLast("/contents".count)), "--output", folder.path("Out"),
            "--programmatic-model")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("[invalid-model-name]"))
        #expect(outcome.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        #expect(try made().isEmpty)
    }

    @Test func pathsWithControlCharactersAreShownEscaped() throws {
        let out = folder.path("O\u{1B}[2Jt\u{7F}\n")
        for flag in [[], ["--dry-run"], ["--check"], ["--prune", "--language", "objc"]] {
            let outcome = try modelc.run(
                ["generate", "Samples/DataStore/DataStore.xcdatamodeld", "--output", out] + flag)
            let shown = outcome.output + outcome.errors
            let isClean = shown.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
            #expect(isClean, "\(shown)")
        }
        let copied = try modelc.run("templates", "copy", "swift", "--output", out)
        #expect(copied.output.contains("\\u{1B}[2Jt\\u{7F}\\n/"))
    }

    @Test func aLinkIntoAModelIsNoPlaceForGeneratedFiles() throws {
        let model = folder.path("Data.xcdatamodeld")
        try FileManager.default.copyItem(
            atPath: Repository.path("Samples/DataStore/DataStore.xcdatamodeld"), toPath: model)
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: model)
        for output in ["link", "link/New/Deep", "link/../link/New"] {
            let outcome = try modelc.run("generate", model, "--output", folder.path("") + "/" + output)
            #expect(outcome.status == 2, "\(output)")
            #expect(outcome.errors.contains("is part of a data model"))
        }
        #expect(try folder.files().allSatisfy { !$0.hasSuffix(".swift") })
    }

    /// A set whose templates are machine files.
    private func manifest(_ lines: String) throws {
        let text = "// <$generator.marker$> from <$model.fileName$>. Do not edit.\n"
        try folder.write(text, to: "Mine/a.motemplate")
        try folder.write(text + "// b\n", to: "Mine/b.motemplate")
        try folder.write("a.motemplate \(lines)\n", to: "Mine/swift.manifest")
    }

    private func generate() throws -> ModelcProcess.Outcome {
        try modelc.run(
            "generate", "Samples/DataStore/DataStore.xcdatamodeld", "--output", folder.path("Out"), "--templates",
            folder.path("Mine"))
    }

    private func made() throws -> [String] { try folder.files().filter { $0.hasPrefix("Out/") } }

    private static func model(_ entities: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<model type=\"com.apple.IDECoreDataModeler.DataModel\""
            + " documentVersion=\"1.0\">\(entities)</model>"
    }
}
