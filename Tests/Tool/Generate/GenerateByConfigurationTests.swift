import Foundation
import ModelcTestSupport
import Testing

/// `modelc generate` with a `.modelc.yml`, as teams with several models use it.
@Suite struct GenerateByConfigurationTests {
    let folder: TemporaryFolder
    let modelc: ModelcProcess

    static let team = """
        models:
          - path: Models/BookList.xcdatamodeld
            output: Books
          - path: Models/TodoCore.xcdatamodeld
            output: Todo
            human-output: Todo/Human
          - path: Models/DataStore.xcdatamodeld
            output: Store
            language: objc
        generate:
          access: public
        """

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("Models")
        for name in ["BookList", "TodoCore", "DataStore"] {
            try FileManager.default.copyItem(
                atPath: Repository.path("Samples/\(name)/\(name).xcdatamodeld"),
                toPath: folder.path("Models/\(name).xcdatamodeld"))
        }
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        self.modelc = modelc
    }

    @Test func withoutAModelAllAreGenerated() throws {
        try configure(GenerateByConfigurationTests.team)
        let outcome = try modelc.run("generate")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let made = try made()
        #expect(made.contains("Books/_Book.swift") && made.contains("Todo/Human/TodoTask.swift"))
        #expect(made.contains("Store/_DataStore.h"))
        #expect(
            try text("Books/_Book.swift").contains("public class _Book")
                || text("Books/_Book.swift").contains("open class"))
        #expect(try modelc.run("generate", "--check").status == 0)
        #expect(try modelc.run("generate").output == "0 created, 0 updated, \(made.count) unchanged\n")
    }

    @Test func driftOfAnyModelIsSaid() throws {
        try configure(GenerateByConfigurationTests.team)
        _ = try modelc.run("generate")
        try FileManager.default.removeItem(atPath: folder.path("Store/_DataStore.m"))
        let outcome = try modelc.run("generate", "--check")
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("missing: Store/_DataStore.m\n1 file would change: run 'modelc generate'"))
    }

    @Test func aDryRunListsTheFilesOfAll() throws {
        try configure(GenerateByConfigurationTests.team)
        let outcome = try modelc.run("generate", "--dry-run")
        #expect(outcome.status == 0)
        #expect(
            outcome.output.contains("would create Books/_Book.swift\n")
                && outcome.output.contains("would create Store/DataStore.m\n"))
        #expect(try made().isEmpty)
    }

    @Test func programsLearnWhichModelAFileIsOf() throws {
        try configure(GenerateByConfigurationTests.team)
        let outcome = try modelc.run("generate", "--dry-run", "--format", "json")
        let files = try #require(PrintedDocument.result(of: outcome.output)["files"] as? [[String: String]])
        #expect(Set(files.map { $0["model"] }).count == 3)
    }

    @Test func aModelIsGeneratedByItsEntry() throws {
        try configure(GenerateByConfigurationTests.team)
        let outcome = try modelc.run("generate", "./Models/../Models/DataStore.xcdatamodeld/")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try made() == ["Store/DataStore.h", "Store/DataStore.m", "Store/_DataStore.h", "Store/_DataStore.m"])
    }

    @Test func aModelWithoutEntryFollowsTheSectionForAll() throws {
        try configure("generate: { output: Out, human: false, support: false }")
        #expect(try modelc.run("generate", "Models/DataStore.xcdatamodeld").status == 0)
        #expect(try made() == ["Out/_DataStore.swift"])
    }

    @Test func flagsOverrideTheFile() throws {
        try configure("generate: { output: Out, human: false, support: false }")
        let outcome = try modelc.run("generate", "Models/DataStore.xcdatamodeld", "--human", "-o", "There")
        #expect(outcome.status == 0)
        #expect(try made() == ["There/DataStore.swift", "There/_DataStore.swift"])
    }

    @Test func ifOneModelIsWrongNothingIsWritten() throws {
        try configure(GenerateByConfigurationTests.team)
        try folder.write("<model>", to: "Models/DataStore.xcdatamodeld/DataStore.xcdatamodel/contents")
        let outcome = try modelc.run("generate")
        #expect(outcome.status == 2)
        #expect(try made().isEmpty)
    }

    @Test func ifOneFileIsInTheWayNothingIsWritten() throws {
        try configure(GenerateByConfigurationTests.team)
        try folder.write("// mine", to: "Store/_DataStore.h")
        let outcome = try modelc.run("generate")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("[foreign-file]"))
        #expect(try made() == ["Store/_DataStore.h"])
    }

    @Test func oneFileOfTwoModelsIsAnError() throws {
        try folder.write(
            try text("Models/DataStore.xcdatamodeld/DataStore.xcdatamodel/contents").replacing("memo", with: "note"),
            to: "Models/Second.xcdatamodel/contents")
        try configure(
            "models: [{ path: Models/DataStore.xcdatamodeld }, { path: Models/Second.xcdatamodel }]\n"
                + "generate: { output: Out }")
        let outcome = try modelc.run("generate")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("'Out/_DataStore.swift' would be written for 'Models/DataStore.xcdatamodeld'"))
        #expect(outcome.errors.contains("[output-collision]"))
        #expect(try made().isEmpty)
    }

    @Test func modelsOfAFolderShareTheSupportFile() throws {
        try configure(
            "models: [{ path: Models/DataStore.xcdatamodeld }, { path: Models/BookList.xcdatamodeld }]\n"
                + "generate: { output: Out, human: false }")
        let outcome = try modelc.run("generate")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.components(separatedBy: "created Out/_ModelcSupport.swift").count == 2)
        #expect(try modelc.run("generate", "--prune").output == "0 created, 0 updated, 5 unchanged\n")
    }

    @Test func supportFilesThatDifferAreExplained() throws {
        try configure(
            "models: [{ path: Models/DataStore.xcdatamodeld, access: public }, { path: Models/BookList.xcdatamodeld }]\n"
                + "generate: { output: Out }")
        let outcome = try modelc.run("generate")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("'support: false'"))
    }

    @Test func twoEntriesOfOneModelAreNoOrphansOfEachOther() throws {
        try configure(
            """
            models:
              - { path: Models/TodoCore.xcdatamodeld, entities: { Task: { skip: true } } }
              - { path: Models/TodoCore.xcdatamodeld, entities: { Tag: { skip: true }, Category: { skip: true } } }
            generate: { output: Out, human: false }
            """)
        #expect(try modelc.run("generate").status == 0)
        #expect(try modelc.run("generate", "--prune").output == "0 created, 0 updated, 4 unchanged\n")
    }

    @Test func anEntityThatIsSkippedFromNowOnLeavesAnOrphan() throws {
        try configure("generate: { output: Out }")
        _ = try modelc.run("generate", "Models/BookList.xcdatamodeld")
        try configure("generate: { output: Out, entities: { Shelf: { skip: true } } }")
        let outcome = try modelc.run("generate", "Models/BookList.xcdatamodeld", "--prune")
        #expect(outcome.output.contains("removed Out/_Shelf.swift\n"))
        #expect(try text("Out/_Book.swift").contains("Shelf"))
    }

    // MARK: Which file

    @Test func theFileIsFoundUpwardsAndItsPathsCountFromThere() throws {
        try configure(GenerateByConfigurationTests.team)
        var inside = modelc
        inside.folder = try folder.makeFolder("Deep/Down")
        let outcome = try inside.run("generate")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.hasPrefix("created ../../Books/_Author.swift\n"))
        #expect(try made().contains("Books/_Book.swift"))
    }

    @Test func anotherFileOrNoneMayBeChosen() throws {
        try configure("nonsense")
        try folder.write("generate: { output: Out, human: false }", to: "ci.yml")
        let model = "Models/DataStore.xcdatamodeld"
        #expect(try modelc.run("generate", model).status == 2)
        #expect(try modelc.run("generate", model, "--no-config", "-o", "None").status == 0)
        #expect(try modelc.run("generate", model, "--config", "ci.yml").status == 0)
        #expect(try made().contains("Out/_DataStore.swift"))
        #expect(try modelc.run("generate", model, "--config", "ci.yml", "--no-config").status == 64)
        let missing = try modelc.run("generate", model, "--config", "none.yml")
        #expect(missing.status == 2)
        #expect(missing.errors.hasPrefix("none.yml: error: "))
    }

    /// One value selects the layout; the output of `config` selects the same.
    @Test(arguments: ["swift", "objc"])
    func theLayoutWithTheSymbolsOfXcodesClasses(_ language: String) throws {
        try configure(
            "models: [{ path: Models/TodoCore.xcdatamodeld }]\n"
                + "generate: { output: Out, style: xcode-compatible, language: \(language) }")
        #expect(try modelc.run("generate").status == 0)
        let file = folder.path(language == "swift" ? "Out/_TodoTag.swift" : "Out/_TodoTag.h")
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains(language == "swift" ? "public class func fetchRequest()" : "*)fetchRequest;"))
        #expect(try modelc.run("generate", "--check", "--style", "modern").status == 1)
        let printed = try modelc.run("config")
        #expect(printed.status == 0 && printed.output.contains("xcode-compatible"))
        try configure(printed.output)
        let outcome = try modelc.run("generate", "--check")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    // MARK: Outputs of one's own

    @Test func anOutputThatNeverReplacesAnything() throws {
        try folder.write("// <$entity.className$>\n", to: "one.t")
        try configure(outputs("template: one.t, file-name: '{{class}}X.swift', overwrite: never"))
        #expect(try modelc.run("generate").status == 0)
        #expect(try modelc.run("generate").status == 0)
        try folder.write("// mine\n", to: "Out/DataStoreX.swift")
        let outcome = try modelc.run("generate")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("'overwrite: never'"))
        #expect(try text("Out/DataStoreX.swift") == "// mine\n")
    }

    @Test func anOutputThatCouldNotBeRewrittenIsRefusedAtOnce() throws {
        try folder.write("nothing <$entity.className$>\n", to: "one.t")
        try configure(outputs("template: one.t, file-name: '{{class}}X.swift'"))
        let outcome = try modelc.run("generate")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("[output-without-marker]"))
        try folder.write("// <$generator.marker$> <$entity.className$>\n", to: "one.t")
        #expect(try modelc.run("generate").status == 0)
    }

    @Test func anOutputStaysApartFromTheSingleFile() throws {
        try folder.write("// <$generator.marker$> <$model.name$>\n", to: "one.t")
        try configure(outputs("template: one.t, file-name: '{{model}}X.swift', scope: model") + ", single-file: true }")
        #expect(try modelc.run("generate").status == 0)
        #expect(try text("Out/DataStoreX.swift") == "// Generated by modelc DataStore\n")
        #expect(try !text("Out/_DataStore.swift").contains("DataStoreX"))
    }

    @Test func problemsOfAnOutputsTemplateHaveTheirPlace() throws {
        try configure(outputs("template: one.t, file-name: '{{class}}X.swift'"))
        #expect(try modelc.run("generate").errors.contains("[unreadable-templates]"))
        try folder.write("<$entity.clasName$>\n", to: "one.t")
        #expect(try modelc.run("generate").errors.contains("one.t:1:10: error"))
        #expect(try made().isEmpty)
    }

    private func outputs(_ output: String) -> String {
        let isOpen = output.contains("scope")
        return "models: [{ path: Models/DataStore.xcdatamodeld }]\ngenerate: { output: Out, outputs: [{ \(output) }]"
            + (isOpen ? "" : " }")
    }

    func configure(_ yaml: String) throws { try folder.write(yaml, to: ".modelc.yml") }

    func text(_ relative: String) throws -> String {
        try String(contentsOfFile: folder.path(relative), encoding: .utf8)
    }

    /// The files except the models and the handwritten files of this test.
    func made() throws -> [String] {
        try folder.files().filter { $0.contains("/") && !$0.hasPrefix("Models/") && !$0.hasPrefix("None/") }
    }
}
