import ModelcTestSupport
import Testing

/// Wrong usage and wrong configurations.
extension GenerateByConfigurationTests {
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
        let list =
            "found 3 models; name one:\n  modelc generate Models/BookList.xcdatamodeld --output Out\n"
            + "  modelc generate Models/DataStore.xcdatamodeld --output Out\n"
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

    /// Models of one module share one support file: it must contain the code that each of them needs, and exist once.
    @Test(arguments: [
        (
            "typed-keys: false", "support: false", "",
            "uses the support file of 'Models/DataStore.xcdatamodeld', which has no"
        ),
        ("typed-keys: false", "support: false, module: Other", "", nil),
        ("typed-keys: true", "support: false, typed-keys: false", "", nil),
        ("human: true", "human: true", ", single-file: true", "has the support code, and so have the files of"),
        ("single-file: true", "human: true", "", "has the support code, and so have the files of"),
        ("human: true", "output: Other", ", single-file: true", nil),
        ("human: true", "support: false", ", single-file: true", nil),
    ])
    func supportThatDoesNotFit(_ one: String, _ other: String, _ all: String, _ expected: String?) throws {
        try configure(
            "models: [{ path: Models/DataStore.xcdatamodeld, \(one) }, { path: Models/TodoCore.xcdatamodeld, \(other) }]\n"
                + "generate: { output: Out\(all) }\n")
        let outcome = try modelc.run("generate")
        guard let expected else { return #expect(outcome.status == 0, "\(outcome.errors)") }
        #expect(outcome.status == 2 && outcome.errors.contains(expected), "\(outcome.errors)")
        #expect(outcome.errors.contains("[setting-conflict]"))
        #expect(try made().isEmpty)
    }

    /// A default in the file, as `config` prints it, is valid, and a note reports that it has no effect.
    @Test(arguments: ["language: objc", "style: xcode"])
    func aDefaultWithoutEffect(_ choice: String) throws {
        try configure(
            "models: [{ path: Models/DataStore.xcdatamodeld }]\ngenerate: { output: Out, typed-keys: true, \(choice) }\n"
        )
        let outcome = try modelc.run("generate", "--verbose")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("note: typed-keys is for modelc's own Swift"), "\(outcome.errors)")
    }

    @Test func whatIsForOtherModelsHasNoEffectAndIsNoProblem() throws {
        try configure(
            "models: [{ path: Models/DataStore.xcdatamodeld, language: objc }]\n"
                + "generate: { output: Out, single-file: true }")
        let outcome = try modelc.run("generate", "--verbose")
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("[setting-without-effect]"))
        #expect(try modelc.run("generate").errors.isEmpty)
    }

    @Test func aSettingForAllIsNoProblemWhereOneOfTheModelsUsesIt() throws {
        let models =
            "models:\n  - { path: Models/DataStore.xcdatamodeld, output: A, language: objc }\n"
            + "  - { path: Models/TodoCore.xcdatamodeld, output: B }\n"
        try configure(models + "generate: { constants: extern, access: public }")
        #expect(try modelc.run("generate", "--verbose").errors.contains("[setting-without-effect]"))
        for arguments in [[], ["--snapshots"], ["Models/DataStore.xcdatamodeld"], ["Models/TodoCore.xcdatamodeld"]] {
            let outcome = try modelc.run(["generate"] + arguments)
            #expect(outcome.status == 0, "\(arguments) \(outcome.errors)")
            #expect(!outcome.errors.contains("[setting-without-effect]"), "\(outcome.errors)")
        }
        #expect(try modelc.run("generate", "--nsdate").status == 64, "neither of them is in Xcode's layout")
        try configure(models.replacing("language: objc", with: "language: objc, snapshots: true"))
        #expect(try modelc.run("generate").status == 2, "what a model's own entry says is for that model")
    }

    @Test func settingsForEntitiesOfAnotherModelAreNoProblem() throws {
        try configure(GenerateByConfigurationTests.team + "\n  entities: { Book: { snapshots: true } }")
        #expect(try modelc.run("generate").status == 0)
        #expect(try modelc.run("generate", "Models/TodoCore.xcdatamodeld").status == 0)
        try configure(GenerateByConfigurationTests.team + "\n  entities: { Boook: { snapshots: true } }")
        let outcome = try modelc.run("generate")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("did you mean 'Book'?"))
    }

    @Test(arguments: [
        "--snapshots", "--typed-keys", "--access=public", "--imports=Combine", "--numbers=object", "--decimal=swift",
    ])
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
}
