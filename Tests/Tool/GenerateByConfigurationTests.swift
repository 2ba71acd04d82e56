import Foundation
import ModelcTestSupport
import Testing

/// `modelc generate` with a `.modelc.yml`, as teams with several models use it.
@Suite struct GenerateByConfigurationTests {
    private let folder: TemporaryFolder
    private let modelc: ModelcProcess

    private static let team = """
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
        #expect(outcome.output.hasPrefix("removed Out/_Shelf.swift\n"))
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

    // MARK: Wrong usage and wrong configurations

    @Test func withoutOutputBothWaysAreNamed() throws {
        let model = "Models/DataStore.xcdatamodeld"
        let outcome = try modelc.run("generate", model)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("pass --output DIR, or set 'output' in a .modelc.yml"))
        try configure("models: [{ path: \(model) }]")
        #expect(try modelc.run("generate").errors.contains("or set 'output' in .modelc.yml"))
    }

    @Test func withoutModelAllThatCouldBeMeantAreNamed() throws {
        let outcome = try modelc.run("generate", "--output", "Out")
        #expect(outcome.status == 64)
        let list = "found 3 models; name one:\n  Models/BookList.xcdatamodeld\n  Models/DataStore.xcdatamodeld\n"
        #expect(outcome.errors.contains(list), "\(outcome.errors)")
        #expect(try modelc.run("generate", "--output", "Out", "--model-version", "2").status == 64)
    }

    @Test func aMisspeltKeyStopsEverything() throws {
        try configure("models: [{ path: Models/DataStore.xcdatamodeld }]\ngenerate:\n  output: Out\n  acess: public\n")
        let outcome = try modelc.run("generate")
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix(".modelc.yml:4:3: error: 'acess' is not a key of generate"))
        #expect(outcome.errors.contains(" 4 | acess: public\n"))
        #expect(outcome.errors.contains("did you mean 'access'?"))
        #expect(try made().isEmpty)
    }

    @Test(arguments: [
        ("base-class: 'a b'", "[invalid-setting]"), ("module: 'a b'", "[invalid-setting]"),
        ("imports: [Combine, 'x y']", "[invalid-setting]"), ("configuration: Cloud", "[unknown-model-configuration]"),
        ("entities: { DataStoer: { skip: true } }", "did you mean 'DataStore'?"),
        ("entities: { DataStore: { base-class: a b } }", "[invalid-setting]"),
        ("nsdate: true", "[setting-conflict]"), ("language: objc\n  single-file: true", "[setting-conflict]"),
        ("style: xcode\n  include-xcode-codegen: true", "[setting-conflict]"),
        ("language: objc\n  snapshots: true", "snapshots is for modelc's own Swift, and 'language' is 'objc'"),
        ("language: objc\n  access: public", "[setting-conflict]"),
        ("constants: extern", "constants is for modelc's own Objective-C"),
        ("style: xcode12\n  doc-facts: true", "doc-facts is for modelc's own layout, and 'style' is 'xcode12'"),
        ("style: xcode12\n  optionality: always", "[setting-conflict]"),
        ("language: objc\n  base-class: Kit.Base", "[invalid-setting]"),
    ])
    func aSettingThatCannotBeFollowedHasItsPlace(_ setting: String, _ expected: String) throws {
        try configure("models: [{ path: Models/DataStore.xcdatamodeld }]\ngenerate:\n  output: Out\n  \(setting)\n")
        let outcome = try modelc.run("generate")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(expected), "\(outcome.errors)")
        #expect(outcome.errors.hasPrefix(".modelc.yml:4:") || outcome.errors.hasPrefix(".modelc.yml:5:"))
        #expect(try made().isEmpty)
    }

    @Test func whatIsForOtherModelsHasNoEffectAndIsNoFault() throws {
        try configure(
            "models: [{ path: Models/DataStore.xcdatamodeld, language: objc }]\n"
                + "generate: { output: Out, single-file: true }")
        let outcome = try modelc.run("generate", "--verbose")
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("[setting-without-effect]"))
        #expect(try modelc.run("generate").errors.isEmpty)
    }

    @Test func aSettingForAllIsNoFaultWhereOneOfTheModelsUsesIt() throws {
        let models =
            "models:\n  - { path: Models/DataStore.xcdatamodeld, output: A, language: objc }\n"
            + "  - { path: Models/TodoCore.xcdatamodeld, output: B }\n"
        try configure(models + "generate: { constants: extern, access: public }")
        #expect(try modelc.run("generate", "--verbose").errors.contains("[setting-without-effect]"))
        for arguments in [[], ["--snapshots"], ["Models/DataStore.xcdatamodeld"], ["Models/TodoCore.xcdatamodeld"]] {
            let outcome = try modelc.run(["generate"] + arguments)
            #expect(outcome.status == 0, "\(arguments) \(outcome.errors)")
            #expect(!outcome.errors.contains("setting"), "\(outcome.errors)")
        }
        #expect(try modelc.run("generate", "--nsdate").status == 64, "neither of them is in Xcode's layout")
        try configure(models.replacing("language: objc", with: "language: objc, snapshots: true"))
        #expect(try modelc.run("generate").status == 2, "what a model's own entry says is for that model")
    }

    /// One word asks for the layout; what `config` prints of it asks for the same.
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

    @Test func settingsForEntitiesOfAnotherModelAreNoFault() throws {
        try configure(GenerateByConfigurationTests.team + "\n  entities: { Book: { snapshots: true } }")
        #expect(try modelc.run("generate").status == 0)
        #expect(try modelc.run("generate", "Models/TodoCore.xcdatamodeld").status == 0)
        try configure(GenerateByConfigurationTests.team + "\n  entities: { Boook: { snapshots: true } }")
        let outcome = try modelc.run("generate")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("did you mean 'Book'?"))
    }

    @Test(arguments: ["--snapshots", "--access=public", "--imports=Combine", "--numbers=object", "--decimal=swift"])
    func aFlagWithoutEffectIsWrongUsage(_ flag: String) throws {
        let model = "Models/DataStore.xcdatamodeld"
        for choice in ["--language=objc", "--style=xcode26"] {
            let outcome = try modelc.run("generate", model, "--output", "Out", choice, flag)
            #expect(outcome.status == 64)
            #expect(outcome.errors.contains("is for modelc's own Swift"))
        }
        #expect(try made().isEmpty)
    }

    @Test func wrongFlagsAreWrongUsage() throws {
        let model = "Models/DataStore.xcdatamodeld"
        for flags in [
            ["--base-class", "a b"], ["--nsdate"], ["--entities", "{ DataStore: { skp: true } }"],
            ["--language", "objc", "--single-file"],
        ] {
            #expect(try modelc.run(["generate", model, "-o", "Out"] + flags).status == 64, "\(flags)")
        }
        #expect(try made().isEmpty)
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
        #expect(outcome.status == 1)
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

    @Test func faultsOfAnOutputsTemplateHaveTheirPlace() throws {
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

    private func configure(_ yaml: String) throws { try folder.write(yaml, to: ".modelc.yml") }

    private func text(_ relative: String) throws -> String {
        try String(contentsOfFile: folder.path(relative), encoding: .utf8)
    }

    /// The files besides the models and what is written by hand here.
    private func made() throws -> [String] {
        try folder.files().filter { $0.contains("/") && !$0.hasPrefix("Models/") && !$0.hasPrefix("None/") }
    }
}
