import Foundation
import ModelcTestSupport
import Testing

/// A folder of the user's templates: its templates are used, or an error is reported.
@Suite struct TemplateFolderTests {
    private let modelc = ModelcProcess()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: ["<$if options.acess == \"public\"$>x<$endif$>", "<$options[\"acess\"]$>"])
    func aMisspeltOptionIsAnError(_ text: String) throws {
        try folder.write(text + "\n", to: "Mine/human.swift.motemplate")
        let outcome = try generate()
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("[template-unknown-key]") && outcome.errors.contains("`access`"))
        #expect(try made().isEmpty)
    }

    @Test func everyFlagOfGenerateThatStandsInOptionsIsThere() throws {
        let names = ["access", "decimal", "decimals", "imports", "extra-imports", "base-class", "programmatic-model"]
        let text = names.map { "<$if options[\"\($0)\"] != nil$><$endif$>" }.joined() + "x\n"
        try folder.write(text, to: "Mine/human.swift.motemplate")
        let outcome = try generate()
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    /// Templates are input: one that does not compile, or cannot be rendered for the model, ends a run like unreadable
    /// input.
    @Test(arguments: [
        ("human.swift.motemplate", "<$if$>x<$endif$>", "template-missing-expression"),
        ("human.swift.motemplate", "<$entity.nme$>", "template-unknown-key"),
        ("human.swift.motemplate", "<$include 'gone.motemplate'$>", "template-unknown-include"),
        ("human.swift.motemplate", "<$1 / (entity.attributes.@count * 0)$>", "template-arithmetic"),
        ("swift.manifest", "human.swift.motemplate {{class}}.swift entity", "template-manifest-line"),
        ("swift.manifest", "gone.motemplate {{class}}.swift entity human", "template-missing-file"),
        ("swift.manifest", "# nothing", "template-manifest-empty"),
    ])
    func aTemplateThatCannotBeUsedIsInputThatCannotBeRead(_ name: String, _ text: String, _ id: String) throws {
        try folder.write(text + "\n", to: "Mine/" + name)
        for options in [[], ["--check"], ["--strict"]] {
            let outcome = try generate(options)
            #expect(outcome.status == 2, "\(options)")
            #expect(outcome.errors.contains("[\(id)]"), "\(outcome.errors)")
        }
        #expect(try made().isEmpty)
    }

    /// An unreadable file in place of a template.
    enum Obstacle: CaseIterable {
        case danglingLink, folder, noPermission, pipe, huge
    }

    @Test(arguments: Obstacle.allCases)
    func aTemplateThatCannotBeReadIsAnError(_ obstacle: Obstacle) throws {
        let path = folder.path("Mine/human.swift.motemplate")
        try folder.makeFolder("Mine")
        switch obstacle {
        case .danglingLink:
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.path("gone"))
        case .folder: try folder.makeFolder("Mine/human.swift.motemplate")
        case .noPermission:
            // The root user may read everything.
            if getuid() == 0 { return }
            try folder.write("x", to: "Mine/human.swift.motemplate")
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        case .pipe: #expect(mkfifo(path, 0o600) == 0)
        case .huge:
            try folder.write("", to: "Mine/human.swift.motemplate")
            try FileHandle(forUpdating: URL(fileURLWithPath: path)).truncate(atOffset: 200 << 30)
        }
        let outcome = try generate()
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("'\(path)' cannot be read"))
        #expect(outcome.errors.contains("[unreadable-templates]"))
        #expect(try made().isEmpty)
    }

    @Test func aLinkToATemplateAndAFolderOfOtherThingsAreFine() throws {
        try folder.write("// linked\n", to: "Elsewhere/human.swift.motemplate")
        try folder.makeFolder("Mine/Old")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Mine/human.swift.motemplate"),
            withDestinationPath: folder.path("Elsewhere/human.swift.motemplate"))
        #expect(try generate().status == 0)
        #expect(try text("Out/DataStore.swift") == "// linked\n")
    }

    @Test func templatesOfTheOtherLanguageAloneAreNotPassedOver() throws {
        try folder.write("// mine\n", to: "Mine/human.m.motemplate")
        let objectiveC = try generate("--language", "objc")
        #expect(objectiveC.errors.isEmpty, "\(objectiveC.errors)")
        let swift = try generate()
        #expect(swift.status == 0)
        #expect(swift.errors.contains("has no template of the set 'swift'") && swift.errors.contains("--language objc"))
        #expect(swift.errors.contains("[unused-template]"))
    }

    /// One error that names the option, not one for each key of the other set.
    @Test(arguments: [("objc", "swift"), ("swift", "objc")])
    func aCopiedSetOfTheOtherLanguage(_ set: String, _ language: String) throws {
        let copy = try modelc.run(["templates", "copy", set, "--output", folder.path("Mine")])
        #expect(copy.status == 0, "\(copy.errors)")
        let wrong = try generate("--language", language)
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("[wrong-template-set]") && wrong.errors.contains("pass --language \(set)"))
        #expect(wrong.errors.components(separatedBy: "error: ").count == 2, "\(wrong.errors)")
        #expect(try made().isEmpty)
        #expect(try generate("--language", set).status == 0)
    }

    @Test func aCopiedSetOfAnotherLayout() throws {
        _ = try modelc.run("templates", "copy", "xcode", "--output", folder.path("Mine"))
        let wrong = try generate("--language", "objc")
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("pass --style xcode --language swift"), "\(wrong.errors)")
        let right = try generate("--style", "xcode", "--language", "swift", "--all-entities")
        #expect(right.status == 0 && right.errors.isEmpty, "\(right.errors)")
    }

    @Test func anEmptyFolderIsNotPassedOver() throws {
        try folder.makeFolder("Mine")
        #expect(try generate().errors.contains("has no template of the set 'swift'"))
    }

    @Test(arguments: [("swift", ["", "\t", " \n\t\r\n"]), ("objc", ["", "\t", " \n\t\r\n"])])
    func aBlankTemplateMakesNoFile(_ language: String, _ texts: [String]) throws {
        let file = language == "swift" ? "human.swift.motemplate" : "human.m.motemplate"
        for text in texts {
            try folder.write(text, to: "Mine/" + file)
            let outcome = try generate("--language", language, "--dry-run")
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(!outcome.output.contains(language == "swift" ? "/DataStore.swift" : "/DataStore.m"), "\(text)")
        }
    }

    @Test func aProblemOfAFileNamesItsTemplate() throws {
        try folder.write("no marker\n", to: "Mine/mock.motemplate")
        try folder.write("mock.motemplate {{class}}Mock.swift entity machine\n", to: "Mine/swift.manifest")
        let outcome = try generate()
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("[output-without-marker]") && outcome.errors.contains("'mock.motemplate'"))
    }

    private func generate(_ options: String...) throws -> ModelcProcess.Outcome { try generate(options) }

    private func generate(_ options: [String]) throws -> ModelcProcess.Outcome {
        try modelc.run(
            [
                "generate", "Samples/DataStore/DataStore.xcdatamodeld", "--output", folder.path("Out"), "--templates",
                folder.path("Mine"),
            ] + options)
    }

    private func made() throws -> [String] { try folder.files().filter { $0.hasPrefix("Out/") } }

    private func text(_ relative: String) throws -> String {
        try String(contentsOfFile: folder.path(relative), encoding: .utf8)
    }
}
