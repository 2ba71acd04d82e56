import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTemplating
import Testing

@testable import ModelcCodegen

/// Xcode style: the user's templates, and the keys that they can use.
@Suite struct XcodeTemplateTests {
    private static let sets: [BundledTemplateSet] = [.xcodeSwift, .xcodeObjectiveC]

    private func result(
        _ files: [String: String], _ schema: ManagedObjectModel, _ options: CodeGenerationInput = xcodeOptions()
    ) throws -> CodeGenerationResult {
        let generator = XcodeStyleGenerator(options)
        let model = ResolvedModel(schema)
        let kind = generator.templateSet(of: model)
        let own = files.map { ($0, TemplateSource(path: $0, text: SourceText(Array($1.utf8)))) }
        let (set, problems) = TemplateSet.load(
            bundled: OutputTemplates.bundledSources(kind), overrides: Dictionary(uniqueKeysWithValues: own))
        #expect(problems.isEmpty)
        let (templates, more) = OutputTemplates.compile(try #require(set), for: kind)
        #expect(more.map(\.message) == [])
        return generator.generate(model, templates: templates) { _ in SourceLocation(path: modelPath) }
    }

    @Test func oneTemplateMayBeReplacedAndTheOthersStay() throws {
        let schema = xcodeOneOfEverything()
        let bundled = generateXcode(schema)
        let own = try result(
            ["class.swift.motemplate": "// <$entity.className$> of <$style.name$>, <$file$>\n"], schema)
        #expect(own.paths == bundled.paths && own.files.map(\.policy) == bundled.files.map(\.policy))
        #expect(own.text(of: "Novel+CoreDataClass.swift") == "// Novel of xcode12, Novel+CoreDataClass.swift\n")
        let name = "Novel+CoreDataProperties.swift"
        #expect(own.text(of: name) == bundled.text(of: name))
    }

    @Test func theLanguageOfTheModelChoosesTheSet() throws {
        var schema = model(entity("Book").generated())
        let generator = XcodeStyleGenerator(xcodeOptions(.xcode12, nil))
        schema.sourceLanguage = .swift
        #expect(generator.templateSet(of: ResolvedModel(schema)) == .xcodeSwift)
        schema.sourceLanguage = nil
        #expect(generator.templateSet(of: ResolvedModel(schema)) == .xcodeObjectiveC)
        let own = try result(["class.m.motemplate": ""], schema, xcodeOptions(.xcode12, nil))
        #expect(!own.paths.contains("Book+CoreDataClass.m") && own.paths.contains("Book+CoreDataClass.h"))
    }

    /// The word `codegen` of a manifest, and the name of the class file, in an era without and with a suffix.
    @Test func theFileOfTheClassFollowsTheCodegenOfItsEntity() throws {
        let schema = model(
            entity("Built").generated(), entity("Extended").generated(.category), entity("Manual"))
        let files = ["t": "x\n", "my.manifest": "t {{classFile}}.txt entity codegen\nt {{class}}.h entity human\n"]
        func policies(_ era: XcodeEra, _ change: (inout GenerateSettings) -> Void = { _ in }) throws -> [String] {
            let options = xcodeOptions(era) {
                $0.settings.allEntities = .flag(true)
                change(&$0.settings)
            }
            return try result(files, schema, options).files.map { "\($0.path) \($0.policy.rawValue)" }
        }
        let others = ["Built.h human", "Extended.h human", "Manual.h human"]
        #expect(
            try policies(.xcode12).sorted()
                == (["Built+CoreDataClass.txt machine", "Manual+CoreDataClass.txt human"] + others).sorted())
        #expect(try policies(.xcode7).sorted() == (["Built.txt human", "Manual.txt human"] + others).sorted())
        #expect(try policies(.xcode12) { $0.human = .flag(false) } == ["Built+CoreDataClass.txt machine"])
    }

    @Test func theModelAndAnEntityWithItsProperties() throws {
        let template = """
            <$marker$> <$model.name$> <$model.fileName$> <$model.identifier$> <$model.versionName$> <$model.entities.name.join(",")$>
            <$entity.name$> <$entity.literal$> <$entity.escapedClassName$>: <$entity.superclassName$> <$entity.isRoot$> <$entity.isAbstract$>
            <$entity.isAutomatic$> <$entity.hasPlainName$> <$entity.parentName$> <$entity.userInfo["a"]$>
            <$foreach item entity.properties$>
            <$item.name$> <$item.escapedName$>: <$item.declaredType$>. <$item.type$> <$item.isOptional$> <$item.attributes$> <$item.userInfo["b"]$>.
            <$endforeach$>
            <$foreach item entity.toManyRelationships$>
            <$item.name$> <$item.capitalizedName$> <$item.element$> <$item.escapedElement$> <$item.collectionClass$> <$item.isOrdered$>
            <$endforeach$>
            <$entity.forwardClasses.join(",")$>

            """
        var novel = entity(
            "Novel \"x\"", class: "class", parent: "Book",
            attributes: [attribute("count", .integer16, userInfo: ["b": "B"]).scalar(), attribute("repeat")],
            relationships: [toMany("parts", "Book", ordered: true)])
        novel.userInfo = UserInfo([UserInfoEntry(key: "a", value: "A")])
        let schema = model(entity("Book").generated(), novel.generated())
        let files = ["t": template, "my.manifest": "t {{class}}.txt entity machine\n"]
        let swift = """
            Generated by modelc Book List Book List.xcdatamodeld Book_List Two Book,Novel "x"
            Novel "x" "Novel \\"x\\"" `class`: Book false false
            true true Book A
            count count: Int16. Int16 false nonatomic B.
            repeat `repeat`: String?. String true nullable, nonatomic, copy .
            parts parts: NSOrderedSet?. NSOrderedSet true nullable, nonatomic, retain .
            parts Parts Book Book NSOrderedSet true
            Book

            """
        let options = xcodeOptions { $0.version.name = "Two" }
        #expect(try result(files, schema, options).text(of: "class.txt") == swift)
        let objectiveC = try result(files, schema, xcodeOptions(.xcode12, .objectiveC)).text(of: "Book.txt")
        #expect(objectiveC.contains("Book @\"Book\" Book: NSManagedObject true false\n"), "\(objectiveC)")
    }

    @Test func everyKeyIsDocumentedWithASentence() {
        for root in OutputScope.allCases.map({ OutputTemplates.root(of: $0, in: .xcodeSwift) }) {
            let catalog = SchemaCatalog(root: root)
            #expect(catalog.schemas.count >= 6)
            for key in catalog.schemas.flatMap(\.keys) { #expect(key.documentation.hasSuffix("."), "\(key.name)") }
        }
    }

    /// Without a header, first lines that any file could have do not show that a file may be replaced.
    @Test(arguments: [
        ("import Foundation\nimport CoreData\n\nstruct Book {}\n", false),
        ("class Book {\n\n\n\n\n    func mine() {}\n}\n", false),
        ("// Generated by modelc from me.\nstruct Book {}\n", true),
        ("extension Book {\n\n    var title: String\n\n\n}\n", true),
    ])
    func whatATemplateWithoutAHeaderIsKnownBy(_ text: String, _ isKnown: Bool) {
        let markers = XcodeStyleGenerator(xcodeOptions()).markers(
            of: GeneratedFile(path: "Book+CoreDataClass.swift", text: text, policy: .machine))
        #expect(markers.contains { text.contains($0) } == isKnown)
    }
}
