import ModelcBase
import ModelcDiagnostics
import ModelcTemplating
import Testing

@Suite struct SchemaTests {
    @Test func theCatalogHoldsEveryTypeOnceFromTheRootOn() {
        let catalog = SchemaCatalog(root: Shelf.self)
        #expect(catalog.schemas.map(\.name) == ["Shelf", "Book", "Author"])
        #expect(catalog.schemas[1].keys.map(\.name) == ["title", "pages", "author", "tags", "isRare", "shelf"])
        #expect(
            catalog.schemas[1].keys.map(\.type.description) == [
                "String", "Int", "Author?", "[String]", "Bool", "Shelf",
            ])
        #expect(Shelf.templateSchema.keys.last { $0.name == "info" }?.type.description == "{String}")
        #expect(Shelf.templateSchema.index(of: "count") == 1)
        #expect(Shelf.templateSchema.index(of: "Count") == nil)
    }

    @Test func withoutARootNamesAreCheckedWhenRendering() {
        func output(_ text: String) -> String { Compiling(text, root: nil).output }
        #expect(output("<$name$> <$books.title.join('-')$> <$best.author.name$>") == "oak shelf alpha-beta-gamma Ada")
        #expect(output("<$nmae$>") == "rendering: main:1:3: unknown-key: Shelf has no key `nmae`")
        #expect(
            output("<$if best$>x<$endif$><$if count$>y<$endif$>").hasPrefix("rendering: main:1:27: doubtful-truth: "))
        #expect(
            output("<$foreach B books$><$B.titel$><$endforeach$>").contains(
                "1:24: unknown-key: Book has no key `titel`"))
    }

    /// A root with a fixed set of options.
    final class OptionsRoot: TemplateObject {
        static let templateSchema = TemplateSchema(
            "OptionsRoot", "Options.",
            keys: [TemplateKeyDeclaration("options", .record(names: ["access", "base-class"]), "Options.")])
        func templateValue(at index: Int) -> TemplateValue {
            .dictionary(TemplateDictionary(["access": .string("public"), "base-class": .string("Base")]))
        }
        var templateIdentity: Int { 0 }
    }

    @Test(arguments: [
        ("<$if options.acess == 'public'$>x<$endif$>", "1:14: unknown-key: The dictionary has no `acess`"),
        ("<$options['base-clas']$>", "unknown-key: The dictionary has no `base-clas`"),
        ("<$set o = options$><$o.acces$>", "unknown-key: The dictionary has no `acces`"),
    ])
    func aDictionaryOfCertainNamesHasNoOthers(_ text: String, _ problem: String) {
        let compilation = TemplateCompiler(root: OptionsRoot.self)
            .compile(TemplateSource(path: "main", text: SourceText(Array(text.utf8))))
        #expect(compilation.template == nil)
        let found = compilation.diagnostics.map {
            "\($0.location?.position.map { "\($0.line):\($0.column)" } ?? ""): "
                + "\($0.id.rawValue.dropFirst("template-".count)): \($0.message)"
        }
        #expect(found.count == 1 && found[0].hasSuffix(problem), "\(found)")
    }

    @Test func aDictionaryOfCertainNamesIsOneInEveryOtherWay() throws {
        let text =
            "<$options.access$> <$options['base-class']$> <$options.@count$>"
            + "<$foreach o options$> <$oKey$><$endforeach$><$if options$>!<$endif$>"
        let compilation = TemplateCompiler(root: OptionsRoot.self)
            .compile(TemplateSource(path: "main", text: SourceText(Array(text.utf8))))
        #expect(compilation.diagnostics == [])
        let bytes = try #require(compilation.template).render(OptionsRoot())
        #expect(String(decoding: bytes, as: UTF8.self) == "public Base 2 access base-class!")
    }

    @Test func anEmptyTemplateIsAnEmptyText() throws {
        let compilation = TemplateCompiler(root: nil).compile(TemplateSource(path: "main", text: SourceText([])))
        #expect(try #require(compilation.template).render(Shelf()) == [])
    }

    @Test func anObjectOfAnotherTypeThanDeclaredIsAskedByName() {
        #expect(Compiling("<$name$>", root: Author.self).output == "oak shelf")
        #expect(Compiling("<$name$> <$books.title.@first$>", root: Author.self).output == "oak shelf alpha")
    }

    @Test func aTemplateIsAValueForSeveralThreads() async throws {
        let template = try #require(Compiling("<$foreach B books$><$B.title$><$endforeach$>").compilation.template)
        await withTaskGroup(of: [UInt8]?.self) { group in
            for _ in 0..<16 { group.addTask { try? template.render(Shelf()) } }
            for await bytes in group { #expect(bytes == Array("alphabetagamma".utf8)) }
        }
    }
}
